import type { Limits, StatisticName } from "../core/model/plan.js";
import type { Unit } from "../core/model/trial.js";
import type { ImportToolName, TimeUnit } from "./import-tools.js";

/** A program and its arguments; `${NAME}` is still to be expanded. */
export type Argv = readonly [string, ...string[]];

/** Where in a file something stands; 1-based. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** latency-gate.yml, complete: every default is filled in. */
export interface GateConfig {
  readonly systemGlobs: readonly string[];
  /** Absent: the default branch. */
  readonly baseline: string | undefined;
  readonly looks: readonly number[];
  /** The same where a trial is one launch of a process. */
  readonly launchLooks: readonly number[];
  readonly warmupRounds: number;
  readonly timeBudgetMs: number;
  readonly quick: { readonly looks: readonly number[]; readonly timeBudgetMs: number };
  readonly policy: Policy;
}

export interface Policy {
  /** As written; by default it depends on the plan. */
  readonly alpha: number | undefined;
  readonly beta: number;
  /** Defaults by statistic name, `throughput` and `values`; relative. */
  readonly tolerance: Readonly<Record<string, number>>;
  /** What a pass rules out at the least, where a scenario or a metric names no tolerance of its own. */
  readonly passWithin: Readonly<Record<string, number>>;
  readonly floorNs: number;
  readonly inconclusive: "pass" | "fail";
  readonly accept: { readonly label: string; readonly trailer: boolean };
  readonly harnessChange: { readonly label: string };
}

export type Source =
  | { readonly kind: "path"; readonly path: string }
  | {
      readonly kind: "git";
      readonly url: string;
      readonly ref: string;
      readonly baseline: string | undefined;
    };

export type Tool =
  | {
      readonly kind: "pypi";
      readonly id: string;
      readonly name: string;
      readonly version: string;
      readonly sha256: readonly string[];
    }
  | {
      readonly kind: "npm";
      readonly id: string;
      readonly name: string;
      readonly version: string;
      readonly integrity: string;
    };

/** `benchmarks`: the only ones whose trials use it. Absent: all stages do. */
export type DeclaredTool = Tool & { readonly benchmarks: readonly string[] | undefined };

export type Readiness =
  | { readonly kind: "socket" }
  | { readonly kind: "tcp" }
  | { readonly kind: "http"; readonly path: string }
  | { readonly kind: "log"; readonly pattern: string };

export interface ServiceManifest {
  readonly start: Argv;
  readonly lifetime: "trial" | "run";
  readonly ready: Readiness;
  readonly readyTimeoutMs: number;
  readonly stop: "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGHUP";
  readonly stopTimeoutMs: number;
}

/** How the results of another tool are read. */
export interface ImportManifest {
  readonly tool: ImportToolName;
  /** Absent: its standard output. `${NAME}` is still to be expanded. */
  readonly file: string | undefined;
  readonly unit: TimeUnit | undefined;
}

export type Work =
  | {
      readonly kind: "harness";
      readonly argv: Argv;
      /** Present where it writes another tool's results in place of events. */
      readonly import?: ImportManifest;
    }
  | {
      readonly kind: "command";
      readonly argv: Argv;
      readonly launches: number;
      readonly warmup: number;
      readonly prepare: readonly Argv[];
      readonly exitCodes: readonly number[];
    };

export interface ValuePolicy {
  readonly metric: string;
  readonly gated: boolean;
  readonly tolerance: number;
  readonly passWithin: number;
  readonly floor: number;
  readonly exact: boolean;
  readonly budget: Limits | undefined;
  /** In which floor and budget are named, where all that have one have the same. */
  readonly unit?: Unit | undefined;
}

export interface Invariant {
  readonly metric: string;
  readonly limits: Limits;
}

export interface StatisticPolicy {
  readonly statistic: StatisticName;
  /** In `gate:`; a statistic that has only a budget is not gated against the baseline. */
  readonly gated: boolean;
  readonly tolerance: number;
  readonly passWithin: number;
  readonly floorNs: number;
  readonly budget: Limits | undefined;
}

export interface ScenarioManifest {
  readonly id: string;
  readonly title: string | undefined;
  /** What an imported tool calls it. */
  readonly from?: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly samples: number | undefined;
  readonly warmupOperations: number;
  readonly statistics: readonly StatisticPolicy[];
  readonly metrics: readonly ValuePolicy[];
  readonly invariants: readonly Invariant[];
  readonly at: Position;
}

export interface BenchmarkManifest {
  readonly id: string;
  readonly title: string | undefined;
  readonly service: ServiceManifest | undefined;
  readonly work: Work;
  readonly data: "copy" | "shared";
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly samples: number | undefined;
  readonly warmupOperations: number;
  readonly timeoutMs: number;
  readonly role: "gate" | "study";
  readonly quick: boolean;
  readonly cpus: readonly number[] | undefined;
  readonly scenarios: readonly ScenarioManifest[];
  /** Values of the whole benchmark, `throughput` among them. */
  readonly metrics: readonly ValuePolicy[];
  readonly invariants: readonly Invariant[];
  readonly at: Position;
}

export interface StudyManifest {
  readonly id: string;
  readonly title: string | undefined;
  /** `benchmark/scenario`; the first is what the others are compared with. */
  readonly ladder: readonly string[];
  readonly metric: string;
  readonly statistics: readonly StatisticName[];
  readonly rounds: number;
  readonly recommend: { readonly adopt: number; readonly consider: number } | undefined;
}

/** A command of `build`. */
export interface BuildCommand {
  readonly argv: Argv;
  /** Ids of those that need what it builds; absent: all do. */
  readonly benchmarks: readonly string[] | undefined;
}

/** systems/<id>/system.yml, complete. */
export interface SystemManifest {
  readonly file: string;
  /** Folder of the manifest, relative to the project's root, with `/`. */
  readonly dir: string;
  readonly id: string;
  readonly title: string | undefined;
  readonly source: Source;
  readonly tools: readonly DeclaredTool[];
  readonly setup: readonly Argv[];
  readonly build: readonly BuildCommand[];
  readonly prepare: readonly Argv[];
  readonly fingerprint: readonly string[];
  readonly tests: readonly Argv[];
  readonly environment: Readonly<Record<string, string>>;
  readonly passEnvironment: readonly string[];
  readonly timeouts: { readonly setupMs: number; readonly buildMs: number; readonly prepareMs: number };
  readonly benchmarks: readonly BenchmarkManifest[];
  readonly studies: readonly StudyManifest[];
}

/** One checkout's configuration with all of its systems. */
export interface Project {
  /** Absolute path of the folder that holds latency-gate.yml. */
  readonly root: string;
  readonly configFile: string;
  readonly config: GateConfig;
  readonly systems: readonly SystemManifest[];
}
