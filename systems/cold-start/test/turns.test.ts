import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../src/harness/scenario.js";
import { readScenarios } from "../src/harness/scenario.js";
import { groupsOf, inTurns } from "../src/harness/turns.js";
import type { Run } from "../src/harness/turns.js";

function scenarios(...given: readonly (readonly [id: string, parameters: object])[]): Scenario[] {
  const all = given.map(([id, parameters]) => ({
    id,
    samples: 1,
    warmup: 0,
    parameters: { state: "1kb", ...parameters },
  }));
  return readScenarios(JSON.stringify(all));
}
const grouped = (all: readonly Scenario[]): string[][] =>
  groupsOf(all).map((group) => group.map(({ id }) => id));

class Counted implements Run {
  done = 0;
  constructor(
    readonly id: string,
    readonly count: number,
    readonly order: string[],
    readonly warmup = 0,
  ) {}
  observe(): Promise<void> {
    this.done += 1;
    this.order.push(this.id);
    return Promise.resolve();
  }
  finish(): { operations: number; checksums: string[] } {
    return { operations: this.done, checksums: [] };
  }
}

test("scenarios that leave nothing to each other take turns; the others have the stack to themselves", () => {
  const all = scenarios(
    ["empty", {}],
    ["pooled", { connection: "pooled" }],
    ["lazy", { source: "lazy" }],
    ["far", { distanceMs: 10 }],
    ["nearest", { replicas: "nearest" }],
    ["memory", { memory: true }],
    ["prefetch", { source: "hybrid", prefetch: true }],
    ["routed", { source: "routed" }],
    ["hybrid", { source: "hybrid" }],
    ["reload", { access: "reload", connection: "pooled" }],
    ["decode", { access: "decode" }],
    ["section", { access: "section" }],
  );
  assert.deepEqual(grouped(all), [
    ["empty", "lazy", "section"],
    ["pooled"],
    ["far"],
    ["nearest"],
    ["memory"],
    ["prefetch"],
    ["routed"],
    ["hybrid"],
    ["reload"],
    ["decode"],
  ]);
});

test("each has five observations at a time, the one next that is least far, and all of its own", async () => {
  const order: string[] = [];
  const runs = [new Counted("short", 12, order), new Counted("long", 24, order)];
  await inTurns(runs);
  assert.deepEqual(
    order
      .join(" ")
      .match(/(\w+)( \1)*/g)
      ?.map((turn) => `${turn.split(" ")[0]} ${turn.split(" ").length}`),
    ["short 5", "long 10", "short 5", "long 10", "short 2", "long 4"],
  );
  assert.deepEqual(
    runs.map(({ done }) => done),
    [12, 24],
  );
});

test("the warm-up of all comes first", async () => {
  const order: string[] = [];
  await inTurns([new Counted("a", 8, order, 2), new Counted("b", 9, order, 3)]);
  assert.equal(order.slice(0, 5).join(""), "aabbb");
  assert.equal(order.length, 17);
});

test("one alone is observed at a stretch", async () => {
  const order: string[] = [];
  await inTurns([new Counted("only", 7, order)]);
  assert.equal(order.length, 7);
});
