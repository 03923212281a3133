import type { Side } from "../model/ids.js";

/**
 * What one number of a trial is. `quantile`: type-7 quantile of the trial's samples; `mean`: their
 * mean; `value`: the trial brings one number of its own (a throughput, a counter).
 */
export type Statistic =
  { readonly kind: "quantile"; readonly q: number } | { readonly kind: "mean" } | { readonly kind: "value" };

/** Readings of the host during the round, each a share from 0 to 1. */
export interface HostReadings {
  readonly stealShare?: number;
  readonly pressureShare?: number;
}

/** 0 to 3, the first to the last of a quad. */
export interface Slots {
  readonly baseline: number;
  readonly candidate: number;
}

/** One baseline and one candidate trial of one round. */
export interface RoundPair {
  /** 0-based, ascending. */
  readonly round: number;
  /** Rounds that share a quad were drawn together: two baseline and two candidate trials. */
  readonly quad: number;
  /** Places in time among the four trials of the quad; absent: not known. */
  readonly slots?: Slots;
  /** In measured order, in units of the metric; of length 1 for the statistic `value`. */
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
  readonly host?: HostReadings;
}

/** An absolute limit on the metric itself, in its units. */
export interface BudgetLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Everything that is measured and allowed of one gated number. */
export interface MetricSeries {
  readonly key: string;
  /**
   * Numbers of one family are measured together and stop together: those of a benchmark. What others come to
   * changes none of their verdicts, so shards, and benchmarks that stop early, are judged as the whole run is.
   */
  readonly family: string;
  /** Of which of the family's samples it is a number; those of one share its part of the error budget. */
  readonly distribution: string;
  readonly statistic: Statistic;
  readonly better: "lower" | "higher";
  /** Relative: 0.05 for 5 %. At least 0. What is worse by more is a regression. */
  readonly tolerance: number;
  /**
   * Relative: what a pass rules out at the last look where the tolerance can't be ruled out. Absent: it is
   * the tolerance. Between the two lies the indifference zone.
   */
  readonly passWithin?: number;
  /** Absolute, in units of the metric; 0 for none. */
  readonly floor: number;
  readonly budget?: BudgetLimits;
  /** A whole-process scenario: few samples a trial, each of them a process of its own. */
  readonly launches?: boolean;
  /** Whether nothing else is measured between two quads; absent: something is. */
  readonly unbroken?: boolean;
  /**
   * Of the drawn orders. Where a value is of several quads, it says which trial of each side goes into which value: by time
   * would not do, because a drift in step with the quads then favours some splits. Absent: always the same draw.
   */
  readonly seed?: string;
  /** Looks of its own, where they are not the run's. */
  readonly looks?: readonly number[];
  /** The time ran out before it was decided: no more rounds will come. Its budget keeps to the looks. */
  readonly cut?: Cut;
  /** Drawn in quads: two trials of each side in one of six arrangements, each equally likely. */
  readonly rounds: readonly RoundPair[];
}

export interface RuleOptions {
  /** Error rate of the whole run: the chance that any unchanged metric is called a change. */
  readonly alpha: number;
  /** Error rate of one metric at its tolerance: of a wrong regression, and of a wrong pass. */
  readonly beta: number;
  /** Rounds at which verdicts are looked for, ascending; the last is the most rounds. */
  readonly looks: readonly number[];
  /** M: hypotheses of the whole plan over all shards; at least as many as there are here. */
  readonly metricsPlanned: number;
}

/** `low` and `high` may be infinite where too few rounds admit no bound. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export type BudgetVerdict =
  | { readonly kind: "none" }
  | (BudgetEvidence & { readonly kind: "holds" | "undecided" })
  | (BudgetEvidence & { readonly kind: "broken"; readonly limit: "min" | "max" });

/** What a budget is decided by. */
export interface BudgetEvidence {
  readonly interval: Interval;
  /** Of the look that decided, or of the last one so far: a budget may be open where its number is decided. */
  readonly rounds: number;
}

/**
 * What qualifies a decision.
 * - `ties`: more than a fifth of the rounds have equal values on both sides.
 * - `coarse-clock`: the clock's tick is more than a tenth of what the tolerance and the floor allow.
 * - `tail-guard`: a pass was withheld, because the tail is slower in a part of the rounds.
 * - `wider-pass`: a pass that rules out `passWithin`, and not the tolerance.
 * - `by-neighbours`: a change is known by what speaks for this quantile, which is itself too noisy to say.
 * - `unequal-samples`: trials of a round had different counts and were cut to the smaller one.
 * - `first-sample`: the first sample of the trials is far above the others; warm-up survives.
 * - `trend`: baseline and candidate both drift over the run by more than the tolerance.
 * - `host-contention`: steal or pressure readings were high in more than half of the rounds.
 * - `rounds-missing`: rounds that do not fill a quad were left out.
 */
export type RuleCaveat =
  | "ties"
  | "coarse-clock"
  | "tail-guard"
  | "wider-pass"
  | "by-neighbours"
  | "unequal-samples"
  | "first-sample"
  | "trend"
  | "host-contention"
  | "rounds-missing";

/** One point for a plot of the rounds: relative change of the metric (0.1: candidate is 10 % higher). */
export interface RoundDifference {
  /** First round of the block that the value stands for. */
  readonly round: number;
  readonly relative: number;
}

/** A quantile that has a say in the judgement of another one, and how it changed by the same rounds. */
export interface AroundChange {
  readonly quantile: number;
  /** Of whole trials, or of the calmest part of each. */
  readonly of: "trials" | "calmest-parts";
  readonly relative: number;
}

/** What was seen, whatever is decided from it. */
export interface Evidence {
  /** Relative change of the metric itself, candidate to baseline; +0.1 is 10 % higher, be that good or bad. */
  readonly estimate: number;
  /** The same in units of the metric. */
  readonly estimateAbsolute: number;
  /** Two-sided 95 % at the rounds used, of one metric by itself. */
  readonly interval95: Interval;
  readonly interval95Absolute: Interval;
  /** One-sided, for any change for the worse, over the looks so far; not corrected for other metrics. */
  readonly pValue: number;
  /** The same, corrected for all metrics of the plan; compared with alpha. */
  readonly pValueAdjusted: number;
  readonly baselineValue: number;
  readonly candidateValue: number;
  /** Rounds that the decision stands on: those of the look that decided, or all so far. */
  readonly roundsUsed: number;
  /** Samples of one side in those rounds. */
  readonly samplesPerSide: number;
  /** Relative; the smallest true change that the rule would have named with a chance of about 80 %. */
  readonly smallestDetectableChange: number;
  readonly budget: BudgetVerdict;
  readonly caveats: readonly RuleCaveat[];
  readonly differences: readonly RoundDifference[];
  /** What spoke for it besides itself; empty where nothing does. */
  readonly around: readonly AroundChange[];
}

/**
 * What the time cut off.
 * - `undecided`: what the looks that were missed would have spent of its error rates is spent at the last one,
 *   on all rounds.
 * - `passing`: it passes by the looks so far, and may have been measured no further for that; they are all.
 */
export type Cut = "undecided" | "passing";

export type VerdictKind = "pass" | "improvement" | "regression" | "inconclusive";
export type InsufficientReason = "samples" | "rounds" | "resolution" | "zero" | "invalid";

/**
 * What is at fault where something can't be judged that could be, as it was planned.
 * - `trial`: one has no samples, or the candidate's have clearly fewer than the baseline's, or one of the candidate
 *   alone has a value that can't be one.
 * - `time`: the measuring ended before the first look.
 */
export type LackFault =
  | { readonly kind: "time" }
  | {
      readonly kind: "trial";
      readonly side: Side;
      readonly round: number;
      readonly samples: number;
      /** The median of the baseline's trials. */
      readonly usual: number;
    };

export type Decision =
  | (Evidence & {
      readonly kind: VerdictKind;
      /** Rounds of the look that decided; absent while undecided. */
      readonly decidedAtLook: number | undefined;
      /** By the looks so far; more rounds may yet show an improvement, or rule out more than a pass must. */
      readonly passesSoFar: boolean;
    })
  | (Partial<Evidence> & {
      readonly kind: "insufficient";
      readonly reason: InsufficientReason;
      /**
       * What it would need and what there is. `samples`: samples of one side over the run. `rounds`:
       * rounds. `resolution`: the largest usable tick and the tick seen, relative to the metric.
       * `zero`: none and how many trials have a quantile of 0. `invalid`: none and how many trials have a negative or
       * non-finite value.
       */
      readonly needed: number;
      readonly have: number;
      readonly fault: LackFault | undefined;
      readonly caveats: readonly RuleCaveat[];
      readonly budget: BudgetVerdict;
    });

/** Decisions by series key. */
export type Decisions = ReadonlyMap<string, Decision>;
