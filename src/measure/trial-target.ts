import { Buffer } from "node:buffer";
import type { BuiltSide, BuiltSystem } from "../build/built-system.js";
import type { BenchmarkManifest } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import type { PlannedBenchmark } from "../core/model/plan.js";
import type { TrialTarget } from "./trial.js";

/**
 * What each side of a benchmark is started with. A scenario that only one side declares makes that
 * side's JSON longer; the other's is padded with spaces, because the size of the environment shifts
 * where the stack begins, and with it timings (Mytkowicz et al., ASPLOS 2009).
 */
export function trialTargets(
  system: BuiltSystem,
  planned: PlannedBenchmark,
): Readonly<Record<Side, TrialTarget | undefined>> {
  const baseline = describe(system.baseline, planned);
  const candidate = describe(system.candidate, planned);
  const sides = [baseline, candidate].filter((side) => side !== undefined);
  const scenarioBytes = Math.max(0, ...sides.map((side) => Buffer.byteLength(side.scenariosJson)));
  const parameterBytes = Math.max(0, ...sides.map((side) => Buffer.byteLength(side.parametersJson)));
  const pad = (side: TrialTarget | undefined): TrialTarget | undefined =>
    side && {
      ...side,
      scenariosJson: padTo(side.scenariosJson, scenarioBytes),
      parametersJson: padTo(side.parametersJson, parameterBytes),
    };
  return { baseline: pad(baseline), candidate: pad(candidate) };
}

function describe(built: BuiltSide | undefined, planned: PlannedBenchmark): TrialTarget | undefined {
  const benchmark = built?.manifest.benchmarks.find(({ id }) => id === planned.id);
  if (built === undefined || benchmark === undefined) return undefined;
  return {
    built,
    benchmark,
    scenariosJson: JSON.stringify(selectedScenarios(benchmark, planned)),
    parametersJson: JSON.stringify(benchmark.parameters),
  };
}

interface HandedScenario {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly samples: number | null;
  readonly warmup: number;
}

function selectedScenarios(benchmark: BenchmarkManifest, planned: PlannedBenchmark): HandedScenario[] {
  const selected = new Set(planned.scenarios.map(({ id }) => id));
  return benchmark.scenarios
    .filter(({ id }) => selected.has(id))
    .map(({ id, parameters, samples, warmupOperations }) => ({
      id,
      parameters,
      samples: samples ?? benchmark.samples ?? null,
      warmup: warmupOperations,
    }));
}

function padTo(json: string, bytes: number): string {
  return json + " ".repeat(bytes - Buffer.byteLength(json));
}
