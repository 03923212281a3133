import type { BenchmarkManifest, ScenarioManifest, ValuePolicy } from "../config/project.js";
import type { PlannedInvariant, PlannedMetric } from "../core/model/plan.js";

/** The metrics of a benchmark that are judged, for the selected scenarios and the whole benchmark. */
export function plannedMetrics(benchmark: BenchmarkManifest, selected: ReadonlySet<string>): PlannedMetric[] {
  const scenarios = benchmark.scenarios.filter((scenario) => selected.has(scenario.id));
  return [
    ...scenarios.flatMap(latencyMetrics),
    ...scenarios.flatMap((scenario) => scenario.metrics.map((value) => valueMetric(scenario.id, value))),
    ...benchmark.metrics.map((value) => valueMetric(undefined, value)),
  ];
}

/** The invariants of a benchmark, for the selected scenarios and the whole benchmark. */
export function plannedInvariants(
  benchmark: BenchmarkManifest,
  selected: ReadonlySet<string>,
): PlannedInvariant[] {
  const ofScenarios = benchmark.scenarios
    .filter((scenario) => selected.has(scenario.id))
    .flatMap((scenario) => scenario.invariants.map((invariant) => ({ scenario: scenario.id, ...invariant })));
  return [
    ...ofScenarios,
    ...benchmark.invariants.map((invariant) => ({ scenario: undefined, ...invariant })),
  ];
}

/**
 * M, the number of hypotheses that share the run's error budget: each gated statistic and varying
 * value, and each budget. Exact values are no hypotheses.
 */
export function countHypotheses(metrics: readonly PlannedMetric[]): number {
  return metrics
    .filter((metric) => !metric.exact)
    .reduce((sum, metric) => sum + Number(metric.gated) + Number(metric.budget !== undefined), 0);
}

function latencyMetrics(scenario: ScenarioManifest): PlannedMetric[] {
  return scenario.statistics.map((statistic) => ({
    scenario: scenario.id,
    metric: "latency",
    statistic: statistic.statistic,
    gated: statistic.gated,
    tolerance: statistic.tolerance,
    passWithin: statistic.passWithin,
    floor: statistic.floorNs,
    budget: statistic.budget,
    exact: false,
  }));
}

function valueMetric(scenario: string | undefined, value: ValuePolicy): PlannedMetric {
  const { metric, ...policy } = value;
  return { scenario, metric, statistic: "value", ...policy };
}
