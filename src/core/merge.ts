import type { BuildTime } from "./model/build-time.js";
import type { NotMeasured, Plan, PlannedSystem } from "./model/plan.js";
import type {
  BuildInfo,
  BuiltState,
  Results,
  ShardInfo,
  StopReason,
  SystemRecord,
  SystemState,
} from "./model/run.js";
import { otherSources } from "./other-sources.js";

export type MergeResult =
  | { readonly kind: "merged"; readonly results: Results }
  | { readonly kind: "refused"; readonly reasons: readonly string[] };

/** From the best to the worst; the whole run ended like its worst shard. */
const STOPS: readonly StopReason[] = ["decided", "rounds", "time-budget"];

/**
 * Joins the results of all shards of one run, as if one machine had measured them: every pair was
 * measured on one host, and the error budget was that of the whole run from the start. A shard that
 * is lost, was interrupted, is there twice or belongs to another run is refused: it must not pass in silence.
 */
export function mergeResults(parts: readonly Results[]): MergeResult {
  const [first] = parts;
  if (first === undefined) return { kind: "refused", reasons: ["no results were given"] };
  const shards = parts.flatMap((part) => part.run.shards ?? []).sort((a, b) => a.index - b.index);
  const apart = [
    ...missingShards(parts, shards),
    ...parts.filter(({ run }) => run.stop === "interrupted").map(interruption),
    ...disagreements(first, parts),
    ...otherPlans(first, parts),
    ...otherSources(parts).map(
      ({ run, system, first, side }) =>
        `run ${run} built another source of ${system} than run ${first}, ${side}: measure all shards from one and the same checkout`,
    ),
  ];
  const reasons = apart.length > 0 ? apart : dealtWrongly(parts);
  if (reasons.length > 0) return { kind: "refused", reasons };

  const ordered = [...parts].sort((a, b) => shardIndex(a) - shardIndex(b));
  const head = ordered[0]!;
  return {
    kind: "merged",
    results: {
      run: {
        ...head.run,
        durationMs: Math.max(...ordered.map((part) => part.run.durationMs)),
        builds: longestBuilds(ordered),
        stop: STOPS[Math.max(...ordered.map((part) => STOPS.indexOf(part.run.stop)))]!,
        shards,
      },
      host: head.host,
      baseline: head.baseline,
      candidate: head.candidate,
      plan: mergePlans(ordered.map((part) => part.plan)),
      systems: mergeSystems(ordered),
      warmUps: ordered.flatMap((part) => part.warmUps ?? []),
      serviceCaveats: ordered.flatMap((part) => part.serviceCaveats ?? []),
      trials: ordered.flatMap((part) => part.trials),
    },
  };
}

/** Shards build beside each other: the run waits for the slowest. */
function longestBuilds(parts: readonly Results[]): BuildTime | undefined {
  return parts
    .flatMap(({ run }) => run.builds ?? [])
    .reduce<BuildTime | undefined>(
      (a, b) => (a === undefined || b.durationMs > a.durationMs ? b : a),
      undefined,
    );
}

function shardIndex(part: Results): number {
  return part.run.shards?.[0]?.index ?? 0;
}

function missingShards(parts: readonly Results[], shards: readonly ShardInfo[]): string[] {
  const whole = parts.filter((part) => part.run.shards?.length !== 1);
  if (whole.length > 0)
    return whole.map((part) => `run ${part.run.id} is no shard: it was measured without --shard`);
  const count = shards[0]!.count;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...shards
      .filter((shard) => shard.count !== count)
      .map(
        (shard) =>
          `shard ${shard.index}/${shard.count} belongs to another deal than ${shards[0]!.index}/${count}`,
      ),
    ...numbers
      .filter((index) => !shards.some((shard) => shard.index === index))
      .map(
        (index) =>
          `shard ${index}/${count} is missing: was its job lost? Run it again, then this one: no verdict comes from a part of a run`,
      ),
    ...numbers
      .filter((index) => shards.filter((shard) => shard.index === index).length > 1)
      .map((index) => `shard ${index}/${count} is there more than once`),
  ];
}

function interruption({ run }: Results): string {
  const [shard] = run.shards ?? [];
  const name = shard === undefined ? `run ${run.id}` : `shard ${shard.index}/${shard.count}`;
  return `${name} was interrupted: run its job again, then this one: no verdict comes from a part of a run`;
}

/** What all shards of one run have in common. */
function commonFacts({
  baseline,
  candidate,
  plan,
  run,
}: Results): Readonly<Record<string, string | number | boolean | undefined>> {
  return {
    "baseline commit": baseline.commit,
    "candidate commit": candidate.commit,
    "gate version": run.gateVersion,
    seed: plan.seed,
    looks: plan.looks.join(", "),
    alpha: plan.alpha,
    beta: plan.beta,
    "number of gated numbers and budgets": plan.metricsPlanned,
    "number of metrics that only the candidate declares": plan.metricsAdded ?? 0,
    "policy's side": plan.policyFrom,
    "setting of --quick": plan.quick,
    "choice of sides": plan.sides ?? "both",
    "policy for what is inconclusive": plan.inconclusive,
    "way to accept a regression": JSON.stringify(plan.accept),
    "label for a change of the harness": plan.harnessChange?.label,
    "state of the baseline": baseline.dirty ? "changed" : "as committed",
    "state of the candidate": candidate.dirty ? "changed" : "as committed",
  };
}

function disagreements(first: Results, parts: readonly Results[]): string[] {
  const expected = commonFacts(first);
  return parts.slice(1).flatMap((part) =>
    Object.entries(commonFacts(part))
      .filter(([name, value]) => value !== expected[name])
      .map(
        ([name, value]) =>
          `run ${part.run.id} has another ${name} than run ${first.run.id}: ${String(value ?? "none")} against ${String(expected[name] ?? "none")}`,
      ),
  );
}

/** What a shard's plan was before it was dealt out: its own, what other shards measure, and what none does. */
function wholePlan(plan: Plan): {
  readonly measured: readonly string[];
  readonly leftOut: readonly string[];
} {
  const elsewhere = plan.notMeasured.filter(({ reason }) => reason === "other-shard");
  const none = plan.notMeasured.filter(({ reason }) => reason !== "other-shard");
  return {
    measured: [...benchmarksOf(plan), ...elsewhere.map(nameOf)],
    leftOut: none.map((item) => `${nameOf(item)} (${item.reason})`),
  };
}

function benchmarksOf({ systems }: Plan): string[] {
  return systems.flatMap(({ id, benchmarks }) => benchmarks.map((benchmark) => `${id}/${benchmark.id}`));
}

function nameOf({ system, benchmark, scenario }: NotMeasured): string {
  return [system, benchmark, scenario].filter((part) => part !== undefined).join("/");
}

/** Other filters make another plan. What one shard leaves to the others, they may not have been asked for. */
function otherPlans(first: Results, parts: readonly Results[]): string[] {
  const expected = wholePlan(first.plan);
  return parts.slice(1).flatMap(({ run, plan }) => {
    const own = wholePlan(plan);
    const differ = [
      ...difference(own.measured, expected.measured),
      ...difference(own.leftOut, expected.leftOut),
    ];
    return differ.length === 0
      ? []
      : [
          `run ${run.id} has another plan than run ${first.run.id}: they differ in ${named(differ)}: ${HOW_TO_DEAL}`,
        ];
  });
}

function difference(some: readonly string[], others: readonly string[]): string[] {
  const [a, b] = [new Set(some), new Set(others)];
  return [...some.filter((name) => !b.has(name)), ...others.filter((name) => !a.has(name))];
}

/** Each benchmark is in exactly one shard: one that is in none would pass unmeasured. */
function dealtWrongly(parts: readonly Results[]): string[] {
  const here = parts.flatMap(({ plan }) => benchmarksOf(plan));
  const lost = parts.flatMap(({ plan }) => wholePlan(plan).measured).filter((name) => !here.includes(name));
  const twice = here.filter((name, index) => here.indexOf(name) !== index);
  return [
    ...(lost.length === 0 ? [] : [`no shard has ${named(lost)}: ${HOW_TO_DEAL}`]),
    ...(twice.length === 0 ? [] : [`more than one shard has ${named(twice)}: ${HOW_TO_DEAL}`]),
  ];
}

const HOW_TO_DEAL = "measure all shards again, with the same configuration, filters and options";
const NAMED = 5;

function named(names: readonly string[]): string {
  const all = [...new Set(names)];
  const more = all.length > NAMED ? ` and ${all.length - NAMED} more` : "";
  return `${all.slice(0, NAMED).join(", ")}${more}`;
}

function mergePlans(plans: readonly Plan[]): Plan {
  const systems = new Map<string, PlannedSystem>();
  for (const system of plans.flatMap((plan) => plan.systems)) {
    const known = systems.get(system.id);
    systems.set(
      system.id,
      known === undefined ? system : { ...known, benchmarks: [...known.benchmarks, ...system.benchmarks] },
    );
  }
  const elsewhere = plans.flatMap((plan) => plan.notMeasured).filter((item) => item.reason !== "other-shard");
  return { ...plans[0]!, systems: [...systems.values()], notMeasured: unique(elsewhere) };
}

function unique(items: readonly NotMeasured[]): NotMeasured[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** A system that could not be measured on one shard stays so; the benchmarks of the others are judged all the same. */
function mergeSystems(parts: readonly Results[]): SystemRecord[] {
  const merged = new Map<string, SystemState>();
  for (const { id, state } of parts.flatMap((part) => part.systems)) {
    const known = merged.get(id);
    merged.set(id, known === undefined ? state : joinStates(known, state));
  }
  return [...merged].map(([id, state]) => ({ id, state }));
}

function joinStates(known: SystemState, added: SystemState): SystemState {
  if (known.kind === "built") {
    return added.kind === "built" ? joinBuilds(known, added) : { ...added, elsewhere: known };
  }
  if (added.kind !== "built") return known;
  const { elsewhere } = known;
  return { ...known, elsewhere: elsewhere === undefined ? added : joinBuilds(elsewhere, added) };
}

function joinBuilds(state: BuiltState, next: BuiltState): BuiltState {
  const join = (side: "baseline" | "candidate"): BuildInfo | undefined => {
    const [a, b] = [state[side], next[side]];
    if (a === undefined || b === undefined) return a ?? b;
    const had = new Set(a.fingerprints.map((item) => item.benchmark));
    return {
      ...a,
      fingerprints: [...a.fingerprints, ...b.fingerprints.filter((item) => !had.has(item.benchmark))],
    };
  };
  return {
    kind: "built",
    // One shard's benchmarks may have a changed harness, and another's not.
    harnessChange: state.harnessChange ?? next.harnessChange,
    baseline: join("baseline"),
    candidate: join("candidate"),
  };
}
