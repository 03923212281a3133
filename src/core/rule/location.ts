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
 * The estimate and its interval, by inverting the test that needs no scale: for quads the stratified
 * Mann-Whitney test, for rounds by themselves the signed-rank test.
 *
 * @param baseline two values a stratum (quads) or one (coin)
 */
export function locate(design: "quads" | "coin", baseline: Float64Array, candidate: Float64Array): Location {
  if (design === "quads") {
    const differences = quadDifferences(baseline, candidate);
    return {
      estimate: quadEstimate(differences),
      interval95: quadInterpolatedBounds(differences, ONE_SIDE_OF_95),
    };
  }
  const averages = walshAverages(candidate.map((c, i) => c - baseline[i]!));
  return {
    estimate: walshEstimate(averages),
    interval95: walshBounds(averages, baseline.length, ONE_SIDE_OF_95),
  };
}

/** The estimate of `locate`, without the work for its interval. */
export function estimateOf(
  design: "quads" | "coin",
  baseline: Float64Array,
  candidate: Float64Array,
): number {
  return design === "quads"
    ? quadEstimate(quadDifferences(baseline, candidate))
    : walshEstimate(walshAverages(candidate.map((c, i) => c - baseline[i]!)));
}
