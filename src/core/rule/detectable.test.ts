import { describe, expect, test } from "@jest/globals";
import { median } from "simple-statistics";
import { defaultOptions } from "./constants.js";
import { smallestDetectableChange } from "./detectable.js";
import { prepare } from "./prepare.js";
import { draws, only, rounds, series } from "./testing.js";
import type { Decision, Interval, MetricSeries, RoundPair } from "./types.js";

const TOLERANCE = 0.05;
const RUNS = 40;

/** In some trials of either side one sample of twelve takes much longer: P95 jumps, and P90 hardly moves. */
function withBursts(pairs: readonly RoundPair[], seed: number): RoundPair[] {
  const random = draws(seed + 1);
  const hit = (trial: Float64Array): Float64Array =>
    random() < 0.3 ? trial.map((x, i) => (i % 12 === 5 ? x * 4 : x)) : trial;
  return pairs.map((pair) => ({ ...pair, baseline: hit(pair.baseline), candidate: hit(pair.candidate) }));
}

function decided(seed: number, factor: number, of: (typeof NOISE)[number][1]): Decision {
  const pairs = rounds({ seed, factor, luck: of.luck, rounds: of.looks.at(-1)! });
  const over: Partial<MetricSeries> = { tolerance: TOLERANCE, looks: of.looks };
  return only(series({ ...over, rounds: of.bursts ? withBursts(pairs, seed) : pairs }));
}

const NOISE: [
  string,
  { readonly luck: number; readonly bursts: boolean; readonly looks: readonly number[] },
][] = [
  ["quiet", { luck: 0.01, bursts: false, looks: [10, 14, 20] }],
  ["each trial its own luck", { luck: 0.1, bursts: false, looks: [10, 20, 40] }],
  ["the same, half the rounds", { luck: 0.1, bursts: false, looks: [10, 14, 20] }],
  ["bursts that move P95 and not what lies farther in", { luck: 0.01, bursts: true, looks: [10, 14, 20] }],
];

const seeds = (from: number): number[] => Array.from({ length: RUNS }, (_, i) => from + i);

describe.each(NOISE)("the smallest detectable change: %s", (_, noise) => {
  const smallest = (): number =>
    median(
      seeds(1).flatMap((seed) => {
        const decision = decided(seed, 1, noise);
        return decision.kind === "insufficient" ? [] : [decision.smallestDetectableChange];
      }),
    );
  const named = (change: number): number => {
    const kinds = seeds(1000).map((seed) => decided(seed, 1 + change, noise).kind);
    return kinds.filter((kind) => kind === "regression").length / RUNS;
  };

  test("is named about four times in five, and one halfway to what is allowed seldom", () => {
    const change = smallest();
    const there = named(change);
    expect(there).toBeGreaterThan(0.6);
    expect(named((TOLERANCE + change) / 2)).toBeLessThan(Math.min(0.9, there));
  });
});

test("where there are too few rounds for an interval, none is", () => {
  const [pair] = rounds({ seed: 1, rounds: 1 });
  const one = only(series({ rounds: [pair!, { ...pair!, round: 1 }] }));
  expect("smallestDetectableChange" in one ? one.smallestDetectableChange : Infinity).toBe(Infinity);
});

test("the clock's tick counts, as every claim is made in spite of it", () => {
  const coarse = prepare(series({ rounds: rounds({ seed: 1, tick: 200 }) }), 10);
  const own: Interval = { low: -0.01, high: 0.01 };
  const smallest = (doubt: number): number =>
    smallestDetectableChange({ ...coarse, doubt }, own, 20, 0.001, defaultOptions(20));
  expect(coarse.doubt).toBeGreaterThan(0.015);
  expect(Math.log1p(smallest(coarse.doubt)) - Math.log1p(smallest(0))).toBeCloseTo(coarse.doubt, 10);
});
