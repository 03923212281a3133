import { trialsPerValue } from "../rule/index.js";
import { fullQuads } from "../rule/prepare.js";
import type { MetricSeries } from "../rule/types.js";
import { isAscending, median, quantileSorted, sorted, sortedSamples } from "../stats/quantile.js";

/** Fewer quads say too little of it. */
const LEAST_QUADS = 10;
/** Variance of halves, in that of whole trials: 1 where samples make no difference, 2 where they make all. */
const NEARLY_AS_LITTLE = 1.25;

/**
 * Whether halves of the trials scatter nearly as little as whole ones: then it is the process or the minute that makes
 * the noise, and the same operations in twice as many trials tell more (docs/harness.md, "Short trials, many of them").
 *
 * What a trial owes to its samples is what its two halves differ by: with h for a half and w for a trial, of which the
 * level is about the mean of its halves', Var(h) = Var(w) + Var(h₁ − h₂)/4. Both spreads are medians of what is seen,
 * so no limit is needed that noise may be beyond; two trials of a side differ by √2 of one's spread.
 *
 * @param quantiles of the scenario: where each trial has a value of its own, halves have to have one, too
 */
export function trialsAreLong(series: MetricSeries, quantiles: readonly number[]): boolean {
  const { statistic, launches, rounds } = series;
  if (statistic.kind !== "quantile" || launches === true) return false;
  const { q } = statistic;
  const quads = fullQuads(rounds);
  if (quads.length < LEAST_QUADS) return false;
  const trials = quads.flat().flatMap(({ baseline, candidate }) => [baseline, candidate]);
  const shortest = Math.min(...trials.map(({ length }) => length));
  const trialsOf = (one: number, samples: number): number =>
    trialsPerValue({ kind: "quantile", q: one }, samples, false);
  const isEnough =
    trialsOf(q, shortest >> 1) === 1 &&
    quantiles.every((one) => trialsOf(one, shortest) > 1 || trialsOf(one, shortest >> 1) === 1);
  // What a tool has sorted has no halves in time.
  if (!isEnough || trials.some(isAscending)) return false;
  const levels = new Map(trials.map((trial) => [trial, levelsOf(trial, q)]));
  const whole = (trial: Float64Array): number => levels.get(trial)!.whole;
  const ofTrials = median(
    Float64Array.from(
      quads.flatMap(([one, two]) => [
        Math.abs(whole(one.baseline) - whole(two.baseline)),
        Math.abs(whole(one.candidate) - whole(two.candidate)),
      ]),
    ),
  );
  // What each trial does in its course, such as to warm up, is no noise.
  const courses = Float64Array.from(levels.values(), ({ first, second }) => second - first);
  const usual = median(courses);
  const ofHalves = median(courses.map((course) => Math.abs(course - usual)));
  return ofTrials > 0 && 1 + (ofHalves / ofTrials) ** 2 / 2 <= NEARLY_AS_LITTLE;
}

/** ln of a quantile. */
interface Levels {
  readonly whole: number;
  readonly first: number;
  readonly second: number;
}

const known = new WeakMap<Float64Array, Map<number, Levels>>();

/** A run is judged at each look, and nobody writes to a trial: each is sorted once. */
function levelsOf(trial: Float64Array, q: number): Levels {
  const ofTrial = known.get(trial) ?? new Map<number, Levels>();
  known.set(trial, ofTrial);
  let levels = ofTrial.get(q);
  if (levels === undefined) {
    const half = trial.length >> 1;
    const level = (ascending: Float64Array): number => Math.log(quantileSorted(ascending, q));
    levels = {
      whole: level(sortedSamples(trial)),
      first: level(sorted(trial.subarray(0, half))),
      second: level(sorted(trial.subarray(half))),
    };
    ofTrial.set(q, levels);
  }
  return levels;
}
