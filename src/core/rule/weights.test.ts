import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { FALLING, HELD, type ScoreShape } from "../stats/scores.js";
import { TrialsAround } from "./around.js";
import { EfficacyWeights, WEIGHT_UNITS } from "./weights.js";

/** Of each quad, of each number, the values of four trials: two of the baseline and two of the candidate. */
type Quads = readonly (readonly (readonly [number, number, number, number])[])[];

/** @param orders of each quad, the places in time of its trials; not known where there are none */
function weightsOf(
  quads: Quads,
  shape: ScoreShape = HELD,
  orders?: readonly (readonly number[])[],
): readonly number[] {
  const numbers = quads[0]!.map((_, number) => {
    const values = quads.map((quad) => quad[number]!);
    const sides = {
      baseline: Float64Array.from(values.flatMap(([b1, b2]) => [b1, b2])),
      candidate: Float64Array.from(values.flatMap(([, , c1, c2]) => [c1, c2])),
    };
    const order = orders && {
      places: Uint8Array.from(orders.slice(0, quads.length).flat()),
      follows: quads.map((_, quad) => quad > 0),
    };
    const trials = new TrialsAround(sides, order, shape);
    trials.learn(quads.length);
    return trials;
  });
  const efficacy = new EfficacyWeights(numbers.length);
  quads.forEach((_, i) => {
    efficacy.add(
      numbers.map((of) => ({
        scores: of.splits(i),
        moved: of.moved(i),
      })),
    );
  });
  return efficacy.weights();
}

/** Some differences lie beyond the limits; doubles would be near zero nearly all. */
const value = fc.integer({ min: -200, max: 200 }).map((x) => x / 1000);
const trials = fc.tuple(value, value, value, value);
const quads = fc.array(fc.array(trials, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 });

test("weights are whole numbers, none below zero, that add up", () => {
  fc.assert(
    fc.property(quads, (some) => {
      const weights = weightsOf(some);
      expect(weights.every((weight) => Number.isInteger(weight) && weight >= 0)).toBe(true);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(WEIGHT_UNITS);
    }),
    { seed: 1 },
  );
});

test("which trials are the candidate's has no say in them, so the distribution over arrangements stays exact", () => {
  const places = [0, 1, 2, 3] as const;
  const orders = fc.array(fc.shuffledSubarray([...places], { minLength: 4 }), {
    minLength: 20,
    maxLength: 20,
  });
  fc.assert(
    fc.property(quads, orders, (some, order) => {
      const arranged = some.map((quad, i) =>
        quad.map((of) => order[i]!.map((place) => of[place]) as unknown as typeof of),
      );
      for (const shape of [HELD, FALLING]) {
        expect(weightsOf(arranged, shape)).toEqual(weightsOf(some, shape));
        const inOrder = some.map(() => [...places]);
        expect(weightsOf(arranged, shape, order)).toEqual(weightsOf(some, shape, inOrder));
      }
    }),
    { seed: 2 },
  );
});

/** Trials around a level of each quad, with noise of such a size for each number. */
function noisy(sizes: readonly number[], count: number): Quads {
  let state = 1;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (2 * (state + 0.5)) / 4294967296 - 1;
  };
  return Array.from({ length: count }, () =>
    sizes.map((size) => [size * random(), size * random(), size * random(), size * random()] as const),
  );
}

test("the steadier number counts more, the more so the more has been seen", () => {
  const [steady, loud] = weightsOf(noisy([0.01, 0.04], 20));
  expect(steady).toBeGreaterThan(2 * loud!);
  const [few] = weightsOf(noisy([0.01, 0.04], 2));
  expect(few).toBeLessThan(steady!);
  const [loudFirst, steadySecond] = weightsOf(noisy([0.04, 0.01], 20));
  expect(steadySecond).toBeGreaterThan(2 * loudFirst!);
});

test("a number that is held for nothing before comes to count by what it shows", () => {
  const [, , third] = weightsOf(noisy([0.04, 0.04, 0.005], 20));
  expect(third).toBeGreaterThan(WEIGHT_UNITS / 2);
});

test.each([
  ["always tie", noisy([0, 0, 0], 5)],
  [
    "lie too far apart for shifts to move their scores",
    noisy([0, 0, 0], 5).map((quad) => quad.map(() => [-3, -1, 1, 3] as const)),
  ],
])("where all numbers %s, the first two count alike and the third not", (_, some) => {
  expect(weightsOf(some)).toEqual([WEIGHT_UNITS / 2, WEIGHT_UNITS / 2, 0]);
});

test("a number that always ties is no steady one: it tells nothing", () => {
  const [, tied, varying] = weightsOf(noisy([0, 0, 0.01], 40));
  expect(varying).toBeGreaterThan(tied!);
});

test.each([
  [0.005, 0.0005],
  [0.01, 0.0005],
  [0.015, 0.0005],
  [0.02, 0.0005],
  [0.03, 0.0005],
  [0.04, 0.0005],
])(
  "numbers that nearly agree share their weight: noise of %d, apart by %d, less than a tenth of a step of their scores",
  (size, apart) => {
    const some = noisy([size, size], 20).map(([one]) => {
      const near = one!.map((x, i) => x + (i === 0 ? apart : 0)) as unknown as typeof one;
      return [one!, near!];
    });
    const [first, second] = weightsOf(some);
    expect(Math.abs(first! - second!)).toBeLessThanOrEqual(WEIGHT_UNITS / 8);
  },
);
