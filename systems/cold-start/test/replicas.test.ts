import assert from "node:assert/strict";
import test from "node:test";
import { Replicas } from "../src/object/replicas.js";

/** Chooses and measures so often; says how often each was chosen. */
function run(
  replicas: Replicas,
  latencies: Readonly<Record<string, number>>,
  times: number,
): Map<string, number> {
  const chosen = new Map<string, number>();
  for (let time = 0; time < times; time += 1) {
    const url = replicas.choose();
    chosen.set(url, (chosen.get(url) ?? 0) + 1);
    replicas.measured(url, latencies[url]!);
  }
  return chosen;
}

test("each is measured three times, then the nearest is asked, and another now and then", () => {
  const replicas = new Replicas(["far", "near", "middle"]);
  const chosen = run(replicas, { far: 100, near: 2, middle: 20 }, 200);
  assert.ok(chosen.get("near")! > 180);
  assert.ok(chosen.get("far")! >= 2 && chosen.get("middle")! >= 2);
});

test("a replica that comes closer is found, one that goes away is left", () => {
  const replicas = new Replicas(["a", "b"]);
  run(replicas, { a: 2, b: 100 }, 100);
  const chosen = run(replicas, { a: 100, b: 2 }, 2000);
  assert.ok(chosen.get("b")! > 1200, String(chosen.get("b")));
});

test("one that fails is not asked again but by exploration", () => {
  const replicas = new Replicas(["a", "b"]);
  run(replicas, { a: 1, b: 5 }, 10);
  replicas.failed("a");
  assert.equal(replicas.choose(), "b");
});

test("none to choose from is an error", () => {
  assert.throws(() => new Replicas([]), /no replica/);
});

test("what a server does only at its first request does not count against it", () => {
  const replicas = new Replicas(["far", "near"]);
  const latencies = [20, 20, 20, 90, 2, 2];
  const first = latencies.map((latency) => {
    const url = replicas.choose();
    replicas.measured(url, latency);
    return url;
  });
  assert.deepEqual(first, ["far", "far", "far", "near", "near", "near"]);
  assert.equal(replicas.choose(), "near");
});
