import { falseAlarms } from "../core/model/error-budget.js";
import type {
  NotMeasured,
  Plan,
  PlannedBenchmark,
  PlannedMetric,
  PlannedSystem,
} from "../core/model/plan.js";

/** The plan in words, for `latency-gate plan`. */
export function describePlan(plan: Plan): string {
  const last = plan.looks.at(-1)!;
  const { metricsAdded = 0 } = plan;
  const added = metricsAdded === 0 ? "" : ` and ${metricsAdded} that only the candidate declares`;
  const lines = [
    `${count(plan.metricsPlanned, "gated metric")}${added}, looked at after ${plan.looks.join(", ")} rounds (at most ${last}), ` +
      `within ${minutes(plan.timeBudgetMs)}`,
    `false alarms: at most ${percent(falseAlarms(plan))} of runs; policy of the ${plan.policyFrom}; seed ${plan.seed}`,
    ...plan.systems.flatMap(describeSystem),
    ...describeNotMeasured(plan.notMeasured),
    ...plan.policyChanges.map(
      ({ file, pointer, baseline, candidate }) =>
        `policy change, in force after the merge: ${file} ${pointer}: ${baseline ?? "absent"} → ${candidate ?? "absent"}`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * The matrix that a workflow's `strategy` takes: one entry a shard. All shards draw from one seed, so
 * that together they are the run that one machine would have made.
 */
export function shardMatrix({ seed }: Plan, count: number): string {
  const include = Array.from({ length: count }, (_, index) => ({
    index: index + 1,
    shard: `${index + 1}/${count}`,
    seed,
  }));
  return `${JSON.stringify({ include })}\n`;
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
  return metrics.length === 0 ? "not gated" : metrics.map(describeMetric).join(", ");
}

function describeMetric({ metric, statistic, gated, tolerance, budget }: PlannedMetric): string {
  const name = statistic === "value" ? metric : statistic;
  const limits = [
    ...(gated ? [`±${percent(tolerance)}`] : []),
    ...(budget?.max === undefined ? [] : [`≤ ${budget.max}`]),
    ...(budget?.min === undefined ? [] : [`≥ ${budget.min}`]),
  ];
  return `${name} ${limits.length === 0 ? "not gated" : limits.join(" ")}`;
}

/** Whole systems that were not asked for are no news to who asked. */
function describeNotMeasured(all: readonly NotMeasured[]): string[] {
  const items = all.filter(({ benchmark }) => benchmark !== undefined);
  if (items.length === 0) return [];
  const line = ({ system, benchmark, scenario, reason }: NotMeasured): string =>
    `  ${[system, benchmark, scenario].filter((part) => part !== undefined).join("/")}: ${reason}`;
  return ["", "not measured:", ...items.map(line)];
}

function presence({ presence: on }: { readonly presence: "both" | "added" | "missing" }): string {
  return on === "both" ? "" : ` [${on}]`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

function minutes(durationMs: number): string {
  return durationMs < 60_000 ? `${durationMs / 1000} s` : `${Number((durationMs / 60_000).toFixed(1))} min`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
