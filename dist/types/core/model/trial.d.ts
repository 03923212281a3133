import type { Side } from "./ids.js";
/** Units of the protocol. What people read (ms, MiB) is the report's business. */
export type Unit = "ns" | "B" | "op/s" | "B/s" | "1" | "ratio";
export type Better = "lower" | "higher";
/** The observations of one metric of one scenario in one trial, in measured order. */
export interface SampleSeries {
    readonly scenario: string;
    readonly metric: string;
    readonly unit: Unit;
    readonly better: Better;
    /** A named part of the operations' latency; aligned with `latency` when of equal length. */
    readonly phase: string | undefined;
    /** How the operations ended. Only `ok` is gated. */
    readonly outcome: string;
    /** Each value is the time of `batch` operations divided by `batch`. */
    readonly batch: number;
    /** Kept apart and never judged. */
    readonly warmup: boolean;
    readonly labels: Readonly<Record<string, string>>;
    /** Non-negative, finite, below 2^53. */
    readonly values: Float64Array;
}
/** One number of one trial: a throughput, a counter, a size. */
export interface TrialValue {
    /** Absent: of the whole benchmark. */
    readonly scenario: string | undefined;
    readonly metric: string;
    readonly unit: Unit;
    readonly better: Better;
    readonly phase: string | undefined;
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
}
export interface TrialError {
    readonly scenario: string | undefined;
    readonly kind: string;
    readonly count: number;
    readonly message: string | undefined;
}
/** A caveat that the harness itself declares. */
export interface HarnessCaveat {
    readonly scenario: string | undefined;
    readonly code: string;
    readonly message: string;
}
export interface HarnessInfo {
    readonly name: string;
    readonly version: string;
    readonly timerFloorNs: number | undefined;
    readonly workload: string | undefined;
    readonly operations: number | undefined;
    readonly checksum: string | undefined;
}
/** What the host looked like during a trial; absent where it can't be read. */
export interface HostReading {
    readonly load1: number | undefined;
    /** Share of CPU time that the hypervisor took, 0 to 1. */
    readonly stealShare: number | undefined;
    /** Share of the trial's time in which some task waited for a CPU (PSI `some`), 0 to 1. */
    readonly cpuPressureShare: number | undefined;
    readonly cpuMhz: number | undefined;
}
export type FailureCode = "exit-code" | "signal" | "timeout" | "not-found" | "no-output" | "cut-off" | "event-invalid" | "output-too-large" | "scenario-missing" | "service-not-ready" | "service-died" | "hyperfine-failed" | "hyperfine-output" | "prepare-failed" | "disk";
/** Why something could not be measured or built. `where` is a file:line, a JSON pointer or a command. */
export interface Failure {
    readonly code: FailureCode;
    readonly message: string;
    readonly where: string | undefined;
    readonly hint: string | undefined;
    readonly logTail: readonly string[];
}
export type TrialOutcome = {
    readonly kind: "ok";
    readonly harness: HarnessInfo;
    readonly series: readonly SampleSeries[];
    readonly values: readonly TrialValue[];
    readonly errors: readonly TrialError[];
    readonly caveats: readonly HarnessCaveat[];
} | {
    readonly kind: "failed";
    readonly failure: Failure;
};
/** One side of one benchmark in one round. */
export interface Trial {
    readonly system: string;
    readonly benchmark: string;
    readonly side: Side;
    /** 0-based; warm-up rounds are not kept. */
    readonly round: number;
    /** Position in time within the quad, 0 to 3: where the plan's arrangement has this trial. */
    readonly slot: number;
    /** Since the start of the run. */
    readonly startedAtMs: number;
    readonly durationMs: number;
    readonly host: HostReading;
    readonly outcome: TrialOutcome;
}
