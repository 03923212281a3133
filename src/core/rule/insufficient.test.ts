import { expect, test } from "@jest/globals";
import { LEAST_VALUES } from "./blocks.js";
import { isShort, lackOfPlan } from "./insufficient.js";
import { draws, only, rounds, series } from "./testing.js";

test("too few rounds, a coarse clock, zeros and bad numbers are said, never passed", () => {
  const good = rounds({ seed: 4 });
  expect(only(series({ rounds: good.slice(0, 9) }))).toMatchObject({ reason: "rounds", needed: 10, have: 8 });
  expect(only(series({ rounds: [] }))).toMatchObject({ kind: "insufficient", reason: "rounds", have: 0 });
  expect(only(series({ rounds: rounds({ seed: 4, tick: 2_000 }) }))).toMatchObject({ reason: "resolution" });
  for (const bad of [NaN, -1, Infinity]) {
    const broken = good.map((round, i) => (i === 3 ? { ...round, candidate: Float64Array.of(bad) } : round));
    expect(only(series({ rounds: broken }))).toMatchObject({ reason: "invalid", have: 1 });
  }
  const zeros = good.map((round) => ({ ...round, candidate: round.candidate.map(() => 0) }));
  expect(only(series({ rounds: zeros }))).toMatchObject({ reason: "zero", have: zeros.length });
});

test.each([
  ["less than half of the tolerance", {}, 160, 1, "pass"],
  ["more than half of the tolerance, where one is named", {}, 200, 1, "at most 1.5 %"],
  ["the same, but less than a fifth of what a pass rules out", { passWithin: 0.1 }, 200, 1, "pass"],
  ["the same, and 10 % slower", { passWithin: 0.1 }, 200, 1.1, "regression"],
  ["more than that", { passWithin: 0.1 }, 300, 1, "at most 1.9 %"],
  ["more than a fifth of 10 %, whatever a pass rules out", { passWithin: 0.5 }, 300, 1, "at most 1.9 %"],
  ["less than half of what the floor allows", { floor: 1_000 }, 300, 1, "pass"],
])("a clock's tick of %s", (_, allowed, tick, factor, expected) => {
  const decision = only(series({ tolerance: 0.03, ...allowed, rounds: rounds({ seed: 4, tick, factor }) }));
  const isCoarse = decision.kind === "insufficient" && decision.reason === "resolution";
  expect(isCoarse ? `at most ${(100 * decision.needed).toFixed(1)} %` : decision.kind).toBe(expected);
});

test("a clock's tick that moves a neighbour farther than the quantile is in doubt of both", () => {
  // P90 is 11 ticks, or 12 if it is 1 % slower; P95 is about 60, and too noisy to speak against it.
  const trial = (random: () => number, factor: number): Float64Array => {
    const luck = 60 * Math.exp(0.2 * (random() - 0.5));
    return Float64Array.from({ length: 200 }, (_, i) =>
      Math.round(factor * (i % 100 < 92 ? 11.42 + 0.05 * (random() - 0.5) : luck * (1 + 0.2 * random()))),
    );
  };
  const isNamed = (seed: number): boolean => {
    const random = draws(seed);
    const pairs = Array.from({ length: 40 }, (_, round) => ({
      round,
      quad: round >> 1,
      baseline: trial(random, 1),
      candidate: trial(random, 1.01),
    }));
    return only(series({ tolerance: 0.03, passWithin: 0.1, rounds: pairs })).kind === "regression";
  };
  expect(Array.from({ length: 20 }, (_, seed) => isNamed(seed + 1)).filter(Boolean)).toHaveLength(0);
});

test("a value that is the same number on both sides passes at any tolerance, be it zero", () => {
  for (const value of [0, 412]) {
    const same = Array.from({ length: 10 }, (_, round) => ({
      round,
      quad: round >> 1,
      baseline: Float64Array.of(value),
      candidate: Float64Array.of(value),
    }));
    expect(only(series({ rounds: same, statistic: { kind: "value" }, tolerance: 0 })).kind).toBe("pass");
  }
});

type Sides = Readonly<Partial<Record<"baseline" | "candidate", readonly number[]>>>;

test.each<[string, (samples: Float64Array) => Float64Array, Sides, object]>([
  [
    "negative numbers of the candidate",
    (all) => all.map((x) => -x),
    { candidate: [3, 5] },
    { reason: "invalid", have: 2, fault: { side: "candidate", round: 3 } },
  ],
  [
    "negative numbers of both",
    (all) => all.map((x) => -x),
    { candidate: [3, 5], baseline: [8] },
    { reason: "invalid", have: 3, fault: undefined },
  ],
  [
    "negative numbers of the baseline",
    (all) => all.map((x) => -x),
    { baseline: [3] },
    { reason: "invalid", have: 1, fault: undefined },
  ],
  [
    "zeros of the candidate",
    (all) => all.map(() => 0),
    { candidate: [5, 6] },
    { reason: "zero", have: 2, fault: { side: "candidate", round: 5 } },
  ],
  [
    "zeros of both after the first look",
    (all) => all.map(() => 0),
    { candidate: [17, 21], baseline: [25] },
    { reason: "zero", have: 3, fault: { side: "baseline", round: 25 } },
  ],
  [
    "zeros of the baseline before it",
    (all) => all.map(() => 0),
    { baseline: [3] },
    { reason: "zero", have: 1, fault: undefined },
  ],
  [
    "zeros of both, those of the candidate before it",
    (all) => all.map(() => 0),
    { candidate: [3], baseline: [25] },
    { reason: "zero", have: 2, fault: undefined },
  ],
  [
    "one trial of the candidate without a sample",
    () => new Float64Array(0),
    { candidate: [12] },
    { reason: "samples", have: 0, fault: { side: "candidate", round: 12, samples: 0, usual: 100 } },
  ],
  [
    "one of the baseline without a sample",
    () => new Float64Array(0),
    { baseline: [12] },
    { reason: "samples", have: 0, fault: { side: "baseline", round: 12, samples: 0, usual: 100 } },
  ],
])("what is at fault is named where it is a trial: %s", (_, change, where, expected) => {
  const pairs = rounds({ seed: 4 }).map((pair) => ({
    ...pair,
    baseline: where.baseline?.includes(pair.round) ? change(pair.baseline) : pair.baseline,
    candidate: where.candidate?.includes(pair.round) ? change(pair.candidate) : pair.candidate,
  }));
  const one = series({ statistic: { kind: "quantile", q: 0.5 }, rounds: pairs });
  expect(only(one)).toMatchObject({ kind: "insufficient", ...expected });
});

test.each([
  [40, 40, undefined],
  [80, 40, { side: "candidate", round: 7, samples: 33, usual: 80 }],
  [51, 49, undefined],
  [80, 80, "enough"],
])(
  "samples that a candidate lacks, and the baseline does not, are the fault of its shortest trial: %d, %d",
  (before, after, fault) => {
    const pairs = rounds({ seed: 4, rounds: 20 }).map((pair) => ({
      ...pair,
      baseline: pair.baseline.slice(0, before),
      candidate: pair.candidate.slice(0, pair.round === 7 && after === 40 ? 33 : after),
    }));
    const decision = only(series({ rounds: pairs, looks: [10, 20] }));
    if (fault === "enough") expect(decision.kind).not.toBe("insufficient");
    else expect(decision).toMatchObject({ kind: "insufficient", reason: "samples", fault });
  },
);

test("a candidate is short below nine tenths of what the baseline has, or where it has nothing", () => {
  expect([100, 90, 89, NaN].map((samples) => isShort(samples, 100))).toEqual([false, false, true, true]);
});

test("a round that fills no quad is none to judge by", () => {
  const value = { statistic: { kind: "value" }, launches: false } as const;
  expect(lackOfPlan(value, 1, 11)).toBeUndefined();
  const lack = { reason: "rounds", needed: LEAST_VALUES };
  expect(lackOfPlan(value, 1, 9)).toEqual({ ...lack, have: 9 });
});
