import { expect, test } from "@jest/globals";
import type { MetricSeries } from "../rule/index.js";
import { trialsAreLong } from "./long-trials.js";

/** Draws of a linear congruential generator, enough for tests. */
function normals(seed: number): () => number {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

interface Noise {
  /** Standard deviations, in logarithms: of each process, and of each sample. */
  readonly luck?: number;
  readonly scatter?: number;
  readonly rounds?: number;
  readonly seed?: number;
  readonly n?: number;
  readonly factor?: number;
  readonly inTime?: (trial: Float64Array) => Float64Array;
}

function series(noise: Noise, over: Partial<MetricSeries> = {}): MetricSeries {
  const {
    luck = 0.05,
    scatter = 0.1,
    rounds = 40,
    seed = 7,
    n = 400,
    factor = 1,
    inTime = (trial: Float64Array): Float64Array => trial,
  } = noise;
  const normal = normals(seed * 1e5);
  const trial = (of: number): Float64Array => {
    const level = of * 10_000 * Math.exp(luck * normal());
    return inTime(Float64Array.from({ length: n }, () => level * Math.exp(scatter * normal())));
  };
  return {
    key: "system/benchmark/scenario p95",
    family: "system",
    distribution: "latency",
    statistic: { kind: "quantile", q: 0.95 },
    better: "lower",
    tolerance: 0.04,
    floor: 0,
    rounds: Array.from({ length: rounds }, (_, round) => ({
      round,
      quad: round >> 1,
      baseline: trial(1),
      candidate: trial(factor),
    })),
    ...over,
  };
}

test.each<[string, Noise, Partial<MetricSeries>, boolean]>([
  ["the noise is of the process: half the samples would do", {}, {}, true],
  ["a change of the program is no noise of the process", { luck: 0, scatter: 0.5, factor: 1.3 }, {}, false],
  ["the noise is of the samples: all of them are needed", { luck: 0, scatter: 0.5 }, {}, false],
  ["the same, and as loud as noise may be", { luck: 0, scatter: 1.5, n: 200 }, {}, false],
  ["a quarter of the noise is of the samples", { luck: 0.05, scatter: 0.35 }, {}, true],
  ["both, and samples for the most part", { luck: 0.02, scatter: 0.3 }, {}, false],
  [
    "what each trial does in its course is no noise",
    { inTime: (trial) => trial.map((x, i) => x * (1 + i / trial.length)) },
    {},
    true,
  ],
  ["too few quads to say", { rounds: 18 }, {}, false],
  ["half would be too few samples for a value", { n: 60 }, {}, false],
  ["sorted by a tool, there is no first half", { inTime: (trial) => trial.sort() }, {}, false],
  ["a mean is no quantile", {}, { statistic: { kind: "mean" } }, false],
  ["a launch has no half", {}, { launches: true, statistic: { kind: "quantile", q: 0.5 } }, false],
  ["no noise at all", { luck: 0, scatter: 0 }, {}, false],
])("%s", (_, noise, over, long) => {
  expect(trialsAreLong(series(noise, over), [0.5])).toBe(long);
});

test("half the samples have to be enough for the scenario's other quantiles, too", () => {
  const one = series({ n: 300 });
  expect(trialsAreLong(one, [0.5, 0.95])).toBe(true);
  expect(trialsAreLong(one, [0.5, 0.95, 0.99])).toBe(false);
  // Of which values are of several trials already.
  expect(trialsAreLong(one, [0.5, 0.95, 0.999])).toBe(true);
});

test("of noise that is all of the samples, few runs in a hundred say otherwise", () => {
  const said = Array.from({ length: 100 }, (_, seed) =>
    trialsAreLong(series({ luck: 0, scatter: 0.5, rounds: 20, seed: seed + 1 }), []),
  );
  expect(said.filter(Boolean).length).toBeLessThanOrEqual(3);
});
