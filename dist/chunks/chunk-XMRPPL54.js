import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  compareRuns
} from "./chunk-EZGR2U4E.js";
import {
  formatProblems,
  readResults
} from "./chunk-QGB2XBFP.js";
import {
  loadJson
} from "./chunk-KY7PDC4T.js";
import {
  confirmRegressions
} from "./chunk-XDA4KH5U.js";
import {
  acceptRegressions,
  judge
} from "./chunk-45DUXDJU.js";

// src/action/assemble.ts
import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
async function assembleReport(folder, files) {
  let said = await textOf(folder.problem);
  if (said !== void 0) return { kind: "problem", text: said };
  let results = await read(files, folder.results);
  if (typeof results == "string") return { kind: "problem", text: results };
  let judged = await judgeAgainst(results, folder, files);
  if (typeof judged == "string") return { kind: "problem", text: judged };
  let { report } = judged;
  if (await exists(folder.confirmationResults)) {
    let second = await read(files, folder.confirmationResults);
    if (typeof second == "string") return { kind: "problem", text: second };
    let confirmed = confirmRegressions(report, second);
    if (confirmed.kind === "refused") return { kind: "problem", text: confirmed.reason };
    report = confirmed.report;
  }
  let accepted = await loadJson(folder.accepted) ?? [];
  return report = acceptRegressions(report, accepted, results.plan.inconclusive), { kind: "report", report, results: judged.results };
}
async function judgeAgainst(results, { stored }, files) {
  if (!await exists(stored)) return { report: judge(results), results };
  let runs = [];
  for (let name of (await readdir(stored)).sort()) {
    let run = await read(files, join(stored, name));
    if (typeof run == "string") return run;
    runs.push(run);
  }
  if (runs.length === 0)
    return "There are no stored results of the baseline branch yet. They come from this action's runs on pushes to it.";
  let compared = compareRuns(runs, results);
  return compared.kind === "report" ? compared : compared.reason;
}
async function read(files, path) {
  let results = await readResults(files, path);
  return results.ok ? results.value : formatProblems(results.error);
}
async function textOf(file) {
  return await exists(file) ? readFile(file, "utf8") : void 0;
}
async function exists(path) {
  try {
    return await access(path), !0;
  } catch {
    return !1;
  }
}

export {
  assembleReport,
  exists
};
