import type { SystemManifest } from "../config/project.js";
import type { Side } from "../core/model/ids.js";

/** One side of a system, ready to be measured. All paths are absolute. */
export interface BuiltSide {
  readonly side: Side;
  /** LATENCY_GATE_SOURCE_DIR: the working directory of everything that is started. */
  readonly sourceDir: string;
  /** LATENCY_GATE_BUILD_DIR. */
  readonly buildDir: string;
  /** What `prepare` made; an empty folder where there is no `prepare`. Never written to: a trial that writes gets a copy. */
  readonly dataDir: string;
  /**
   * The whole environment of this side that does not depend on the trial: the essentials, the manifest's
   * own, LATENCY_GATE_{PROTOCOL,CACHE_DIR,SOURCE_DIR,BUILD_DIR,DATA_DIR,SYSTEM,TOOL_…}. Both sides' have
   * the same size in bytes. `environment` of the manifest is expanded already.
   */
  readonly env: Readonly<Record<string, string>>;
  readonly manifest: SystemManifest;
}

/** A system of which at least one side was built; a side is absent where it does not have the system. */
export interface BuiltSystem {
  readonly id: string;
  readonly baseline: BuiltSide | undefined;
  readonly candidate: BuiltSide | undefined;
  /** The pinned hyperfine; absent where no benchmark is a command. */
  readonly hyperfine: string | undefined;
}
