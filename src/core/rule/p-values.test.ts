import { expect, test } from "@jest/globals";
import { SequentialPValues } from "./p-values.js";
import type { SideValues } from "./prepare.js";
import type { Oriented } from "./shares.js";
import { lateSpending } from "./spending.js";
import { ARRANGEMENTS } from "./testing.js";
import { searchRejection } from "./tests.js";

/** Logarithms of four trials a quad: of the quantile, of two neighbours in the body, and of one in the tail. */
const QUADS = [
  [
    [0.0, 0.011, 0.034, 0.061],
    [0.0, 0.012, 0.02, 0.031],
    [0.001, 0.0, 0.036, 0.019],
    [0.04, 0.0, 0.07, 0.11],
  ],
  [
    [0.02, 0.0, 0.013, 0.09],
    [0.01, 0.0, 0.024, 0.04],
    [0.03, 0.0, 0.009, 0.002],
    [0.02, 0.05, 0.0, 0.21],
  ],
  [
    [0.007, 0.02, 0.0, 0.04],
    [0.006, 0.017, 0.0, 0.02],
    [0.0, 0.004, 0.07, 0.001],
    [0.0, 0.013, 0.022, 0.017],
  ],
  [
    [0.0, 0.3, 0.041, 0.022],
    [0.0, 0.015, 0.031, 0.022],
    [0.012, 0.011, 0.0, 0.045],
    [0.01, 0.6, 0.0, 0.03],
  ],
  [
    [0.0, 0.008, 0.05, 0.026],
    [0.002, 0.0, 0.03, 0.016],
    [0.0, 0.027, 0.025, 0.003],
    [0.0, 0.02, 0.06, 0.05],
  ],
] as const;

/** Which trials of the quads a machine of two speeds ran at the slower one. */
const SLOW = [
  [0, 1, 0, 0],
  [1, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 1, 0, 1],
  [0, 1, 1, 0],
] as const;

const AROUND = { none: [], one: ["body", "tail"], two: ["body", "body", "tail"] } as const;
type Around = keyof typeof AROUND;

/** @param jump from the faster speed to the slower one */
function arranged(number: number, around: Around, jump = 0): Oriented {
  const sides = QUADS[0].map((): SideValues => ({
    baseline: new Float64Array(2 * QUADS.length),
    candidate: new Float64Array(2 * QUADS.length),
  }));
  const places = new Uint8Array(4 * QUADS.length);
  QUADS.forEach((quad, i) => {
    const arrangement = Object.values(ARRANGEMENTS)[Math.floor(number / 6 ** i) % 6]!;
    places.set(arrangement, 4 * i);
    quad.forEach((values, k) => {
      const [b1, b2, c1, c2] = arrangement.map((trial) => values[trial] + jump * SLOW[i]![trial]);
      sides[k]!.baseline.set([b1!, b2!], 2 * i);
      sides[k]!.candidate.set([c1!, c2!], 2 * i);
    });
  });
  return {
    claim: "plainly-worse",
    beyond: 0.05,
    own: sides[0]!,
    neighbours: AROUND[around].map((side, i) => ({
      ...(side === "body" ? sides[1 + i]! : sides[3]!),
      side,
      rank: 0,
    })),
    order: { places, follows: QUADS.map((_, quad) => quad > 0) },
    doubt: 0,
    falls: true,
    below: [],
  };
}

const STRATA_AT_LOOK = [2, 3, 5];
const SPENDINGS = {
  late: lateSpending(STRATA_AT_LOOK),
  "cut off halfway": [...lateSpending([2, 3, 10]).slice(0, 2), 1],
  even: [0.4, 0.6, 1],
} as const;
type Spending = keyof typeof SPENDINGS;

function ofAllArrangements(around: Around, spending: Spending, jump = 0): SequentialPValues[] {
  return Array.from(
    { length: 6 ** QUADS.length },
    (_, number) => new SequentialPValues(arranged(number, around, jump), STRATA_AT_LOOK, SPENDINGS[spending]),
  );
}

/** The largest share of all arrangements whose number is no more than p, over p. */
function largestExcess(numbers: readonly number[]): number {
  const ascending = Float64Array.from(numbers).sort();
  return ascending.reduce(
    (most, p, i) => (p < 1 && ascending[i + 1] !== p ? Math.max(most, (i + 1) / ascending.length / p) : most),
    0,
  );
}

test.each<[Around, Spending, number]>([
  ["none", "late", 0],
  ["one", "late", 0],
  ["two", "late", 0],
  ["two", "late", 0.13],
  ["two", "even", 0.3],
  ["two", "cut off halfway", 0],
  ["two", "even", 0],
])(
  "of all arrangements no more than a share p has a p-value of p or less, neighbours in the body: %s, spending: %s, speeds apart: %d",
  (around, spending, jump) => {
    const all = ofAllArrangements(around, spending, jump);
    expect(largestExcess(all.map((one) => one.upTo(2)))).toBeLessThanOrEqual(1 + 1e-9);
    expect(largestExcess(all.map((one) => Math.min(one.upTo(0), one.upTo(1))))).toBeLessThanOrEqual(1 + 1e-9);
  },
);

test.each(Object.keys(SPENDINGS) as Spending[])(
  "and no more than a share of the level rejects that the candidate is as it may be, with voters that are weighed, spending: %s",
  (spending) => {
    const level = 0.2;
    const rejecting = Array.from({ length: 6 ** QUADS.length }, (_, number) => {
      const values: Oriented = { ...arranged(number, "two"), claim: "worse" };
      return searchRejection(values, STRATA_AT_LOOK, SPENDINGS[spending], level).upTo(2) <= 2;
    }).filter(Boolean).length;
    expect(rejecting / 6 ** QUADS.length).toBeLessThanOrEqual(level);
    expect(rejecting / 6 ** QUADS.length).toBeGreaterThan(0.5 * level);
  },
);

test("the looks are accounted for more sharply than by their union bound, and never worse", () => {
  const all = ofAllArrangements("none", "even");
  const sharp = all.map((one) => one.upTo(2));
  const bounds = all.map((one) => one.atMostUpTo(2));
  expect(sharp.every((p, i) => p <= bounds[i]!)).toBe(true);
  const atLevel = (numbers: readonly number[]): number => numbers.filter((p) => p <= 0.05).length;
  expect(atLevel(sharp)).toBeGreaterThan(1.2 * atLevel(bounds));
});

test.each(Object.keys(SPENDINGS) as Spending[])(
  "no test of a level below what it is at the least rejects, spending: %s",
  (spending) => {
    const values = Array.from({ length: 6 ** QUADS.length / 9 }, (_, i) => arranged(9 * i, "none"));
    const rejectedBelow = (level: number, one: Oriented): boolean =>
      searchRejection(one, STRATA_AT_LOOK, SPENDINGS[spending], level).upTo(2) <= 2;
    const atLeast = values.map((one) =>
      new SequentialPValues(one, STRATA_AT_LOOK, SPENDINGS[spending]).atLeastUpTo(2),
    );
    expect(values.filter((one, i) => rejectedBelow(0.999 * atLeast[i]!, one))).toEqual([]);
    // It says something: at a little more, some do.
    expect(values.some((one, i) => atLeast[i]! < 1 && rejectedBelow(1.001 * atLeast[i]!, one))).toBe(true);
  },
);

test.each<[Around, Spending]>([
  ["none", "late"],
  ["two", "even"],
])("its bounds lie on both sides of it, neighbours in the body: %s, spending: %s", (around, spending) => {
  const all = ofAllArrangements(around, spending).filter((_, i) => i % 5 === 0);
  expect(
    all.filter((one) => !(one.atLeastUpTo(2) <= one.upTo(2) && one.upTo(2) <= one.atMostUpTo(2))),
  ).toEqual([]);
});

test("nor does rounding bring the one from below above it, where it is a level itself", () => {
  // Of few quads shares like 1/4 and 1/2 are p-values, and levels.
  for (const quads of [1, 2, 3]) {
    const all = Array.from(
      { length: 6 ** quads },
      (_, i) => new SequentialPValues(arranged(i, "none"), [quads], [1]),
    );
    expect(all.filter((one) => one.atLeastUpTo(0) > one.upTo(0))).toEqual([]);
  }
});

test("whether it is small enough is known from its tests one by one", () => {
  const all = ofAllArrangements("two", "even").filter((_, i) => i % 37 === 0);
  for (const level of [0.003, 0.02, 0.1, 0.5]) {
    const asked = all.map((one) => one.isEnoughUpTo(2, (p) => p <= level));
    expect(asked).toEqual(all.map((one) => one.atMostUpTo(2) <= level));
    expect(new Set(asked).size).toBe(2);
  }
});

test("a look more never raises it", () => {
  for (const one of ofAllArrangements("two", "even").filter((_, i) => i % 37 === 0)) {
    expect(one.upTo(1)).toBeLessThanOrEqual(one.upTo(0));
    expect(one.upTo(2)).toBeLessThanOrEqual(one.upTo(1));
  }
});
