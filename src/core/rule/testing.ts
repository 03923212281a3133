import fc from "fast-check";
import { defaultOptions } from "./constants.js";
import { decide } from "./decide.js";
import type { Decision, MetricSeries, RoundPair } from "./types.js";

/** The six ways to draw a quad: the places of b1, b2, c1 and c2 in the order of time. */
export const ARRANGEMENTS = {
  BBCC: [0, 1, 2, 3],
  BCBC: [0, 2, 1, 3],
  BCCB: [0, 3, 1, 2],
  CBBC: [1, 2, 0, 3],
  CBCB: [1, 3, 0, 2],
  CCBB: [2, 3, 0, 1],
} as const;
export type Arrangement = keyof typeof ARRANGEMENTS;

/** Draws of a linear congruential generator, enough for tests. */
export function draws(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
}

export interface Noise {
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
export function rounds({
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

export function series(over: Partial<MetricSeries> & { rounds: readonly RoundPair[] }): MetricSeries {
  return {
    key: "system/benchmark/scenario p95",
    family: "family",
    distribution: "latency",
    statistic: { kind: "quantile", q: 0.95 },
    better: "lower",
    tolerance: 0.05,
    floor: 0,
    ...over,
  };
}

export function only(one: MetricSeries, metricsPlanned = 20): Decision {
  return decide([one], defaultOptions(metricsPlanned)).get(one.key)!;
}

export const factors = fc.double({ min: 0.85, max: 1.2, noNaN: true });
export const seeds = fc.integer({ min: 1, max: 1e6 });
export const statistics = fc.constantFrom(
  { kind: "quantile", q: 0.5 } as const,
  { kind: "quantile", q: 0.95 } as const,
  { kind: "quantile", q: 0.99 } as const,
  { kind: "mean" } as const,
);
export const passWithins = fc.constantFrom(0, 0.1, 0.2);
/** 50: P95 and P99 are numbers of several trials; 100: P99 is; 400: each is a number of one trial. */
export const trials = fc.record({
  seed: seeds,
  factor: factors,
  luck: fc.constantFrom(0.01, 0.05, 0.2),
  n: fc.constantFrom(50, 100, 400),
});
export const measured = fc
  .record({
    noise: trials,
    statistic: statistics,
    unbroken: fc.boolean(),
    floor: fc.constantFrom(0, 30, 300),
    passWithin: passWithins,
  })
  .map(({ noise, ...over }) => series({ ...over, rounds: rounds(noise) }));
export const property = { numRuns: 60, seed: 1 };
