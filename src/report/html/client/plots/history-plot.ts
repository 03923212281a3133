import { areaY, dot, lineY, plot, pointerX, rect, ruleX, text, tip } from "@observablehq/plot";
import type { RunLabel, SeriesPlotData } from "../../data/history-data.js";
import { formatQuantity, scaleOf } from "../../../text/quantity.js";
import { BASE, COLORS } from "./scales.js";

type Point = SeriesPlotData["points"][number];
type Change = SeriesPlotData["changes"][number];

const toneOf = ({ worse }: Change): string => (worse ? "var(--bad)" : "var(--good)");

/** A metric over the runs, with its band, its changes of level, and the commit under the pointer. */
export function historyPlot(data: SeriesPlotData, runs: readonly RunLabel[], width: number): Element {
  const { factor, symbol } = scaleOf(Math.max(...data.points.map(({ high }) => high)), data.unit);
  const scaled = (pick: (point: Point) => number) => (point: Point) => pick(point) / factor;
  const machines = runs.flatMap(({ otherHost }, run) => (otherHost ? [run] : []));
  const few = data.points.length <= 150;
  return plot({
    ...BASE,
    width,
    height: 220,
    x: {
      domain: [-0.5, Math.max(runs.length - 0.5, 1)],
      ticks: Math.max(2, Math.floor(width / 130)),
      tickFormat: (run: number) => runs[run]?.commit ?? "",
      label: "commit",
      labelAnchor: "center",
      labelArrow: "none",
    },
    y: { grid: true, nice: true, label: symbol, labelArrow: "none", ticks: 5 },
    marks: [
      ruleX(machines, { stroke: COLORS.quiet, strokeDasharray: "1,4" }),
      rect(data.changes, {
        x1: ({ firstRun }: Change) => firstRun - 0.5,
        x2: ({ lastRun }: Change) => lastRun + 0.5,
        fill: toneOf,
        fillOpacity: 0.14,
      }),
      areaY(data.points, {
        x: "run",
        y1: scaled(({ low }) => low),
        y2: scaled(({ high }) => high),
        fill: COLORS.baseline,
        fillOpacity: 0.22,
      }),
      lineY(data.points, { x: "run", y: scaled(({ value }) => value), stroke: COLORS.baseline }),
      few
        ? dot(data.points, { x: "run", y: scaled(({ value }) => value), r: 2.2, fill: COLORS.baseline })
        : null,
      text(data.changes, {
        x: ({ firstRun, lastRun }: Change) => (firstRun + lastRun) / 2,
        frameAnchor: "top",
        dy: -12,
        text: "label",
        fill: toneOf,
        fontWeight: 700,
      }),
      tip(
        data.points,
        pointerX({
          x: "run",
          y: scaled(({ value }) => value),
          title: ({ run, value, low, high }: Point) => {
            const { commit, subject, date } = runs[run]!;
            const show = (number: number): string => formatQuantity(number, data.unit);
            return `${commit}, ${date}\n${subject}\n${show(value)} (${show(low)} to ${show(high)})`;
          },
        }),
      ),
    ],
  });
}
