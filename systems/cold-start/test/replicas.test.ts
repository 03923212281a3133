import assert from "node:assert/strict";
import test from "node:test";
import { Replicas } from "../src/object/replicas.js";

/**
 * Chooses and measures so often; says how often each was chosen. One without a latency fails.
 *
 * @param everyMs from one choice to the next
 */
function run(
  replicas: Replicas,
  latencies: Readonly<Record<string, number>>,
  times: number,
  fromMs = 0,
  everyMs = 0,
): Map<string, number> {
  const chosen = new Map<string, number>();
  for (let time = 0; time < times; time += 1) {
    const nowMs = fromMs + time * everyMs;
    const url = replicas.choose(nowMs);
    chosen.set(url, (chosen.get(url) ?? 0) + 1);
    const latencyMs = latencies[url];
    if (latencyMs === undefined) replicas.failed(url, nowMs);
    else replicas.measured(url, latencyMs);
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

/** The near one has failed once, at 0. */
function failedOnce(): Replicas {
  const replicas = new Replicas(["near", "far"]);
  run(replicas, { near: 2, far: 30 }, 100);
  replicas.failed("near", 0);
  return replicas;
}

test("one that failed is left alone for 5 s, then one choice in 32 tries it, and it is the nearest again", () => {
  const replicas = failedOnce();
  assert.deepEqual([...run(replicas, { far: 30 }, 1000, 4999)], [["far", 1000]]);
  let loads = 1;
  while (replicas.choose(5000) !== "near") {
    replicas.measured("far", 30);
    loads += 1;
  }
  assert.ok(loads <= 32, `${loads} loads`);
  replicas.measured("near", 2);
  assert.ok(run(replicas, { near: 2, far: 30 }, 32, 5000).get("near")! >= 31);
});

test("of loads at once one tries the one that failed, and another only where nothing came of it", () => {
  const replicas = failedOnce();
  const tries = (nowMs: number): number =>
    Array.from({ length: 320 }, () => replicas.choose(nowMs)).filter((url) => url === "near").length;
  assert.deepEqual([4999, 5000, 9999, 10_000].map(tries), [0, 1, 0, 1]);
});

test("one that stays away costs one load in 32 at the most, and one in 5 s", () => {
  for (const [everyMs, loads, most] of [
    [10_000, 320, 10],
    [1, 20_000, 4],
  ] as const) {
    const tries = run(failedOnce(), { far: 30 }, loads, 0, everyMs).get("near")!;
    assert.ok(tries > 0 && tries <= most, `${tries} of ${loads}, one each ${everyMs} ms`);
  }
});

test("the slow first answer of one that was started again does not count against it", () => {
  const replicas = failedOnce();
  const answers = [90, 2, 2];
  for (let load = 0; load < 34; load += 1) {
    const url = replicas.choose(5000);
    replicas.measured(url, url === "near" ? answers.shift()! : 30);
  }
  assert.deepEqual(answers, []);
  assert.equal(replicas.choose(5000), "near");
});

test("where all have failed they are tried in turn, and the first that answers is asked", () => {
  const replicas = new Replicas(["a", "b", "c"]);
  for (const url of ["b", "a", "c"]) replicas.failed(url, 0);
  const tried = [1, 2, 3, 4, 5, 6].map((nowMs) => replicas.choose(nowMs));
  assert.deepEqual(tried, ["a", "b", "c", "a", "b", "c"]);
  replicas.measured("b", 5);
  assert.deepEqual([...run(replicas, { b: 5 }, 100, 7)], [["b", 100]]);
});

test("none to choose from is an error", () => {
  assert.throws(() => new Replicas([]), /no replica/);
});

test("what a server does only at its first request does not count against it", () => {
  const replicas = new Replicas(["far", "near"]);
  const latencies = [20, 20, 20, 90, 2, 2];
  const first = latencies.map((latency) => {
    const url = replicas.choose(0);
    replicas.measured(url, latency);
    return url;
  });
  assert.deepEqual(first, ["far", "far", "far", "near", "near", "near"]);
  assert.equal(replicas.choose(0), "near");
});
