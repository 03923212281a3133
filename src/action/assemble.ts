import { readFile } from "node:fs/promises";
import { compareRuns } from "../core/compare/two-runs.js";
import { confirmRegressions } from "../core/confirm.js";
import { judge } from "../core/judge.js";
import { formatProblems } from "../core/model/problem.js";
import type { Report } from "../core/model/report.js";
import type { Results } from "../core/model/run.js";
import { formatCount } from "../report/text/quantity.js";
import { exists } from "../platform/exists.js";
import type { Files } from "../ports/files.js";
import { readResults } from "../validate/results-file.js";
import type { RunFolder } from "./folder.js";
import { openStoredRuns } from "./stored-runs.js";
import type { StoredRuns } from "./stored-runs.js";

export type Assembled =
  | { readonly kind: "report"; readonly report: Report; readonly results: Results }
  /** Why there is no report. */
  | { readonly kind: "problem"; readonly text: string };

/**
 * The report of what the run folder holds: results, judged by themselves or against stored ones, and a second run.
 * The same folder gives the same report in each step. What was accepted is no part of it: GitHub says that.
 */
export async function assembleReport(
  folder: RunFolder,
  stored: StoredRuns | undefined,
  files: Files,
): Promise<Assembled> {
  const said = await textOf(folder.problem);
  if (said !== undefined) return { kind: "problem", text: said };
  const results = await read(files, folder.results);
  if (typeof results === "string") return { kind: "problem", text: results };
  const judged = await judgeAgainst(results, stored, files);
  if (typeof judged === "string") return { kind: "problem", text: judged };
  const { confirmationResults } = folder;
  const second = (await exists(confirmationResults)) ? await read(files, confirmationResults) : undefined;
  if (typeof second === "string") return { kind: "problem", text: second };
  const confirmed = confirmRegressions(judged.report, judged.results, second);
  return confirmed.kind === "refused"
    ? { kind: "problem", text: confirmed.reason }
    : { kind: "report", report: confirmed.report, results: judged.results };
}

async function judgeAgainst(
  results: Results,
  stored: StoredRuns | undefined,
  files: Files,
): Promise<{ readonly report: Report; readonly results: Results } | string> {
  if (stored === undefined) return { report: judge(results), results };
  const runs: Results[] = [];
  for (const path of await openStoredRuns(stored)) {
    const run = await read(files, path);
    if (typeof run === "string") return run;
    runs.push(run);
  }
  const { unusable } = stored;
  if (runs.length === 0) return noStoredRuns(unusable);
  const compared = compareRuns(runs, results);
  if (compared.kind === "refused") return compared.reason;
  const { report } = compared;
  if (report.stored === undefined || unusable === 0) return compared;
  return { ...compared, report: { ...report, stored: { ...report.stored, unusable } } };
}

function noStoredRuns(unusable: number): string {
  const source = "They come from this action's runs on pushes to it.";
  return unusable === 0
    ? `There are no stored results of the baseline branch yet. ${source}`
    : `None of the ${formatCount(unusable, "stored run")} of the baseline branch can be used: the log of the step Prepare says why of each. Others are needed. ${source}`;
}

async function read(files: Files, path: string): Promise<Results | string> {
  const results = await readResults(files, path);
  return results.ok ? results.value : formatProblems(results.error);
}

async function textOf(file: string): Promise<string | undefined> {
  return (await exists(file)) ? readFile(file, "utf8") : undefined;
}
