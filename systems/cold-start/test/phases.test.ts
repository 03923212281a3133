import assert from "node:assert/strict";
import test from "node:test";
import { partition } from "../src/harness/phases.js";

test("phases add up to the observation, and each stretch has one name", () => {
  const phases = partition(100, 120, [
    { kind: "connect", startMs: 102, endMs: 104 },
    { kind: "query", startMs: 103, endMs: 110 },
    { kind: "network", startMs: 109, endMs: 112 },
    { kind: "network", startMs: 115, endMs: 130 },
  ]);
  assert.deepEqual(phases, { dispatch: 2, connect: 2, query: 6, network: 7, object: 3 });
});

test("an object that waits for nothing has only computed", () => {
  assert.deepEqual(partition(0, 5, []), { dispatch: 0, connect: 0, query: 0, network: 0, object: 5 });
});

test("what happened before or after the observation is no part of it", () => {
  const phases = partition(10, 20, [
    { kind: "query", startMs: 1, endMs: 9 },
    { kind: "query", startMs: 20, endMs: 30 },
  ]);
  assert.deepEqual(phases, { dispatch: 0, connect: 0, query: 0, network: 0, object: 10 });
});
