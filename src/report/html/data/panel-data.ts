import type { Interval } from "../../../core/rule/types.js";
import type { Better, Unit } from "../../../core/model/trial.js";

/** What the page's script reads: plain JSON, made by the stage and drawn by the browser. Numbers in the protocol's units. */

/**
 * One side's operations over all rounds, by their ranks from 0, the fastest. The tail is complete, the body
 * is thinned.
 */
export interface QuantileCurve {
  readonly count: number;
  /** Ranks that are kept of the body, ascending. */
  readonly bodyRanks: readonly number[];
  /** From this rank on every operation is there. */
  readonly tailFrom: number;
  /** Of the ranks of the body, then of the tail. */
  readonly values: readonly number[];
}

export interface ShiftPoint {
  readonly q: number;
  /** Relative; null where too few rounds admit a bound. */
  readonly estimate: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** What all statistics of one metric of one scenario share. */
export interface SeriesData {
  readonly unit: Unit;
  readonly better: Better;
  readonly baseline: QuantileCurve | null;
  readonly candidate: QuantileCurve | null;
  readonly shift: readonly ShiftPoint[];
}

/** A statistic of each round, on both sides; null where a side has none. */
export interface RoundPoint {
  readonly round: number;
  readonly first: "baseline" | "candidate";
  /** Since the start of the run, of the earlier of both trials. */
  readonly startedAtMs: number;
  readonly baseline: number;
  readonly candidate: number;
}

export interface Difference {
  /** First round that it stands for. */
  readonly round: number;
  readonly relative: number;
}

export interface PhaseBar {
  readonly phase: string;
  readonly baselineNs: number;
  readonly candidateNs: number;
  readonly growthNs: number;
}

export interface PhaseStack {
  readonly phases: readonly PhaseBar[];
  /** The latency of the same operations; what its phases leave of it is in none of them. */
  readonly whole: { readonly baselineNs: number; readonly candidateNs: number };
  /** `the slowest 10 %`, in words. */
  readonly operations: string;
}

export interface CounterLine {
  readonly name: string;
  readonly unit: Unit;
  readonly baseline: number | null;
  readonly candidate: number | null;
}

/** One row of the verdict table, as far as its plots need it. */
export interface RowData {
  readonly name: string;
  readonly unit: Unit | null;
  readonly statistic: string;
  /** Where on the quantile axis the row stands; null for a mean or a value. */
  readonly q: number | null;
  /** Relative changes between which nothing is called one; null where it is not gated or has no baseline. */
  readonly allowed: Interval | null;
  readonly budget: { readonly min: number | null; readonly max: number | null } | null;
  readonly verdict: string;
  readonly rounds: readonly RoundPoint[];
  readonly differences: readonly Difference[];
  readonly estimate: {
    readonly relative: number;
    readonly low: number | null;
    readonly high: number | null;
  } | null;
  readonly roundsUsed: number;
  readonly looks: readonly number[];
  readonly decidedAtLook: number | null;
  readonly phases: PhaseStack | null;
  readonly counters: readonly CounterLine[];
  /** The number of its `SeriesData`; null where it has no samples. */
  readonly series: number | null;
}

export interface StudyPoint {
  readonly scenario: string;
  readonly statistic: string;
  readonly relative: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly level: number;
}

export interface StudyData {
  readonly metric: string;
  readonly reference: string;
  readonly ladder: readonly string[];
  readonly statistics: readonly string[];
  readonly unit: Unit | null;
  readonly points: readonly StudyPoint[];
  readonly referenceLevels: readonly { readonly statistic: string; readonly level: number }[];
}

/** JSON has no infinity: a bound that there is none of is null. */
export function finiteOrNull(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

export function boundsOf({ low, high }: Interval): {
  readonly low: number | null;
  readonly high: number | null;
} {
  return { low: finiteOrNull(low), high: finiteOrNull(high) };
}
