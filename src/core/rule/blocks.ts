import type { Statistic } from "./types.js";

/** Samples beyond the quantile that must stand behind each value. */
const TAIL_SAMPLES = 5;
/** Values of one side that a verdict needs. */
export const LEAST_VALUES = 10;

/**
 * How many trials of one side are put together for one value, so that at least five samples lie
 * beyond the quantile. Means and values need one; so does the median of a whole-process scenario,
 * where each launch is a draw of its own.
 *
 * @param samplesPerTrial the fewest of any trial
 */
export function trialsPerValue(statistic: Statistic, samplesPerTrial: number, launches: boolean): number {
  if (statistic.kind !== "quantile") return 1;
  if (launches && statistic.q === 0.5) return 1;
  const beyond = Math.min(statistic.q, 1 - statistic.q);
  return Math.max(1, Math.ceil(TAIL_SAMPLES / (samplesPerTrial * beyond) - 1e-9));
}

/** Samples of one side over a run, below which a statistic is never judged. */
export function samplesNeeded(statistic: Statistic, launches: boolean): number {
  if (statistic.kind !== "quantile") return LEAST_VALUES;
  if (launches && statistic.q === 0.5) return LEAST_VALUES;
  const beyond = Math.min(statistic.q, 1 - statistic.q);
  return Math.ceil((LEAST_VALUES * TAIL_SAMPLES) / beyond - 1e-9);
}

/** Quantiles from here on are judged together with their neighbours in the tail. */
const NEIGHBOURS_FROM = 0.9;

/** A quantile that has a say in the judgement of another one. */
export interface Neighbour {
  readonly q: number;
  /** Of the calmest of so many parts of the trial, in the order of time; 1 for the whole. */
  readonly parts: number;
  /** Of the quantile: nearer to the median, or farther out in the tail. */
  readonly side: "body" | "tail";
}

/** Samples that lie beyond the neighbour towards the body, at least. */
const NEIGHBOUR_SAMPLES = 20;
/** However few samples there are, the neighbour lies no nearer to the median than this. */
const NEAREST_TO_MEDIAN = 0.75;
/** A trial is cut into no more parts than this. */
const MOST_PARTS = 10;

/**
 * The quantiles that speak for a high quantile besides itself, as several noisy order statistics are
 * steadier than one: that with twice as many samples beyond (P98 for P99), the same of the calmest part
 * of the trial, which is not moved by what else the machine does unless it does so all the time, and that
 * with half as many (P99.5). Where a value stands on few samples, the neighbour towards the body lies as
 * far in as is needed for 20 beyond (P80 for P95 of 100 samples). Each part has five beyond.
 *
 * @param samplesPerValue the fewest samples behind one value
 */
export function neighboursOf(
  statistic: Statistic,
  launches: boolean,
  samplesPerValue: number,
): readonly Neighbour[] {
  if (statistic.kind !== "quantile" || launches || statistic.q < NEIGHBOURS_FROM) return [];
  const beyond = 1 - statistic.q;
  const bodyBeyond = Math.max(
    2 * beyond,
    Math.min(NEIGHBOUR_SAMPLES / samplesPerValue, 1 - NEAREST_TO_MEDIAN),
  );
  const body = 1 - bodyBeyond;
  const parts = partsWith(samplesPerValue * bodyBeyond);
  return [
    { q: body, parts: 1, side: "body" },
    ...(parts > 1 ? [{ q: body, parts, side: "body" } as const] : []),
    { q: 1 - beyond / 2, parts: 1, side: "tail" },
  ];
}

/** So many parts that each has five of the samples beyond a quantile. */
export function partsWith(samplesBeyond: number): number {
  return Math.max(1, Math.min(MOST_PARTS, Math.floor(samplesBeyond / TAIL_SAMPLES + 1e-9)));
}
