import type { Project, SystemManifest, ValuePolicy } from "../config/project.js";
import type { PolicyChange } from "../core/model/plan.js";

type Flat = ReadonlyMap<string, string>;

/**
 * Every difference between the two sides in what is the baseline's word: tolerances, floors, budgets, invariants, what
 * is gated and measured and for how long, which files define the work, error rates, how regressions are accepted. The
 * work itself (files, parameters, samples) is the fingerprint's business.
 */
export function policyChanges(baseline: Project, candidate: Project): PolicyChange[] {
  const changes = compareFlat("latency-gate.yml", runFacts(baseline), runFacts(candidate));
  for (const before of baseline.systems) {
    const after = candidate.systems.find((system) => system.id === before.id);
    if (after === undefined) continue;
    changes.push(...compareFlat(after.file, factsOf(before), factsOf(after)));
  }
  return changes;
}

/**
 * Every difference in what two commits demand of a run: the same, with systems that only one of them has. Nobody but
 * the base branch is to choose between the two.
 */
export function differentDemands(one: Project, other: Project): PolicyChange[] {
  const ids = new Set([...one.systems, ...other.systems].map(({ id }) => id));
  const ofSystem = (project: Project, id: string): SystemManifest | undefined =>
    project.systems.find((system) => system.id === id);
  return [
    ...compareFlat("latency-gate.yml", runFacts(one), runFacts(other)),
    ...[...ids].flatMap((id) => {
      const [before, after] = [ofSystem(one, id), ofSystem(other, id)];
      return compareFlat((after ?? before)!.file, factsOf(before), factsOf(after));
    }),
  ];
}

/** Under the names that they have in the file. */
function runFacts({ config }: Project): Flat {
  const { policy, looks, launchLooks, warmupRounds, timeBudgetMs, quick } = config;
  const own =
    launchLooks.join() === looks.join() ? "" : `; of one launch a trial ${JSON.stringify(launchLooks)}`;
  // Looks as one value: that one was put between two others is no change of those after it.
  const facts = new Map([
    ["/rounds/looks", `${JSON.stringify(looks)}${own}`],
    ["/rounds/warmup", JSON.stringify(warmupRounds)],
    ["/timeBudget", JSON.stringify(timeBudgetMs)],
    ["/quick/looks", JSON.stringify(quick.looks)],
    ["/quick/timeBudget", JSON.stringify(quick.timeBudgetMs)],
  ]);
  return flatten("/policy", policy, facts);
}

function factsOf(system: SystemManifest | undefined): Flat {
  if (system === undefined) return new Map();
  // As one value: that a glob was taken out of the middle is no change of those after it.
  const globs = new Map([["/fingerprint", JSON.stringify(system.fingerprint)]]);
  return flatten("/benchmarks", systemFacts(system), globs);
}

function systemFacts(system: SystemManifest): unknown {
  return Object.fromEntries(
    system.benchmarks.map((benchmark) => [
      benchmark.id,
      {
        role: benchmark.role,
        quick: benchmark.quick,
        metrics: byName(benchmark.metrics.map(demandOf), "metric"),
        invariants: byName(benchmark.invariants, "metric"),
        scenarios: Object.fromEntries(
          benchmark.scenarios.map((scenario) => [
            scenario.id,
            {
              statistics: byName(scenario.statistics, "statistic"),
              metrics: byName(scenario.metrics.map(demandOf), "metric"),
              invariants: byName(scenario.invariants, "metric"),
            },
          ]),
        ),
      },
    ]),
  );
}

/** 500ms demands what 500000000 does. */
function demandOf(policy: ValuePolicy): ValuePolicy {
  return { ...policy, unit: undefined };
}

function byName<K extends string, T extends Readonly<Record<K, string>>>(
  items: readonly T[],
  key: K,
): Record<string, Omit<T, K>> {
  return Object.fromEntries(
    items.map((item) => {
      const { [key]: name, ...rest } = item;
      return [name, rest];
    }),
  );
}

function flatten(pointer: string, value: unknown, into = new Map<string, string>()): Flat {
  if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      flatten(`${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, child, into);
    }
  } else if (value !== undefined) {
    into.set(pointer, JSON.stringify(value));
  }
  return into;
}

function compareFlat(file: string, before: Flat, after: Flat): PolicyChange[] {
  const pointers = [...new Set([...before.keys(), ...after.keys()])].sort();
  return pointers
    .map((pointer) => ({ pointer, file, baseline: before.get(pointer), candidate: after.get(pointer) }))
    .filter((change) => change.baseline !== change.candidate);
}
