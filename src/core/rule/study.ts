import { middleValue } from "./budget.js";
import { trialsPerValue } from "./blocks.js";
import { locateInPairs } from "./location.js";
import { relativeInterval } from "./logs.js";
import { samplesOfMost, valueOfTrials } from "./prepare.js";
import type { Interval, RoundPair, Statistic } from "./types.js";

export interface StudyOptions {
  readonly statistic: Statistic;
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
  const { baseline, candidate, rounds } = valuesOf(pairs, options);
  const positive = (x: number): boolean => x > 0 && x < Infinity;
  if (baseline.length === 0) return undefined;
  if (!baseline.every(positive) || !candidate.every(positive)) return undefined;
  const relative = locateInPairs(baseline.map(Math.log), candidate.map(Math.log));
  const absolute = locateInPairs(baseline, candidate);
  const interval95 = relativeInterval(relative.interval95);
  return {
    baselineValue: middleValue(baseline),
    candidateValue: middleValue(candidate),
    estimate: Math.expm1(relative.estimate),
    estimateAbsolute: absolute.estimate,
    interval95,
    interval95Absolute: absolute.interval95,
    statement: statementOf(interval95),
    rounds,
  };
}

/** One of each side, of as many rounds as it takes; the trials of these are cut to the fewest samples among them. */
function valuesOf(
  pairs: readonly RoundPair[],
  { statistic, launches }: StudyOptions,
): { readonly baseline: Float64Array; readonly candidate: Float64Array; readonly rounds: number } {
  const perValue = pairs.length === 0 ? 1 : trialsPerValue(statistic, samplesOfMost(pairs), launches);
  const count = Math.floor(pairs.length / perValue);
  const groups = Array.from({ length: count }, (_, i) => pairs.slice(i * perValue, (i + 1) * perValue));
  const valueOf = (side: "baseline" | "candidate") => (group: readonly RoundPair[]) => {
    const length = Math.min(...group.flatMap((pair) => [pair.baseline.length, pair.candidate.length]));
    return valueOfTrials(
      group.map((pair) => pair[side]),
      length,
      statistic,
    );
  };
  return {
    baseline: Float64Array.from(groups, valueOf("baseline")),
    candidate: Float64Array.from(groups, valueOf("candidate")),
    rounds: count * perValue,
  };
}

function statementOf({ low, high }: Interval): StudyStatement {
  if (low > 0) return { kind: "higher" };
  if (high < 0) return { kind: "lower" };
  return { kind: "no-difference-seen", noMoreThan: Math.max(Math.abs(low), Math.abs(high)) };
}
