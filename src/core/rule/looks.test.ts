import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { DEFAULT_LOOKS } from "../model/looks.js";
import { LEAST_VALUES } from "./blocks.js";
import { defaultOptions } from "./constants.js";
import { decide } from "./decide.js";
import { looksTaken, sharesTaken } from "./looks.js";
import { prepare } from "./prepare.js";
import { draws, only, passWithins, property, rounds, series, statistics, trials } from "./testing.js";
import type { Cut, Decision, RoundPair } from "./types.js";

test.each([
  ["noisy", rounds({ seed: 7, rounds: 40, n: 30 })],
  ["constant", rounds({ seed: 7, rounds: 40, n: 30, tick: 1e6 })],
])("a look that comes before the first value is full says nothing: %s", (_, measured) => {
  const options = { ...defaultOptions(20), looks: [1, 40] };
  const one = series({ rounds: measured });
  expect(decide([one], options).get(one.key)).toMatchObject({ kind: "pass", decidedAtLook: 40 });
});

type Taken = readonly [looks: readonly number[], shares: readonly number[]];

test.each<[string, Cut | undefined, number, number, Taken | "as planned"]>([
  ["goes on", undefined, 18, 18, "as planned"],
  [
    "is cut off after two looks",
    "undecided",
    18,
    18,
    [
      [10, 14, 18],
      [0.1, 0.2, 1],
    ],
  ],
  [
    "is cut off at a look",
    "undecided",
    14,
    14,
    [
      [10, 14, 14],
      [0.1, 0.2, 1],
    ],
  ],
  [
    "is cut off at its first look",
    "undecided",
    10,
    10,
    [
      [10, 10],
      [0.1, 1],
    ],
  ],
  ["is cut off before its first look", "undecided", 8, 18, "as planned"],
  ["came to its end", "undecided", 40, 40, "as planned"],
  [
    "has just enough values",
    "undecided",
    18,
    LEAST_VALUES,
    [
      [10, 14, 18],
      [0.1, 0.2, 1],
    ],
  ],
  ["has too few values", "undecided", 18, LEAST_VALUES - 1, "as planned"],
  [
    "passes, after two looks",
    "passing",
    18,
    18,
    [
      [10, 14],
      [0.1, 0.2],
    ],
  ],
  [
    "passes, at a look",
    "passing",
    14,
    14,
    [
      [10, 14],
      [0.1, 0.2],
    ],
  ],
  [
    "passes, with too few values",
    "passing",
    18,
    LEAST_VALUES - 1,
    [
      [10, 14],
      [0.1, 0.2],
    ],
  ],
])("the looks of a series that %s, and what is spent up to each", (_, cut, roundsMeasured, values, taken) => {
  const planned: Taken = [
    [10, 14, 20, 28, 40],
    [0.1, 0.2, 0.4, 0.7, 1],
  ];
  const options = { ...defaultOptions(1), looks: planned[0] };
  const whole = prepare(series({ rounds: rounds({ seed: 1, rounds: 2 }) }), 10);
  const one = { ...whole, cut, roundsMeasured, baseline: new Float64Array(values) };
  const [looks, shares] = taken === "as planned" ? planned : taken;
  expect(looksTaken(one, options)).toEqual(looks);
  expect(sharesTaken(one, options, planned[1])).toEqual(shares);
});

test("what passes so far passes by the looks that it had if the time runs out, whatever came after them", () => {
  let passing = 0;
  fc.assert(
    fc.property(trials, statistics, passWithins, (noise, statistic, passWithin) => {
      const one = series({ statistic, passWithin, rounds: rounds({ ...noise, rounds: 18 }) });
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

/** Between two looks, and at one. */
const atRounds = fc.constantFrom(18, 20);

test("when the time runs out, the last look spends what is left, and the looks before it what was planned", () => {
  let gained = 0;
  fc.assert(
    fc.property(trials, statistics, passWithins, atRounds, (noise, statistic, passWithin, at) => {
      const data = rounds({ ...noise, rounds: at });
      const one = series({ statistic, passWithin, rounds: data });
      const cut = only({ ...one, cut: "undecided" });
      const whole = only(one);
      if (whole.kind !== "insufficient" && whole.decidedAtLook !== undefined) expect(cut).toEqual(whole);
      else if (cut.kind !== "insufficient" && cut.kind !== "inconclusive") {
        expect(cut).toMatchObject({ decidedAtLook: at, roundsUsed: at });
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

test("what a look has decided stays where the time runs out at it, undecided as others of the benchmark are", () => {
  let decided = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const random = draws(seed);
    // The body is 10 % slower, the slow mode is not, and P95 lies where one goes over into the other.
    const slowMode = Array.from({ length: 20 }, () => 0.058 + 0.02 * (random() - 0.5));
    const one = (round: number): RoundPair => {
      const trial = (factor: number, share: number): Float64Array =>
        Float64Array.from({ length: 200 }, () => {
          const [mode, own] = random() < share ? [2e6, 0.96 ** Number(factor > 1)] : [1e6, factor];
          return Math.round(mode * own * Math.exp(0.06 * (random() - 0.5)));
        });
      const [baseline, candidate] = [trial(1, slowMode[2 * round]!), trial(1.1, slowMode[2 * round + 1]!)];
      return {
        round,
        quad: round >> 1,
        slots: { baseline: 2 * (round % 2), candidate: 2 * (round % 2) + 1 },
        baseline,
        candidate,
      };
    };
    const measured = series({
      tolerance: 0.03,
      passWithin: 0.1,
      rounds: Array.from({ length: DEFAULT_LOOKS[0] }, (_, round) => one(round)),
    });
    const whole = only(measured, 1);
    if (whole.kind === "insufficient" || whole.decidedAtLook === undefined) continue;
    decided += 1;
    expect([seed, only({ ...measured, cut: "undecided" }, 1)]).toEqual([seed, whole]);
  }
  expect(decided).toBeGreaterThan(100);
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
  const look = 20;
  const early = of(data.slice(0, look));
  expect(early).toMatchObject({ kind: "regression" });
  expect(of(data.filter(({ quad }) => quad !== look / 2 + 1))).toEqual(early);
});

test("what a floor allows is of the baseline up to the first look, be the machine slower later", () => {
  const [first] = DEFAULT_LOOKS;
  // The tick is nearly half of what the floor allows of 10 µs, and more than half of what it allows of 20 µs.
  const data = rounds({ seed: 6, tick: 400, n: 1000, factor: 1.3, luck: 0.001 }).map((pair) => {
    const slower = (trial: Float64Array): Float64Array =>
      pair.round < first ? trial : trial.map((x) => 2 * x);
    return { ...pair, baseline: slower(pair.baseline), candidate: slower(pair.candidate) };
  });
  const of = (some: readonly RoundPair[]): Decision =>
    only(series({ statistic: { kind: "quantile", q: 0.5 }, tolerance: 0.03, floor: 1000, rounds: some }));
  expect(of(data.slice(0, first))).toMatchObject({ kind: "regression", decidedAtLook: first });
  expect(of(data)).toEqual(of(data.slice(0, first)));
});

test("a bad sample of one number takes nothing from what is said of the others of its family", () => {
  const data = rounds({ seed: 7, factor: 1.05, n: 400 });
  const bad = (value: number): RoundPair[] =>
    data.map((pair) => (pair.round === 30 ? { ...pair, baseline: pair.baseline.map(() => value) } : pair));
  const of = (value: number): Map<string, Decision> =>
    new Map(
      decide(
        [
          series({ key: "sound", statistic: { kind: "quantile", q: 0.5 }, tolerance: 0.01, rounds: data }),
          series({ key: "unsound", distribution: "other", rounds: bad(value) }),
          series({
            key: "like it",
            distribution: "third",
            statistic: { kind: "quantile", q: 0.5 },
            tolerance: 0.01,
            rounds: data,
          }),
        ],
        defaultOptions(20),
      ),
    );
  const unsound = of(-1);
  expect(unsound.get("unsound")).toMatchObject({ kind: "insufficient", reason: "invalid" });
  const adjusted = (found: Map<string, Decision>): number => {
    const sound = found.get("sound")!;
    return sound.kind === "insufficient" ? NaN : sound.pValueAdjusted / sound.pValue;
  };
  // 20/3, for three of 20 numbers, times Hommel's 2 of p, p and 1. Of the sound ones alone it were 20/2 times 1.
  expect(adjusted(unsound)).toBeCloseTo((20 / 3) * 2);
  expect(of(0).get("unsound")).toMatchObject({
    kind: "insufficient",
    reason: "zero",
    fault: { kind: "trial", side: "baseline", round: 30 },
  });
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
