import { join } from "node:path";
import { makeUniqueFolder, temporaryFolder } from "../platform/temporary-folder.js";
import type { Environment } from "../ports/environment.js";
import { CONFIRMATION_FOLDER, LOGS_FOLDER, PROBLEM_FILE, RESULTS_FILE } from "../validate/results-folder.js";

/**
 * What a run leaves. Code of the change can write in the folder of the measuring step, so the judging step takes
 * these, and nothing else, to a folder of its own (take.ts), which is uploaded as the artifact.
 */
export interface RunFolder {
  readonly path: string;
  readonly results: string;
  readonly logs: string;
  readonly confirmation: string;
  readonly confirmationResults: string;
  readonly confirmationLogs: string;
  /** Which regressions were accepted, as the judging step was told. */
  readonly acceptances: string;
  /** Why there are no results, in the words of the command. */
  readonly problem: string;
}

/** In the runner's folder for temporary files; never in the checkout. */
export async function makeTemporaryFolder(env: Environment): Promise<string> {
  const path = env["RUNNER_TEMP"] ?? "";
  const hint = "It is the runner's own: is its disk there, and may the job write to it?";
  const parent = path === "" ? temporaryFolder() : { path, name: `RUNNER_TEMP=${path}`, hint };
  return makeUniqueFolder(parent, "latency-gate-");
}

export function runFolderAt(path: string): RunFolder {
  const confirmation = join(path, CONFIRMATION_FOLDER);
  return {
    path,
    results: join(path, RESULTS_FILE),
    logs: join(path, LOGS_FOLDER),
    confirmation,
    confirmationResults: join(confirmation, RESULTS_FILE),
    confirmationLogs: join(confirmation, LOGS_FOLDER),
    acceptances: join(path, "acceptances.json"),
    problem: join(path, PROBLEM_FILE),
  };
}
