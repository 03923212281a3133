import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  CONFIRMATION_FOLDER,
  LOGS_FOLDER,
  PROBLEM_FILE,
  RESULTS_FILE
} from "./chunk-JJLDGNNS.js";

// src/action/folder.ts
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
function makeTemporaryFolder(env) {
  return mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), "latency-gate-"));
}
function runFolderAt(path) {
  let confirmation = join(path, CONFIRMATION_FOLDER);
  return {
    path,
    results: join(path, RESULTS_FILE),
    logs: join(path, LOGS_FOLDER),
    confirmation,
    confirmationResults: join(confirmation, RESULTS_FILE),
    confirmationLogs: join(confirmation, LOGS_FOLDER),
    acceptances: join(path, "acceptances.json"),
    problem: join(path, PROBLEM_FILE)
  };
}

export {
  makeTemporaryFolder,
  runFolderAt
};
