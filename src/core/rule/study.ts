import { middleValue } from "./budget.js";
import { locate } from "./location.js";
import { relativeInterval } from "./logs.js";
import { prepare } from "./prepare.js";
import type { Interval, RoundPair, Statistic } from "./types.js";

export interface StudyOptions {
  readonly statistic: Statistic;
  readonly design: "quads" | "coin";
  readonly launches: boolean;
}

/** What a study says of two things that were measured side by side. */
export type StudyStatement =
  | { readonly kind: "lower" | "higher" }
  /** No difference was seen; one larger than `noMoreThan` (relative) would have been. */
  | { readonly kind: "no-difference-seen"; readonly noMoreThan: number };

export interface StudyComparison {
  readonly baselineValue: number;
  readonly candidateValue: number;
  /** Relative difference of the second to the first. */
  readonly estimate: number;
  readonly estimateAbsolute: number;
  readonly interval95: Interval;
  readonly interval95Absolute: Interval;
  readonly statement: StudyStatement;
  readonly rounds: number;
}

/**
 * Compares two scenarios of a study: fixed rounds, one two-sided 95 % interval, no looks and no part
 * in the gate's error budget. `baseline` of a pair is the first of the two.
 *
 * @returns undefined where there are not enough rounds for one value a side, or a value is no positive number
 */
export function compareStudy(
  pairs: readonly RoundPair[],
  options: StudyOptions,
): StudyComparison | undefined {
  const series = prepare(
    {
      key: "study",
      family: "study",
      distribution: "study",
      statistic: options.statistic,
      better: "lower",
      tolerance: 0,
      floor: 0,
      design: options.design,
      launches: options.launches,
      rounds: pairs,
    },
    pairs.length,
  );
  const positive = (x: number): boolean => x > 0 && x < Infinity;
  if (series.baseline.length === 0) return undefined;
  if (!series.baseline.every(positive) || !series.candidate.every(positive)) return undefined;
  const relative = locate(series.design, series.baseline.map(Math.log), series.candidate.map(Math.log));
  const absolute = locate(series.design, series.baseline, series.candidate);
  const interval95 = relativeInterval(relative.interval95);
  return {
    baselineValue: middleValue(series.baseline),
    candidateValue: middleValue(series.candidate),
    estimate: Math.expm1(relative.estimate),
    estimateAbsolute: absolute.estimate,
    interval95,
    interval95Absolute: absolute.interval95,
    statement: statementOf(interval95),
    rounds: series.rounds,
  };
}

function statementOf({ low, high }: Interval): StudyStatement {
  if (low > 0) return { kind: "higher" };
  if (high < 0) return { kind: "lower" };
  return { kind: "no-difference-seen", noMoreThan: Math.max(Math.abs(low), Math.abs(high)) };
}
