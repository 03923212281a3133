import type { RunLabel, SeriesPlotData } from "../data/history-data.js";
import { formatQuantity } from "../../text/quantity.js";
import { dataTable, readData } from "./dom.js";
import { figure } from "./figure.js";
import { historyPlot } from "./plots/history-plot.js";

/** Draws one metric of the history page. */
export function drawHistory(place: HTMLElement): void {
  const runs = readData("history-runs") as readonly RunLabel[];
  const data = readData(`history-data-${place.dataset["history"] ?? ""}`) as SeriesPlotData;
  const show = (value: number): string => formatQuantity(value, data.unit);
  place.append(
    figure({
      title: "Over the commits",
      caption: [
        data.summary,
        ...(runs.some(({ otherHost }) => otherHost)
          ? ["Dotted lines: another kind of machine measured from there on."]
          : []),
      ].join(" "),
      draw: (width) => historyPlot(data, runs, width),
      table: dataTable(
        `${data.name} by commit`,
        [
          { title: "commit" },
          { title: "date" },
          { title: "subject" },
          { title: "median", numeric: true },
          { title: "band", numeric: true },
        ],
        data.points.map(({ run, value, low, high }) => {
          const { commit, date, subject } = runs[run]!;
          return [commit, date, subject, show(value), `${show(low)} to ${show(high)}`];
        }),
      ),
    }),
  );
}
