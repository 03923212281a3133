import { expect, test } from "@jest/globals";
import { only, rounds, series } from "./testing.js";
import type { MetricSeries, RoundPair } from "./types.js";

test("caveats: ties, unequal samples, rounds missing, contention, first sample, coarse clock", () => {
  const data = rounds({ seed: 6 });
  const caveats = (changed: readonly RoundPair[], over: Partial<MetricSeries> = {}): readonly string[] =>
    only(series({ ...over, rounds: changed })).caveats;
  expect(caveats(data)).toEqual([]);
  expect(caveats(data.map((r) => ({ ...r, candidate: r.baseline })))).toContain("ties");
  expect(caveats(data.map((r) => ({ ...r, candidate: r.candidate.subarray(0, 60) })))).toContain(
    "unequal-samples",
  );
  expect(caveats(data.slice(1))).toContain("rounds-missing");
  expect(caveats(data.map((r) => ({ ...r, host: { stealShare: 0.2 } })))).toContain("host-contention");
  const cold = (x: Float64Array): Float64Array => x.map((value, i) => (i === 0 ? 1e6 : value));
  expect(
    caveats(data.map((r) => ({ ...r, baseline: cold(r.baseline), candidate: cold(r.candidate) }))),
  ).toContain("first-sample");
  expect(caveats(rounds({ seed: 6, tick: 100 }))).toContain("coarse-clock");
});

test.each<[string, (at: number, value: number) => number, boolean]>([
  ["is three times as slow as the others", (at, value) => (at === 0 ? 30_000 : value), true],
  ["is one of equal ones", () => 4096, false],
  ["is one unit above equal ones", (at) => (at === 0 ? 4097 : 4096), false],
  ["is one of those that a coarse clock calls the slowest", (at) => (at % 10 === 0 ? 2e6 : 1e6), false],
])("a first sample that %s: whether it stands out", (_, make, standsOut) => {
  const cold = (trial: Float64Array): Float64Array => trial.map((value, at) => make(at, value));
  const data = rounds({ seed: 6 }).map((r) => ({
    ...r,
    baseline: cold(r.baseline),
    candidate: cold(r.candidate),
  }));
  expect(only(series({ rounds: data })).caveats.includes("first-sample")).toBe(standsOut);
});

test("the smallest change that would have been seen is larger than what the floor allows", () => {
  const seen = (floor: number): { change: number; baseline: number } => {
    const decision = only(series({ floor, tolerance: 0.05, rounds: rounds({ seed: 4 }) }));
    if (decision.kind === "insufficient") throw new Error(decision.reason);
    return { change: decision.smallestDetectableChange, baseline: decision.baselineValue };
  };
  const without = seen(0);
  expect(seen(0.04 * without.baseline).change).toBe(without.change);
  expect(seen(0.3 * without.baseline).change).toBeCloseTo(((1 + without.change) / 1.05) * 1.3 - 1, 2);
});

test("what spoke for a number is a number where some of it was zero: from zero it is infinitely more", () => {
  // The first of five parts: the calmest then, while the median of the whole trial is none of it.
  const zeroed = (trial: Float64Array): Float64Array => trial.map((x, i) => (i < trial.length / 5 ? 0 : x));
  const around = (zeroIn: readonly ("baseline" | "candidate")[]): readonly number[] => {
    const data = rounds({ seed: 6 }).map((r) => ({
      ...r,
      baseline: zeroIn.includes("baseline") ? zeroed(r.baseline) : r.baseline,
      candidate: zeroIn.includes("candidate") ? zeroed(r.candidate) : r.candidate,
    }));
    const decision = only(series({ rounds: data, statistic: { kind: "quantile", q: 0.5 } }));
    if (decision.kind === "insufficient") throw new Error(decision.reason);
    return decision.around.map(({ relative }) => relative);
  };
  expect(around(["baseline", "candidate"])).toEqual([0]);
  expect(around(["baseline"])).toEqual([Infinity]);
  expect(around(["candidate"])).toEqual([-1]);
});
