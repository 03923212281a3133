import type {
  NotMeasured,
  Plan,
  PlannedBenchmark,
  PlannedMetric,
  PlannedSystem,
} from "../core/model/plan.js";
import { forTerminal } from "./text/hostile.js";
import { policyChangesInWords } from "./text/policy-words.js";
import { formatDuration } from "./text/quantity.js";
import { allowedInWords, errorBudget, metricName, notMeasuredInWords } from "./text/words.js";

/** The plan in words, for `latency-gate plan`. */
export function describePlan(plan: Plan): string {
  const last = plan.looks.at(-1)!;
  const { metrics, falseAlarms } = errorBudget({ plan });
  const lines = [
    `${metrics}, looked at after ${plan.looks.join(", ")} rounds (at most ${last}), within ${formatDuration(plan.timeBudgetMs)}`,
    `false alarms: at most ${falseAlarms} of runs; policy of the ${plan.policyFrom}; seed ${plan.seed}`,
    ...plan.systems.flatMap(describeSystem),
    ...describeNotMeasured(plan.notMeasured),
    ...policyChangesInWords(plan.policyChanges),
  ];
  return `${lines.map(forTerminal).join("\n")}\n`;
}

function ownLooks({ looks }: PlannedBenchmark): string {
  return looks === undefined ? "" : `, looked at after ${looks.join(", ")} rounds`;
}

function describeSystem(system: PlannedSystem): string[] {
  return [
    "",
    `${system.id}${system.title === undefined ? "" : ` · ${system.title}`}${presence(system)}`,
    ...system.benchmarks.flatMap((benchmark) => [
      `  ${benchmark.id} (${benchmark.kind}${benchmark.role === "study" ? ", for studies only" : ""})${presence(benchmark)}${ownLooks(benchmark)}`,
      ...benchmark.scenarios.map(
        (scenario) => `    ${scenario.id}${presence(scenario)}: ${describeMetrics(benchmark, scenario.id)}`,
      ),
      ...benchmark.metrics
        .filter((metric) => metric.scenario === undefined)
        .map((metric) => `    ${describeMetric(metric)}`),
    ]),
  ];
}

function describeMetrics(benchmark: PlannedBenchmark, scenario: string): string {
  const metrics = benchmark.metrics.filter((metric) => metric.scenario === scenario);
  return metrics.length === 0 ? "not gated" : metrics.map(describeMetric).join("; ");
}

function describeMetric(planned: PlannedMetric): string {
  const { metric, statistic } = planned;
  const allowed = allowedInWords(planned, metric === "latency" ? "ns" : planned.unit);
  return `${metricName(metric, statistic)} ${allowed === "" ? "not gated" : allowed}`;
}

/** Whole systems that were not asked for are no news to who asked. */
function describeNotMeasured(all: readonly NotMeasured[]): string[] {
  const items = all.filter(({ benchmark }) => benchmark !== undefined);
  return items.length === 0
    ? []
    : ["", "not measured:", ...items.map((item) => `  ${notMeasuredInWords(item)}`)];
}

function presence({ presence: on }: { readonly presence: "both" | "added" | "missing" }): string {
  return on === "both" ? "" : ` [${on}]`;
}
