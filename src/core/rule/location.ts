import { quadDifferences, quadEstimate, quadInterpolatedBounds } from "../stats/quad.js";
import { walshAverages, walshBounds, walshEstimate } from "../stats/signed-rank.js";
import type { Interval } from "./types.js";

/** A shift of the candidate against the baseline, with a two-sided interval at 95 %. */
export interface Location {
  readonly estimate: number;
  readonly interval95: Interval;
}

const ONE_SIDE_OF_95 = 0.025;

/**
 * The estimate and its interval, by inverting the test that needs no scale: the stratified Mann-Whitney test.
 *
 * @param baseline two values a stratum, as the candidate
 */
export function locate(baseline: Float64Array, candidate: Float64Array): Location {
  const differences = quadDifferences(baseline, candidate);
  return {
    estimate: quadEstimate(differences),
    interval95: quadInterpolatedBounds(differences, ONE_SIDE_OF_95),
  };
}

/** The estimate of `locate`, without the work for its interval. */
export function estimateOf(baseline: Float64Array, candidate: Float64Array): number {
  return quadEstimate(quadDifferences(baseline, candidate));
}

/**
 * The same of values that were measured in pairs, by the signed-rank test: it rests on differences that are independent
 * and symmetric about their middle.
 */
export function locateInPairs(baseline: Float64Array, candidate: Float64Array): Location {
  const averages = walshAverages(candidate.map((value, i) => value - baseline[i]!));
  return {
    estimate: walshEstimate(averages),
    interval95: walshBounds(averages, baseline.length, ONE_SIDE_OF_95),
  };
}
