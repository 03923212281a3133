import type { MovedPart } from "../rule/shift.js";
import type { AroundChange, Interval, InsufficientReason, RoundDifference, RuleCaveat } from "../rule/types.js";
import type { ScenarioAddress, Side } from "./ids.js";
import type { AcceptPolicy, Limits, NotMeasured, PolicyChange, StatisticName } from "./plan.js";
import type { HostInfo, RunInfo, SideInfo } from "./run.js";
import type { Better, Failure, Unit } from "./trial.js";
export declare const VERDICTS: readonly ["regression", "missing", "incomparable", "invalid", "inconclusive", "improvement", "added", "insufficient", "pass"];
export type Verdict = (typeof VERDICTS)[number];
/** The estimate of one change, with what it stands on. Relative: 0.1 is 10 % higher, be that good or bad. */
export interface Change {
    /** The statistic of each side over the rounds used, in the row's unit. */
    readonly baseline: number;
    readonly candidate: number;
    /** Median of all differences of a candidate's and a baseline's trial within quads; infinite from zero. */
    readonly relative: number;
    /** Two-sided 95 %; infinite where there are too few rounds for a bound. */
    readonly relativeInterval: Interval;
    /** In the row's unit. */
    readonly absolute: number;
    readonly absoluteInterval: Interval;
    /** One-sided, of any change for the worse; adjusted over all metrics of the plan: docs/statistics.md, "Many metrics". */
    readonly pValue: number;
    readonly pValueAdjusted: number;
    readonly roundsUsed: number;
    /** Of one side, in those rounds. */
    readonly samplesPerSide: number;
    /**
     * Relative; the smallest true change for the worse that would have been named with a chance of about 80 %: by how
     * much it grows, or falls where higher is better. Infinity: none would have been.
     */
    readonly smallestDetectable: number;
    readonly differences: readonly RoundDifference[];
    /** What else the verdict was made of; absent where it is made of this number alone. */
    readonly around?: readonly AroundChange[];
}
/** Both sides of a value that is declared not to vary. */
export interface Exact {
    readonly baseline: number;
    readonly candidate: number;
    /** Infinite from zero. */
    readonly relative: number;
    /** Whether it varies all the same. */
    readonly varies: boolean;
}
/** Why two sides can't be compared. */
export type Incomparable = {
    readonly kind: "workload";
    readonly baseline: string;
    readonly candidate: string;
    /** What is other in the candidate, for people; absent where that was not recorded. */
    readonly differs?: readonly string[];
    /** The label by which the policy in force lets it be declared; absent in results of old. */
    readonly label?: string;
}
/** The latest stored run did other work, which no label makes alike. */
 | {
    readonly kind: "stored-workload";
    readonly baseline: string;
    readonly candidate: string;
} | {
    readonly kind: "unit";
    readonly baseline: string;
    readonly candidate: string;
} | {
    readonly kind: "host";
    readonly baseline: string;
    readonly candidate: string;
};
export type Judgement = {
    readonly verdict: "pass" | "improvement" | "regression" | "inconclusive";
    readonly change: Change;
    readonly decidedAtLook: number | undefined;
}
/** A value that is declared not to vary: compared as it is. */
 | {
    readonly verdict: "pass" | "improvement" | "regression";
    readonly exact: Exact;
} | {
    readonly verdict: "insufficient";
    readonly reason: InsufficientReason | "stored";
    readonly needed: number;
    readonly have: number;
    readonly values: {
        readonly baseline: number;
        readonly candidate: number;
    } | undefined;
    /** Against ten stored runs or more: where this one lies. Never a verdict. */
    readonly advice?: {
        readonly kind: "within" | "above" | "below";
        readonly relative: number;
        /** Relative; what one more run of unchanged code would lie in. */
        readonly spread: Interval;
    };
} | {
    readonly verdict: "added";
    readonly value: number | undefined;
} | {
    readonly verdict: "missing";
} | {
    readonly verdict: "incomparable";
    readonly reason: Incomparable;
} | {
    readonly verdict: "invalid";
    readonly side: Side | undefined;
    readonly failure: Failure;
};
export interface BudgetOutcome {
    readonly limits: Limits;
    readonly state: "holds" | "broken" | "undecided";
    /** Interval of the candidate's own statistic, at the level of the budget. */
    readonly interval: Interval;
    /** That it stands on; there may be more of them than behind the number's own verdict. */
    readonly rounds: number;
}
/** What qualifies a number. The words are the report's. */
export type Caveat = {
    readonly code: Exclude<RuleCaveat, "wider-pass">;
}
/** Relative, relative, and in the metric's unit: what the pass rules out, what it could not, and the floor. */
 | {
    readonly code: "wider-pass";
    readonly passWithin: number;
    readonly tolerance: number;
    readonly floor: number;
} | {
    readonly code: "two-modes";
    readonly side: Side;
    readonly lower: number;
    readonly upper: number;
    readonly upperShare: number;
} | {
    readonly code: "far-minimum";
    readonly side: Side;
    readonly minimum: number;
    readonly median: number;
}
/** A scenario that does not measure what it is said to. At least one of the three is there. */
 | {
    readonly code: "unfair";
    readonly side: Side;
    readonly scenario: string;
    /** The least share of the measured keys that the warm-up had asked for. */
    readonly warmedShare: number | undefined;
    readonly hitRatio: {
        readonly min: number;
        readonly worst: number;
        readonly trials: number;
    } | undefined;
    /** In the latency's unit. */
    readonly modes: {
        readonly lower: number;
        readonly upper: number;
        readonly minimum: number;
        readonly median: number;
    } | undefined;
} | {
    readonly code: "timer-floor";
    readonly timerFloorNs: number;
    readonly medianNs: number;
} | {
    readonly code: "varies";
}
/** Half the samples of each trial scatter nearly as little as all. */
 | {
    readonly code: "long-trials";
} | {
    readonly code: "other-result";
    readonly rounds: number;
} | {
    readonly code: "harness";
    readonly side: Side;
    readonly harnessCode: string;
    readonly message: string;
    readonly trials: number;
} | {
    readonly code: "errors";
    readonly side: Side;
    readonly kind: string;
    readonly count: number;
    readonly message: string | undefined;
};
/** How much a named part of the latency changed, among the operations that make the statistic. */
export interface PhaseChange {
    readonly phase: string;
    readonly baselineNs: number;
    readonly candidateNs: number;
    /** Median over rounds of the paired differences. */
    readonly growthNs: number;
    /** Of the latency's growth among the same operations; absent where the latency hardly changed. */
    readonly share: number | undefined;
}
/** One number that was judged. */
export interface Row {
    readonly address: ScenarioAddress;
    readonly metric: string;
    readonly statistic: StatisticName;
    readonly unit: Unit | undefined;
    readonly better: Better;
    readonly gated: boolean;
    readonly tolerance: number;
    readonly floor: number;
    /** At which rounds its benchmark is looked at, where it is not at those of the plan. */
    readonly looks?: readonly number[];
    readonly judgement: Judgement;
    readonly budget: BudgetOutcome | undefined;
    readonly caveats: readonly Caveat[];
    readonly phases: readonly PhaseChange[];
}
/** Which part of a scenario's latency moved, from P50 to P99.9. It explains a verdict and never makes one. */
export interface ScenarioShift {
    readonly address: ScenarioAddress;
    readonly rounds: number;
    /** The chance of naming any part of this scenario where nothing changed. */
    readonly level: number;
    /** A gated latency of this scenario is a regression or an improvement. */
    readonly explains: boolean;
    readonly quantiles: readonly {
        readonly quantile: number;
        readonly relative: number;
        readonly relativeInterval: Interval;
        readonly moved: "up" | "down" | "no";
    }[];
    /** `[{direction: "up", from: 0.97, to: undefined}]` is slower only from P97 up. */
    readonly parts: readonly MovedPart[];
}
/** A limit that had to hold in every trial of the candidate. */
export interface InvariantOutcome {
    readonly address: ScenarioAddress;
    readonly metric: string;
    readonly unit: Unit | undefined;
    readonly limits: Limits;
    readonly state: {
        readonly kind: "holds";
        readonly worst: number;
    } | {
        readonly kind: "broken";
        readonly worst: number;
        readonly round: number;
        readonly trials: number;
    }
    /** A trial did not report the value. */
     | {
        readonly kind: "unknown";
        readonly round: number;
    };
}
/** A value that is shown and not judged. */
export interface Counter {
    readonly address: ScenarioAddress;
    readonly metric: string;
    readonly phase: string | undefined;
    readonly labels: Readonly<Record<string, string>>;
    readonly unit: Unit;
    /** Medians over trials. */
    readonly baseline: number | undefined;
    readonly candidate: number | undefined;
}
/** How a scenario of a study differs from its reference. Nothing is tested: one interval at fixed rounds. */
export interface StudyChange {
    readonly baseline: number;
    readonly candidate: number;
    readonly relative: number;
    /** Two-sided 95 %; infinite where there are too few rounds for a bound. */
    readonly relativeInterval: Interval;
    readonly absolute: number;
    readonly absoluteInterval: Interval;
    readonly rounds: number;
}
export interface StudyStep {
    /** `benchmark/scenario`. */
    readonly scenario: string;
    readonly statistic: StatisticName;
    readonly unit: Unit | undefined;
    readonly change: StudyChange | undefined;
    /** `no difference`: none was seen, and one of more than `wouldHaveSeen` would have been. */
    readonly finding: "faster" | "slower" | "no difference" | "unclear" | "not measured";
    /** Relative; of `no difference` and `unclear`. */
    readonly wouldHaveSeen: number | undefined;
    readonly recommendation: "adopt" | "consider" | "skip" | undefined;
}
export interface StudyOutcome {
    readonly system: string;
    readonly id: string;
    readonly title: string | undefined;
    readonly metric: string;
    readonly reference: string;
    readonly steps: readonly StudyStep[];
}
/** A caveat of a whole benchmark, or of the run. */
export interface Note {
    readonly address: {
        readonly system: string;
        readonly benchmark: string;
    } | undefined;
    readonly caveat: Caveat;
}
export interface SystemOutcome {
    readonly id: string;
    readonly title: string | undefined;
    /** Absent: it was measured. */
    readonly notMeasurable: {
        readonly stage: "source" | "tools" | "setup" | "build" | "prepare";
        readonly side: Side | undefined;
        readonly failure: Failure;
    } | undefined;
    /** How a change of the harness was declared, where it was. */
    readonly harnessChange: string | undefined;
}
/** Everything that a run came to; what report.json holds. */
export interface Report {
    readonly outcome: Outcome;
    readonly run: RunInfo;
    readonly host: HostInfo;
    readonly baseline: SideInfo;
    readonly candidate: SideInfo;
    readonly plan: {
        readonly seed: string;
        readonly quick: boolean;
        readonly looks: readonly number[];
        /** Absent in reports of old. */
        readonly timeBudgetMs?: number;
        readonly alpha: number;
        /** Absent in results of old. */
        readonly accept?: AcceptPolicy;
        readonly metricsPlanned: number;
        readonly metricsAdded?: number;
        readonly policyFrom: Side;
        readonly policyChanges: readonly PolicyChange[];
        readonly notMeasured: readonly NotMeasured[];
    };
    /** How both sides came to be compared. */
    readonly comparison: "paired" | "stored";
    /** Of a stored comparison: runs of this host; and what does not count, runs of others and those that can't be read. */
    readonly stored?: {
        readonly runs: number;
        readonly otherHosts: number;
        readonly unusable?: number;
    };
    readonly systems: readonly SystemOutcome[];
    readonly rows: readonly Row[];
    /** Of scenarios with a verdict of a change, and of those where a part moved all the same. */
    readonly shifts: readonly ScenarioShift[];
    readonly invariants: readonly InvariantOutcome[];
    readonly counters: readonly Counter[];
    readonly studies: readonly StudyOutcome[];
    readonly notes: readonly Note[];
    /** Regressions that were accepted in the open. They stay in `rows` and no longer decide the run. */
    readonly accepted?: readonly Acceptance[];
    readonly confirmation?: Confirmation;
}
/** Who accepted a regression; bound to one metric and to one commit. */
export interface Acceptance {
    readonly address: ScenarioAddress;
    readonly metric: string;
    readonly statistic: StatisticName;
    readonly how: "label" | "trailer";
    /** Who set the label, or who wrote the commit. */
    readonly by: string;
    /** The label, or the trailer's words. */
    readonly reason: string;
    /** The head commit that it is bound to. */
    readonly commit: string;
}
/** A second run that measured the regressions of the first one again. What it cleared is inconclusive. */
export interface Confirmation {
    /** Id of the second run. */
    readonly run: string;
    readonly host: HostInfo;
    readonly rows: readonly ConfirmedRow[];
}
/** One regression, and what a second run said of it. */
export type ConfirmedRow = Pick<Row, "address" | "metric" | "statistic"> & {
    /** Whether it stays a regression: found again, or not cleared. */
    readonly confirmed: boolean;
} & SecondJudgement;
/** A verdict with its numbers; without them it was not judged there. */
export type SecondJudgement = Pick<Extract<Judgement, {
    readonly change: Change;
}>, "verdict" | "change"> | Pick<Extract<Judgement, {
    readonly exact: Exact;
}>, "verdict" | "exact"> | {
    readonly verdict: undefined;
};
export interface Outcome {
    /** The worst that a gated row, a budget, an invariant or a system came to. */
    readonly verdict: "passed" | "regression" | "cannot-judge" | "inconclusive";
    readonly exitCode: 0 | 1 | 2 | 3;
    /** Of gated rows. */
    readonly counts: Readonly<Record<Verdict, number>>;
    readonly brokenBudgets: number;
    readonly brokenInvariants: number;
}
