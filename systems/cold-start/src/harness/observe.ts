import type { Answer } from "../object/stateless-object.js";
import type { Counters } from "../object/worker.js";
import type { Expected } from "../table/expected.js";
import { partition } from "./phases.js";
import type { Phases } from "./phases.js";
import type { Scenario } from "./scenario.js";
import type { Stack } from "./stack.js";

/** One load of one object, timed from outside, and what it took. */
export interface Observation {
  readonly latencyMs: number;
  readonly phases: Phases;
  readonly requests: number;
  readonly connections: number;
  readonly bytes: number;
  readonly answer: Answer;
}

/** An observation that can't be counted: an error's kind, as an id, and what was said. */
export class ObservationFailure extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Target {
  /** The Durable Object: one that was never used is constructed for the observation. */
  readonly name: string;
  /** Whose state it loads. */
  readonly objectId: string;
  /** How many loads the object will have begun. */
  readonly loads: number;
}

export function parametersOf(scenario: Scenario, { name, objectId }: Target): Record<string, string> {
  const { source, transport, replicas, memory, prefetch, access } = scenario;
  return {
    "name-of-object": name,
    object: objectId,
    source,
    transport,
    replicas,
    memory: memory ? "yes" : "no",
    prefetch: prefetch ? "yes" : "no",
    session: "driver",
    whole: source === "routed" ? "no" : "yes",
    ...(access === "section" ? { name: "messages" } : {}),
  };
}

/** Asks an object for its state and checks that it is the right one, whole and newly loaded. */
export async function observe(stack: Stack, scenario: Scenario, target: Target): Promise<Observation> {
  const { driver, relays, expectations } = stack;
  const all = [relays.libsql, relays.replica, relays.store].filter((relay) => relay !== undefined);
  if (scenario.connection === "new") await Promise.all(all.map((relay) => relay.drop()));
  for (const relay of all) relay.begin();
  const path = scenario.access === "section" ? "/section" : "/state";
  const { status, body, startMs, endMs } = await driver.ask(path, parametersOf(scenario, target));
  if (status !== 200) {
    const { error, message } = body as { error: string; message: string };
    throw new ObservationFailure(error, `${scenario.id}: ${message}`);
  }
  const traffic = all.map((relay) => relay.traffic());
  const phases = partition(
    startMs,
    endMs,
    traffic.flatMap(({ intervals }) => intervals),
  );
  const sum = (of: (one: (typeof traffic)[number]) => number): number =>
    traffic.reduce((total, one) => total + of(one), 0);
  const answer =
    scenario.access === "section"
      ? ((await driver.ask("/state", parametersOf(scenario, target))).body as Answer)
      : (body as Answer);
  // A thousand states that nobody asks for any more would be measured as the collector's time.
  if (scenario.access !== "reload") await driver.ask("/drop", parametersOf(scenario, target));
  check(answer, expectations.objects[target.objectId]!, target, scenario.id);
  if (scenario.access === "section" && (body as unknown[]).length === 0) {
    throw new ObservationFailure("incomplete", `${scenario.id}: the section is empty.`);
  }
  return {
    latencyMs: endMs - startMs,
    phases,
    requests: sum(({ requests }) => requests),
    connections: sum(({ connections }) => connections),
    bytes: sum(({ bytes }) => bytes),
    answer,
  };
}

/** @throws ObservationFailure where the state is not the one that was prepared, or was not loaded now */
function check(answer: Answer, expected: Expected, target: Target, scenario: string): void {
  const { checksum, stateVersion, sections, entries, last, kind, loads } = answer;
  const wrong = (what: string): ObservationFailure =>
    new ObservationFailure(
      "wrong-state",
      `${scenario}: ${what} of ${target.objectId} is not what was prepared.`,
    );
  if (loads !== target.loads) {
    const text = `${scenario}: ${target.name} has loaded ${loads} times and not ${target.loads}: it was not cold.`;
    throw new ObservationFailure("not-cold", text);
  }
  if (checksum !== expected.libsqlChecksum && checksum !== expected.icebergChecksum)
    throw wrong("the checksum");
  if (stateVersion !== expected.stateVersion) throw wrong("the version");
  if (sections !== expected.sections) throw wrong("the number of sections");
  if (kind === "lazy") return;
  if (entries !== expected.entries || last !== expected.last) throw wrong("the content");
}

/** Waits until nothing is done in the background any more. */
export async function settle(stack: Stack): Promise<Counters> {
  const end = performance.now() + 60_000;
  for (;;) {
    const counters = (await stack.driver.ask("/counters")).body as Counters;
    if (counters.background === 0) return counters;
    if (performance.now() > end)
      throw new ObservationFailure("background", "Work in the background does not end.");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
