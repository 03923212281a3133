import { expect, test } from "@jest/globals";
import { decide, defaultOptions, type MetricSeries, type RoundPair } from "./index.js";
import { tickOf } from "./tick.js";

function draws(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
}

interface Clock {
  /** In nanoseconds. */
  readonly tick: number;
  /** What a program gives as the duration, in nanoseconds, of two readings in ticks. */
  readonly duration: (from: number, to: number) => number;
}

const inSeconds = (tick: number): Clock => ({
  tick,
  duration: (from, to) => Math.round(((to * tick) / 1e9 - (from * tick) / 1e9) * 1e9),
});

/** Nanoseconds since 1970. */
const START = 1.7642e18;
const WHOLE_MS: Clock = { tick: 1e6, duration: (from, to) => (to - from) * 1e6 };
const SECONDS_MS = inSeconds(1e6);

/** Trials of a latency, in measured order. */
function trialsBy(
  clock: Clock,
  { seed = 1, trials = 20, n = 200, at = 1.35e6, spread = 0.05, start = START } = {},
): Float64Array[] {
  const random = draws(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  let now = start / clock.tick;
  return Array.from({ length: trials }, () =>
    Float64Array.from({ length: n }, () => {
      const from = now;
      now += (at * Math.exp(spread * normal())) / clock.tick;
      const value = clock.duration(Math.floor(from), Math.floor(now));
      now += 1 + random();
      return value;
    }),
  );
}

const ascending = (trials: readonly Float64Array[]): Float64Array[] =>
  trials.map((trial) => trial.slice().sort());

test.each<[string, Clock, Parameters<typeof trialsBy>[1], number]>([
  ["1 ms in whole milliseconds", WHOLE_MS, {}, 1e6],
  ["1 ms in seconds since 1970", SECONDS_MS, {}, 1e6],
  ["the same, of which a few take long", SECONDS_MS, { spread: 1.5 }, 1e6],
  ["the same, few samples a trial", SECONDS_MS, { n: 3 }, 1e6],
  ["15.6 ms", inSeconds(15.625e6), { at: 40e6 }, 15.625e6],
  ["10 µs", inSeconds(1e4), { at: 3.5e5 }, 1e4],
  [
    "0.1 ms in fractions of a millisecond",
    { tick: 1e5, duration: (from, to) => (to / 10 - from / 10) * 1e6 },
    { at: 1.35e5, start: 1e13 },
    1e5,
  ],
  [
    "the same, of a time that begins at 0 and whose grain grows",
    { tick: 1e5, duration: (from, to) => (to / 10 - from / 10) * 1e6 },
    { at: 1.35e5, start: 0, spread: 1 },
    1e5,
  ],
  [
    "24 MHz in whole nanoseconds",
    { tick: 125 / 3, duration: (from, to) => Math.floor((to * 125) / 3) - Math.floor((from * 125) / 3) },
    { at: 420, spread: 0.2, start: 1e13 },
    125 / 3,
  ],
])("rounding does not hide a clock's tick: %s", (_, clock, how, tick) => {
  const found = tickOf(ascending(trialsBy(clock, how)));
  expect(found / tick).toBeGreaterThan(0.98);
  expect(found / tick).toBeLessThan(1.02);
});

const FINE: Clock = { tick: 1, duration: (from, to) => to - from };

/** Samples near `modes`, each with such a spread, in whole nanoseconds or in ticks of them. */
function modesOf(modes: readonly number[], spread: number, { n = 200, tick = 1 } = {}): Float64Array[] {
  const random = draws(5);
  return Array.from({ length: 20 }, () =>
    Float64Array.from({ length: n }, () => {
      const mode = modes[Math.floor(modes.length * random())]!;
      return Math.round((mode * (1 + spread * (2 * random() - 1))) / tick) * tick;
    }).sort(),
  );
}

test.each<[string, Float64Array[], number]>([
  ["10 000 samples a trial", ascending(trialsBy(FINE, { trials: 4, n: 10_000, at: 1e6, start: 0 })), 1],
  ["hardly any scatter", ascending(trialsBy(FINE, { at: 1e6, spread: 1e-6, start: 0 })), 1],
  ["few samples", ascending(trialsBy(FINE, { n: 50, start: 0 })), 1],
  ["in microseconds", modesOf([1e6], 0.05, { tick: 1_000 }), 1_000],
  ["two modes, one twice the other", modesOf([1e8, 2e8], 1e-4), 1],
  ["the same by a coarser clock", modesOf([1e8, 2e8], 1e-3, { tick: 1_000 }), 1_000],
  ["few values of two modes, one twice the other", modesOf([1e5, 2e5], 0.01, { tick: 1_000 }), 1_000],
  ["few values of three modes at no whole multiples", modesOf([1e7, 1.3e7, 1.77e7], 1e-7), 1],
  ["a mode that is short beside the other", modesOf([1_000, 1e5], 0.001), 1],
  ["three modes, at whole multiples, each of a narrow continuum", modesOf([1e8, 2e8, 3e8], 1e-6), 1],
  ["hardly a sample", [1e6, 2e6, 3e6].map((x) => Float64Array.of(x, x + 1)), 1],
])("a fine clock keeps its tick: %s", (_, trials, tick) => {
  expect(tickOf(trials)).toBeLessThan(50 * tick);
  expect(tickOf(trials)).toBeGreaterThanOrEqual(tick);
});

test("samples that are all alike tell of no tick", () => {
  expect(tickOf([])).toBe(Infinity);
  expect(tickOf([Float64Array.of(5, 5), Float64Array.of(5)])).toBe(Infinity);
});

test.each([
  ["whole milliseconds", WHOLE_MS],
  ["seconds since 1970", SECONDS_MS],
])("a slow-down of less than a tick does not pass by a clock of 1 ms in %s", (_, clock) => {
  for (let seed = 1; seed <= 3; seed++) {
    const baseline = trialsBy(clock, { seed, trials: 40 });
    const candidate = trialsBy(clock, { seed: 1_000 + seed, trials: 40, at: 1.08 * 1.35e6 });
    const rounds = baseline.map((trial, round): RoundPair => ({
      round,
      quad: round >> 1,
      baseline: trial,
      candidate: candidate[round]!,
    }));
    const series: MetricSeries = {
      key: "k",
      family: "s",
      distribution: "d",
      statistic: { kind: "quantile", q: 0.5 },
      better: "lower",
      tolerance: 0.03,
      passWithin: 0.1,
      floor: 0,
      rounds,
    };
    expect(decide([series], defaultOptions(20)).get("k")).toMatchObject({
      kind: "insufficient",
      reason: "resolution",
    });
  }
});
