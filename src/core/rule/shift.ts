import { quadScores, SCORE_LIMIT, type QuadScores } from "../stats/scores.js";
import { trialsPerValue } from "./blocks.js";
import { locate } from "./location.js";
import { prepare, type PreparedSeries } from "./prepare.js";
import type { Interval, RoundPair } from "./types.js";

/** The parts of the distribution that are looked at. */
export const SHIFT_QUANTILES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 0.999] as const;

/**
 * The error rate of all shift functions of a run, on top of α. It is a budget of its own because a
 * shift explains a verdict and never makes one.
 */
export const SHIFT_ALPHA = 0.01;

export interface ShiftOptions {
  /** Shift functions of the whole plan; they share `SHIFT_ALPHA`. */
  readonly scenariosPlanned: number;
}

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
 * of naming any part of unchanged code is at most the level. Quantiles without five samples beyond
 * them in each trial are left out.
 *
 * @param rounds of one latency, drawn in quads
 */
export function shiftFunction(rounds: readonly RoundPair[], options: ShiftOptions): ShiftFunction {
  const level = SHIFT_ALPHA / options.scenariosPlanned;
  const all = seriesOf(rounds, 0.5);
  const affordable = SHIFT_QUANTILES.filter(
    (q) => trialsPerValue({ kind: "quantile", q }, all.samplesPerTrial, false) === 1,
  );
  const series = affordable.map((q) => seriesOf(rounds, q));
  const adjusted = maxTest(series.map(scoresOf), Math.ceil(10 / level));
  const quantiles = series.map((one, i): QuantileShift => {
    const { estimate, interval95 } = locate("quads", logs(one.baseline), logs(one.candidate));
    const { pValue, sum } = adjusted[i]!;
    return {
      q: affordable[i]!,
      estimate: Math.expm1(estimate),
      interval95: { low: Math.expm1(interval95.low), high: Math.expm1(interval95.high) },
      pValueAdjusted: pValue,
      moved: pValue > level ? "no" : sum > 0 ? "up" : "down",
    };
  });
  return { quantiles, parts: partsOf(quantiles) };
}

function seriesOf(rounds: readonly RoundPair[], q: number): PreparedSeries {
  return prepare({
    key: "shift",
    system: "shift",
    statistic: { kind: "quantile", q },
    better: "lower",
    tolerance: 0,
    floor: 0,
    design: "quads",
    rounds,
  });
}

const logs = (values: Float64Array): Float64Array => values.map(Math.log);

function scoresOf(series: PreparedSeries): QuadScores[] {
  const [b, c] = [logs(series.baseline), logs(series.candidate)];
  return Array.from({ length: b.length / 2 }, (_, quad) =>
    quadScores(b[2 * quad]!, b[2 * quad + 1]!, c[2 * quad]!, c[2 * quad + 1]!, SCORE_LIMIT),
  );
}

/** At least so many and at most so many re-drawn arrangements. */
const LEAST_DRAWS = 2_000;
const MOST_DRAWS = 100_000;

/** Two-sided p-values of the largest standardised sum, by quantile. */
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
  const quadCount = scores[0]?.length ?? 0;
  const splits = new Int32Array(quadCount);
  const random = fixedDraws();
  for (let drawn = 0; drawn < count; drawn++) {
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
      if (largest >= size - 1e-12) reached[i]! += 1;
    });
  }
  // The observed arrangement is one of those that could have been drawn (Phipson and Smyth 2010).
  return sums.map((sum, i) => ({ sum, pValue: (1 + reached[i]!) / (1 + count) }));
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
