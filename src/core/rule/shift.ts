import { quantileSorted, sortedSamples } from "../stats/quantile.js";
import { HELD, quadScores, type QuadScores } from "../stats/scores.js";
import { trialsPerValue } from "./blocks.js";
import { locate } from "./location.js";
import { relativeInterval } from "./logs.js";
import { fullQuads, samplesOfMost, type SideValues } from "./prepare.js";
import type { Interval, RoundPair } from "./types.js";

/** The parts of the distribution that are looked at. */
const SHIFT_QUANTILES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 0.999] as const;

/**
 * The error rate of all shift functions of a run, on top of α. It is a budget of its own because a
 * shift explains a verdict and never makes one.
 */
export const SHIFT_ALPHA = 0.01;

/** Change of one quantile. */
export interface QuantileShift {
  readonly q: number;
  /** Relative. */
  readonly estimate: number;
  readonly interval95: Interval;
  /** Corrected for all quantiles of this shift function. */
  readonly pValueAdjusted: number;
  readonly moved: "up" | "down" | "no";
}

/** Neighbouring quantiles that moved the same way; `to` is undefined where the tail ends. */
export interface MovedPart {
  readonly direction: "up" | "down";
  readonly from: number;
  readonly to: number | undefined;
}

export interface ShiftFunction {
  readonly quantiles: readonly QuantileShift[];
  /** `[{direction: "up", from: 0.97, to: undefined}]` reads "slower, only above P97". */
  readonly parts: readonly MovedPart[];
}

/**
 * Which part of the distribution moved (the shift function of Doksum 1974, by quads). Each quantile's
 * scores are summed and standardised; the largest of them over all quantiles is compared with what
 * re-drawn arrangements give, all quantiles moved together (Westfall and Young 1993), so the chance
 * of naming any part of unchanged code is at most the level. Quantiles without two samples beyond
 * them in most trials are left out, and so are those that are zero in a trial. Of the others, a quad
 * with a trial too short for one has no say on it, and keeps that on those nearer to the median.
 *
 * @param rounds of one latency, drawn in quads; those that do not fill a quad are left out
 * @param level the chance of naming any part where nothing changed
 */
export function shiftFunction(rounds: readonly RoundPair[], level: number): ShiftFunction {
  const values = quantileLogs(rounds);
  const adjusted = maxTest(values.map(scoresOf), Math.ceil(10 / level));
  const quantiles = values.map((value, i): QuantileShift => {
    const { pValue, sum } = adjusted[i]!;
    const moved = pValue > level ? "no" : sum > 0 ? "up" : "down";
    return { ...bandOf(value), pValueAdjusted: pValue, moved };
  });
  return { quantiles, parts: partsOf(quantiles) };
}

/** What is drawn of a shift function: its quantiles with their intervals, and no test. */
export type ShiftBand = Pick<QuantileShift, "q" | "estimate" | "interval95">;

/** The quantiles of `shiftFunction` without its test, which costs most of it. */
export function shiftBands(rounds: readonly RoundPair[]): ShiftBand[] {
  return quantileLogs(rounds).map(bandOf);
}

interface QuantileLogs extends SideValues {
  readonly q: number;
  /** For each quad, whether the values are of it: two of each side, one quad after the other. */
  readonly hasSay: readonly boolean[];
}

function quantileLogs(rounds: readonly RoundPair[]): QuantileLogs[] {
  const whole = fullQuads(rounds);
  const quads = whole.map(sortedQuad);
  const samplesPerTrial = samplesOfMost(whole.flat());
  return SHIFT_QUANTILES.filter((q) => quads.length > 0 && isLongEnough(samplesPerTrial, q))
    .map((q) => {
      // By counts alone, of all four trials alike: which side was slower has no part in it.
      const hasSay = quads.map(([trial]) => isLongEnough(trial.length, q));
      const those = quads.filter((_, i) => hasSay[i]);
      return { q, hasSay, baseline: logsOf(those, 0, q), candidate: logsOf(those, 2, q) };
    })
    .filter((one) => [...one.baseline, ...one.candidate].every(Number.isFinite));
}

function isLongEnough(samples: number, q: number): boolean {
  return trialsPerValue({ kind: "quantile", q }, samples, false) === 1;
}

function bandOf({ q, baseline, candidate }: QuantileLogs): ShiftBand {
  const { estimate, interval95 } = locate(baseline, candidate);
  return {
    q,
    estimate: Math.expm1(estimate),
    interval95: relativeInterval(interval95),
  };
}

type SortedQuad = readonly [b1: Float64Array, b2: Float64Array, c1: Float64Array, c2: Float64Array];

/** Trials are cut to the fewest samples of their quad, first come, and sorted. */
function sortedQuad([one, two]: readonly [RoundPair, RoundPair]): SortedQuad {
  const trials = [one.baseline, two.baseline, one.candidate, two.candidate] as const;
  const length = Math.min(...trials.map((trial) => trial.length));
  const cut = (trial: Float64Array): Float64Array =>
    sortedSamples(trial.length === length ? trial : trial.subarray(0, length));
  return [cut(trials[0]), cut(trials[1]), cut(trials[2]), cut(trials[3])];
}

/** @param side 0 for the baseline, 2 for the candidate */
function logsOf(quads: readonly SortedQuad[], side: 0 | 2, q: number): Float64Array {
  return Float64Array.from(
    quads.flatMap((quad) =>
      [quad[side], side === 0 ? quad[1] : quad[3]].map((t) => Math.log(quantileSorted(t, q))),
    ),
  );
}

const NO_SAY: QuadScores = [0, 0, 0];

/** Of all quads, so that one draw moves all quantiles of a quad. */
function scoresOf({ hasSay, baseline: b, candidate: c }: QuantileLogs): QuadScores[] {
  let i = -2;
  return hasSay.map((has) => {
    if (!has) return NO_SAY;
    i += 2;
    return quadScores(b[i]!, b[i + 1]!, c[i]!, c[i + 1]!, HELD);
  });
}

/** At least so many and at most so many re-drawn arrangements. */
const LEAST_DRAWS = 2_000;
const MOST_DRAWS = 100_000;
/** What the least p-value of so many rounds is about: of the two most extreme arrangements, or of one in all draws. */
export function leastShiftPValue(rounds: number): number {
  return Math.max(2 * 6 ** -Math.floor(rounds / 2), 1 / (1 + MOST_DRAWS));
}

/** Once the largest sum of a draw was as large so often, a p-value is known well enough. */
const ENOUGH_REACHED = 40;

/**
 * Two-sided p-values of the largest standardised sum, by quantile. Drawing stops early when no quantile
 * can be significant any more, as nearly always where nothing changed: a p-value of `h` draws that reach
 * among `l` is h/l then, which is as valid (Besag and Clifford 1991).
 */
function maxTest(
  scores: readonly (readonly QuadScores[])[],
  draws: number,
): { pValue: number; sum: number }[] {
  const sums = scores.map((quads) => quads.reduce((sum, [observed]) => sum + observed, 0));
  const scales = scores.map((quads) =>
    Math.sqrt(quads.reduce((sum, [a, b, c]) => sum + (a * a + b * b + c * c) / 3, 0)),
  );
  const sizes = sums.map((sum, i) => (scales[i]! > 0 ? Math.abs(sum) / scales[i]! : 0));
  const count = Math.min(MOST_DRAWS, Math.max(LEAST_DRAWS, draws));
  const reached = sizes.map(() => 0);
  const enoughAt = sizes.map(() => 0);
  const quadCount = scores[0]?.length ?? 0;
  const splits = new Int32Array(quadCount);
  const random = fixedDraws();
  for (let drawn = 1; drawn <= count && enoughAt.includes(0); drawn++) {
    for (let quad = 0; quad < quadCount; quad++) splits[quad] = random();
    let largest = 0;
    scores.forEach((quads, i) => {
      if (scales[i] === 0) return;
      let sum = 0;
      for (let quad = 0; quad < quadCount; quad++) {
        const split = splits[quad]!;
        sum += split < 3 ? quads[quad]![split]! : -quads[quad]![split - 3]!;
      }
      largest = Math.max(largest, Math.abs(sum) / scales[i]!);
    });
    sizes.forEach((size, i) => {
      if (enoughAt[i]! > 0 || largest < size - 1e-12) return;
      reached[i]! += 1;
      if (reached[i] === ENOUGH_REACHED) enoughAt[i] = drawn;
    });
  }
  // The observed arrangement is one of those that could have been drawn (Phipson and Smyth 2010).
  return sums.map((sum, i) => ({
    sum,
    pValue: enoughAt[i]! > 0 ? ENOUGH_REACHED / enoughAt[i]! : (1 + reached[i]!) / (1 + count),
  }));
}

/** 0 … 5, always the same sequence (xorshift32): the same rounds give the same answer. */
function fixedDraws(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 6;
  };
}

function partsOf(quantiles: readonly QuantileShift[]): MovedPart[] {
  const parts: MovedPart[] = [];
  quantiles.forEach(({ moved, q }, i) => {
    if (moved === "no") return;
    const before = quantiles[i - 1];
    const to = i === quantiles.length - 1 ? undefined : q;
    if (before?.moved === moved) parts[parts.length - 1] = { ...parts.at(-1)!, to };
    else parts.push({ direction: moved, from: q, to });
  });
  return parts;
}
