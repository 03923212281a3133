import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { findChanges } from "./changes.js";
import { pelt, segmentCosts } from "./pelt.js";
import { creep, series } from "./testing.js";

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);

test.each([0.005, 0.01, 0.015])(
  "500 commits, 0.3 %% a commit over 20 of them, noise %d: the change is within 5 commits of the creep",
  (noise) => {
    const near = (commit: number): boolean => commit >= 240 - 5 && commit <= 259 + 5;
    const exact = SEEDS.filter((seed) => {
      const up = findChanges(series(seed, 500, noise, creep)).filter(({ after, before }) => after > before);
      expect({ seed, found: up.some(({ first, last }) => near(first) && near(last)) }).toEqual({
        seed,
        found: true,
      });
      return up.length === 1;
    });
    // What else is found is a false alarm of its own.
    expect(exact.length).toBeGreaterThanOrEqual(0.95 * SEEDS.length);
  },
);

test("the creep is seen five commits after its end, by who knows nothing of what came later", () => {
  const found = SEEDS.filter((seed) => findChanges(series(seed, 265, 0.01, creep)).length > 0);
  expect(found).toEqual(SEEDS);
});

test("a step is found at its commit, and the range of commits that it may be holds it", () => {
  let inside = 0;
  for (const seed of SEEDS) {
    const [change, ...others] = findChanges(series(seed, 200, 0.02, (i) => (i < 120 ? 1 : 1.06)));
    expect({ seed, others }).toEqual({ seed, others: [] });
    expect(Math.abs(change!.first - 120)).toBeLessThanOrEqual(5);
    expect(change!.after / change!.before).toBeCloseTo(1.06, 1);
    if (change!.earliest <= 120 && change!.latest >= 120) inside += 1;
  }
  expect(inside).toBeGreaterThanOrEqual(45);
});

test("no change is found in at least 95 % of series without one", () => {
  const seeds = Array.from({ length: 100 }, (_, i) => i + 1);
  const alarms = seeds.filter((seed) => findChanges(series(seed, 500, 0.02, () => 1)).length > 0);
  expect(alarms.length).toBeLessThanOrEqual(5);
});

test("single bad runs are no change", () => {
  const values = series(3, 300, 0.01, () => 1).map((value, i) => (i % 37 === 5 ? value * 3 : value));
  expect(findChanges(values)).toEqual([]);
});

test("a constant series, a short one and one of zeros have no change", () => {
  expect(findChanges(new Float64Array(100).fill(5))).toEqual([]);
  expect(findChanges(Float64Array.of(1, 2, 3))).toEqual([]);
  expect(findChanges(new Float64Array(50))).toEqual([]);
});

/** Counts of rare events (Knuth's way). */
function counts(seed: number, n: number, meanAt: (i: number) => number): Float64Array {
  const random = xorshift(seed);
  return Float64Array.from({ length: n }, (_, i) => {
    const least = Math.exp(-meanAt(i));
    let count = -1;
    for (let product = 1; product > least; product *= random()) count += 1;
    return count;
  });
}

function xorshift(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

test("a single zero does not hide a change of level, nor do counts that often are zero", () => {
  const values = series(4, 40, 0.01, (i) => (i < 20 ? 100 : 1000));
  values[3] = 0;
  expect(findChanges(values)).toMatchObject([{ first: 20, last: 20 }]);
  const found = SEEDS.filter((seed) =>
    findChanges(counts(seed, 200, (i) => (i < 100 ? 0.5 : 8))).some(
      ({ first, before, after }) => Math.abs(first - 100) <= 5 && after > before,
    ),
  );
  expect(found.length).toBeGreaterThanOrEqual(0.95 * SEEDS.length);
});

test.each([0.05, 0.5, 3])("no change is found in at least 95 %% of series of counts about %d", (mean) => {
  const seeds = Array.from({ length: 100 }, (_, i) => i + 1);
  const alarms = seeds.filter((seed) => findChanges(counts(seed, 300, () => mean)).length > 0);
  expect(alarms.length).toBeLessThanOrEqual(5);
});

test("a coarse clock's single step is found", () => {
  const values = Float64Array.from({ length: 100 }, (_, i) => (i < 60 ? 1000 : 1100));
  expect(findChanges(values)).toMatchObject([{ first: 60, last: 60, before: 1000, after: 1100 }]);
});

test("the unit does not matter, and time turned round gives the same number of changes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 6 }), (seed, exponent) => {
      const values = series(seed, 120, 0.02, (i) => (i < 50 ? 1 : 1.1));
      const scaled = findChanges(values.map((value) => value * 10 ** exponent));
      expect(scaled.map(({ first }) => first)).toEqual(findChanges(values).map(({ first }) => first));
    }),
    { seed: 1, numRuns: 50 },
  );
});

test("PELT finds what trying every segmentation finds", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -3000, max: 3000 }).map((x) => x / 1000),
        { minLength: 4, maxLength: 11 },
      ),
      fc.integer({ min: 1, max: 3 }),
      fc.double({ min: 0.5, max: 4, noNaN: true }),
      (list, least, penalty) => {
        const values = Float64Array.from(list);
        const cost = segmentCosts(values);
        const total = (changes: readonly number[]): number => {
          const bounds = [0, ...changes, values.length];
          return bounds.slice(1).reduce((sum, end, i) => sum + cost(bounds[i]!, end) + penalty, -penalty);
        };
        const all = segmentations(values.length, least);
        expect(total(pelt(values, penalty, least))).toBeCloseTo(Math.min(...all.map(total)), 9);
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});

/** Every list of cuts whose segments have at least `least` values. */
function segmentations(length: number, least: number): number[][] {
  const all: number[][] = [[]];
  for (let cut = least; cut <= length - least; cut += 1) {
    for (const rest of segmentations(length - cut, least)) all.push([cut, ...rest.map((at) => at + cut)]);
  }
  return all;
}
