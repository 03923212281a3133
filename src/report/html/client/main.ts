import type { StudyData } from "../data/panel-data.js";
import { readData } from "./dom.js";
import { figure } from "./figure.js";
import { differencePlot, ladderPlot } from "./plots/study-plots.js";
import { enliven } from "./table.js";

const table = document.getElementById("rows");
const controls = document.getElementById("controls");
if (table instanceof HTMLTableElement && controls instanceof HTMLFormElement) enliven(table, controls);
for (const place of document.querySelectorAll<HTMLElement>("[data-study]")) drawWhenSeen(place);

/** Studies stand open on the page; their plots are drawn when they come near. */
function drawWhenSeen(place: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      drawStudy(place);
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
      caption: "With 95 % intervals, each by itself. The table below has the numbers.",
      draw: (width) => differencePlot(study, width),
    }),
    figure({
      title: "Levels",
      caption: "In the order of the study.",
      draw: (width) => ladderPlot(study, width),
    }),
  );
}
