import { expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  compareStudy,
  compareWithStored,
  decide,
  defaultOptions,
  samplesNeeded,
  shiftFunction,
  trialsPerValue,
  type Decision,
  type MetricSeries,
  type RoundPair,
} from "./index.js";
import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../model/looks.js";
import { neighboursOf } from "./blocks.js";
import { prepare } from "./prepare.js";

/** Draws of a linear congruential generator, enough for tests. */
function draws(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
}

interface Noise {
  readonly seed: number;
  readonly rounds?: number;
  readonly n?: number;
  /** By what share of its samples a trial is shorter at the most. */
  readonly ragged?: number;
  /** Of the candidate, on every sample. */
  readonly factor?: number;
  /** Standard deviation between trials, in logarithms. */
  readonly luck?: number;
  /** The same of the candidate's trials; absent: as the baseline's. */
  readonly candidateLuck?: number;
  readonly change?: (x: number, round: number) => number;
  readonly tick?: number;
}

/** Places in time of the two rounds of a quad. */
const ORDERS = [
  [
    { baseline: 0, candidate: 1 },
    { baseline: 3, candidate: 2 },
  ],
  [
    { baseline: 2, candidate: 0 },
    { baseline: 3, candidate: 1 },
  ],
  [
    { baseline: 1, candidate: 0 },
    { baseline: 3, candidate: 2 },
  ],
];

/** Rounds of skewed latencies around 10 µs. */
function rounds({
  seed,
  rounds: count = 40,
  n = 100,
  ragged = 0,
  factor = 1,
  luck = 0.01,
  candidateLuck = luck,
  change = (x) => x,
  tick = 1,
}: Noise): RoundPair[] {
  const random = draws(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const trial = (ownLuck: number, move: (x: number) => number): Float64Array => {
    const at = 10_000 * Math.exp(ownLuck * normal());
    const length = ragged === 0 ? n : Math.ceil(n * (1 - ragged * random()));
    return Float64Array.from({ length }, () =>
      Math.max(tick, Math.round(move(at * Math.exp(0.1 * normal())) / tick) * tick),
    );
  };
  return Array.from({ length: count }, (_, round) => ({
    round,
    quad: round >> 1,
    slots: ORDERS[(round >> 1) % ORDERS.length]![round % 2]!,
    baseline: trial(luck, (x) => x),
    candidate: trial(candidateLuck, (x) => change(x * factor, round)),
  }));
}

function series(over: Partial<MetricSeries> & { rounds: readonly RoundPair[] }): MetricSeries {
  return {
    key: "system/benchmark/scenario p95",
    family: "family",
    distribution: "latency",
    statistic: { kind: "quantile", q: 0.95 },
    better: "lower",
    tolerance: 0.05,
    floor: 0,
    design: "quads",
    ...over,
  };
}

function only(one: MetricSeries, metricsPlanned = 20): Decision {
  return decide([one], defaultOptions(metricsPlanned)).get(one.key)!;
}

test.each([
  ["unchanged code passes", 1, "pass"],
  ["+2 % is within 5 %", 1.02, "pass"],
  ["+10 % is a regression", 1.1, "regression"],
  ["-10 % is an improvement", 0.9, "improvement"],
])("%s", (_, factor, kind) => {
  for (const design of ["quads", "coin"] as const) {
    expect(only(series({ rounds: rounds({ seed: 7, factor }), design })).kind).toBe(kind);
  }
});

test.each([
  ["noisy", rounds({ seed: 7, rounds: 40, n: 30 })],
  ["constant", rounds({ seed: 7, rounds: 40, n: 30, tick: 1e6 })],
])("a look that comes before the first value is full says nothing: %s", (_, measured) => {
  const options = { ...defaultOptions(20), looks: [1, 40] };
  for (const design of ["quads", "coin"] as const) {
    const one = series({ rounds: measured, design });
    expect(decide([one], options).get(one.key)).toMatchObject({ kind: "pass", decidedAtLook: 40 });
  }
});

test("a decision carries what was seen", () => {
  const decision = only(series({ rounds: rounds({ seed: 7, factor: 1.1 }) }));
  expect(decision.kind).toBe("regression");
  if (decision.kind === "insufficient") return;
  expect(decision.decidedAtLook).toBe(10);
  expect(decision.roundsUsed).toBe(10);
  expect(decision.samplesPerSide).toBe(1000);
  expect(decision.estimate).toBeGreaterThan(0.07);
  expect(decision.estimate).toBeLessThan(0.13);
  expect(decision.interval95.low).toBeLessThan(decision.estimate);
  expect(decision.interval95.high).toBeGreaterThan(decision.estimate);
  expect(decision.estimateAbsolute / decision.baselineValue).toBeCloseTo(decision.estimate, 1);
  expect(decision.pValue).toBeLessThan(0.05);
  expect(decision.pValueAdjusted).toBeGreaterThanOrEqual(decision.pValue);
  expect(decision.differences).toHaveLength(10);
});

test("what is plain among twenty metrics is known at the first look", () => {
  const scenarios = Array.from({ length: 7 }, (_, scenario) => {
    const factor = scenario === 3 ? 1.1 : 1;
    const measured = rounds({ seed: 11 + scenario, rounds: 10, n: 400, luck: 0.002, factor });
    return [0.5, 0.95, 0.99].map((q) =>
      series({
        key: `${scenario} ${q}`,
        distribution: `${scenario}`,
        statistic: { kind: "quantile", q },
        tolerance: 0.04,
        rounds: measured,
      }),
    );
  });
  const decisions = decide(scenarios.flat(), defaultOptions(20));
  for (const { key } of scenarios[3]!) {
    expect(decisions.get(key)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  }
});

test("throughput: lower is worse, and the estimate is that of the metric itself", () => {
  const values = rounds({ seed: 3, n: 1, factor: 0.88, luck: 0.005 }).map((round) => ({
    ...round,
    baseline: round.baseline.map((x) => 1e4 + (x - 1e4) / 100),
    candidate: round.candidate.map((x) => 8.8e3 + (x - 8.8e3) / 100),
  }));
  const one = series({ rounds: values, statistic: { kind: "value" }, better: "higher" });
  const decision = only(one);
  expect(decision.kind).toBe("regression");
  expect(decision.estimate).toBeLessThan(-0.1);
  expect(only({ ...one, better: "lower" }).kind).toBe("improvement");
});

test("the floor allows what the tolerance does not", () => {
  const data = rounds({ seed: 7, factor: 1.1 });
  expect(only(series({ rounds: data, floor: 500 })).kind).toBe("regression");
  expect(only(series({ rounds: data, floor: 5_000 })).kind).toBe("pass");
});

test.each([
  ["holds", { max: 15_000 }, "holds"],
  ["is broken above", { max: 11_000 }, "broken"],
  ["is broken below", { min: 13_000 }, "broken"],
  ["is not given", {}, "none"],
])("a budget %s", (_, budget, kind) => {
  const decision = only(series({ rounds: rounds({ seed: 5 }), budget }));
  expect(decision.budget.kind).toBe(kind);
});

test("a budget that all ten trials broke is broken, though forty rounds were planned and the time is over", () => {
  const data = rounds({ seed: 5, rounds: 10 });
  const one = series({ rounds: data, budget: { max: 11_000 }, cut: "undecided" });
  expect(only(one, 8).budget.kind).toBe("broken");
});

test.each([
  [{ kind: "quantile", q: 0.95 }, 1000, false, 1],
  [{ kind: "quantile", q: 0.95 }, 100, false, 1],
  [{ kind: "quantile", q: 0.99 }, 1000, false, 1],
  [{ kind: "quantile", q: 0.99 }, 250, false, 1],
  [{ kind: "quantile", q: 0.99 }, 100, false, 2],
  [{ kind: "quantile", q: 0.999 }, 1000, false, 2],
  [{ kind: "quantile", q: 0.5 }, 1, false, 4],
  [{ kind: "quantile", q: 0.5 }, 1, true, 1],
  [{ kind: "mean" }, 1, true, 1],
] as const)(
  "trials behind one value: %j, %d samples a trial, launches %j: %d",
  (statistic, n, launches, trials) => {
    expect(trialsPerValue(statistic, n, launches)).toBe(trials);
  },
);

test.each([
  [0.95, 1000, "P90, P90 of parts 1 and 11 of 40, P97.5"],
  [0.99, 1000, "P98, P98 of parts 1 and 2 of 6, P99.5"],
  // Far out, few samples are no reason to look farther in.
  [0.99, 300, "P98, P98 of parts 1 of 2, P99.5"],
  [0.99, 200, "P98, P99.5"],
  [0.95, 250, "P90, P90 of parts 1 and 5 of 16, P97.5"],
  [0.95, 100, "P90, P90 of parts 1 and 2 of 6, P97.5"],
  // Five samples beyond P90 are few: the neighbour lies farther in.
  [0.95, 50, "P80, P80 of parts 1 and 2 of 6, P97.5"],
  [0.9, 50, "P80, P80 of parts 1 and 2 of 6, P95"],
  [0.9, 20, "P75, P75 of parts 1 of 3, P95"],
  [0.9, 10, "P75, P95"],
  // A median has no neighbours but parts of its own, of twenty samples at the least.
  [0.5, 1000, "P50 of parts 1 and 6 of 20"],
  [0.5, 100, "P50 of parts 1 and 2 of 5"],
  [0.5, 39, ""],
  [0.1, 1000, ""],
] as const)("the neighbours of quantile %d with %d samples a value: %s", (q, samples, words) => {
  const found = neighboursOf({ kind: "quantile", q }, false, samples).map((one) => {
    const name = `P${Number((100 * one.q).toFixed(6))}`;
    return one.parts === 1 ? name : `${name} of parts ${one.rank + 1} of ${one.parts}`;
  });
  expect(found.join(", ").replace(/(parts \d+) of \d+, P[\d.]+ of parts/g, "$1 and")).toBe(words);
});

test.each([
  [0.95, 1_000],
  [0.99, 5_000],
  [0.999, 50_000],
])("P%d is judged from %d samples a side on", (q, needed) => {
  const statistic = { kind: "quantile", q } as const;
  expect(samplesNeeded(statistic, false)).toBe(needed);
  const n = Math.ceil(needed / 40);
  expect(only(series({ statistic, rounds: rounds({ seed: 2, n }) })).kind).not.toBe("insufficient");
  const few = only(series({ statistic, rounds: rounds({ seed: 2, n: Math.floor(n * 0.7) }) }));
  expect(few).toMatchObject({
    kind: "insufficient",
    reason: "samples",
    needed,
    have: 40 * Math.floor(n * 0.7),
  });
});

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

test("the smallest change that would have been seen counts the clock's tick", () => {
  const seeds = Array.from({ length: 10 }, (_, i) => i + 1);
  const seen = (tick: number): number => {
    const changes = seeds.map((seed) => {
      const decision = only(series({ passWithin: 0.1, rounds: rounds({ seed, tick }) }));
      return decision.kind === "insufficient" ? NaN : decision.smallestDetectableChange;
    });
    return changes.reduce((sum, change) => sum + change, 0) / changes.length;
  };
  expect(seen(200) - seen(1)).toBeGreaterThan(0.015);
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

test("launches: the median of one launch a trial is judged in 40 rounds", () => {
  const one = (factor: number): MetricSeries =>
    series({
      statistic: { kind: "quantile", q: 0.5 },
      launches: true,
      rounds: rounds({ seed: 8, n: 1, factor }),
    });
  expect(only(one(1)).kind).toBe("pass");
  expect(only(one(1.2)).kind).toBe("regression");
  expect(only({ ...one(1), statistic: { kind: "quantile", q: 0.95 } })).toMatchObject({ reason: "samples" });
});

test("a series with looks of its own is decided at them, beside others of its family", () => {
  const launches = series({
    key: "launch",
    statistic: { kind: "quantile", q: 0.5 },
    launches: true,
    looks: LAUNCH_LOOKS,
    rounds: rounds({ seed: 8, n: 1, factor: 1.3 }),
  });
  const other = series({ rounds: rounds({ seed: 7, factor: 1.1 }) });
  const options = { ...defaultOptions(20), looks: [10, 14, 20] };
  const both = decide([launches, other], options);
  expect(both.get("launch")).toMatchObject({ kind: "regression", decidedAtLook: 20 });
  expect(both.get(other.key)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  const early = decide([{ ...launches, rounds: launches.rounds.slice(0, 18) }], options).get("launch");
  expect(early).toMatchObject({ kind: "insufficient", reason: "rounds", needed: 20 });
  expect(() => decide([{ ...launches, looks: [20, 10] }], options)).toThrow("looks");
});

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

test("the guard withholds a pass when the tail is far slower in a fifth of the rounds", () => {
  const data = rounds({ seed: 9, rounds: 40, change: (x, round) => (round % 5 === 0 ? x * 2 : x) });
  const decision = only(series({ rounds: data }));
  expect(decision.kind).toBe("inconclusive");
  expect(decision.caveats).toContain("tail-guard");
});

test("the neighbours in the tail do not outvote the quantile itself", () => {
  // A second mode grows from 3.5 % to 6.5 %: P95 jumps into it, P90 and P97.5 stay where they are.
  const modes = (share: number) => (x: number) => (x % 1000 < 1000 * share ? 40_000 + (x % 1000) : x);
  const data = rounds({ seed: 10, n: 1000, luck: 0.001, change: modes(0.065) }).map((round) => ({
    ...round,
    baseline: round.baseline.map(modes(0.035)),
  }));
  expect(only(series({ rounds: data })).kind).toBe("regression");
});

test("what else the machine does in a part of the trials hides no slow-down", () => {
  const random = draws(31);
  const disturbed = (trial: Float64Array): Float64Array => {
    const from = random() * trial.length;
    const to = from + (random() < 0.7 ? 0.6 * trial.length : 0);
    return trial.map((x, i) => (i >= from && i < to ? 1.25 * x : x));
  };
  const data = rounds({ seed: 32, n: 1000, factor: 1.1 }).map((round) => ({
    ...round,
    baseline: disturbed(round.baseline),
    candidate: disturbed(round.candidate),
  }));
  expect(only(series({ rounds: data }))).toMatchObject({ kind: "regression", decidedAtLook: 10 });
});

test("a median that another process moves for a while is known by the calmer parts of the trials", () => {
  const random = draws(37);
  const disturbed = (trial: Float64Array): Float64Array => {
    const [from, level] = [Math.floor(400 * random()), 1 + random()];
    return trial.map((x, i) => (i >= from && i < from + 600 ? level * x : x));
  };
  const data = rounds({ seed: 38, n: 1000, factor: 1.1, luck: 0.001 }).map((round) => ({
    ...round,
    baseline: disturbed(round.baseline),
    candidate: disturbed(round.candidate),
  }));
  const median = series({ rounds: data, statistic: { kind: "quantile", q: 0.5 } });
  const inOrder = data.map((r) => ({
    ...r,
    baseline: r.baseline.slice().sort(),
    candidate: r.candidate.slice().sort(),
  }));
  expect(only(median)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  // Sorted samples have no parts in time: the median by itself needs four times the rounds.
  expect(only({ ...median, rounds: inOrder })).toMatchObject({ kind: "regression", decidedAtLook: 40 });
});

test("samples that a tool has sorted have no parts in time: what moves far below a quantile is not its own", () => {
  const data = rounds({ seed: 36, n: 1000, luck: 0.001, change: (x) => (x < 9_500 ? 1.2 * x : x) });
  const inOrder = data.map((r) => ({ ...r, baseline: r.baseline.sort(), candidate: r.candidate.sort() }));
  const statistic = { kind: "quantile", q: 0.95 } as const;
  expect(prepare(series({ statistic, rounds: inOrder }), 10).neighbours).toHaveLength(2);
  expect(only(series({ statistic, rounds: inOrder })).kind).toBe("pass");
});

/** Of a usual trial, 7 % of the samples lie in a second mode at 40 µs: P95 in it, and P90 below. */
const slowMode = (x: number, level = 1, share = 0.07): number =>
  x % 1000 < 1000 * share ? level * (40_000 + (x % 1000)) : x;

test("a quantile that speaks against it is not named for what its neighbours do", () => {
  const data = rounds({ seed: 33, n: 1000, luck: 0.001 }).map((round) => ({
    ...round,
    baseline: round.baseline.map((x) => slowMode(x)),
    candidate: round.candidate.map((x) => (x % 1000 < 70 ? slowMode(x) : 1.2 * x)),
  }));
  expect(only(series({ rounds: data })).kind).toBe("pass");
  expect(only(series({ rounds: data, statistic: { kind: "quantile", q: 0.9 } })).kind).toBe("regression");
});

/** Of runs in which all is 10 % slower, and the second mode of each trial lies somewhere else. */
function ofRestlessMode(q: number, share: number, runs = 12): Decision[] {
  const random = draws(35);
  return Array.from({ length: runs }, (_, i) => {
    const noisy = (trial: Float64Array, factor: number): Float64Array => {
      const level = 1 + 3 * random();
      return trial.map((x) => factor * slowMode(x, level, share));
    };
    const data = rounds({ seed: 34 + i, n: 1000, luck: 0.001 }).map((round) => ({
      ...round,
      baseline: noisy(round.baseline, 1),
      candidate: noisy(round.candidate, 1.1),
    }));
    return only(series({ rounds: data, statistic: { kind: "quantile", q } }));
  });
}

test("a quantile too noisy to say is named by its neighbours, and that is said", () => {
  const named = ofRestlessMode(0.95, 0.07).filter(({ kind }) => kind === "regression");
  expect(named.length).toBeGreaterThan(8);
  const byNeighbours = named.filter(({ caveats }) => caveats.includes("by-neighbours"));
  expect(byNeighbours.length).toBeGreaterThan(0);
  for (const one of named) {
    expect(one.estimate).toBeGreaterThan(1 / 1.05 - 1);
    expect(one.estimate! <= 0.05).toBe(byNeighbours.includes(one));
    // What carried it is said: the body as it is found anywhere, in whole trials and in their calmest parts.
    expect(one.around!.map(({ quantile, of }) => [quantile, of])).toEqual([
      [expect.closeTo(0.9), "trials"],
      [expect.closeTo(0.9), "calmest-parts"],
      [expect.closeTo(0.975), "trials"],
    ]);
    expect(Math.max(...one.around!.map(({ relative }) => relative))).toBeGreaterThan(0.05);
  }
});

test.each([
  ["between P90 and P98 may look unchanged", 0.95, 0.07, 1 / 1.05 - 1],
  ["that is far out must show some change itself", 0.99, 0.014, 0],
])("a quantile that its neighbours name, and %s", (_, q, share, least) => {
  const estimates = ofRestlessMode(q, share, 36).map(({ kind, estimate }) => ({ kind, estimate: estimate! }));
  const named = estimates.filter(({ kind }) => kind === "regression");
  const lowest = Math.min(...named.map(({ estimate }) => estimate));
  expect(lowest).toBeGreaterThan(least);
  expect(lowest).toBeLessThan(least + 0.02);
  expect(Math.min(...estimates.map(({ estimate }) => estimate))).toBeLessThan(least);
});

const factors = fc.double({ min: 0.85, max: 1.2, noNaN: true });
const seeds = fc.integer({ min: 1, max: 1e6 });
const statistics = fc.constantFrom(
  { kind: "quantile", q: 0.5 } as const,
  { kind: "quantile", q: 0.95 } as const,
  { kind: "quantile", q: 0.99 } as const,
  { kind: "mean" } as const,
);
const designs = fc.constantFrom("quads" as const, "coin" as const);
const passWithins = fc.constantFrom(0, 0.1, 0.2);
/** 50: P95 and P99 are numbers of several trials; 100: P99 is; 400: each is a number of one trial. */
const trials = fc.record({
  seed: seeds,
  factor: factors,
  luck: fc.constantFrom(0.01, 0.05, 0.2),
  n: fc.constantFrom(50, 100, 400),
});
const measured = fc
  .record({
    noise: trials,
    statistic: statistics,
    design: designs,
    unbroken: fc.boolean(),
    floor: fc.constantFrom(0, 30, 300),
    passWithin: passWithins,
  })
  .map(({ noise, ...over }) => series({ ...over, rounds: rounds(noise) }));
const property = { numRuns: 60, seed: 1 };

test.each([0.001, 1 / 1024, 0.37, 1000, 1024])(
  "invariant under a change of unit, %d of the other",
  (unit) => {
    fc.assert(
      fc.property(measured, (one) => {
        const scaled = {
          ...one,
          floor: one.floor * unit,
          rounds: one.rounds.map((r) => ({
            ...r,
            baseline: r.baseline.map((x) => x * unit),
            candidate: r.candidate.map((x) => x * unit),
          })),
        };
        const [before, after] = [only(one), only(scaled)];
        expect(after.kind).toBe(before.kind);
        if (before.kind === "insufficient" || after.kind === "insufficient") return;
        expect(after.roundsUsed).toBe(before.roundsUsed);
        expect(after.pValueAdjusted).toBe(before.pValueAdjusted);
        expect(after.estimate).toBeCloseTo(before.estimate, 9);
        expect(after.interval95.low).toBeCloseTo(before.interval95.low, 9);
        expect(after.interval95.high).toBeCloseTo(before.interval95.high, 9);
        expect(after.baselineValue / unit / before.baselineValue).toBeCloseTo(1, 9);
      }),
      property,
    );
  },
);

test("sides swapped: a regression is an improvement, and the other way round", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(measured, (one) => {
      const swapped = {
        ...one,
        rounds: one.rounds.map(({ slots, ...r }) => ({
          ...r,
          slots: { baseline: slots!.candidate, candidate: slots!.baseline },
          baseline: r.candidate,
          candidate: r.baseline,
        })),
      };
      const [there, back] = [only(one), only(swapped)];
      const [kind, mirrored] = [there.kind, back.kind];
      seen.add(kind);
      expect(mirrored === "improvement").toBe(kind === "regression");
      expect(mirrored === "regression").toBe(kind === "improvement");
      expect(mirrored === "insufficient").toBe(kind === "insufficient");
      if (there.kind === "insufficient" || back.kind === "insufficient") return;
      expect(Math.log1p(back.estimate)).toBeCloseTo(-Math.log1p(there.estimate), 9);
      if (kind !== "regression" && kind !== "improvement") return;
      expect(back.decidedAtLook).toBe(there.decidedAtLook);
    }),
    property,
  );
  expect([...seen].sort()).toEqual(["improvement", "inconclusive", "insufficient", "pass", "regression"]);
});

test("a larger tolerance never makes a verdict worse", () => {
  const rank = { improvement: 0, pass: 0, inconclusive: 1, regression: 2, insufficient: 3 };
  fc.assert(
    fc.property(measured, (one) => {
      const ranks = [0.02, 0.03, 0.04, 0.06, 0.1, 0.2].map(
        (tolerance) => rank[only({ ...one, tolerance }).kind],
      );
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }),
    property,
  );
});

test.each([
  ["by the tolerance, which is larger", 0.06, 0.1, 0.06],
  ["up to half of what a pass rules out", 0.02, 0.08, 0.04],
  ["up to 5 %, whatever a pass rules out", 0.03, 0.2, 0.05],
])("what passes without ruling out the tolerance looks unchanged: %s", (_, tolerance, passWithin, most) => {
  const passing = Array.from({ length: 200 }, (_, seed) => {
    const noisy = rounds({ seed, factor: 1 + most - 0.009 + (seed % 7) * 0.003, luck: passWithin / 2 });
    return only(series({ tolerance, passWithin, rounds: noisy }));
  }).filter(({ caveats }) => caveats.includes("wider-pass"));
  const estimates = passing.map(({ estimate }) => estimate!);
  expect(Math.max(...estimates)).toBeLessThanOrEqual(most);
  expect(Math.max(...estimates)).toBeGreaterThan(most - 0.01);
});

test("a pass that need not rule out the tolerance changes no other verdict, and is said", () => {
  let wider = 0;
  fc.assert(
    fc.property(trials, statistics, designs, (noise, statistic, design) => {
      const one = series({ statistic, design, rounds: rounds(noise) });
      const [strict, wide] = [only(one), only({ ...one, passWithin: 0.1 })];
      if (!wide.caveats.includes("wider-pass")) {
        expect(wide).toEqual(strict);
        return;
      }
      wider += 1;
      expect([strict.kind, wide.kind]).toEqual(["inconclusive", "pass"]);
      expect(wide.estimate).toBeLessThanOrEqual(0.05);
      expect(only({ ...one, tolerance: 0.1 }).kind).not.toBe("regression");
    }),
    property,
  );
  expect(wider).toBeGreaterThan(0);
});

test("where noise hides the tolerance, unchanged code passes by what a pass must rule out; a change of that does not", () => {
  const passes = (factor: number, luck: number, passWithin?: number): number =>
    Array.from({ length: 200 }, (_, seed) =>
      only(
        series({
          ...(passWithin === undefined ? {} : { passWithin }),
          rounds: rounds({ seed: (seed + 1) * 7919, factor, luck }),
        }),
      ),
    ).filter(({ kind }) => kind === "pass").length;
  expect(passes(1, 0.15, 0.1)).toBeGreaterThan(2 * passes(1, 0.15));
  // 5 % of 200, and three standard errors of chance.
  expect(passes(1.1, 0.4, 0.1)).toBeLessThanOrEqual(19);
});

test("what passes so far passes by the looks that it had if the time runs out, whatever came after them", () => {
  let passing = 0;
  fc.assert(
    fc.property(trials, statistics, designs, passWithins, (noise, statistic, design, passWithin) => {
      const one = series({ statistic, design, passWithin, rounds: rounds({ ...noise, rounds: 18 }) });
      const now = only(one);
      if (now.kind === "insufficient" || now.decidedAtLook !== undefined || !now.passesSoFar) return;
      expect(only({ ...one, cut: "passing" })).toMatchObject({ kind: "pass", decidedAtLook: 14 });
      passing += Number(now.kind === "inconclusive");
    }),
    property,
  );
  expect(passing).toBeGreaterThan(0);
  // Of two trials a value there are eight values a side after 18 rounds: enough to pass by, too few to spend more on.
  const few = Array.from({ length: 40 }, (_, seed) =>
    series({
      statistic: { kind: "quantile", q: 0.5 },
      passWithin: 0.2,
      rounds: rounds({ seed: seed + 1, rounds: 18, n: 3, luck: 0.01 }),
    }),
  ).filter((one) => {
    const now = only(one);
    return now.kind !== "insufficient" && now.decidedAtLook === undefined && now.passesSoFar;
  });
  expect(few.length).toBeGreaterThan(0);
  for (const one of few) {
    expect(only({ ...one, cut: "passing" })).toMatchObject({ kind: "pass", decidedAtLook: 14 });
  }
});

test("when the time runs out, the last look spends what is left, and the looks before it what was planned", () => {
  let gained = 0;
  fc.assert(
    fc.property(trials, statistics, designs, passWithins, (noise, statistic, design, passWithin) => {
      const data = rounds({ ...noise, rounds: 18 });
      const one = series({ statistic, design, passWithin, rounds: data });
      const cut = only({ ...one, cut: "undecided" });
      const whole = only(one);
      if (whole.kind !== "insufficient" && whole.decidedAtLook !== undefined) expect(cut).toEqual(whole);
      else if (cut.kind !== "insufficient" && cut.kind !== "inconclusive") {
        expect(cut).toMatchObject({ decidedAtLook: 18, roundsUsed: 18 });
        gained += 1;
      }
    }),
    property,
  );
  expect(gained).toBeGreaterThan(0);
  const all = series({ rounds: rounds({ seed: 1 }) });
  expect(only({ ...all, cut: "undecided" })).toEqual(only(all));
  const begun = series({ rounds: rounds({ seed: 1, rounds: 8 }), cut: "undecided" });
  expect(only(begun)).toMatchObject({ kind: "insufficient", reason: "rounds" });
  // Four values a side decide nothing, be there time or not.
  const few = series({ rounds: rounds({ seed: 1, rounds: 10, n: 25 }), cut: "undecided" });
  expect(only(few).kind).toBe("inconclusive");
});

test("the order of the series and the sharding of families change nothing", () => {
  fc.assert(
    fc.property(fc.array(trials, { minLength: 2, maxLength: 6 }), (noises) => {
      const all = noises.map((noise, i) =>
        series({ key: `m${i}`, family: `f${i % 3}`, rounds: rounds({ ...noise, rounds: 20 }) }),
      );
      const options = { ...defaultOptions(20), looks: [10, 14, 20] };
      const whole = decide(all, options);
      const reversed = decide([...all].reverse(), options);
      for (const { key, family } of all) {
        expect(reversed.get(key)).toEqual(whole.get(key));
        const shard = decide(
          all.filter((one) => one.family === family),
          options,
        );
        expect(shard.get(key)).toEqual(whole.get(key));
      }
    }),
    { numRuns: 15, seed: 1 },
  );
});

test.each([
  ["trials are alike", {}],
  ["trials are of unequal length", { ragged: 0.6 }],
  ["the clock is coarse", { tick: 100 }],
  ["rounds that follow are shorter", {}, 0.5],
])("what a look decides stays when more rounds follow: %s", (_, over, later = 1) => {
  const shortened = (all: readonly RoundPair[]): RoundPair[] =>
    all.map((pair) => {
      const cut = (trial: Float64Array): Float64Array =>
        pair.round < DEFAULT_LOOKS[0] ? trial : trial.subarray(0, later * trial.length);
      return { ...pair, baseline: cut(pair.baseline), candidate: cut(pair.candidate) };
    });
  let decided = 0;
  fc.assert(
    fc.property(trials, statistics, passWithins, fc.boolean(), (noise, statistic, passWithin, unbroken) => {
      const data = shortened(rounds({ ...noise, ...over }));
      const of = (some: readonly RoundPair[]): Decision =>
        only(series({ statistic, passWithin, unbroken, rounds: some }));
      const final = of(data);
      for (const look of DEFAULT_LOOKS) {
        const early = of(data.slice(0, look));
        if (early.kind === "insufficient" || early.decidedAtLook === undefined) continue;
        decided += 1;
        // Caveats are of all rounds.
        expect({ ...final, caveats: [] }).toEqual({ ...early, caveats: [] });
      }
    }),
    { numRuns: 25, seed: 1 },
  );
  expect(decided).toBeGreaterThan(20);
});

test("a quad that is lost later takes nothing from what a look has decided", () => {
  const data = rounds({ seed: 3, luck: 0.05, factor: 1.1, n: 400 });
  const of = (some: readonly RoundPair[]): Decision => only(series({ unbroken: true, rounds: some }));
  for (const look of DEFAULT_LOOKS.slice(0, -1)) {
    const early = of(data.slice(0, look));
    if (early.kind === "insufficient" || early.decidedAtLook === undefined) continue;
    expect(of(data.filter(({ quad }) => quad !== look / 2 + 1))).toEqual(early);
  }
});

test("a number that is of more trials than the first look has changes nothing of others by coming later", () => {
  const data = rounds({ seed: 5, rounds: 200, n: 30, factor: 1.2 });
  const of = (some: readonly RoundPair[]): ReturnType<typeof decide> =>
    decide(
      [0.5, 0.99].map((q) =>
        series({ key: `p${q}`, statistic: { kind: "quantile", q }, looks: [12, 200], rounds: some }),
      ),
      defaultOptions(2),
    );
  const [early, final] = [of(data.slice(0, 12)), of(data)];
  expect(early.get("p0.99")).toMatchObject({ kind: "insufficient", reason: "rounds" });
  expect(final.get("p0.99")!.kind).not.toBe("insufficient");
  expect(final.get("p0.5")).toMatchObject({ kind: "regression", decidedAtLook: 12 });
  expect(final.get("p0.5")).toEqual(early.get("p0.5"));
});

test("one number throughout the first look passes there, whatever follows", () => {
  const flat = rounds({ seed: 4 }).map((pair) => ({
    ...pair,
    baseline: Float64Array.of(7),
    candidate: Float64Array.of(pair.round < DEFAULT_LOOKS[0] ? 7 : 9),
  }));
  const of = (some: readonly RoundPair[]): Decision =>
    only(series({ statistic: { kind: "value" }, tolerance: 0, rounds: some }));
  expect(of(flat)).toEqual(of(flat.slice(0, DEFAULT_LOOKS[0])));
  expect(of(flat)).toMatchObject({ kind: "pass", decidedAtLook: DEFAULT_LOOKS[0] });
});

test("options and keys that make no sense are refused", () => {
  const one = series({ rounds: rounds({ seed: 1, rounds: 10 }) });
  expect(() => decide([one, one], defaultOptions(20))).toThrow("same key");
  expect(() => decide([one], { ...defaultOptions(20), looks: [20, 10] })).toThrow("looks");
  expect(() => decide([one], { ...defaultOptions(20), alpha: 1 })).toThrow("alpha");
  expect(() => decide([one], defaultOptions(0))).toThrow("metricsPlanned");
});

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

test.each([
  [0.05, 0.005],
  [0.005, 0.05],
])(
  "where trials of one side scatter three times as much (%d and %d, beside their samples’ noise), a candidate at the tolerance is called slower within 20 rounds in at most 12 %% of runs, and at half of it hardly ever",
  (luck, candidateLuck) => {
    const runs = 400;
    const slower = (factor: number): number =>
      Array.from({ length: runs }, (_, seed) => {
        const noise = rounds({ seed: (seed + 1) * 7919, rounds: 20, luck, candidateLuck, factor });
        return only(series({ tolerance: 0.04, passWithin: 0.1, rounds: noise }), 1);
      }).filter(({ kind }) => kind === "regression").length;
    expect(slower(1.04) / runs).toBeLessThanOrEqual(0.12);
    expect(slower(1.02) / runs).toBeLessThan(0.02);
  },
);

test("a study gives an estimate, an interval and a statement", () => {
  const options = { statistic: { kind: "quantile", q: 0.5 }, design: "quads", launches: false } as const;
  expect(compareStudy(rounds({ seed: 14, factor: 1.3 }), options)?.statement).toEqual({ kind: "higher" });
  expect(compareStudy(rounds({ seed: 14, factor: 0.7 }), options)?.statement).toEqual({ kind: "lower" });
  expect(compareStudy([], options)).toBeUndefined();
  const none = compareStudy(rounds({ seed: 15 }), options)!;
  expect(none.statement.kind).toBe("no-difference-seen");
  expect(none.interval95.low).toBeLessThan(0);
  expect(none.interval95.high).toBeGreaterThan(0);
});

test("a stored baseline advises: the hour is taken out, one metric that stands out is named", () => {
  const random = draws(3);
  const run = (hour: number, slower = 1): Map<string, number> =>
    new Map(
      ["a", "b", "c", "d", "e"].map((key, i) => [
        key,
        1000 * (i + 1) * hour * (key === "c" ? slower : 1) * (1 + 0.01 * (random() - 0.5)),
      ]),
    );
  const stored = Array.from({ length: 12 }, () => run(1 + 0.3 * random()));
  const options = { alpha: 0.05, metricsPlanned: 5, tolerance: () => 0.05 };
  const kinds = (current: Map<string, number>): string[] =>
    [...compareWithStored(stored, current, options).values()].map((advice) => advice.kind);
  expect(kinds(run(1.5))).toEqual(["within", "within", "within", "within", "within"]);
  expect(kinds(run(1.5, 1.2))).toEqual(["within", "within", "above", "within", "within"]);
  expect(compareWithStored(stored.slice(0, 9), run(1), options).get("a")).toEqual({
    kind: "insufficient",
    needed: 10,
    have: 9,
  });
});

test("long run: at exactly the tolerance, regressions and passes stay under 5 %", () => {
  let [regressions, passes, p05] = [0, 0, 0];
  const runs = 300;
  for (let seed = 1; seed <= runs; seed++) {
    const noise = { seed: seed * 7919, n: 1, luck: 0.08 };
    const one = series({ statistic: { kind: "mean" }, rounds: rounds({ ...noise, factor: 1.05 }) });
    const decision = only(one, 1);
    regressions += Number(decision.kind === "regression");
    passes += Number(decision.kind === "pass");
    const unchanged = only({ ...one, tolerance: 0, rounds: rounds(noise) }, 1);
    if (unchanged.kind !== "insufficient") p05 += Number(unchanged.pValue <= 0.05);
  }
  // 5 % and three standard errors of 300 runs.
  for (const count of [regressions, passes, p05]) expect(count / runs).toBeLessThan(0.05 + 0.038);
});
