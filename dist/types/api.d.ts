import type { Problem } from "./core/model/problem.js";
import type { Arrangement, Limits } from "./core/model/plan.js";
import type { Report } from "./core/model/report.js";
import type { Results } from "./core/model/run.js";
import type { Better, Unit } from "./core/model/trial.js";
export { judge } from "./core/judge.js";
export { renderMarkdown } from "./report/markdown.js";
export type { Problem } from "./core/model/problem.js";
export type { Arrangement, Limits, Plan, PlannedMetric } from "./core/model/plan.js";
export type { Change, Judgement, Report, Row } from "./core/model/report.js";
export type { HostInfo, Results, SideInfo } from "./core/model/run.js";
export type { Better, Trial, Unit } from "./core/model/trial.js";
/** What was measured of one scenario: for each round the samples of one process, in the order measured. */
export interface MeasuredScenario {
    /** One array a round; finite, not negative, in `unit`. As many rounds as the candidate, an even number. */
    readonly baseline: readonly (readonly number[])[];
    readonly candidate: readonly (readonly number[])[];
    /** Default `ns`. */
    readonly unit?: Unit;
    /** Default `lower`. */
    readonly better?: Better;
    /** `p50`, `p99.9`, `mean` …; default `["p50", "p95", "p99"]`. */
    readonly statistics?: readonly string[];
    /**
     * What change for the worse is allowed; relative, 0.05 for 5 %. A pass rules it out. Where none is named, it is
     * 3 % for quantiles and 5 % for all else, and where the rounds can't rule that out, a pass may rule
     * out 10 % instead, from P99 on 20 %.
     */
    readonly tolerance?: number;
    /** A change below it is none; absolute, in `unit`; default 0. */
    readonly floor?: number;
    /** Absolute limits on the candidate by statistic, in `unit`. */
    readonly budget?: Readonly<Record<string, Limits>>;
}
/** A run that was measured by something else than the gate. */
export interface Measured {
    /** By id: lower case letters, digits, dots and dashes. */
    readonly scenarios: Readonly<Record<string, MeasuredScenario>>;
    /**
     * The order in which the trials were measured: one arrangement for each two rounds, as `drawOrder` gave them
     * before the measuring. The rule's error rates stand on the draw: a fixed order does not have them.
     */
    readonly order: readonly Arrangement[];
    /** Chance of any false regression in the run, above 0 and below 0.5; default 0.05. */
    readonly alpha?: number;
}
/** What was given to `compare` can't be compared. */
export declare class UnusableInput extends Error {
}
/** A results file can't be read; `problems` says where and why. */
export declare class UnreadableFile extends Error {
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[]);
}
/**
 * Draws the order of a run before it is measured. `BCCB` says: the baseline's trial of the first round, the
 * candidate's of both rounds, the baseline's of the second.
 *
 * @param seed 32 hex digits from a cryptographic source, kept with the results
 * @param rounds even; two rounds, of two trials a side, are one arrangement
 * @returns `rounds / 2` arrangements, each of six, drawn uniformly
 * @throws UnusableInput where rounds is odd or below 2, or the seed is no seed
 */
export declare function drawOrder(seed: string, rounds: number): Arrangement[];
/**
 * Compares two sides round by round by the gate's rule: randomisation within quads (R. A. Fisher, The Design of
 * Experiments, 1935), corrected over all statistics of all scenarios (S. Holm, Scandinavian Journal of Statistics 6,
 * 1979; G. Hommel, Biometrika 75, 1988). See
 * docs/statistics.md for the rule and for its measured error rates. All rounds are looked at once: stopping when a
 * verdict pleases is not allowed for.
 *
 * @returns a report with one row for each statistic of each scenario; `report.outcome.exitCode` is what
 *   `latency-gate gate` would end with: 0 passed, 1 regression or budget broken, 2 cannot judge
 * @throws UnusableInput where the rounds of the sides differ in number, an order is missing, or a sample is negative
 *   or not finite
 */
export declare function compare(measured: Measured): Report;
/**
 * Reads and checks a results file that `latency-gate run` or `gate` wrote, plain or .gz.
 *
 * @returns the whole run; `judge(results)` is its report
 * @throws UnreadableFile
 */
export declare function readResultsFile(path: string): Promise<Results>;
