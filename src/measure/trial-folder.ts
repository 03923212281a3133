import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { copyTree } from "./copy-tree.js";
import { failureOfDisk } from "./failures.js";
import type { TrialIdentity, TrialRequest } from "./trial.js";

/** The places of one trial. The names tell nothing of the side and are of equal length. */
export interface TrialPlaces {
  /** LATENCY_GATE_WORK_DIR, empty at first. */
  readonly workDir: string;
  /** LATENCY_GATE_DATA_DIR. */
  readonly dataDir: string;
  /** For a service's Unix socket. */
  readonly socket: string;
  readonly eventFile: string;
  readonly logFile: string;
  readonly serviceLogFile: string;
  readonly remove: () => Promise<void>;
}

export async function makeTrialPlaces(request: TrialRequest): Promise<TrialPlaces> {
  const { folders, identity, target } = request;
  const name = String(request.sequence).padStart(6, "0");
  const folder = join(folders.workRoot, name);
  const logs = join(folders.logsDir, identity.system, identity.benchmark);
  const log = join(logs, logName(identity));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  const eventFile = join(folders.eventsDir, `${name}.ndjson`);
  const [logFile, serviceLogFile] = [`${log}.log`, `${log}.service.log`];
  const stale = [eventFile, logFile, serviceLogFile];
  const copied = target.benchmark.data === "copy";
  try {
    await mkdir(join(folder, "w"), { recursive: true, mode: 0o700 });
    await Promise.all([mkdir(folders.eventsDir, { recursive: true }), mkdir(logs, { recursive: true })]);
    // An earlier run may have left its own in the same place.
    await Promise.all(stale.map((file) => rm(file, { recursive: true, force: true })));
    if (copied) await copyTree(target.built.dataDir, join(folder, "d"));
  } catch (error) {
    await remove();
    throw failureOfDisk(`The folder of the trial could not be made in ${folders.workRoot}`, error);
  }
  return {
    workDir: join(folder, "w"),
    dataDir: copied ? join(folder, "d") : target.built.dataDir,
    socket: join(folder, "s"),
    eventFile,
    logFile,
    serviceLogFile,
    remove,
  };
}

/** `round-007.2.baseline`: sorts by time within a benchmark. */
function logName({ warmup, round, slot, side }: TrialIdentity): string {
  return `${warmup ? "warmup" : "round"}-${String(round).padStart(3, "0")}.${slot}.${side}`;
}
