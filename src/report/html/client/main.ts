import type { StudyData } from "../data/panel-data.js";
import { readData } from "./dom.js";
import { figure } from "./figure.js";
import { drawHistory } from "./history.js";
import { differencePlot, levelPlot } from "./plots/study-plots.js";
import { enliven } from "./table.js";

const table = document.getElementById("rows");
const controls = document.getElementById("controls");
if (table instanceof HTMLTableElement && controls instanceof HTMLFormElement) enliven(table, controls);
for (const place of document.querySelectorAll<HTMLElement>("[data-study]")) drawWhenSeen(place, drawStudy);
for (const place of document.querySelectorAll<HTMLElement>("[data-history]"))
  drawWhenSeen(place, drawHistory);

/** What stands open on the page is drawn when it comes near. */
function drawWhenSeen(place: HTMLElement, draw: (place: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      draw(place);
    },
    { rootMargin: "400px" },
  );
  observer.observe(place);
}

function drawStudy(place: HTMLElement): void {
  const study = readData(`study-data-${place.dataset["study"] ?? ""}`) as StudyData;
  if (study.points.length === 0) return;
  place.append(
    figure({
      title: "Difference to the reference",
      caption:
        "With 95 % intervals, each by itself: one that crosses the line decides nothing. The table below has the numbers.",
      draw: (width) => differencePlot(study, width),
    }),
    figure({
      title: "Levels",
      caption: study.ladder.length === 2 ? "Both scenarios, on one scale." : "In the order of the ladder.",
      draw: (width) => levelPlot(study, width),
    }),
  );
}
