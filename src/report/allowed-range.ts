import type { Row } from "../core/model/report.js";
import { allowedShare } from "../core/model/tolerances.js";
import type { Interval } from "../core/rule/types.js";

/**
 * How far below and above a level of the baseline the candidate may lie, as relative changes of it: what the tolerance or
 * the floor allow, whichever is more.
 */
export function allowedRange({ floor }: Pick<Row, "floor">, tolerance: number, baseline: number): Interval {
  // Sides are compared as ratios: a candidate that is 5 % lower has a baseline that is 5.3 % higher.
  const down = allowedShare(tolerance / (1 + tolerance), floor, baseline);
  return { low: -Math.min(1, down), high: allowedShare(tolerance, floor, baseline) };
}
