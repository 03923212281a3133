import { incomparableWork } from "../core/model/run.js";
import type { SystemRecord } from "../core/model/run.js";
import type { Plan } from "../core/model/plan.js";

/**
 * Keys (`system/benchmark`) of what is tried and not measured: the sides do not do the same work, which no number of
 * rounds changes. What a study asks for is measured all the same: it is of one side.
 */
export function notWorthMeasuring({ systems }: Plan, records: readonly SystemRecord[]): Set<string> {
  const keys = records.flatMap(({ id, state }) => {
    const planned = systems.find((system) => system.id === id);
    if (state.kind !== "built" || planned === undefined) return [];
    const studied = new Set(planned.studies.flatMap(({ ladder }) => ladder.map(benchmarkOf)));
    const gated = new Set(planned.benchmarks.filter(({ role }) => role === "gate").map((each) => each.id));
    return incomparableWork(state)
      .filter((benchmark) => gated.has(benchmark) && !studied.has(benchmark))
      .map((benchmark) => `${id}/${benchmark}`);
  });
  return new Set(keys);
}

function benchmarkOf(scenario: string): string {
  return scenario.split("/")[0]!;
}
