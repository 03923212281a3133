import type { SystemManifest } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import type { BuildInfo, BuiltState, NotMeasurableState } from "../core/model/run.js";
import type { Environment } from "../ports/environment.js";
import type { Exec } from "../ports/exec.js";
import type { Guard } from "../ports/guard.js";
import type { BuildClock } from "./build-clock.js";
import type { BuiltSystem } from "./built-system.js";
import type { CacheFolder } from "./cache-folder.js";
import type { FailedCommand, Stage } from "./failure.js";
import type { Workload } from "./fingerprint.js";

/** One side of a system whose source is at hand. */
export interface SystemSide {
  readonly manifest: SystemManifest;
  /** The whole checkout of this side, which its links may lead to. This and the next two are without links. */
  readonly checkoutDir: string;
  /** The manifest's folder in it; fingerprint globs start here. */
  readonly manifestDir: string;
  /** The folder of it that `sourceDir` is a copy of; undefined of a source elsewhere. */
  readonly copiedFrom: string | undefined;
  /** This side's copy of the system's source. */
  readonly sourceDir: string;
}

export interface BuildRequest {
  readonly id: string;
  /** The root of the checkout that the gate was called in: nothing of it is run for either side. */
  readonly calledIn: string;
  /** Absent where the side does not have the system. */
  readonly baseline: SystemSide | undefined;
  readonly candidate: SystemSide | undefined;
  /** Ids of what is measured after it: tools that only others need are not fetched. */
  readonly benchmarks: readonly string[];
  /** An existing folder for `<system>.<stage>.<side>.log`. */
  readonly logDir: string;
  /** Whether the build goes on after a command that failed, to learn which others fail: no build comes of it. */
  readonly findsAllFailures?: boolean;
}

export interface BuildProgress {
  readonly system: string;
  readonly stage: Stage;
  readonly side: Side | undefined;
  readonly message: string;
}

export interface BuildPorts {
  readonly exec: Exec;
  readonly guard: Guard;
  readonly cache: CacheFolder;
  /** The caller's environment, of which little is handed on. */
  readonly callerEnv: Environment;
  readonly abort: AbortSignal | undefined;
  readonly time: BuildClock;
  readonly onProgress: (progress: BuildProgress) => void;
}

export type BuildOutcome =
  | { readonly state: BuiltState; readonly system: BuiltSystem }
  | {
      readonly state: NotMeasurableState;
      readonly system: undefined;
      /** In the order of the manifest; none where it was no command's fault alone. */
      readonly commands: readonly FailedCommand[];
    };

export interface SideOutcome {
  readonly info: Omit<BuildInfo, "fingerprints">;
  readonly workloads: readonly Workload[];
  /** Its build is not kept, because it wrote into node_modules folders of its source, and nowhere else there. */
  readonly writesModules: boolean;
  readonly buildDir: string;
  readonly dataDir: string;
}
