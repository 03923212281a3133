import { expect, test } from "@jest/globals";
import { Orientations } from "./orient.js";
import { prepare, type PreparedSeries } from "./prepare.js";
import type { TurnedValues } from "./shares.js";

/** Two quads of trials of a thousand samples that are 8 % slower in the candidate. */
function series(tolerance: number, q = 0.95, over: Partial<PreparedSeries> = {}): PreparedSeries {
  const trial = (factor: number): Float64Array =>
    Float64Array.from({ length: 1000 }, (_, i) => factor * (1000 + ((i * 617) % 1000)));
  const rounds = [0, 1, 2, 3].map((round) => ({
    round,
    quad: round >> 1,
    baseline: trial(1),
    candidate: trial(1.08),
  }));
  const prepared = prepare(
    {
      key: "one",
      family: "family",
      distribution: "latency",
      statistic: { kind: "quantile", q },
      better: "lower",
      tolerance,
      floor: 0,
      rounds,
    },
    rounds.length,
  );
  return { ...prepared, doubt: 0, ...over };
}

/** By how much the candidate lies above the baseline, in percent of it. */
function excess({ baseline, candidate }: TurnedValues): number {
  return Math.round(1000 * Math.expm1(candidate[0]! - baseline[0]!)) / 10;
}

test.each([
  [0.05, [4, 3, 2, 1, 0]],
  [0.025, [2, 1, 0]],
  [0, []],
])(
  "a claim of more than %d is held against each smaller tolerance of whole percent",
  (tolerance, percents) => {
    const worse = new Orientations(series(tolerance)).of("worse");
    const expected = percents.map((percent) => Math.round(1000 * (1.08 / (1 + percent / 100) - 1)) / 10);
    const below = worse.below.map((build) => build());
    expect(below.map((values) => excess(values.neighbours[0]!))).toEqual(expected);
    // Of the tail nobody asks there.
    expect(below.every(({ neighbours }) => neighbours.every(({ side }) => side === "body"))).toBe(true);
  },
);

test("claims of sameness and of any change are held against nothing smaller", () => {
  const orientations = new Orientations(series(0.05));
  for (const claim of ["within", "not-better", "plainly-worse", "plainly-better"] as const) {
    expect(orientations.of(claim).below).toEqual([]);
  }
});

test("what is weighed may fall where smaller tolerances are asked, and where nothing is allowed; smaller floors are not asked", () => {
  const claims = ["worse", "better", "plainly-worse", "plainly-better"] as const;
  const falls = (floor: number): boolean[] => {
    const orientations = new Orientations(series(0.05, 0.95, { floor }));
    return claims.map((claim) => orientations.of(claim).falls);
  };
  expect(falls(0)).toEqual([true, true, true, true]);
  expect(falls(500)).toEqual([false, false, true, true]);
});

test("a pass hears the neighbours and the calmest part, a difference the louder part, too", () => {
  const orientations = new Orientations(series(0.05));
  const heard = (claim: "within" | "worse"): string[] =>
    orientations.of(claim).neighbours.map(({ side, rank }) => `${side} ${rank}`);
  expect(heard("within")).toEqual(["body 0", "body 0", "tail 0"]);
  expect(heard("worse")).toEqual(["body 0", "body 0", "body 10", "tail 0"]);
});

test("the clock's tick lowers the candidate, and is told", () => {
  const doubtful = new Orientations(series(0.05, 0.95, { doubt: 0.01 }));
  const certain = new Orientations(series(0.05));
  for (const claim of ["worse", "better", "within"] as const) {
    const [one, other] = [doubtful.of(claim), certain.of(claim)];
    expect(one.doubt).toBeCloseTo(0.01, 12);
    expect(other.doubt).toBe(0);
    expect(one.own.candidate[0]! + one.doubt).toBeCloseTo(other.own.candidate[0]!, 12);
  }
  expect(doubtful.of("plainly-worse").doubt).toBe(0);
});
