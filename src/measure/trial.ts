import type { BuiltSide } from "../build/built-system.js";
import type { BenchmarkManifest } from "../config/project.js";
import type { ReportedBenchmark } from "../import/reported.js";
import type { Side } from "../core/model/ids.js";
import type { Failure, HarnessCaveat, HostReading } from "../core/model/trial.js";
import type { Clock } from "../ports/clock.js";
import type { Exec } from "../ports/exec.js";
import type { HostProbe } from "../ports/host.js";
import type { TrialFiles, TrialNetwork } from "../ports/trial-io.js";
import type { HyperfineTool } from "./hyperfine/tool.js";

/** What one side of a benchmark is started with, the same in all of its trials. */
export interface TrialTarget {
  readonly built: BuiltSide;
  readonly benchmark: BenchmarkManifest;
  /** LATENCY_GATE_SCENARIOS; both sides' are of the same size in bytes. */
  readonly scenariosJson: string;
  /** LATENCY_GATE_PARAMETERS; both sides' are of the same size in bytes. */
  readonly parametersJson: string;
}

/** Which trial it is. */
export interface TrialIdentity {
  readonly system: string;
  readonly benchmark: string;
  readonly side: Side;
  /** 0-based; of a warm-up round its number among them. */
  readonly round: number;
  /** Position in time within the quad, 0 to 3. */
  readonly slot: number;
  /** A round that is thrown away. */
  readonly warmup: boolean;
}

/** Where trials put things. All paths are absolute. */
export interface TrialFolders {
  /** Scratch folders of trials; short, because Unix sockets are bound below it. */
  readonly workRoot: string;
  /** Event files; whoever reads one removes it. */
  readonly eventsDir: string;
  /** Logs of harnesses and services, kept. */
  readonly logsDir: string;
}

/** Most bytes that one trial may write. */
export interface TrialLimits {
  readonly eventBytes: number;
  readonly logBytes: number;
}

export const DEFAULT_LIMITS: TrialLimits = { eventBytes: 512 * 1024 ** 2, logBytes: 64 * 1024 ** 2 };

export interface TrialRequest {
  readonly identity: TrialIdentity;
  readonly target: TrialTarget;
  /** All that a tool reports is a scenario, whatever is declared: to find out what there is. */
  readonly takesAll?: boolean;
  /** LATENCY_GATE_ROUND and LATENCY_GATE_SEED. */
  readonly round: number;
  readonly seed: string;
  /** Unique in the run. */
  readonly sequence: number;
  /** The run's start on the clock's scale. */
  readonly runStartedAtMs: number;
  readonly folders: TrialFolders;
  readonly limits: TrialLimits;
}

export interface MeasurePorts {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly host: HostProbe;
  readonly files: TrialFiles;
  readonly network: TrialNetwork;
  /** The hyperfine of a system; its path comes from the build stage. */
  readonly hyperfine: (system: string) => HyperfineTool;
}

/** A trial as measured; what the event file says is not yet known. */
export interface RawTrial extends TrialIdentity {
  /** Since the start of the run. */
  readonly startedAtMs: number;
  /** With everything that the gate did around it. */
  readonly durationMs: number;
  readonly host: HostReading;
  readonly logFile: string;
  /** What the gate itself has to say of the trial; joins the harness's own caveats. */
  readonly caveats: readonly HarnessCaveat[];
  /** Of a tool, and a trial that ended well: all that is in its results, also what is no scenario. */
  readonly reported: readonly ReportedBenchmark[] | undefined;
  readonly result: TrialResult;
}

export type TrialResult =
  /** The path of a file of protocol events that is still to be validated. */
  | { readonly kind: "events"; readonly file: string }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Ctrl-C: no word on the system. */
  | { readonly kind: "interrupted" };
