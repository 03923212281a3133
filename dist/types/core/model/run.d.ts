import type { BuildTime } from "./build-time.js";
import type { Failure, Trial } from "./trial.js";
import type { Plan } from "./plan.js";
import type { Side } from "./ids.js";
import type { PublishedReport } from "./published.js";
/** Where one side's source came from. */
export interface SideInfo {
    /** The full commit id; absent where the source is no git checkout. */
    readonly commit: string | undefined;
    /** What was asked for: a ref, or `working tree`. */
    readonly ref: string;
    /** Whether the source differs from the commit. */
    readonly dirty: boolean;
}
export interface HostInfo {
    /** SHA-256 over the fields below that must agree for stored comparisons. */
    readonly fingerprint: string;
    readonly cpuModel: string;
    readonly cpuCount: number;
    readonly kernel: string;
    readonly governor: string | undefined;
    readonly image: string | undefined;
    readonly memoryBytes: number;
    readonly virtualization: string | undefined;
}
export interface BenchmarkFingerprint {
    readonly benchmark: string;
    /** `sha256:` over fingerprint globs, the definition of the work, and the prepared data. */
    readonly workload: string;
    /** Of a candidate: what of it is other than the baseline's, for people. Absent: nothing. */
    readonly differs?: readonly string[];
}
export interface BuildInfo {
    /** Content address of the build. */
    readonly key: string;
    /** `sha256:` over the source that was built, which on two machines has one commit and may still differ. */
    readonly source?: string | undefined;
    readonly cached: boolean;
    readonly durationMs: number;
    readonly fingerprints: readonly BenchmarkFingerprint[];
}
export interface BuiltState {
    readonly kind: "built";
    readonly baseline: BuildInfo | undefined;
    readonly candidate: BuildInfo | undefined;
    /** How a change of the harness was declared, where it was. */
    readonly harnessChange: string | undefined;
}
export interface NotMeasurableState {
    readonly kind: "not-measurable";
    readonly stage: "source" | "tools" | "setup" | "build" | "prepare";
    readonly side: Side | undefined;
    readonly failure: Failure;
    /** Of a run over several machines: what others of them built, and measured their benchmarks with. */
    readonly elsewhere?: BuiltState | undefined;
}
/** What became of a system before measuring. */
export type SystemState = BuiltState | NotMeasurableState;
/** What became of it on the machine that a benchmark was dealt to. */
export declare function stateFor(state: SystemState, benchmark: string): SystemState;
/** Ids of the benchmarks that both sides have, and that are not the same work on both. */
export declare function changedHarnesses({ baseline, candidate }: BuiltState): string[];
/** Those of them that nobody declared to be meant: they are incomparable, whatever is measured. */
export declare function incomparableWork(state: BuiltState): string[];
export interface SystemRecord {
    readonly id: string;
    readonly state: SystemState;
}
export type StopReason = "decided" | "rounds" | "time-budget" | "interrupted";
/** One machine of a run that was dealt out over several. */
export interface ShardInfo {
    /** From 1. */
    readonly index: number;
    readonly count: number;
    readonly host: HostInfo;
}
export interface RunInfo {
    readonly id: string;
    readonly gateVersion: string;
    /** RFC 3339, UTC. */
    readonly startedAt: string;
    readonly durationMs: number;
    /** Absent: nobody wrote down what the builds took. */
    readonly builds?: BuildTime | undefined;
    readonly stop: StopReason;
    /** Absent: one machine measured everything. */
    readonly shards: readonly ShardInfo[] | undefined;
}
/** What one trial of a warm-up round took. Its samples are not kept. */
export interface WarmUp {
    readonly system: string;
    readonly benchmark: string;
    readonly side: Side;
    readonly durationMs: number;
}
/** What the gate has to say of a service that lived for the whole run, and so of all trials of its side. */
export interface ServiceCaveat {
    readonly system: string;
    readonly benchmark: string;
    readonly side: Side;
    readonly code: string;
    readonly message: string;
}
/** What a results file holds: one run, both sides. */
export interface Results {
    readonly run: RunInfo;
    readonly host: HostInfo;
    readonly baseline: SideInfo;
    readonly candidate: SideInfo;
    readonly plan: Plan;
    readonly systems: readonly SystemRecord[];
    /** Absent: nobody wrote down what the warm-up took. */
    readonly warmUps?: readonly WarmUp[] | undefined;
    /** Absent: none. */
    readonly serviceCaveats?: readonly ServiceCaveat[] | undefined;
    /** Only in what was transcribed from a report: figures without samples, shown and never judged. */
    readonly published?: PublishedReport | undefined;
    readonly trials: readonly Trial[];
}
