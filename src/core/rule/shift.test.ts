import { expect, test } from "@jest/globals";
import { shiftFunction } from "./shift.js";
import { draws, rounds } from "./testing.js";
import type { RoundPair } from "./types.js";

test("the shift function names the part that moved, and nothing in unchanged code", () => {
  const tail = rounds({ seed: 12, n: 1000, change: (x) => (x > 12_200 ? x * 1.2 : x) });
  expect(shiftFunction(tail, 0.002).parts).toEqual([{ direction: "up", from: 0.98, to: undefined }]);
  const all = rounds({ seed: 13, n: 1000, factor: 0.9 });
  expect(shiftFunction(all, 0.002).parts).toEqual([{ direction: "down", from: 0.5, to: undefined }]);
  expect(shiftFunction([], 0.002)).toEqual({ quantiles: [], parts: [] });
  for (let seed = 20; seed < 40; seed++) {
    expect(shiftFunction(rounds({ seed, n: 200 }), 0.002).parts).toEqual([]);
  }
});

test("a short trial takes its quad's say on the tail from the shift function, and no other's", () => {
  const whole = rounds({ seed: 12, n: 1000, change: (x) => (x > 12_200 ? x * 1.2 : x) });
  const cut = (short: number, samples: number): RoundPair[] =>
    whole.map((pair) =>
      pair.round < short ? { ...pair, baseline: pair.baseline.subarray(0, samples) } : pair,
    );
  const looked = (pairs: readonly RoundPair[]): number[] =>
    shiftFunction(pairs, 0.002).quantiles.map(({ q }) => q);
  for (const samples of [10, 0]) {
    expect(shiftFunction(cut(1, samples), 0.002).parts).toEqual([
      { direction: "up", from: 0.98, to: undefined },
    ]);
    expect(looked(cut(8, samples))).toEqual(looked(whole));
  }
  // More than a tenth of all trials: they are what the run is made of.
  expect(looked(cut(9, 10))).toEqual([0.5, 0.6, 0.7, 0.8]);
  const [, ...others] = shiftFunction(whole.slice(2), 0.002).quantiles;
  const [, ...those] = shiftFunction(cut(1, 0), 0.002).quantiles;
  expect(those.map(({ estimate }) => estimate)).toEqual(others.map(({ estimate }) => estimate));
});

test.each([
  ["whole trials", (n: number) => n],
  ["short trials", (n: number, random: () => number) => (random() < 0.08 ? 5 : n)],
])("the shift function names a part of unchanged code as often as its level says: %s", (_, length) => {
  const [runs, level] = [400, 0.1];
  const random = draws(9);
  let named = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const noise = rounds({ seed: seed * 6007, n: 20, rounds: 20, luck: 0.05 });
    const cut = (trial: Float64Array): Float64Array => trial.subarray(0, length(trial.length, random));
    const measured = noise.map((r) => ({ ...r, baseline: cut(r.baseline), candidate: cut(r.candidate) }));
    named += Number(shiftFunction(measured, level).parts.length > 0);
  }
  // Three standard errors on both sides: the test is exact, so it is neither above nor far below.
  expect(named / runs).toBeLessThan(level + 0.045);
  expect(named / runs).toBeGreaterThan(level - 0.06);
});
