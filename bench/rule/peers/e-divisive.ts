import { studentUpperTail } from "../../../src/core/stats/student.js";
import type { Rule } from "../rules.js";
import { QUANTILES } from "../workload.js";
import { candidates, history } from "./history.js";
import { momentsOf, type Moments } from "./normal.js";
import { verdictOf } from "./sides.js";

const WINDOW = 50;
const P_VALUE = 0.001;
/** Of the changes that the first pass keeps. */
const WEAK_P_VALUE = 0.01;

/**
 * Otava: E-divisive means over the history and the new points, with Student's t test. It is asked about the new
 * points, so a change counts where they begin, or next to it.
 */
export const E_DIVISIVE: Rule = {
  name: "E-divisive on a history (Otava)",
  source: "https://github.com/apache/otava/blob/master/otava/analysis.py",
  ours: false,
  every: 10,
  judge: (drawn, rounds) =>
    QUANTILES.map((quantile) => {
      const before = history(drawn, quantile);
      if (before.length < 4) return { quantile, verdict: "insufficient", rounds };
      const points = [...before, ...candidates(drawn, quantile, rounds)];
      const here = changesOf(points).filter(({ at }) => Math.abs(at - before.length) <= 1);
      const slower = here.some(({ up }) => up);
      return { quantile, verdict: verdictOf(slower, here.length > 0), rounds };
    }),
};

/** Points at which something changed: at which index the new begins, and whether its mean is higher. */
export function changesOf(series: readonly number[]): { at: number; up: boolean }[] {
  const changes = significantOf(series, weakChangesOf(series));
  return changes.map((at, i) => {
    const [left, right] = sidesOf(series, changes, i);
    return { at, up: right.mean > left.mean };
  });
}

/** The first pass: by half-overlapping windows, each of them split as long as a split is significant. */
function weakChangesOf(series: readonly number[]): number[] {
  const weak = new Set<number>();
  let start = 0;
  while (start < series.length) {
    const found = splitsOf(series.slice(start, start + WINDOW)).map((at) => start + at);
    for (const at of found) weak.add(at);
    start = Math.max(found.at(-1) ?? 0, start + WINDOW / 2);
  }
  return ascending(weak);
}

function splitsOf(series: readonly number[]): number[] {
  const sums = distanceSums(series);
  let splits: number[] = [];
  for (;;) {
    const edges = [0, ...splits, series.length];
    const best = edges
      .slice(1)
      .map((end, i) => bestSplit(sums, edges[i]!, end))
      .reduce((most, one) => (one.energy > most.energy ? one : most));
    if (best.energy === -Infinity) return splits;
    const next = ascending([...splits, best.at]);
    if (!(pValueOf(...sidesOf(series, next, next.indexOf(best.at))) <= WEAK_P_VALUE)) return splits;
    splits = next;
  }
}

/**
 * The second pass: the least significant change is taken out until all are significant. Otava then tests the
 * two changes after it anew, and the one before it not; so here.
 */
function significantOf(series: readonly number[], weak: readonly number[]): number[] {
  const changes = [...weak];
  const pValues = changes.map((_, i) => pValueOf(...sidesOf(series, changes, i)));
  while (changes.length > 0) {
    const weakest = Math.max(...pValues);
    if (weakest < P_VALUE) break;
    const out = pValues.indexOf(weakest);
    changes.splice(out, 1);
    pValues.splice(out, 1);
    for (const i of [out, out + 1]) {
      if (i < changes.length) pValues[i] = pValueOf(...sidesOf(series, changes, i));
    }
  }
  return changes;
}

const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

/** What lies between a change and its neighbours. */
function sidesOf(series: readonly number[], changes: readonly number[], i: number): [Moments, Moments] {
  const at = changes[i]!;
  const left = series.slice(i === 0 ? 0 : changes[i - 1]!, at);
  return [momentsOf(left), momentsOf(series.slice(at, changes[i + 1] ?? series.length))];
}

/**
 * Student's t test of both sides. Otava gives it standard deviations of n in place of n − 1, which the test
 * takes for those of n − 1; so here.
 */
function pValueOf(left: Moments, right: Moments): number {
  const degrees = left.n + right.n - 2;
  if (degrees < 1) return 1;
  const squares = ({ n, variance }: Moments): number => (n - 1) * ((variance * (n - 1)) / n);
  const error = Math.sqrt(((squares(left) + squares(right)) / degrees) * (1 / left.n + 1 / right.n));
  const difference = Math.abs(right.mean - left.mean);
  if (difference === 0) return 1;
  return 2 * studentUpperTail(difference / error, degrees);
}

/** For each point, the sums of its distances to the points before each index. */
function distanceSums(series: readonly number[]): Float64Array[] {
  return series.map((x) => {
    const sums = new Float64Array(series.length + 1);
    series.forEach((y, i) => (sums[i + 1] = sums[i]! + Math.abs(x - y)));
    return sums;
  });
}

/**
 * Where the scaled energy distance of what lies before, from `start` on, and of what follows, up to any point,
 * is largest (Matteson and James 2014, α = 1).
 */
function bestSplit(
  sums: readonly Float64Array[],
  start: number,
  end: number,
): { at: number; energy: number } {
  let best = { at: start, energy: -Infinity };
  let left = 0;
  for (let at = start + 1; at < end; at++) {
    left += sums[at - 1]![at - 1]! - sums[at - 1]![start]!;
    let [between, right] = [0, 0];
    for (let to = at + 1; to <= end; to++) {
      const row = sums[to - 1]!;
      between += row[at]! - row[start]!;
      right += row[to - 1]! - row[at]!;
      const [n, m] = [at - start, to - at];
      const within = (n > 1 ? (m * left) / (n - 1) : 0) + (m > 1 ? (n * right) / (m - 1) : 0);
      const energy = (2 / (n + m)) * (between - within);
      if (energy > best.energy) best = { at, energy };
    }
  }
  return best;
}
