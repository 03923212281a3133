import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  joinOutcome,
  judge,
  sameRow
} from "./chunk-45DUXDJU.js";

// src/core/confirm.ts
function flagged({ rows }) {
  return rows.filter(({ gated, judgement }) => gated && judgement.verdict === "regression");
}
function confirmRegressions(first, second) {
  let asked = flagged(first);
  if (asked.length === 0) return { kind: "report", report: first };
  let reason = otherSources(first, second);
  if (reason !== void 0) return { kind: "refused", reason };
  let again = second.run.stop === "interrupted" ? [] : judge(onlyThese(second, asked)).rows, rows = asked.map((row) => {
    let found = again.find((one) => sameRow(one, row)), change = found !== void 0 && "change" in found.judgement ? found.judgement.change : void 0, cleared2 = "change" in row.judgement && found !== void 0 && CLEARING.has(found.judgement.verdict), { address, metric, statistic } = row;
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
  })), asked = systems.flatMap(({ benchmarks }) => benchmarks.flatMap(({ metrics }) => metrics)), metricsAdded = asked.filter(({ added }) => added === !0).length, metricsPlanned = asked.length - metricsAdded;
  return { ...results, plan: { ...results.plan, systems, metricsPlanned, metricsAdded } };
}
function inconclusive(row) {
  let { judgement } = row;
  return "change" in judgement ? { ...row, judgement: { ...judgement, verdict: "inconclusive" } } : row;
}

export {
  flagged,
  confirmRegressions
};
