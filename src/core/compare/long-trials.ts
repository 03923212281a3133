import { trialsPerValue } from "../rule/index.js";
import { fullQuads } from "../rule/prepare.js";
import type { MetricSeries } from "../rule/types.js";
import { isAscending, quantileSorted, sorted, sortedSamples } from "../stats/quantile.js";

/** Of two trials of one side a difference counts up to this (log-ratio), as one of the tail does in the rule. */
const LIMIT = 0.1;
/** Fewer quads say too little of it. */
const LEAST_QUADS = 10;
/** Squares of what halves scatter, in those of whole trials; where the noise is all of the samples they are twice. */
const NEARLY_AS_LITTLE = 1.25;

/**
 * Whether the first halves of trials scatter nearly as little as the whole ones: then it is the process or the
 * minute that makes the noise, and the same operations in twice as many trials tell more
 * (docs/harness.md, "Short trials, many of them").
 */
export function trialsAreLong({ statistic, design, launches, rounds }: MetricSeries): boolean {
  if (statistic.kind !== "quantile" || design !== "quads" || launches === true) return false;
  const { q } = statistic;
  const quads = fullQuads(rounds);
  const trials = quads.flat().flatMap(({ baseline, candidate }) => [baseline, candidate]);
  const half = Math.floor(Math.min(...trials.map(({ length }) => length)) / 2);
  if (quads.length < LEAST_QUADS || trialsPerValue(statistic, half, false) > 1) return false;
  // What a tool has sorted has no first half in time.
  if (trials.some(isAscending)) return false;
  const halves = (trial: Float64Array): Float64Array =>
    sorted(trial.subarray(0, Math.floor(trial.length / 2)));
  const squares = (samplesOf: (trial: Float64Array) => Float64Array): number =>
    quads
      .flatMap(([one, two]) => [
        [one.baseline, two.baseline],
        [one.candidate, two.candidate],
      ])
      .map((trials) => trials.map((trial) => Math.log(quantileSorted(samplesOf(trial), q))))
      .reduce((sum, [one, two]) => sum + Math.min(Math.abs(one! - two!), LIMIT) ** 2, 0);
  const whole = squares(sortedSamples);
  return whole > 0 && squares(halves) <= NEARLY_AS_LITTLE * whole;
}
