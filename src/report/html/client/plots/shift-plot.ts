import { areaY, dot, lineY, plot, pointerX, ruleY, tip } from "@observablehq/plot";
import { formatChange } from "../../../text/quantity.js";
import { quantileName } from "../../../text/words.js";
import { axisPosition } from "../../data/quantile-curve.js";
import type { RowData, ShiftPoint } from "../../data/panel-data.js";
import { allowedLines } from "./allowed-lines.js";
import { BASE, COLORS, percentTick, quantileAxis, quantileMark } from "./scales.js";

/** All changes that the plot of quantiles has to show. */
export function drawnShift(shift: readonly ShiftPoint[]): (number | null)[] {
  return shift.flatMap(({ estimate, low, high }) => [estimate, low, high]);
}

/** The change at each quantile with its band: above the line the candidate takes longer. */
export function shiftPlot(row: RowData, shift: readonly ShiftPoint[], width: number): Element {
  const position = ({ q }: ShiftPoint): number => axisPosition(q);
  const bounded = shift.filter(({ low, high }) => low !== null && high !== null);
  const allowed = allowedLines(row, drawnShift(shift));
  const end = Math.max(0.9, row.q ?? 0, ...shift.map(({ q }) => q));
  return plot({
    ...BASE,
    width,
    height: 300,
    x: quantileAxis(0.5, end, width),
    y: { grid: true, nice: true, label: null, tickFormat: percentTick },
    marks: [
      quantileMark(row.q, 0.5, end),
      ruleY(allowed, { stroke: COLORS.text, strokeDasharray: "6,3" }),
      ruleY([0], { stroke: COLORS.text }),
      areaY(bounded, { x: position, y1: "low", y2: "high", fill: COLORS.candidate, fillOpacity: 0.18 }),
      lineY(shift, { x: position, y: "estimate", stroke: COLORS.candidate, strokeWidth: 2 }),
      dot(shift, { x: position, y: "estimate", fill: COLORS.candidate, r: 3 }),
      tip(
        shift,
        pointerX({
          x: position,
          y: "estimate",
          title: ({ q, estimate, low, high }: ShiftPoint) =>
            `${quantileName(q)}: ${formatChange(estimate)}\n95 %: ${low === null ? "−∞" : formatChange(low)} … ${high === null ? "+∞" : formatChange(high)}`,
        }),
      ),
    ],
  });
}
