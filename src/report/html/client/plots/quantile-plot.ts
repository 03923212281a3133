import { lineY, plot, pointerX, ruleY, text, tip } from "@observablehq/plot";
import { formatQuantity, scaleOf } from "../../../text/quantity.js";
import { quantileName } from "../../../text/words.js";
import { axisPosition, quantilesOf, valueAt } from "../../data/quantile-curve.js";
import type { QuantileCurve, RowData, SeriesData } from "../../data/panel-data.js";
import { quantileDomain, type Beyond } from "./quantile-domain.js";
import { BASE, COLORS, quantileAxis, quantileMark } from "./scales.js";

interface Point {
  readonly side: "baseline" | "candidate";
  readonly q: number;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** The latency of the fastest to the slowest operation, on both sides. */
export function quantilePlot(row: RowData, series: SeriesData, width: number): Element {
  const values = [series.baseline, series.candidate].flatMap((curve) => curve?.values ?? []);
  const { factor, symbol } = scaleOf(medianOf(series), series.unit);
  const points = (["baseline", "candidate"] as const).flatMap((side) => pointsOf(side, series[side], factor));
  const { log, top, beyond } = quantileDomain(row, series);
  const highest = (top ?? Math.max(...values)) / factor;
  const end = Math.max(...points.map(({ q }) => q));
  const budget = [row.budget?.max, row.budget?.min]
    .filter((limit) => limit !== null && limit !== undefined)
    .map((limit) => limit / factor)
    .filter((limit) => limit <= (top === undefined ? 1.2 : 1) * highest);
  return plot({
    ...BASE,
    width,
    height: 300,
    x: quantileAxis(0, end, width),
    y: {
      type: log ? "log" : "linear",
      grid: true,
      nice: !log && top === undefined,
      ...(top === undefined ? {} : { domain: [Math.min(...values) / factor, highest] }),
      label: `${symbol}${log ? ", log scale" : ""}`,
      labelArrow: "none",
      ...(log ? { tickFormat: String } : {}),
      ticks: log ? 5 : 6,
    },
    marks: [
      quantileMark(row.q, 0, end),
      ruleY(budget, { stroke: "var(--bad)", strokeDasharray: "6,3" }),
      text(budget, {
        y: (limit: number) => limit,
        frameAnchor: "left",
        dy: -6,
        dx: 4,
        text: () => "budget",
        fill: "var(--bad)",
      }),
      lineY(points, { x: "x", y: "y", z: "side", stroke: colorOf, strokeWidth: 2, clip: true }),
      beyond.map((one, index) =>
        text([one], {
          frameAnchor: "top-right",
          dx: -4,
          dy: 4 + 16 * index,
          text: ({ largest }: Beyond) => `${formatQuantity(largest, series.unit)} ↑`,
          fill: colorOf,
          stroke: "var(--surface)",
          strokeWidth: 4,
        }),
      ),
      tip(
        points,
        pointerX({
          x: "x",
          y: ({ y }: Point) => Math.min(y, highest),
          title: ({ side, q, value }: Point) =>
            `${side} ${quantileName(Number(q.toPrecision(5)))}: ${formatQuantity(value, series.unit)}`,
        }),
      ),
    ],
  });
}

function pointsOf(side: Point["side"], curve: QuantileCurve | null, factor: number): Point[] {
  if (curve === null) return [];
  const quantiles = quantilesOf(curve);
  return curve.values.map((value, i) => {
    const q = quantiles[i]!;
    return { side, q, x: axisPosition(q), y: value / factor, value };
  });
}

function colorOf({ side }: Pick<Point, "side">): string {
  return COLORS[side];
}

function medianOf({ baseline, candidate }: SeriesData): number {
  return Math.max(...[baseline, candidate].flatMap((curve) => (curve === null ? [] : [valueAt(curve, 0.5)])));
}
