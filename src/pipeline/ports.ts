import type { CacheFolder } from "../build/cache-folder.js";
import type { Clock } from "../ports/clock.js";
import type { Environment } from "../ports/environment.js";
import type { Exec } from "../ports/exec.js";
import type { Files, FileWriter } from "../ports/files.js";
import type { Git } from "../ports/git.js";
import type { Guard } from "../ports/guard.js";
import type { HostProbe } from "../ports/host.js";
import type { TrialFiles, TrialNetwork } from "../ports/trial-io.js";

export interface PipelinePorts {
  readonly exec: Exec;
  readonly guard: Guard;
  readonly git: Git;
  readonly files: Files;
  readonly writer: FileWriter;
  readonly trialFiles: TrialFiles;
  readonly network: TrialNetwork;
  readonly clock: Clock;
  readonly host: HostProbe;
  readonly cache: CacheFolder;
  readonly callerEnv: Environment;
  /** Ctrl-C. */
  readonly abort: AbortSignal;
  readonly gateVersion: string;
}
