import { RandomizationNull } from "../stats/randomization.js";
import { quadScores, SCORE_LIMIT } from "../stats/scores.js";
import { signedRankAttained, signedRankPValue, walshAverages } from "../stats/signed-rank.js";

/**
 * Values of both sides, in logarithms and turned so that the claim to be tested is "candidate above
 * baseline". Stratum by stratum: two of each side (quads) or one (coin).
 */
export interface Oriented {
  readonly design: "quads" | "coin";
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
}

/**
 * The first look at which "candidate is not above baseline" is rejected, with an error of at most
 * `level` over all looks together. The spending is exact: what a look did not use is left for later.
 *
 * @param strataAtLook strata of each look, ascending
 * @param spending share of the level that may be used up to and with each look
 */
export function firstRejection(
  values: Oriented,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number | undefined {
  return values.design === "quads"
    ? firstQuadRejection(values, strataAtLook, spending, level)
    : firstSignedRankRejection(values, strataAtLook, spending, level);
}

/** One-sided p-values of "candidate is above baseline" at each look, each by itself. */
export function pValues(values: Oriented, strataAtLook: readonly number[]): number[] {
  if (values.design === "coin") {
    return strataAtLook.map((strata) =>
      strata === 0 ? 1 : signedRankPValue(walshOf(values, strata), strata, 0),
    );
  }
  const law = new RandomizationNull();
  let sum = 0;
  let stratum = 0;
  return strataAtLook.map((strata) => {
    for (; stratum < strata; stratum++) {
      const scores = scoresOf(values, stratum);
      law.add(scores);
      sum += scores[0];
    }
    return Math.min(1, law.upperTail(sum));
  });
}

function firstQuadRejection(
  values: Oriented,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number | undefined {
  const strata = strataAtLook.at(-1) ?? 0;
  const scores = Array.from({ length: strata }, (_, i) => scoresOf(values, i));
  const sums: number[] = [];
  let sum = 0;
  let next = 0;
  for (const upTo of strataAtLook) {
    for (; next < upTo; next++) sum += scores[next]![0];
    sums.push(sum);
  }
  const lastHopeful = sums.findLastIndex((observed) => observed > 0);
  const law = new RandomizationNull();
  let spent = 0;
  let added = 0;
  for (let look = 0; look <= lastHopeful; look++) {
    for (; added < strataAtLook[look]!; added++) law.add(scores[added]!);
    const { boundary, taken } = law.takeUpper(level * spending[look]! - spent);
    if (sums[look]! >= boundary) return look;
    spent += taken;
  }
  return undefined;
}

function scoresOf(values: Oriented, stratum: number): ReturnType<typeof quadScores> {
  const { baseline, candidate } = values;
  const i = 2 * stratum;
  return quadScores(baseline[i]!, baseline[i + 1]!, candidate[i]!, candidate[i + 1]!, SCORE_LIMIT);
}

function firstSignedRankRejection(
  values: Oriented,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number | undefined {
  let spent = 0;
  for (const [look, strata] of strataAtLook.entries()) {
    if (strata === 0) continue;
    const allowed = level * spending[look]! - spent;
    if (signedRankPValue(walshOf(values, strata), strata, 0) <= allowed) return look;
    spent += signedRankAttained(strata, allowed);
  }
  return undefined;
}

function walshOf(values: Oriented, strata: number): Float64Array {
  const differences = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences[i] = values.candidate[i]! - values.baseline[i]!;
  return walshAverages(differences);
}
