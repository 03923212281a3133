import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  compareRuns
} from "./chunk-BWWYQBGA.js";
import {
  formatProblems,
  readResults
} from "./chunk-7RCBVTVP.js";
import {
  openStoredRuns
} from "./chunk-TM4RG67N.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import {
  confirmRegressions,
  judge
} from "./chunk-GQ62SPW4.js";

// src/action/assemble.ts
import { readFile } from "node:fs/promises";
async function assembleReport(folder, stored, files) {
  let said = await textOf(folder.problem);
  if (said !== void 0) return { kind: "problem", text: said };
  let results = await read(files, folder.results);
  if (typeof results == "string") return { kind: "problem", text: results };
  let judged = await judgeAgainst(results, stored, files);
  if (typeof judged == "string") return { kind: "problem", text: judged };
  let { report } = judged;
  if (!await exists(folder.confirmationResults)) return { kind: "report", ...judged };
  let second = await read(files, folder.confirmationResults);
  if (typeof second == "string") return { kind: "problem", text: second };
  let confirmed = confirmRegressions(report, second);
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

export {
  assembleReport
};
