import { quantileSorted } from "../../../src/core/stats/quantile.js";
import type { Drawn } from "../draw.js";
import { memo } from "../memo.js";
import type { Rule } from "../rules.js";
import { QUANTILES, UNCHANGED, type Quantile } from "../workload.js";
import { verdictOf } from "./sides.js";

/** Trials behind one point of a history: what one run of a benchmark job measures. */
const TRIALS_A_POINT = 4;
const POINTS = 30;

const known = new WeakMap<readonly number[], Map<Quantile, readonly number[]>>();

/** Earlier points of the baseline, oldest first; the history ends where the run begins. Made once a draw. */
export function history(drawn: Drawn, q: Quantile): readonly number[] {
  const byQuantile = memo(known, drawn.history, () => new Map<Quantile, readonly number[]>());
  return memo(byQuantile, q, () => pointsBefore(drawn, q));
}

function pointsBefore({ workload, history: trials }: Drawn, q: Quantile): number[] {
  const values = workload.quantiles(q, UNCHANGED);
  const points = Math.min(POINTS, Math.floor(trials.length / TRIALS_A_POINT));
  return Array.from({ length: points }, (_, i) =>
    middle(trials.slice(i * TRIALS_A_POINT, (i + 1) * TRIALS_A_POINT).map((t) => values[t]!)),
  ).reverse();
}

/** Points of the candidate: the run's own trials. */
export function candidates(drawn: Drawn, q: Quantile, rounds: number): number[] {
  const values = drawn.workload.quantiles(q, drawn.effect);
  const trials = drawn.candidate.slice(0, rounds);
  return Array.from({ length: Math.max(1, Math.floor(trials.length / TRIALS_A_POINT)) }, (_, i) =>
    middle(trials.slice(i * TRIALS_A_POINT, (i + 1) * TRIALS_A_POINT).map((t) => values[t]!)),
  );
}

const middle = (values: readonly number[]): number =>
  quantileSorted(
    [...values].sort((a, b) => a - b),
    0.5,
  );

const knownFences = new WeakMap<readonly number[], number>();

/** Of the changes from point to point; undefined where there are too few. Computed once a history. */
function fenceOf(points: readonly number[]): number | undefined {
  if (points.length < 5) return undefined;
  return memo(knownFences, points, () => {
    const sizes = points
      .slice(1)
      .map((point, i) => Math.abs(point / points[i]! - 1))
      .sort((a, b) => a - b);
    const [q1, q3] = [quantileSorted(sizes, 0.25), quantileSorted(sizes, 0.75)];
    return q3 + 3 * (q3 - q1);
  });
}

/**
 * rustc-perf: the relative change to the parent is an outlier among the changes of the history, beyond
 * the third quartile of their sizes by three interquartile ranges.
 */
export const HISTORY_FENCE: Rule = {
  name: "fence of 3 IQR over a history (rustc-perf)",
  source: "https://github.com/rust-lang/rustc-perf/blob/master/docs/comparison-analysis.md",
  ours: false,
  every: 1,
  judge: (drawn, rounds) =>
    QUANTILES.map((quantile) => {
      const points = history(drawn, quantile);
      const fence = fenceOf(points);
      if (fence === undefined) return { quantile, verdict: "insufficient", rounds };
      const change = candidates(drawn, quantile, TRIALS_A_POINT)[0]! / points.at(-1)! - 1;
      return { quantile, verdict: verdictOf(change > fence, change < -fence), rounds };
    }),
};
