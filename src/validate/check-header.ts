import { show } from "../config/schema-problems.js";
import type { PlannedBenchmark } from "../core/model/plan.js";
import { validateResults } from "../generated/results-1.validator.js";
import { describeError } from "./describe.js";
import type { ResultsHeader } from "./results-text.js";
import { ResultsFault } from "./trial-reader.js";

/** Checks everything but the trials. Throws ResultsFault. */
export function readHeader(data: unknown): ResultsHeader {
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new ResultsFault("", "expected an object");
  const { kind, schema } = data as { kind?: unknown; schema?: unknown };
  if (kind !== "latency-gate/results") {
    throw new ResultsFault(
      "/kind",
      `expected "latency-gate/results", got ${show(kind)}`,
      "is it a results file?",
    );
  }
  if (schema !== 1) {
    throw new ResultsFault(
      "/schema",
      `expected schema 1, got ${show(schema)}`,
      "another version of latency-gate wrote it",
    );
  }
  if (!validateResults({ ...data, trials: [] })) {
    const { pointer, message } = describeError(validateResults.errors?.[0]);
    throw new ResultsFault(pointer, message);
  }
  const { run, host, baseline, candidate, plan, systems, warmUps, serviceCaveats, published } =
    data as ResultsHeader;
  const header: ResultsHeader = {
    ...{ run, host, baseline, candidate, plan, systems },
    ...(warmUps !== undefined && { warmUps }),
    ...(serviceCaveats !== undefined && { serviceCaveats }),
    ...(published !== undefined && { published }),
  };
  checkPlan(header);
  if (published !== undefined && plan.systems.length > 0) {
    throw new ResultsFault(
      "/published",
      "a run is measured or transcribed, not both: with a plan there are no published figures",
    );
  }
  return header;
}

/** The rule knows no other error rates. */
function checkRate(rate: number, at: string): void {
  if (!(rate > 0 && rate < 0.5)) throw new ResultsFault(at, "expected a share above 0 and below 0.5");
}

function checkPlan({ plan, systems }: ResultsHeader): void {
  checkRate(plan.alpha, "/plan/alpha");
  checkRate(plan.beta, "/plan/beta");
  checkLooks(plan.looks, "/plan/looks");
  unique(plan.systems, "/plan/systems");
  plan.systems.forEach((system, index) => {
    const at = `/plan/systems/${index}`;
    unique(system.benchmarks, `${at}/benchmarks`);
    unique(system.studies, `${at}/studies`);
    system.benchmarks.forEach((benchmark, inner) => {
      checkBenchmark(benchmark, `${at}/benchmarks/${inner}`);
    });
  });
  unique(systems, "/systems");
  systems.forEach(({ id }, index) => {
    if (!plan.systems.some((system) => system.id === id)) {
      throw new ResultsFault(`/systems/${index}/id`, `system ${show(id)} is not in the plan`);
    }
  });
}

function checkLooks(looks: readonly number[], at: string): void {
  looks.forEach((rounds, index) => {
    if (rounds % 2 === 1 || rounds <= (looks[index - 1] ?? 0)) {
      throw new ResultsFault(`${at}/${index}`, "looks are even and ascend");
    }
  });
}

function checkBenchmark(benchmark: PlannedBenchmark, at: string): void {
  checkLooks(benchmark.looks ?? [], `${at}/looks`);
  unique(benchmark.scenarios, `${at}/scenarios`);
  const scenarios = new Set<string | undefined>([undefined, ...benchmark.scenarios.map(({ id }) => id)]);
  const judged = new Set<string>();
  benchmark.metrics.forEach(({ scenario, metric, statistic, budget }, index) => {
    const here = `${at}/metrics/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    const key = JSON.stringify([scenario, metric, statistic]);
    if (judged.has(key)) throw new ResultsFault(here, `${metric} ${statistic} is planned twice`);
    judged.add(key);
    checkLimits(budget, `${here}/budget`);
  });
  benchmark.invariants.forEach(({ scenario, limits }, index) => {
    const here = `${at}/invariants/${index}`;
    if (!scenarios.has(scenario))
      throw new ResultsFault(`${here}/scenario`, `scenario ${show(scenario)} is not in the plan`);
    checkLimits(limits, `${here}/limits`);
  });
}

function checkLimits(
  limits: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined,
  at: string,
): void {
  if (limits?.min !== undefined && limits.max !== undefined && limits.min > limits.max) {
    throw new ResultsFault(at, "min is above max");
  }
}

function unique(things: readonly { readonly id: string }[], at: string): void {
  const seen = new Set<string>();
  things.forEach(({ id }, index) => {
    if (seen.has(id)) throw new ResultsFault(`${at}/${index}/id`, `${show(id)} is here a second time`);
    seen.add(id);
  });
}
