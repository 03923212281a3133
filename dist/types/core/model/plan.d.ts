import type { Side } from "./ids.js";
import type { Unit } from "./trial.js";
/** `p50`, `p99.9`, `mean`; `value` for a metric that is one number a trial. */
export type StatisticName = string;
/** Absolute limits in the metric's own unit. */
export interface Limits {
    readonly min: number | undefined;
    readonly max: number | undefined;
}
/** One number that is judged: a statistic of a metric, and what is allowed of it. */
export interface PlannedMetric {
    /** Absent: of the whole benchmark. */
    readonly scenario: string | undefined;
    readonly metric: string;
    readonly statistic: StatisticName;
    /** Part of the gate's error budget. What is not gated is shown. */
    readonly gated: boolean;
    /** Relative, 0.05 for 5 %. */
    readonly tolerance: number;
    /** Relative: what a pass rules out at the least. Absent: the tolerance. */
    readonly passWithin?: number | undefined;
    /** In the metric's own unit. */
    readonly floor: number;
    readonly budget: Limits | undefined;
    /** Of a value: in which the policy names its floor and budget. Absent: they have none, and the harness says what it is. */
    readonly unit?: Unit | undefined;
    /** Declared not to vary between trials: compared exactly. */
    readonly exact: boolean;
    /** The baseline has a policy, and only the candidate declares this: it takes nothing of the others' error budget. */
    readonly added?: boolean;
}
/** A limit on a value that must hold in every trial of the candidate. */
export interface PlannedInvariant {
    readonly scenario: string | undefined;
    readonly metric: string;
    readonly limits: Limits;
}
/** On which sides a thing is declared. */
export type Presence = "both" | "added" | "missing";
export interface PlannedScenario {
    readonly id: string;
    readonly title: string | undefined;
    readonly presence: Presence;
    readonly parameters: Readonly<Record<string, unknown>>;
    /** Samples of one trial, where declared. */
    readonly samples: number | undefined;
    readonly warmupOperations: number;
}
/**
 * The order in time of the four trials of a quad: two of the baseline (B) and two of the
 * candidate (C), one of six arrangements drawn uniformly. Rounds 2k and 2k+1 are quad k.
 */
export type Arrangement = "BBCC" | "BCBC" | "BCCB" | "CBBC" | "CBCB" | "CCBB";
export interface PlannedBenchmark {
    readonly id: string;
    readonly title: string | undefined;
    readonly kind: "harness" | "command";
    /** gate: both sides; study: the candidate only. */
    readonly role: "gate" | "study";
    readonly presence: Presence;
    readonly timeoutMs: number;
    /** Launches a trial; 0 for a harness. */
    readonly launches: number;
    /** Looks of its own, where they are not the plan's: one launch a trial needs more rounds. */
    readonly looks?: readonly number[] | undefined;
    readonly scenarios: readonly PlannedScenario[];
    readonly metrics: readonly PlannedMetric[];
    readonly invariants: readonly PlannedInvariant[];
    /** One for each quad up to the last look. */
    readonly arrangements: readonly Arrangement[];
}
/** Whether it can hold something up; all else is shown. */
export declare function isAskedFor({ gated, budget }: Pick<PlannedMetric, "gated" | "budget">): boolean;
/** Rounds at which verdicts of a benchmark are looked for; the last is the most rounds. */
export declare function looksOf(plan: Pick<Plan, "looks">, benchmark: Pick<PlannedBenchmark, "looks">): readonly number[];
/** Whether one benchmark is all that is planned, on all shards: then nothing else is measured between its quads. */
export declare function hasOneBenchmark({ systems, notMeasured }: Pick<Plan, "systems" | "notMeasured">): boolean;
export interface PlannedStudy {
    readonly id: string;
    readonly title: string | undefined;
    /** `benchmark/scenario`, the first is what the others are compared with. */
    readonly ladder: readonly string[];
    readonly metric: string;
    readonly statistics: readonly StatisticName[];
    readonly rounds: number;
    readonly recommend: {
        readonly adopt: number;
        readonly consider: number;
    } | undefined;
}
export interface PlannedSystem {
    readonly id: string;
    readonly title: string | undefined;
    readonly presence: Presence;
    readonly benchmarks: readonly PlannedBenchmark[];
    readonly studies: readonly PlannedStudy[];
}
/** Something that is declared and not measured in this run, and why. */
export interface NotMeasured {
    readonly system: string;
    readonly benchmark: string | undefined;
    readonly scenario: string | undefined;
    /** `time`, of reports alone: a quick run did not come to its first look. */
    readonly reason: "filtered" | "quick" | "study" | "other-shard" | "time";
}
/** A difference between the baseline's and the candidate's policy. The baseline's is in force. */
export interface PolicyChange {
    /** JSON pointer into the configuration or manifest. */
    readonly pointer: string;
    readonly file: string;
    readonly baseline: string | undefined;
    readonly candidate: string | undefined;
}
/** How a regression is accepted in the open. */
export interface AcceptPolicy {
    readonly label: string;
    readonly trailer: boolean;
}
/** Everything that is decided before the first trial. */
export interface Plan {
    /** 32 hex digits; all orders are drawn from it. */
    readonly seed: string;
    readonly quick: boolean;
    /** Rounds at which verdicts are looked for: ascending and even; the last is the most rounds. */
    readonly looks: readonly number[];
    readonly warmupRounds: number;
    readonly timeBudgetMs: number;
    readonly alpha: number;
    readonly beta: number;
    readonly inconclusive: "pass" | "fail";
    /** How the policy in force lets a regression be accepted; absent in plans of old. */
    readonly accept?: AcceptPolicy | undefined;
    /** How it lets a change of the harness be declared; absent in plans of old. */
    readonly harnessChange?: {
        readonly label: string;
    } | undefined;
    /** M: gated numbers and budgets of the whole run, over all shards, without those that are exact or `added`. */
    readonly metricsPlanned: number;
    /** Those; absent: none. */
    readonly metricsAdded?: number;
    /** Absent: both. A candidate that was measured alone is held against stored runs, and can't be judged by itself. */
    readonly sides?: "both" | "candidate";
    readonly policyFrom: Side;
    readonly policyChanges: readonly PolicyChange[];
    readonly systems: readonly PlannedSystem[];
    readonly notMeasured: readonly NotMeasured[];
}
