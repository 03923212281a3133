import { isAskedFor, looksOf } from "../model/plan.js";
import type { Plan, PlannedBenchmark, PlannedMetric } from "../model/plan.js";
import { lackOfPlan } from "../rule/index.js";
import type { PlanLack } from "../rule/index.js";
import { ruleStatistic } from "./observations.js";

/** A number that this plan can't judge, however well it is measured. */
export interface Unjudgeable {
  readonly system: string;
  readonly benchmark: string;
  readonly metric: PlannedMetric;
  readonly lack: PlanLack;
}

/**
 * What will end in `insufficient` for too few samples or rounds, known before anything is measured. A harness that
 * decides by itself how many samples it takes has enough of them.
 */
export function unjudgeableOf(plan: Plan): Unjudgeable[] {
  return plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter(({ role, presence }) => role === "gate" && presence === "both")
      .flatMap((benchmark) =>
        benchmark.metrics.filter(isJudged(benchmark)).flatMap((metric): Unjudgeable[] => {
          const lack = lackOf(benchmark, metric, looksOf(plan, benchmark).at(-1)!);
          return lack === undefined ? [] : [{ system, benchmark: benchmark.id, metric, lack }];
        }),
      ),
  );
}

/** Whether that is all that is gated and varies: such a run judges nothing. */
export function leavesNothing(plan: Plan, unjudgeable: readonly Unjudgeable[]): boolean {
  const known = new Set(unjudgeable.map(({ metric }) => metric));
  return plan.systems.every(({ benchmarks }) =>
    benchmarks
      .filter(({ role, presence }) => role === "gate" && presence === "both")
      .every((benchmark) =>
        benchmark.metrics
          .filter((metric) => metric.gated && isJudged(benchmark)(metric))
          .every((metric) => known.has(metric)),
      ),
  );
}

function isJudged({ scenarios }: PlannedBenchmark): (metric: PlannedMetric) => boolean {
  const presences = new Map(scenarios.map(({ id, presence }) => [id, presence]));
  return (metric) =>
    isAskedFor(metric) && !metric.exact && (presences.get(metric.scenario ?? "") ?? "both") === "both";
}

function lackOf(
  { kind, launches, scenarios }: PlannedBenchmark,
  metric: PlannedMetric,
  rounds: number,
): PlanLack | undefined {
  const isCommand = kind === "command";
  const declared = isCommand ? launches : scenarios.find(({ id }) => id === metric.scenario)?.samples;
  const isValue = metric.statistic === "value";
  const samples = isValue ? 1 : (declared ?? Infinity);
  const statistic = ruleStatistic(metric, !isValue);
  return lackOfPlan({ statistic, launches: isCommand }, samples, rounds);
}
