import { RandomizationNull } from "../stats/randomization.js";
import { quadScores, SCORE_LIMIT, SCORE_STEPS, type QuadScores } from "../stats/scores.js";
import { locate } from "./location.js";
import type { SideValues } from "./prepare.js";
import { signedRankAttained, signedRankPValue, walshAverages } from "../stats/signed-rank.js";

/**
 * Values of both sides, in logarithms and turned so that the claim to be tested is "candidate above
 * baseline": of the quantile itself, and of its neighbours where they have a say.
 */
export interface Oriented {
  readonly design: "quads" | "coin";
  readonly own: SideValues;
  readonly neighbours: readonly SideValues[];
}

/** Of the level, what the test with the neighbours may spend; the rest is the quantile's own. */
const SHARE_WITH_NEIGHBOURS = 0.8;

/**
 * The first look at which "candidate is not above baseline" is rejected, with an error of at most
 * `level` over all looks together. The spending is exact: what a look did not use is left for later.
 *
 * @param strataAtLook strata of each look, ascending
 * @param spending share of the level that may be used up to and with each look
 * @returns the look's index; Infinity for none
 */
export function firstRejection(
  values: Oriented,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number {
  const { design, own, neighbours } = values;
  if (design === "coin") return firstSignedRankRejection(own, strataAtLook, spending, level);
  if (neighbours.length === 0) return firstQuadRejection([own], strataAtLook, spending, level);
  const shared = level * SHARE_WITH_NEIGHBOURS;
  const together = firstQuadRejection([own, ...neighbours], strataAtLook, spending, shared);
  // The quantile alone matters only where it is earlier.
  const earlier = strataAtLook.slice(0, Math.min(together, strataAtLook.length));
  return Math.min(together, firstQuadRejection([own], earlier, spending, level - shared));
}

/** Whether the quantile's own estimate, over so many strata, is on the claim's side. */
export function estimateAgrees({ design, own }: Oriented, strata: number): boolean {
  const values = design === "quads" ? 2 * strata : strata;
  const { estimate } = locate(design, own.baseline.subarray(0, values), own.candidate.subarray(0, values));
  return estimate > 0;
}

/** One-sided p-values of "candidate is above baseline" at each look, each by itself. */
export function pValues(values: Oriented, strataAtLook: readonly number[]): number[] {
  if (values.design === "coin") {
    return strataAtLook.map((strata) =>
      strata === 0 ? 1 : signedRankPValue(walshOf(values.own, strata), strata, 0),
    );
  }
  const voters = [values.own, ...values.neighbours];
  const law = new RandomizationNull();
  let sum = 0;
  let stratum = 0;
  return strataAtLook.map((strata) => {
    for (; stratum < strata; stratum++) {
      const scores = scoresOf(voters, stratum);
      law.add(scores);
      sum += scores[0];
    }
    return Math.min(1, law.upperTail(sum));
  });
}

function firstQuadRejection(
  voters: readonly SideValues[],
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number {
  const strata = strataAtLook.at(-1) ?? 0;
  const scores = Array.from({ length: strata }, (_, i) => scoresOf(voters, i));
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
  return Infinity;
}

/** The sum of the scores of the quantile and its neighbours. */
function scoresOf(voters: readonly SideValues[], stratum: number): QuadScores {
  const steps = voters.length === 1 ? SCORE_STEPS : SCORE_STEPS / 2;
  const i = 2 * stratum;
  const total: [number, number, number] = [0, 0, 0];
  for (const { baseline: b, candidate: c } of voters) {
    const [first, second, third] = quadScores(b[i]!, b[i + 1]!, c[i]!, c[i + 1]!, SCORE_LIMIT, steps);
    total[0] += first;
    total[1] += second;
    total[2] += third;
  }
  return total;
}

function firstSignedRankRejection(
  values: SideValues,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): number {
  let spent = 0;
  for (const [look, strata] of strataAtLook.entries()) {
    if (strata === 0) continue;
    const allowed = level * spending[look]! - spent;
    if (signedRankPValue(walshOf(values, strata), strata, 0) <= allowed) return look;
    spent += signedRankAttained(strata, allowed);
  }
  return Infinity;
}

function walshOf(values: SideValues, strata: number): Float64Array {
  const differences = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences[i] = values.candidate[i]! - values.baseline[i]!;
  return walshAverages(differences);
}
