import { mergeSorted, sortedSamples } from "../../../core/stats/quantile.js";
import type { QuantileCurve } from "./panel-data.js";

/** Of the operations, the slowest; every one of them is kept, within these bounds. */
const TAIL_SHARE = 0.01;
const TAIL_LEAST = 100;
const TAIL_MOST = 1000;
/** Points below the tail, evenly spaced on the axis. */
const BODY_POINTS = 150;

/**
 * The quantile function of one side's operations, over all rounds. The body is thinned to points that lie
 * evenly on the axis −log₁₀(1 − q); each is an order statistic as it was measured, never a mean. The
 * slowest operations are all there: those beyond P99, at least 100 and at most 1000 of them.
 */
export function quantileCurve(trials: readonly Float64Array[]): QuantileCurve | undefined {
  const all = mergeSorted(trials.map(sortedSamples));
  const count = all.length;
  if (count === 0) return undefined;
  const tail = Math.min(count, Math.max(TAIL_LEAST, Math.min(TAIL_MOST, Math.ceil(count * TAIL_SHARE))));
  const tailFrom = count - tail;
  const body = bodyRanks(count, tailFrom);
  return {
    count,
    bodyRanks: body,
    tailFrom,
    values: [...body.map((rank) => all[rank]!), ...all.subarray(tailFrom)],
  };
}

/** Where the kept operations stand: the plotting positions (rank + ½)/count, in the order of the values. */
export function quantilesOf({ count, bodyRanks: body, tailFrom, values }: QuantileCurve): number[] {
  return values.map((_, i) => ((i < body.length ? body[i]! : tailFrom + i - body.length) + 0.5) / count);
}

/** Ranks below `end`, ascending, with the minimum. */
function bodyRanks(count: number, end: number): number[] {
  if (end <= BODY_POINTS) return Array.from({ length: end }, (_, rank) => rank);
  const last = axisPosition((end + 0.5) / count);
  const ranks = new Set<number>();
  for (let point = 0; point < BODY_POINTS; point++) {
    const q = 1 - 10 ** (-(point / BODY_POINTS) * last);
    ranks.add(Math.min(end - 1, Math.round(q * count)));
  }
  return [...ranks].sort((a, b) => a - b);
}

/** Where a quantile stands on an axis that gives each nine the same room. */
export function axisPosition(q: number): number {
  return -Math.log10(1 - q);
}

/** Of the values of a curve at a quantile, the nearest that was kept. */
export function valueAt(curve: QuantileCurve, q: number): number {
  const quantiles = quantilesOf(curve);
  let best = 0;
  quantiles.forEach((at, i) => {
    if (Math.abs(at - q) < Math.abs(quantiles[best]! - q)) best = i;
  });
  return curve.values[best]!;
}
