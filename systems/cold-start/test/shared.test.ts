import assert from "node:assert/strict";
import { test } from "node:test";
import { Shared } from "../src/object/shared.js";
import { LoadFailure } from "../src/state/errors.js";

test("who has hardly any time left does not begin again what another's limit has ended", async () => {
  const cases: readonly (readonly [leftMs: number, begun: number])[] = [
    [999_000, 1],
    // Of a request that has waited for something else before.
    [99_000, 0],
  ];
  for (const [leftMs, expected] of cases) {
    const shared = new Shared<string>();
    const limit = {
      limitMs: 1_000_000,
      endMs: performance.now() + leftMs,
      signal: new AbortController().signal,
    };
    const another = shared.get(() => Promise.reject(new LoadFailure("timeout", "another's")), limit);
    let begun = 0;
    const own = shared.get(() => {
      begun += 1;
      return Promise.resolve("again");
    }, limit);
    await assert.rejects(another, { code: "timeout" });
    await own.catch(() => undefined);
    assert.equal(begun, expected);
  }
});
