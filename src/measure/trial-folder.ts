import { join } from "node:path";
import type { TrialFiles } from "../ports/trial-io.js";
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

export async function makeTrialPlaces(request: TrialRequest, files: TrialFiles): Promise<TrialPlaces> {
  const { folders, identity, target } = request;
  const name = String(request.sequence).padStart(6, "0");
  const folder = join(folders.workRoot, name);
  const logs = join(folders.logsDir, identity.system, identity.benchmark);
  const log = join(logs, logName(identity));
  const remove = (): Promise<void> => files.remove(folder);
  const eventFile = join(folders.eventsDir, `${name}.ndjson`);
  const [logFile, serviceLogFile] = [`${log}.log`, `${log}.service.log`];
  const stale = [eventFile, logFile, serviceLogFile];
  const copied = target.benchmark.data === "copy";
  try {
    await files.makeFolder(join(folder, "w"));
    await Promise.all([files.makeFolder(folders.eventsDir), files.makeFolder(logs)]);
    // An earlier run may have left its own in the same place.
    await Promise.all(stale.map((file) => files.remove(file)));
    if (copied) await files.copyTree(target.built.dataDir, join(folder, "d"));
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
