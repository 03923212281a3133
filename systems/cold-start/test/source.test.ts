import assert from "node:assert/strict";
import { test } from "node:test";
import { firstTry } from "../src/object/source.js";

test("a first try leaves the backend behind it two thirds of the time that is left", () => {
  const cases: readonly (readonly [leftMs: number, most: number])[] = [
    [900_000, 300_000],
    // Of a request that has waited for another's load before.
    [90_000, 30_000],
    [-1, 0],
  ];
  for (const [leftMs, most] of cases) {
    const request = {
      objectId: "a",
      minVersion: 0,
      limitMs: 900_000,
      endMs: performance.now() + leftMs,
      signal: new AbortController().signal,
    };
    assert.ok(firstTry(request).limitMs <= most, `${firstTry(request).limitMs} of ${leftMs}`);
  }
});
