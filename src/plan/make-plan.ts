import type {
  BenchmarkManifest,
  Project,
  ScenarioManifest,
  StudyManifest,
  SystemManifest,
} from "../config/project.js";
import { defaultAlpha } from "../core/model/error-budget.js";
import type {
  NotMeasured,
  Plan,
  PlannedBenchmark,
  PlannedMetric,
  PlannedScenario,
  PlannedStudy,
  PlannedSystem,
  Presence,
} from "../core/model/plan.js";
import { drawArrangements } from "./arrangements.js";
import { looksUpTo } from "./looks.js";
import { countHypotheses, plannedInvariants, plannedMetrics } from "./metrics.js";
import type { PlanOptions } from "./options.js";
import { policyChanges } from "./policy-changes.js";
import { selectScenarios } from "./select.js";
import { dealShards } from "./shards.js";

export type PlanResult =
  | { readonly kind: "plan"; readonly plan: Plan }
  /** The filters match nothing; `known` is what they could have named. */
  | {
      readonly kind: "nothing-selected";
      readonly known: readonly string[];
      /** What was asked for and is left out for another reason than the filters. */
      readonly leftOut: readonly NotMeasured[];
    }
  | { readonly kind: "unknown-system"; readonly name: string; readonly known: readonly string[] };

/** One benchmark with the scenarios that were asked for. */
interface Selection {
  readonly system: string;
  readonly before: BenchmarkManifest | undefined;
  readonly after: BenchmarkManifest | undefined;
  readonly selected: ReadonlySet<string>;
}

/**
 * Decides everything that is decided before the first trial.
 *
 * What is allowed is the baseline's word wherever the baseline has one; what is measured is the
 * union of both sides, so that nothing can vanish from the gate in silence.
 *
 * @param baseline the baseline's configuration; absent where the baseline has none yet
 */
export function makePlan(
  baseline: Project | undefined,
  candidate: Project,
  options: PlanOptions,
): PlanResult {
  const systemIds = union(baseline?.systems, candidate.systems);
  const unknown = options.systems.find((name) => !systemIds.includes(name));
  if (unknown !== undefined) return { kind: "unknown-system", name: unknown, known: systemIds };

  const authority = baseline ?? candidate;
  const { config } = authority;
  const looks = looksUpTo(options.quick ? config.quick.looks : config.looks, options.rounds);
  const launchLooks = looksUpTo(options.quick ? config.quick.looks : config.launchLooks, options.rounds);
  const notMeasured: NotMeasured[] = [];
  const planSystem = (id: string): CountedSystem => {
    const before = baseline?.systems.find((system) => system.id === id);
    const after = candidate.systems.find((system) => system.id === id);
    return planOneSystem({ id, before, after, options, looks, launchLooks }, notMeasured);
  };
  const isAsked = (id: string): boolean => options.systems.length === 0 || options.systems.includes(id);
  const planned = systemIds.filter(isAsked).map(planSystem);
  for (const system of systemIds.filter((id) => !isAsked(id))) {
    notMeasured.push({ system, benchmark: undefined, scenario: undefined, reason: "filtered" });
  }
  const systems = applyShard(
    planned.filter((system) => system.benchmarks.length > 0),
    options,
    notMeasured,
  );
  if (planned.every((system) => system.benchmarks.length === 0)) {
    const leftOut = notMeasured.filter(({ reason }) => reason !== "filtered");
    return { kind: "nothing-selected", known: knownScenarios(candidate), leftOut };
  }

  const metricsPlanned = planned.reduce((sum, { hypotheses }) => sum + hypotheses.declared, 0);
  const metricsAdded = planned.reduce((sum, { hypotheses }) => sum + hypotheses.added, 0);
  const budget = options.quick ? authority.config.quick.timeBudgetMs : authority.config.timeBudgetMs;
  return {
    kind: "plan",
    plan: {
      seed: options.seed,
      quick: options.quick,
      looks,
      warmupRounds: authority.config.warmupRounds,
      timeBudgetMs: options.timeBudgetMs ?? budget,
      alpha: authority.config.policy.alpha ?? defaultAlpha(metricsPlanned),
      beta: authority.config.policy.beta,
      inconclusive: authority.config.policy.inconclusive,
      accept: authority.config.policy.accept,
      harnessChange: authority.config.policy.harnessChange,
      metricsPlanned,
      ...(metricsAdded > 0 && { metricsAdded }),
      ...(options.candidateOnly === true && { sides: "candidate" as const }),
      policyFrom: baseline === undefined ? "candidate" : "baseline",
      policyChanges: baseline === undefined ? [] : policyChanges(baseline, candidate),
      systems: systems.map(({ id, title, presence, benchmarks, studies }) => ({
        id,
        title,
        presence,
        benchmarks,
        studies,
      })),
      notMeasured,
    },
  };
}

/** With its part of M, and of what only the candidate declares. */
interface CountedSystem extends PlannedSystem {
  readonly hypotheses: { readonly declared: number; readonly added: number };
}

interface SystemRequest {
  readonly id: string;
  readonly before: SystemManifest | undefined;
  readonly after: SystemManifest | undefined;
  readonly options: PlanOptions;
  readonly looks: readonly number[];
  /** Of benchmarks of one launch a trial. */
  readonly launchLooks: readonly number[];
}

function planOneSystem(
  { id, before, after, options, looks, launchLooks }: SystemRequest,
  notMeasured: NotMeasured[],
): CountedSystem {
  const either = (after ?? before)!;
  const selections = union(before?.benchmarks, after?.benchmarks).map((benchmarkId): Selection => {
    const own = (system: SystemManifest | undefined): BenchmarkManifest | undefined =>
      system?.benchmarks.find((benchmark) => benchmark.id === benchmarkId);
    const [b, a] = [own(before), own(after)];
    const ids = [b, a].flatMap((side) => (side === undefined ? [] : [...selectScenarios(id, side, options)]));
    return { system: id, before: b, after: a, selected: new Set(ids) };
  });
  const kept = selections.filter((selection) => {
    const reason = whyNot(selection, options);
    if (reason === undefined) return true;
    const benchmark = (selection.after ?? selection.before)!.id;
    notMeasured.push({ system: id, benchmark, scenario: undefined, reason });
    return false;
  });
  for (const { before: b, after: a, selected } of kept) {
    for (const scenario of union(b?.scenarios, a?.scenarios).filter((name) => !selected.has(name))) {
      notMeasured.push({ system: id, benchmark: (a ?? b)!.id, scenario, reason: "filtered" });
    }
  }
  const benchmarks = kept.map((selection) => planBenchmark(selection, { looks, launchLooks }, options.seed));
  const present = new Set(
    benchmarks.flatMap((benchmark) =>
      benchmark.scenarios.map((scenario) => `${benchmark.id}/${scenario.id}`),
    ),
  );
  const shared = benchmarks
    .filter((benchmark) => benchmark.role === "gate" && benchmark.presence === "both")
    .flatMap(sharedMetrics);
  return {
    id,
    title: either.title,
    presence: presenceOf(before, after),
    benchmarks,
    studies: (after?.studies ?? [])
      .filter((study) => study.ladder.every((scenario) => present.has(scenario)))
      .map(planStudy),
    hypotheses: {
      declared: countHypotheses(shared.filter(({ added }) => added !== true)),
      added: countHypotheses(shared.filter(({ added }) => added === true)),
    },
  };
}

function whyNot(
  { before, after, selected }: Selection,
  options: PlanOptions,
): NotMeasured["reason"] | undefined {
  const authority = (before ?? after)!;
  if (selected.size === 0) return "filtered";
  if (options.quick && !authority.quick) return "quick";
  if (authority.role === "study" && !options.studies) return "study";
  return undefined;
}

function planBenchmark(
  { system, before, after, selected }: Selection,
  { looks, launchLooks }: Pick<SystemRequest, "looks" | "launchLooks">,
  seed: string,
): PlannedBenchmark {
  const runs = (after ?? before)!;
  const oneLaunch = runs.work.kind === "command" && runs.work.launches === 1;
  const own = oneLaunch && launchLooks.join() !== looks.join() ? launchLooks : undefined;
  const scenarios = union(before?.scenarios, after?.scenarios)
    .filter((id) => selected.has(id))
    .map((id) => planScenario(find(before?.scenarios, id), find(after?.scenarios, id), runs));
  return {
    id: runs.id,
    title: runs.title,
    kind: runs.work.kind,
    role: (before ?? after)!.role,
    presence: presenceOf(before, after),
    timeoutMs: Math.max(before?.timeoutMs ?? 0, after?.timeoutMs ?? 0),
    launches: runs.work.kind === "command" ? runs.work.launches : 0,
    looks: own,
    scenarios,
    metrics: markAdded(
      before,
      selected,
      mergeByAuthority(before, after, selected, plannedMetrics, metricKey),
    ),
    invariants: mergeByAuthority(before, after, selected, plannedInvariants, (i) =>
      [i.scenario ?? "", i.metric].join(" "),
    ),
    arrangements: drawArrangements(seed, `${system}/${runs.id}`, (own ?? looks).at(-1)! / 2),
  };
}

/** The baseline's word where it has one, and what only the candidate declares for what is new. */
function mergeByAuthority<T>(
  before: BenchmarkManifest | undefined,
  after: BenchmarkManifest | undefined,
  selected: ReadonlySet<string>,
  declared: (benchmark: BenchmarkManifest, selected: ReadonlySet<string>) => readonly T[],
  key: (item: T) => string,
): T[] {
  const merged = new Map<string, T>();
  for (const side of [after, before]) {
    for (const item of side === undefined ? [] : declared(side, selected)) merged.set(key(item), item);
  }
  return [...merged.values()];
}

function metricKey({ scenario, metric, statistic }: PlannedMetric): string {
  return [scenario ?? "", metric, statistic].join(" ");
}

/** Says of the metrics of a benchmark that the baseline has which of them it does not have. */
function markAdded(
  before: BenchmarkManifest | undefined,
  selected: ReadonlySet<string>,
  metrics: readonly PlannedMetric[],
): readonly PlannedMetric[] {
  if (before === undefined) return metrics;
  const known = new Set(plannedMetrics(before, selected).map(metricKey));
  return metrics.map((metric) => (known.has(metricKey(metric)) ? metric : { ...metric, added: true }));
}

function planScenario(
  before: ScenarioManifest | undefined,
  after: ScenarioManifest | undefined,
  benchmark: BenchmarkManifest,
): PlannedScenario {
  const either = (after ?? before)!;
  return {
    id: either.id,
    title: either.title,
    presence: presenceOf(before, after),
    parameters: either.parameters,
    samples: either.samples ?? benchmark.samples,
    warmupOperations: either.warmupOperations,
  };
}

function planStudy({
  id,
  title,
  ladder,
  metric,
  statistics,
  rounds,
  recommend,
}: StudyManifest): PlannedStudy {
  return { id, title, ladder, metric, statistics, rounds, recommend };
}

function sharedMetrics(benchmark: PlannedBenchmark): PlannedBenchmark["metrics"] {
  const presence = new Map(benchmark.scenarios.map((scenario) => [scenario.id, scenario.presence]));
  return benchmark.metrics.filter(
    (metric) => metric.scenario === undefined || presence.get(metric.scenario) === "both",
  );
}

/**
 * Keeps this shard's benchmarks. The error budget stays that of the whole run: M is counted before
 * the shards are dealt.
 */
function applyShard<T extends PlannedSystem>(
  systems: readonly T[],
  { shard }: PlanOptions,
  notMeasured: NotMeasured[],
): T[] {
  if (shard === undefined) return [...systems];
  const all = systems.flatMap((system) => system.benchmarks.map((benchmark) => ({ system, benchmark })));
  // The scenarios of a study are compared round by round, on one machine.
  const ladders = systems.flatMap((system) =>
    system.studies.map(({ ladder }) => {
      const ids = new Set(ladder.map((scenario) => scenario.split("/")[0]));
      return all.flatMap((one, index) => (one.system === system && ids.has(one.benchmark.id) ? [index] : []));
    }),
  );
  const dealt = dealShards(
    all.map(({ benchmark }) => benchmark.timeoutMs),
    shard.count,
    ladders,
  );
  const mine = new Set(
    all.filter((_, index) => dealt[index] === shard.index).map(({ benchmark }) => benchmark),
  );
  for (const { system, benchmark } of all.filter((item) => !mine.has(item.benchmark))) {
    notMeasured.push({
      system: system.id,
      benchmark: benchmark.id,
      scenario: undefined,
      reason: "other-shard",
    });
  }
  return systems
    .map((system) => ({
      ...system,
      benchmarks: system.benchmarks.filter((benchmark) => mine.has(benchmark)),
    }))
    .filter((system) => system.benchmarks.length > 0);
}

function knownScenarios(project: Project): string[] {
  return project.systems.flatMap((system) =>
    system.benchmarks.flatMap((benchmark) =>
      benchmark.scenarios.map((scenario) => `${system.id}/${benchmark.id}/${scenario.id}`),
    ),
  );
}

function presenceOf(before: unknown, after: unknown): Presence {
  if (before === undefined) return "added";
  return after === undefined ? "missing" : "both";
}

interface HasId {
  readonly id: string;
}

function find<T extends HasId>(items: readonly T[] | undefined, id: string): T | undefined {
  return items?.find((item) => item.id === id);
}

/** Ids of both lists: the second's in its order, then those that only the first has. */
function union(before: readonly HasId[] | undefined, after: readonly HasId[] | undefined): string[] {
  return [...new Set([...(after ?? []), ...(before ?? [])].map((item) => item.id))];
}
