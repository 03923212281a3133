import type { Figure } from "./figures.js";

/** What comes out of figures: at their printed values, and at the ends of what their rounding leaves open. */
export interface Computed {
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
}

export type Formula = (...values: readonly number[]) => number;

/**
 * A formula of figures. Ranges go bound by bound (the low ones give one result, the high ones the other).
 * Undefined where a figure is no number or an inequality.
 */
export function compute(figures: readonly Figure[], formula: Formula): Computed | undefined {
  const bounds = [figures.map(({ low }) => low), figures.map(({ high }) => high)];
  if (bounds.flat().some((value) => value === undefined)) return undefined;
  const [lows, highs] = bounds as [number[], number[]];
  const ends = [formula(...lows), formula(...highs)];
  const roundings = figures.map(({ rounding }) => rounding);
  const corners = [...cornersOf(lows, roundings), ...cornersOf(highs, roundings)].map((corner) =>
    formula(...corner),
  );
  const all = [...ends, ...corners];
  if (all.some((value) => !Number.isFinite(value))) return undefined;
  return {
    low: Math.min(...ends),
    high: Math.max(...ends),
    least: Math.min(...all),
    most: Math.max(...all),
  };
}

/** Every figure at either end of its rounding. Formulas here are monotone in each figure. */
function cornersOf(values: readonly number[], roundings: readonly number[]): number[][] {
  return values.reduce<number[][]>(
    (corners, value, index) =>
      corners.flatMap((corner) => [
        [...corner, value - roundings[index]!],
        [...corner, value + roundings[index]!],
      ]),
    [[]],
  );
}

export type Agreement = "equal" | "within rounding" | "different";

/** Whether a printed figure is what its own sources come to. */
export function agreement(printed: Figure, computed: Computed): Agreement {
  const { low = printed.high, high = printed.low, rounding } = printed;
  if (low === undefined || high === undefined) return "equal";
  const slack = rounding * (1 + 1e-9) + 1e-12 * Math.abs(high);
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= slack;
  if (near(low, computed.low) && near(high, computed.high)) return "equal";
  return computed.least <= high + slack && computed.most >= low - slack ? "within rounding" : "different";
}

export const difference: Formula = (before, after) => after - before;
/** Relative: −0.5 is half. */
export const relativeChange: Formula = (before, after) => after / before - 1;
/** Relative: 0.5 is half less. */
export const reduction: Formula = (before, after) => 1 - after / before;
export const ratio: Formula = (above, below) => above / below;
export const sum: Formula = (...values) => values.reduce((total, value) => total + value, 0);
export const mean: Formula = (...values) => sum(...values) / values.length;
/** Operations a second, one after the other, from nanoseconds each. */
export const perSecond: Formula = (ns) => 1e9 / ns;
/** Identity: what is printed in two places should be one number. */
export const same: Formula = (value) => value;
