import { isMoved } from "./tables/bars-table.js";
import type { RuleResult, Summary } from "./summary.js";
import { machine, type Run } from "./tables/figures-table.js";

/** The figures in the form of schemas/bench-rule-1.json. What was never measured is null. */
export function toJson(summary: Summary, run: Run): string {
  const report = {
    schema: 1,
    machine: machine(),
    seed: run.seed,
    runs: run.runs,
    tolerance: run.tolerance,
    benchmarks: run.benchmarks,
    samples: run.samples,
    workloads: run.workloads.map(({ name, kind, n, trialCount }) => ({
      name,
      kind,
      samplesPerTrial: n,
      trials: trialCount,
    })),
    ...summary,
    rules: summary.rules.map(withMovedRows),
    earlier: summary.earlier.map(withMovedRows),
  };
  return `${JSON.stringify(report, (_key, value: unknown) => (Number.isNaN(value) ? null : value), 2)}\n`;
}

/** Quantiles that a planted change does not move have no power to show. */
function withMovedRows(rule: RuleResult): RuleResult {
  return { ...rule, power: rule.power.filter(isMoved) };
}
