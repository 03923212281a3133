import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  compareRuns
} from "./chunk-NOEEHNLR.js";
import {
  judge
} from "./chunk-XTGX7GD3.js";
import {
  loadJson
} from "./chunk-IJUDNTX5.js";
import {
  acceptRegressions,
  formatProblems,
  joinOutcome,
  readResults,
  sameRow
} from "./chunk-LR2AM7OW.js";

// src/core/confirm.ts
function flagged({ rows }) {
  return rows.filter(({ gated, judgement }) => gated && judgement.verdict === "regression");
}
function confirmRegressions(first, second) {
  let asked = flagged(first);
  if (asked.length === 0) return { kind: "report", report: first };
  let reason = otherSources(first, second);
  if (reason !== void 0) return { kind: "refused", reason };
  let again = judge(onlyThese(second, asked)), rows = asked.map((row) => {
    let found = again.rows.find((one) => sameRow(one, row)), change = found !== void 0 && "change" in found.judgement ? found.judgement.change : void 0, cleared2 = "change" in row.judgement && found !== void 0 && CLEARING.has(found.judgement.verdict), { address, metric, statistic } = row;
    return { address, metric, statistic, confirmed: !cleared2, change };
  }), cleared = rows.filter(({ confirmed }) => !confirmed), judged = first.rows.map(
    (row) => flagged({ rows: [row] }).length > 0 && cleared.some((one) => sameRow(one, row)) ? inconclusive(row) : row
  );
  return {
    kind: "report",
    report: {
      ...first,
      rows: judged,
      outcome: joinOutcome({ ...first, rows: judged }, second.plan.inconclusive),
      confirmation: { run: second.run.id, host: second.host, rows }
    }
  };
}
var CLEARING = /* @__PURE__ */ new Set(["pass", "improvement", "inconclusive"]);
function otherSources(first, second) {
  return first.baseline.commit === second.baseline.commit && first.candidate.commit === second.candidate.commit ? void 0 : "The confirmation was measured on other commits than the run that it is to confirm.";
}
function onlyThese(results, rows) {
  let systems = results.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((benchmark) => ({
      ...benchmark,
      metrics: benchmark.metrics.filter(
        ({ scenario, metric, statistic }) => rows.some(
          (row) => sameRow(row, {
            address: { system: system.id, benchmark: benchmark.id, scenario },
            metric,
            statistic
          })
        )
      )
    }))
  }));
  return { ...results, plan: { ...results.plan, systems, metricsPlanned: rows.length } };
}
function inconclusive(row) {
  let { judgement } = row;
  return "change" in judgement ? { ...row, judgement: { ...judgement, verdict: "inconclusive" } } : row;
}

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
  flagged,
  assembleReport,
  exists
};
