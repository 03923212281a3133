import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { timesAsLong } from "../../../test/support/growth.js";
import { AdjustedPValues, factorAlone, type Hypothesis } from "./multiplicity.js";

const at = (q: number, pValue: number, distribution = "a"): Hypothesis => ({
  distribution,
  beyond: 1 - q,
  pValue,
});

const adjustedAmong = (hypotheses: readonly Hypothesis[], index: number): number =>
  new AdjustedPValues(hypotheses).of(index);

const adjusted = (hypotheses: readonly Hypothesis[]): number[] =>
  hypotheses.map((_, i) => Number(adjustedAmong(hypotheses, i).toPrecision(10)));

test("a metric by itself keeps its p-value", () => {
  for (const p of [0.01, 0.05, 0.3]) expect(adjustedAmong([at(0.5, p)], 0)).toBe(p);
});

test.each([
  ["alone, P95 has six of eleven parts of the level", [1, 0.006, 1], [1, 0.011, 1]],
  ["P50 three", [0.003, 1, 1], [0.011, 1, 1]],
  ["P99 two", [1, 1, 0.002], [1, 1, 0.011]],
  ["beside a P50 that is plain, P95 has six of eight", [1e-9, 0.006, 1], [3.666666667e-9, 0.008, 1]],
  ["beside both, P99 has all", [1e-9, 1e-9, 0.002], [1.833333333e-9, 1.833333333e-9, 0.002]],
])("of P50, P95 and P99 of one distribution: %s", (_, [p50, p95, p99], expected) => {
  expect(adjusted([at(0.5, p50!), at(0.95, p95!), at(0.99, p99!)])).toEqual(expected);
});

test("distributions share the level alike, however many numbers each has", () => {
  const three = (distribution: string): Hypothesis[] => [0.5, 0.95, 0.99].map((q) => at(q, 1, distribution));
  expect(adjusted([at(0.5, 0.01), ...three("b"), ...three("c"), at(0.5, 1, "d")])[0]).toBe(0.04);
});

/** By its definition: the largest p-value of all intersections that a metric is in. */
function closed(hypotheses: readonly Hypothesis[]): number[] {
  const weight = ({ beyond }: Hypothesis): number => (beyond > 0.1 + 1e-9 ? 3 : beyond > 0.02 + 1e-9 ? 6 : 2);
  const bonferroni = (members: readonly Hypothesis[]): number => {
    const total = members.reduce((sum, one) => sum + weight(one), 0);
    return Math.min(...members.map((one) => (one.pValue * total) / weight(one)));
  };
  const simes = (p: readonly number[]): number =>
    Math.min(...[...p].sort((a, b) => a - b).map((value, i) => (p.length * value) / (i + 1)));
  return hypotheses.map((_, i) => {
    let largest = 0;
    for (let mask = 1; mask < 1 << hypotheses.length; mask++) {
      if ((mask & (1 << i)) === 0) continue;
      const inside = hypotheses.filter((__, j) => (mask & (1 << j)) !== 0);
      const names = [...new Set(inside.map(({ distribution }) => distribution))];
      largest = Math.max(
        largest,
        simes(
          names.map((name) => Math.min(1, bonferroni(inside.filter((one) => one.distribution === name)))),
        ),
      );
    }
    return largest;
  });
}

/** Doubles would be near zero nearly all. */
const thousandths = fc.integer({ min: 0, max: 1000 }).map((x) => x / 1000);
const hypotheses = fc.array(
  fc.record({
    distribution: fc.constantFrom("a", "b", "c"),
    beyond: fc.constantFrom(0.5, 0.1, 0.05, 0.02, 0.01),
    pValue: fc.oneof(
      thousandths,
      fc.integer({ min: 0, max: 20 }).map((x) => x / 1000),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

test("it is the closed test of Bonferroni's weighted tests inside distributions and Simes' between them", () => {
  fc.assert(
    fc.property(hypotheses, (all) => {
      const expected = closed(all);
      all.forEach((_, i) => {
        expect(adjustedAmong(all, i)).toBeCloseTo(expected[i]!, 10);
      });
    }),
    { seed: 1 },
  );
});

test("no smaller p-value of any metric raises that of another", () => {
  fc.assert(
    fc.property(hypotheses, fc.nat(), thousandths, (all, which, share) => {
      const lower = all.map((one, i) =>
        i === which % all.length ? { ...one, pValue: one.pValue * share } : one,
      );
      all.forEach((_, i) => {
        expect(adjustedAmong(lower, i)).toBeLessThanOrEqual(adjustedAmong(all, i) + 1e-12);
      });
    }),
    { seed: 1 },
  );
});

test("alone, a small p-value is adjusted in proportion", () => {
  fc.assert(
    fc.property(hypotheses, fc.nat(), (all, which) => {
      const index = which % all.length;
      const alone = all.map((one, i) => ({ ...one, pValue: i === index ? 1e-6 : 1 }));
      expect(1e-6 * factorAlone(all, index)).toBeCloseTo(adjustedAmong(alone, index), 12);
    }),
    { seed: 1 },
  );
});

test("the work for a family of which all show the same grows with the square of its size, and no more", () => {
  const adjustAll = (distributions: number): void => {
    const all = Array.from({ length: distributions }, (_, i) => at(0.5, 1e-4, `d${i}`));
    const among = new AdjustedPValues(all);
    all.forEach((__, i) => among.of(i));
  };
  // Eight times as many, each among eight times as many: 64 times. With a square for each it were 512.
  expect(timesAsLong(adjustAll, 1600, 200)).toBeLessThan(250);
});
