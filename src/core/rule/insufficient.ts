import type { Side } from "../model/ids.js";
import { median } from "../stats/quantile.js";
import { allowedLogChange } from "./allowed.js";
import { LEAST_VALUES, samplesNeeded, trialsPerValue } from "./blocks.js";
import { looksOf } from "./looks.js";
import { VALUES_PER_STRATUM, type PreparedSeries, type TrialFacts } from "./prepare.js";
import type { InsufficientReason, LackFault, RuleOptions } from "./types.js";

/** Why a series can't be judged. */
export interface Lack {
  readonly kind: "insufficient";
  readonly reason: InsufficientReason;
  readonly needed: number;
  readonly have: number;
  /** What is at fault, where the plan is not. */
  readonly fault: LackFault | undefined;
  /** Known by the rounds up to the first look, and the same by all that follow. */
  readonly isLasting: boolean;
}

/** A clock's tick is too coarse to judge by above this share of what the tolerance allows, */
const COARSEST_TICK = 0.5;
/** and above this share of what a pass rules out at the least, of which no more than this counts. */
const COARSEST_TICK_OF_PASS = 0.2;
const MOST_OF_PASS = 0.1;
/** A tick below this never is, be the tolerance 0: every claim is made in spite of the tick. */
const FINE_TICK = 0.0005;
const SHORT = 0.9;

/** Whether a candidate that usually has so many samples has fewer than the baseline, and not so by chance. */
export function isShort(candidate: number, baseline: number): boolean {
  return !(candidate >= SHORT * baseline);
}

export function insufficiency(series: PreparedSeries, options: RuleOptions): Lack | undefined {
  const { statistic, launches, samplesPerTrial, roundsMeasured } = series;
  const looks = looksOf(series, options);
  const planned = looks.at(-1)!;
  const lack = (
    reason: InsufficientReason,
    needed: number,
    have: number,
    fault?: LackFault,
    isLasting = false,
  ): Lack => ({ kind: "insufficient", reason, needed, have, fault, isLasting });
  if (series.invalid > 0) return lack("invalid", 0, series.invalid, invalidInCandidate(series));
  const empty = hasEmpty(series) ? series.trials().find(({ samples }) => samples === 0) : undefined;
  if (empty !== undefined) {
    return lack("samples", samplesNeeded(statistic, launches), 0, faultOf(empty, series));
  }
  const short = roundsMeasured > 0 ? lackOfPlan(series, samplesPerTrial, planned) : undefined;
  if (short !== undefined) {
    return lack(short.reason, short.needed, short.have, fewerThanUsual(series, planned), true);
  }
  if (roundsMeasured < looks[0]!) return lack("rounds", looks[0]!, roundsMeasured, { kind: "time" });
  // A value may be of more trials than the first looks have.
  if (series.baseline.length === 0) {
    return lack("rounds", series.roundsPerStratum, roundsMeasured, { kind: "time" });
  }
  const allowed = Math.max(
    FINE_TICK,
    COARSEST_TICK * allowedLogChange(series, series.tolerance),
    COARSEST_TICK_OF_PASS * allowedLogChange(series, Math.min(series.passWithin, MOST_OF_PASS)),
  );
  const isCoarse = series.resolution > 0 && series.resolution > allowed;
  if (statistic.kind !== "value" && hasZero(series)) {
    // What is less than a coarse clock's tick is 0 on either side, as chance has it.
    return lack("zero", 0, zerosIn(series), isCoarse ? undefined : zeroByAFault(series));
  }
  return isCoarse
    ? lack("resolution", Math.expm1(allowed), Math.expm1(series.resolution), undefined, true)
    : undefined;
}

/** What of a series is known before anything is measured. */
export type Shape = Pick<PreparedSeries, "statistic" | "launches">;

/** What so many rounds of so many samples lack. */
export interface PlanLack {
  readonly reason: "samples" | "rounds";
  /** Samples of one side, or rounds. */
  readonly needed: number;
  readonly have: number;
}

/** Undefined where a statistic can be judged by so many rounds, if nothing goes wrong. */
export function lackOfPlan(
  { statistic, launches }: Shape,
  samplesPerTrial: number,
  rounds: number,
): PlanLack | undefined {
  const samples = samplesPerTrial * rounds;
  const samplesWanted = samplesNeeded(statistic, launches);
  // A trial has one value, so what is missing is rounds.
  if (statistic.kind !== "value" && samples < samplesWanted)
    return { reason: "samples", needed: samplesWanted, have: samples };
  const lanes = VALUES_PER_STRATUM;
  const perValue = trialsPerValue(statistic, samplesPerTrial, launches);
  if (lanes * Math.floor(rounds / (perValue * lanes)) >= LEAST_VALUES) return undefined;
  return { reason: "rounds", needed: LEAST_VALUES * perValue, have: rounds };
}

/** Where the baseline usually has enough and the candidate does not: its shortest trial. */
function fewerThanUsual(series: PreparedSeries, rounds: number): LackFault | undefined {
  const trials = series.trials();
  const isEnough = (samples: number): boolean => lackOfPlan(series, samples, rounds) === undefined;
  const [usual, candidates] = [usualSamples(trials, "baseline"), usualSamples(trials, "candidate")];
  if (!isEnough(usual) || isEnough(candidates) || !isShort(candidates, usual)) return undefined;
  const shortest = trials
    .filter(({ side }) => side === "candidate")
    .reduce((least, trial) => (trial.samples < least.samples ? trial : least));
  return faultOf(shortest, series);
}

/** Whether there are trials without a sample: so few that their values are none, or so many that nothing has any. */
function hasEmpty({ samplesPerTrial, baseline, candidate }: PreparedSeries): boolean {
  return samplesPerTrial === 0 || baseline.some(Number.isNaN) || candidate.some(Number.isNaN);
}

function invalidInCandidate(series: PreparedSeries): LackFault | undefined {
  const those = series.trials().filter(({ invalid }) => invalid);
  const [first] = those;
  if (first === undefined || those.some(({ side }) => side === "baseline")) return undefined;
  return candidateIn(first.round, series);
}

function hasZero({ baseline, candidate }: PreparedSeries): boolean {
  return baseline.includes(0) || candidate.includes(0);
}

function zerosIn({ baseline, candidate }: PreparedSeries): number {
  return [...baseline, ...candidate].filter((value) => value === 0).length;
}

/** Where the candidate alone has a 0, and where neither had one up to the first look. */
function zeroByAFault(series: PreparedSeries): LackFault | undefined {
  const { baseline, candidate, firstValues, firstRounds } = series;
  if (!baseline.includes(0)) return candidateIn(firstRounds[candidate.indexOf(0)]!, series);
  const isEarly = (side: Float64Array): boolean => side.subarray(0, firstValues).includes(0);
  if (isEarly(baseline) || isEarly(candidate)) return undefined;
  return trialIn("baseline", firstRounds[baseline.indexOf(0)]!, series);
}

function candidateIn(round: number, series: PreparedSeries): LackFault {
  return trialIn("candidate", round, series);
}

function trialIn(side: Side, round: number, series: PreparedSeries): LackFault {
  return faultOf(
    series.trials().find((trial) => trial.side === side && trial.round === round)!,
    series,
  );
}

function faultOf({ side, round, samples }: TrialFacts, series: PreparedSeries): LackFault {
  return { kind: "trial", side, round, samples, usual: usualSamples(series.trials(), "baseline") };
}

function usualSamples(trials: readonly TrialFacts[], side: Side): number {
  return median(
    Float64Array.from(
      trials.filter((trial) => trial.side === side),
      ({ samples }) => samples,
    ),
  );
}
