import { median } from "simple-statistics";
import type { PlannedBenchmark } from "../model/plan.js";
import type { Counter } from "../model/report.js";
import type { TrialValue } from "../model/trial.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";

/** Values that are shown and not judged, as medians over trials. */
export function countersOf(system: string, benchmark: PlannedBenchmark, trials: BenchmarkTrials): Counter[] {
  const judged = new Set(
    benchmark.metrics
      .filter((metric) => metric.statistic === "value")
      .map((metric) => JSON.stringify([metric.scenario, metric.metric, undefined, {}])),
  );
  const keyOf = ({ scenario, metric, phase, labels }: TrialValue): string =>
    JSON.stringify([scenario, metric, phase, labels]);
  const group = (side: readonly MeasuredTrial[]): Map<string, TrialValue[]> => {
    const groups = new Map<string, TrialValue[]>();
    for (const value of side.flatMap((trial) => trial.outcome.values)) {
      const key = keyOf(value);
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [value]);
      else known.push(value);
    }
    return groups;
  };
  const [before, after] = [group(trials.baseline), group(trials.candidate)];
  const keys = [...new Set([...after.keys(), ...before.keys()])].filter((key) => !judged.has(key)).sort();
  return keys.map((key) => {
    const values = [...(before.get(key) ?? []), ...(after.get(key) ?? [])];
    const { scenario, metric, phase, labels, unit } = values[0]!;
    const level = (side: Map<string, TrialValue[]>): number | undefined => {
      const own = side.get(key);
      return own && median(own.map(({ value }) => value));
    };
    return {
      address: { system, benchmark: benchmark.id, scenario },
      metric,
      phase,
      labels,
      unit,
      baseline: level(before),
      candidate: level(after),
    };
  });
}
