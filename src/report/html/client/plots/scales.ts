import { ruleX, text } from "@observablehq/plot";
import type { Markish, PlotOptions, ScaleOptions } from "@observablehq/plot";
import { quantileName } from "../../../text/words.js";
import { axisPosition } from "../../data/quantile-curve.js";

/** One style for all plots; colours are the page's, so that light, dark and print need no drawing anew. */
export const BASE: PlotOptions = {
  className: "plot",
  style: { fontSize: "12px", fontFamily: "inherit", background: "transparent", overflow: "visible" },
  marginLeft: 64,
  marginRight: 16,
  marginTop: 24,
  marginBottom: 40,
};

export const COLORS = {
  baseline: "var(--baseline)",
  candidate: "var(--candidate)",
  quiet: "var(--quiet)",
  text: "var(--muted)",
} as const;

const NINES = [0, 0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999] as const;

const tickName = (q: number): string => (q === 0 ? "min" : quantileName(q));

/** The width of a letter of the plots' font, and the least room between two labels, in pixels. */
export const LETTER_WIDTH = 7;
const LABEL_GAP = 6;

/** Of ticks along an axis, those whose names have room; the first of two that would overlap stays. */
function roomy(names: readonly { readonly at: number; readonly text: string }[]): boolean[] {
  let end = -Infinity;
  return names.map(({ at, text: { length } }) => {
    const half = (length * LETTER_WIDTH) / 2;
    if (at - half < end + LABEL_GAP) return false;
    end = at + half;
    return true;
  });
}

/** The quantile axis from `from` to `to`, with ticks at the nines that there is room for. */
export function quantileAxis(from: number, to: number, width: number): ScaleOptions {
  const room = width - 64 - 16;
  const pixel = (q: number): number =>
    (room * (axisPosition(q) - axisPosition(from))) / (axisPosition(to) - axisPosition(from));
  // The median is worth more than the minimum: where both have no room, it is the one that stays.
  const nines = NINES.filter((q) => q >= from && q <= to && (q > 0 || pixel(0.5) > 30));
  const free = roomy(nines.map((q) => ({ at: pixel(q), text: tickName(q) })));
  const ticks = nines.filter((_, index) => free[index]);
  return {
    domain: [axisPosition(from), axisPosition(to)],
    ticks: ticks.map(axisPosition),
    tickFormat: (position: number) => tickName(1 - 10 ** -position),
    label: "quantile (log scale towards the tail)",
    labelAnchor: "center",
    labelArrow: "none",
  };
}

/** A line at the quantile that the row is about, with its name above the plot. */
export function quantileMark(q: number | null, from: number, to: number): Markish[] {
  const own = q === null || q < from || q > to ? [] : [q];
  return [
    ruleX(own, { x: axisPosition, stroke: COLORS.quiet, strokeDasharray: "2,3" }),
    text(own, {
      x: axisPosition,
      frameAnchor: "top",
      dy: -14,
      text: quantileName,
      fill: COLORS.text,
      fontWeight: 600,
    }),
  ];
}

/** A change at an axis, without the digits that a text has. */
export function percentTick(relative: number): string {
  const value = Number((relative * 100).toFixed(1));
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)} %`;
}
