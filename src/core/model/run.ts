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

/** What became of a system before measuring. */
export type SystemState =
  | {
      readonly kind: "built";
      readonly baseline: BuildInfo | undefined;
      readonly candidate: BuildInfo | undefined;
      /** How a change of the harness was declared, where it was. */
      readonly harnessChange: string | undefined;
    }
  | {
      readonly kind: "not-measurable";
      readonly stage: "source" | "tools" | "setup" | "build" | "prepare";
      readonly side: Side | undefined;
      readonly failure: Failure;
    };

/** Whether a benchmark that both sides have is not the same work on both. */
export function hasChangedHarness({ baseline, candidate }: Extract<SystemState, { kind: "built" }>): boolean {
  if (baseline === undefined || candidate === undefined) return false;
  return baseline.fingerprints.some(({ benchmark, workload }) =>
    candidate.fingerprints.some((own) => own.benchmark === benchmark && own.workload !== workload),
  );
}

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
  readonly stop: StopReason;
  /** Absent: one machine measured everything. */
  readonly shards: readonly ShardInfo[] | undefined;
}

/** What a results file holds: one run, both sides. */
export interface Results {
  readonly run: RunInfo;
  readonly host: HostInfo;
  readonly baseline: SideInfo;
  readonly candidate: SideInfo;
  readonly plan: Plan;
  readonly systems: readonly SystemRecord[];
  /** Only in what was transcribed from a report: figures without samples, shown and never judged. */
  readonly published?: PublishedReport | undefined;
  readonly trials: readonly Trial[];
}
