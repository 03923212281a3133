import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  compareRuns
} from "./chunk-WVMN2WMB.js";
import {
  formatProblems,
  readResults
} from "./chunk-RSF63QEA.js";
import {
  openStoredRuns
} from "./chunk-GVEWVQGF.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import {
  confirmRegressions,
  judge
} from "./chunk-CNSDDDVN.js";
import {
  formatCount
} from "./chunk-NZOERVSK.js";

// src/action/assemble.ts
import { readFile } from "node:fs/promises";
async function assembleReport(folder, stored, files) {
  let said = await textOf(folder.problem);
  if (said !== void 0) return { kind: "problem", text: said };
  let results = await read(files, folder.results);
  if (typeof results == "string") return { kind: "problem", text: results };
  let judged = await judgeAgainst(results, stored, files);
  if (typeof judged == "string") return { kind: "problem", text: judged };
  let { confirmationResults } = folder, second = await exists(confirmationResults) ? await read(files, confirmationResults) : void 0;
  if (typeof second == "string") return { kind: "problem", text: second };
  let confirmed = confirmRegressions(judged.report, judged.results.plan, second);
  return confirmed.kind === "refused" ? { kind: "problem", text: confirmed.reason } : { kind: "report", report: confirmed.report, results: judged.results };
}
async function judgeAgainst(results, stored, files) {
  if (stored === void 0) return { report: judge(results), results };
  let runs = [];
  for (let path of await openStoredRuns(stored)) {
    let run = await read(files, path);
    if (typeof run == "string") return run;
    runs.push(run);
  }
  let { unusable } = stored;
  if (runs.length === 0) return noStoredRuns(unusable);
  let compared = compareRuns(runs, results);
  if (compared.kind === "refused") return compared.reason;
  let { report } = compared;
  return report.stored === void 0 || unusable === 0 ? compared : { ...compared, report: { ...report, stored: { ...report.stored, unusable } } };
}
function noStoredRuns(unusable) {
  let source = "They come from this action's runs on pushes to it.";
  return unusable === 0 ? `There are no stored results of the baseline branch yet. ${source}` : `None of the ${formatCount(unusable, "stored run")} of the baseline branch can be used: the log of the step Prepare says why of each. Others are needed. ${source}`;
}
async function read(files, path) {
  let results = await readResults(files, path);
  return results.ok ? results.value : formatProblems(results.error);
}
async function textOf(file) {
  return await exists(file) ? readFile(file, "utf8") : void 0;
}

export {
  assembleReport
};
