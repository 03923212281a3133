import { createClient } from "@libsql/client";
import type { Events } from "./events.js";
import { toNs } from "./events.js";
import { accesses, randomOf } from "./history.js";
import { observe, ObservationFailure, settle } from "./observe.js";
import type { Observation, Target } from "./observe.js";
import type { Counters } from "../object/worker.js";
import { PhaseTimer } from "./repeat.js";
import type { Computed } from "./repeat.js";
import type { Scenario } from "./scenario.js";
import type { Stack } from "./stack.js";
import type { Finished, Run } from "./turns.js";

interface Timed extends Computed {
  readonly observation: Observation;
}

/** The phases that only compute are timed after every fifth observation, and stand for the four that follow. */
const REPEAT_EVERY = 5;

/** Past accesses that the predictor has learnt from. */
const HISTORY = 1000;

/** Warm-up and observations of one scenario, each checked. */
export class ScenarioRun implements Run {
  readonly count: number;
  readonly warmup: number;
  done = 0;
  readonly #warm: Timed[] = [];
  readonly #timed: Timed[] = [];
  readonly #failures = new Map<string, { count: number; message: string }>();
  /** What the prefetch of others, and of the warm-up, came to before. */
  #before: Counters | undefined;
  #computed: Computed = { parseMs: 0, deserialiseMs: 0 };

  private constructor(
    readonly stack: Stack,
    readonly scenario: Scenario,
    readonly targets: readonly Target[],
    readonly timer: PhaseTimer | undefined,
  ) {
    this.count = targets.length;
    this.warmup = scenario.warmup;
  }

  static async begin(stack: Stack, scenario: Scenario, seed: number): Promise<ScenarioRun> {
    const { relays } = stack;
    // With replicas the primary is the far one.
    const near = scenario.replicas === "nearest" || relays.replica !== undefined;
    stack.distance.set({
      libsqlMs: scenario.distanceMs,
      storeMs: near ? 0 : scenario.distanceMs,
    });
    await Promise.all([relays.libsql.drop(), relays.store.drop(), relays.replica?.drop()]);
    const targets = await targetsOf(stack, scenario, seed, scenario.warmup + scenario.samples);
    const timer = await PhaseTimer.of(stack, scenario, targets[0]!.objectId);
    return new ScenarioRun(stack, scenario, targets, timer);
  }

  async observe(): Promise<void> {
    const { stack, scenario, timer, done: index } = this;
    const target = this.targets[index]!;
    if (scenario.prefetch && index === scenario.warmup) this.#before = await settle(stack);
    try {
      await makeReady(stack, scenario, target);
      const observation = await observe(stack, scenario, target);
      if (timer !== undefined && index % REPEAT_EVERY === 0) this.#computed = await timer.time();
      (index >= scenario.warmup ? this.#timed : this.#warm).push({ observation, ...this.#computed });
    } catch (error) {
      if (!(error instanceof ObservationFailure)) throw error;
      const known = this.#failures.get(error.kind);
      this.#failures.set(error.kind, { count: (known?.count ?? 0) + 1, message: error.message });
    }
    await cleanUp(stack, scenario, target);
    this.done += 1;
  }

  async finish(events: Events): Promise<Finished> {
    const { id } = this.scenario;
    const computes = this.timer !== undefined;
    if (this.#warm.length > 0) emit(events, id, this.#warm, true, computes);
    if (this.#timed.length > 0) emit(events, id, this.#timed, false, computes);
    for (const [kind, { count: times, message }] of this.#failures) {
      events.write({ type: "error", scenario: id, kind, count: times, message });
    }
    if (this.#before !== undefined) {
      const { prefetched } = await settle(this.stack);
      const hits = prefetched.hits - this.#before.prefetched.hits;
      const all = hits + prefetched.misses - this.#before.prefetched.misses;
      events.value(id, "prefetch-hit-ratio", "ratio", "higher", all === 0 ? 0 : hits / all);
    }
    const checksums = this.#timed.map(({ observation }) => observation.answer.checksum);
    return { operations: this.#timed.length, checksums };
  }
}

async function targetsOf(stack: Stack, scenario: Scenario, seed: number, count: number): Promise<Target[]> {
  const objects = Object.keys(stack.expectations.objects).filter(
    (id) => id.replace(/-\d+$/, "") === scenario.state,
  );
  if (objects.length === 0)
    throw new Error(`Scenario ${scenario.id}: no object's state begins with ${scenario.state}.`);
  const random = randomOf(seed);
  if (scenario.prefetch) {
    const past = accesses(objects, HISTORY, random);
    await stack.driver.ask("/history", {}, JSON.stringify(past));
    return accesses(objects, count, random).map((objectId, index) => ({
      name: `${scenario.id}-${index}`,
      objectId,
      loads: 1,
    }));
  }
  return Array.from({ length: count }, (_, index) => {
    const objectId = objects[Math.floor(random() * objects.length)]!;
    if (scenario.access !== "reload") return { name: `${scenario.id}-${index}`, objectId, loads: 1 };
    return { name: `${scenario.id}-${objects[0]!}`, objectId: objects[0]!, loads: index + 2 };
  });
}

/** What must be so before an observation and is no part of it. */
async function makeReady(
  stack: Stack,
  { access, id, source, transport }: Scenario,
  target: Target,
): Promise<void> {
  if (access !== "reload") return;
  const of = { "name-of-object": target.name, object: target.objectId, source, transport };
  const path = target.loads === 2 ? "/state" : "/drop";
  const { status, body } = await stack.driver.ask(path, of);
  if (status !== 200) throw new ObservationFailure("unavailable", `${id}: ${JSON.stringify(body)}`);
  if (path === "/state") await stack.driver.ask("/drop", of);
}

async function cleanUp(
  stack: Stack,
  { source, state, prefetch, id }: Scenario,
  { objectId }: Target,
): Promise<void> {
  if (source !== "hybrid") return;
  const { backgroundFailures } = await settle(stack);
  if (backgroundFailures > 0) throw new Error(`Scenario ${id}: work in the background failed.`);
  if (prefetch || !state.startsWith("cold")) return;
  // The miss has put the state into libSQL: it must be there, and go, so that the next one is a miss again.
  const client = createClient({ url: `http://127.0.0.1:${stack.libsql.port}` });
  const { rowsAffected } = await client.execute({
    sql: "DELETE FROM state WHERE object_id = ?",
    args: [objectId],
  });
  client.close();
  if (rowsAffected !== 1) throw new Error(`Scenario ${id}: ${objectId} was not put into libSQL.`);
}

function emit(
  events: Events,
  scenario: string,
  timed: readonly Timed[],
  warmup: boolean,
  computes: boolean,
): void {
  const samples = (of: (one: Timed) => number, phase?: string): void => {
    events.samples(scenario, timed.map(of), { phase, warmup });
  };
  samples(({ observation }) => observation.latencyMs);
  if (warmup) return;
  for (const phase of ["dispatch", "connect", "query", "network"] as const) {
    samples(({ observation }) => observation.phases[phase], phase);
  }
  if (computes) {
    samples(({ parseMs }) => parseMs, "parse");
    samples(({ deserialiseMs }) => deserialiseMs, "deserialise");
  }
  const rest = ({ observation, parseMs, deserialiseMs }: Timed): number =>
    observation.phases.object - parseMs - deserialiseMs;
  samples((one) => Math.max(0, rest(one)), "object");
  const mean = (of: (observation: Observation) => number): number =>
    timed.reduce((sum, { observation }) => sum + of(observation), 0) / timed.length;
  const p95Ms = quantile(
    timed.map(({ observation }) => observation.latencyMs),
    0.95,
  );
  events.value(scenario, "trial-p95", "ns", "lower", toNs(p95Ms));
  events.value(
    scenario,
    "requests",
    "1",
    "lower",
    mean(({ requests }) => requests),
  );
  events.value(
    scenario,
    "connections",
    "1",
    "lower",
    mean(({ connections }) => connections),
  );
  events.value(scenario, "bytes", "B", "lower", Math.round(mean(({ bytes }) => bytes)));
}

/** Type 7 of Hyndman and Fan (1996), as everywhere in this project. */
function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}
