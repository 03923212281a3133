import { expect, test } from "@jest/globals";
import { SequentialPValues } from "./p-values.js";
import type { SideValues } from "./prepare.js";
import type { Oriented } from "./shares.js";
import { cumulativeSpending } from "./spending.js";

/** The six ways to call two of a quad's four values the candidate's. */
const ARRANGEMENTS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [1, 2, 0, 3],
  [1, 3, 0, 2],
  [2, 3, 0, 1],
] as const;

/** Logarithms of four trials a quad: of the quantile, of its neighbour in the body, and of that in the tail. */
const QUADS = [
  [
    [0.0, 0.011, 0.034, 0.061],
    [0.0, 0.012, 0.02, 0.031],
    [0.04, 0.0, 0.07, 0.11],
  ],
  [
    [0.02, 0.0, 0.013, 0.09],
    [0.01, 0.0, 0.024, 0.04],
    [0.02, 0.05, 0.0, 0.21],
  ],
  [
    [0.007, 0.02, 0.0, 0.04],
    [0.006, 0.017, 0.0, 0.02],
    [0.0, 0.013, 0.022, 0.017],
  ],
  [
    [0.0, 0.3, 0.041, 0.022],
    [0.0, 0.015, 0.031, 0.022],
    [0.01, 0.6, 0.0, 0.03],
  ],
  [
    [0.0, 0.008, 0.05, 0.026],
    [0.002, 0.0, 0.03, 0.016],
    [0.0, 0.02, 0.06, 0.05],
  ],
] as const;

function arranged(number: number, withNeighbours: boolean): Oriented {
  const sides = [0, 1, 2].map((): SideValues => ({
    baseline: new Float64Array(2 * QUADS.length),
    candidate: new Float64Array(2 * QUADS.length),
  }));
  QUADS.forEach((quad, i) => {
    const arrangement = ARRANGEMENTS[Math.floor(number / 6 ** i) % 6]!;
    quad.forEach((values, k) => {
      sides[k]!.baseline.set([values[arrangement[0]], values[arrangement[1]]], 2 * i);
      sides[k]!.candidate.set([values[arrangement[2]], values[arrangement[3]]], 2 * i);
    });
  });
  return {
    claim: "plainly-worse",
    design: "quads",
    beyond: 0.05,
    own: sides[0]!,
    neighbours: withNeighbours
      ? [
          { ...sides[1]!, side: "body" },
          { ...sides[2]!, side: "tail" },
        ]
      : [],
  };
}

const STRATA_AT_LOOK = [2, 3, 5];
const SPENDING = cumulativeSpending(STRATA_AT_LOOK);

function ofAllArrangements(withNeighbours: boolean): SequentialPValues[] {
  return Array.from(
    { length: 6 ** QUADS.length },
    (_, number) => new SequentialPValues(arranged(number, withNeighbours), STRATA_AT_LOOK, SPENDING),
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

test.each([false, true])(
  "of all arrangements no more than a share p has a p-value of p or less, with neighbours: %p",
  (withNeighbours) => {
    const all = ofAllArrangements(withNeighbours);
    expect(largestExcess(all.map((one) => one.upTo(2)))).toBeLessThanOrEqual(1 + 1e-9);
    expect(largestExcess(all.map((one) => Math.min(one.upTo(0), one.upTo(1))))).toBeLessThanOrEqual(1 + 1e-9);
  },
);

test("the looks are accounted for more sharply than by their union bound, and never worse", () => {
  const all = ofAllArrangements(false);
  const sharp = all.map((one) => one.upTo(2));
  const bounds = all.map((one) => one.boundUpTo(2));
  expect(sharp.every((p, i) => p <= bounds[i]!)).toBe(true);
  const atLevel = (numbers: readonly number[]): number => numbers.filter((p) => p <= 0.05).length;
  expect(atLevel(sharp)).toBeGreaterThan(1.2 * atLevel(bounds));
});

test("a look more never raises it", () => {
  for (const one of ofAllArrangements(true).filter((_, i) => i % 37 === 0)) {
    expect(one.upTo(1)).toBeLessThanOrEqual(one.upTo(0));
    expect(one.upTo(2)).toBeLessThanOrEqual(one.upTo(1));
  }
});
