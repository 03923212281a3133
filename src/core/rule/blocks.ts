import type { Statistic } from "./types.js";

/**
 * Samples beyond the quantile that must stand behind each value: with fewer it hangs on the largest one.
 * More would make values steadier and fewer, which costs more: docs/statistics.md.
 */
const SAMPLES_BEYOND = 2;
/** And of one side over the rounds of a plan, below which a quantile is never judged. */
const SAMPLES_BEYOND_OF_A_RUN = 50;
/** Values of one side that a verdict needs. */
export const LEAST_VALUES = 10;

/**
 * How many trials of one side are put together for one value, so that at least two samples lie
 * beyond the quantile. Means and values need one; so does the median of a whole-process scenario,
 * where each launch is a draw of its own.
 *
 * @param samplesPerTrial at least so many but for a tenth of all trials
 */
export function trialsPerValue(statistic: Statistic, samplesPerTrial: number, launches: boolean): number {
  if (statistic.kind !== "quantile") return 1;
  if (launches && statistic.q === 0.5) return 1;
  const beyond = Math.min(statistic.q, 1 - statistic.q);
  return Math.max(1, Math.ceil(SAMPLES_BEYOND / (samplesPerTrial * beyond) - 1e-9));
}

/** Samples of one side over a run, below which a statistic is never judged. */
export function samplesNeeded(statistic: Statistic, launches: boolean): number {
  if (statistic.kind !== "quantile") return LEAST_VALUES;
  if (launches && statistic.q === 0.5) return LEAST_VALUES;
  const beyond = Math.min(statistic.q, 1 - statistic.q);
  return Math.ceil(SAMPLES_BEYOND_OF_A_RUN / beyond - 1e-9);
}

/** Quantiles from here on have parts of the trial that speak for them, */
const PARTS_FROM = 0.5;
/** and from here on neighbours nearer to the median and farther out. */
const NEIGHBOURS_FROM = 0.9;
/** Quantiles with no more than this share of the samples beyond are far out. */
const FAR_OUT = 0.02;

/** Where a quantile lies: what speaks for it hangs on that. */
export type Reach = "middle" | "near" | "far";

/** The share of the samples beyond the quantile; 0.5 where the statistic is none. */
export function beyondOf(statistic: Statistic): number {
  return statistic.kind === "quantile" ? 1 - statistic.q : 0.5;
}

/** @param beyond share of the samples beyond the quantile */
export function reachOf(beyond: number): Reach {
  if (beyond > 1 - NEIGHBOURS_FROM + 1e-9) return "middle";
  return beyond > FAR_OUT + 1e-9 ? "near" : "far";
}

/** A quantile that has a say in the judgement of another one. */
export interface Neighbour {
  readonly q: number;
  /** Of one of so many parts of the trial, in the order of time; 1 for the whole. */
  readonly parts: number;
  /** Of the parts' quantiles in ascending order; 0 for that of the calmest. */
  readonly rank: number;
  /** Of the quantile: nearer to the median, or farther out in the tail. */
  readonly side: "body" | "tail";
}

/** Samples that lie beyond the neighbour towards the body, at least. */
const NEIGHBOUR_SAMPLES = 10;
/** However few samples there are, the neighbour lies no nearer to the median than this. */
const NEAREST_TO_MEDIAN = 0.75;
/** A trial is cut into no more parts than this, */
const MOST_PARTS: Record<Reach, number> = { middle: 20, near: 40, far: 20 };
/** and each has as many samples beyond a quantile. The calmest of shorter ones tells of what lies farther in. */
const PART_SAMPLES_BEYOND: Record<Reach, number> = { middle: 10, near: 1.5, far: 3 };
/** The parts that speak: the calmest, and the one that is louder than such a share of all. */
const LOUDER_THAN = [0, 0.25];

/**
 * The quantiles that speak for one besides itself, as several noisy order statistics are steadier than
 * one. The same of the calmest part of the trial, which is not moved by what else the machine does unless
 * it does so all the time, and of a part that a quarter of all are calmer than, which hangs less on one
 * part's luck. A high quantile has neighbours as well: that with twice as many samples beyond (P98 for P99),
 * of which then the parts are, and that with half as many (P99.5). Where a value stands on few samples, the
 * neighbour towards the body lies as far in as is needed for 10 beyond (P80 for P95 of 50 samples); not of
 * quantiles that are far out, near which other things happen than farther in.
 *
 * @param samplesPerValue the samples behind one value, at least but for a tenth
 */
export function neighboursOf(
  statistic: Statistic,
  launches: boolean,
  samplesPerValue: number,
): readonly Neighbour[] {
  if (statistic.kind !== "quantile" || launches || statistic.q < PARTS_FROM) return [];
  const { q } = statistic;
  const beyond = 1 - q;
  const reach = reachOf(beyond);
  if (reach === "middle") return calmParts(q, cutInto(samplesPerValue * beyond, reach));
  const fewest = reach === "far" ? 0 : Math.min(NEIGHBOUR_SAMPLES / samplesPerValue, 1 - NEAREST_TO_MEDIAN);
  const bodyBeyond = Math.max(2 * beyond, fewest);
  const body = withoutDust(1 - bodyBeyond);
  return [
    { q: body, parts: 1, rank: 0, side: "body" },
    ...calmParts(body, partsWith(samplesPerValue, bodyBeyond)),
    { q: withoutDust(1 - beyond / 2), parts: 1, rank: 0, side: "tail" },
  ];
}

/** 0.9, and not 0.8999999999999999: reports name it. */
function withoutDust(q: number): number {
  return Number(q.toFixed(12));
}

/** A quantile of the parts that speak, of so many. */
export function calmParts(q: number, parts: number): Neighbour[] {
  if (parts === 1) return [];
  const ranks = new Set(LOUDER_THAN.map((share) => Math.floor(share * parts)));
  return [...ranks].map((rank) => ({ q, parts, rank, side: "body" }));
}

/** Into how many parts so many samples are cut for a high quantile with such a share beyond; 1 for none. */
export function partsWith(samples: number, beyond: number): number {
  return cutInto(samples * beyond, reachOf(beyond) === "far" ? "far" : "near");
}

function cutInto(samplesBeyond: number, reach: Reach): number {
  return Math.max(
    1,
    Math.min(MOST_PARTS[reach], Math.floor(samplesBeyond / PART_SAMPLES_BEYOND[reach] + 1e-9)),
  );
}
