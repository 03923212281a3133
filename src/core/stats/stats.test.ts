import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { coin } from "./coin.js";
import { fairUpperTail, signIndex } from "./binomial.js";
import { weightedHolm } from "./holm.js";
import { hommelAmong } from "./hommel.js";
import { quadDifferences, quadEstimate, quadIndex, quadInterpolatedBounds, quadNullCdf } from "./quad.js";
import { quantileSorted } from "./quantile.js";
import { RandomizationNull, SeenSum } from "./randomization.js";
import { countAbove, quantileOfRuns } from "./runs.js";
import {
  apartAlone,
  FALLING,
  HELD,
  movedByShifts,
  quadAgreement,
  quadScores,
  score,
  SCORE_STEPS,
  type QuadScores,
  type QuadSums,
} from "./scores.js";
import { signedRankIndex, signedRankPValue, walshAverages, walshBounds } from "./signed-rank.js";
import { studentUpperQuantile, studentUpperTail } from "./student.js";

interface Golden {
  type7: { x: number[]; q: number; v: number }[];
  kIndex: { h: number; alpha: number; k: number }[];
  nullCdf5: number[];
  case: { ya: number[]; yb: number[]; median: number };
}

const golden = JSON.parse(
  readFileSync(new URL("../../../fixtures/traces/rule-golden.json", import.meta.url), "utf8"),
) as Golden;

test.each(golden.type7)("type 7: quantile $q of $x is $v", ({ x, q, v }) => {
  expect(quantileSorted(x, q)).toBeCloseTo(v, 12);
});

test.each(golden.kIndex)("bounds of $h quads at level $alpha take difference $k", ({ h, alpha, k }) => {
  expect(quadIndex(h, alpha)).toBe(k);
});

test("the null distribution of five quads", () => {
  golden.nullCdf5.forEach((p, u) => {
    expect(quadNullCdf(5)[u]).toBeCloseTo(p, 12);
  });
});

test("the estimate of the golden case", () => {
  const differences = quadDifferences(Float64Array.from(golden.case.ya), Float64Array.from(golden.case.yb));
  expect(quadEstimate(differences)).toBeCloseTo(golden.case.median, 12);
});

test("bounds lie between the outermost difference that their level admits and the next one", () => {
  const differences = Float64Array.from({ length: 40 }, (_, i) => i);
  const outermost = quadIndex(10, 0.025) - 1;
  const { low, high } = quadInterpolatedBounds(differences, 0.025);
  expect(low).toBeGreaterThan(outermost);
  expect(low).toBeLessThan(outermost + 1);
  expect(high).toBeCloseTo(39 - low, 9);
  expect(quadInterpolatedBounds(differences.subarray(0, 4), 0.025)).toEqual({
    low: -Infinity,
    high: Infinity,
  });
});

test("Wilcoxon's critical values, as in any printed table (one-sided 0.025)", () => {
  // n: the largest W that rejects is index − 1.
  const printed: [number, number][] = [
    [6, 0],
    [8, 3],
    [10, 8],
    [15, 25],
    [20, 52],
  ];
  for (const [n, critical] of printed) expect(signedRankIndex(n, 0.025) - 1).toBe(critical);
  expect(signedRankIndex(5, 0.025)).toBe(0);
});

test("signed rank: p-value, attained level and bounds agree with each other", () => {
  const differences = Float64Array.of(0.3, 0.1, -0.05, 0.4, 0.2, 0.6);
  const averages = walshAverages(differences);
  // W = 20 of 21 (only the smallest difference is negative): 2 of 64 sign patterns reach it.
  expect(signedRankPValue(averages, 6, 0)).toBeCloseTo(2 / 64, 12);
  expect(walshBounds(averages, 6, 1 / 64)).toEqual({ low: -0.05, high: 0.6 });
});

test("Hommel's procedure is the closed test with Simes' test", () => {
  const closed = (p: readonly number[]): number[] =>
    p.map((_, i) => {
      let adjusted = 0;
      for (let mask = 1; mask < 1 << p.length; mask++) {
        if ((mask & (1 << i)) === 0) continue;
        const inside = p.filter((__, j) => (mask & (1 << j)) !== 0).sort((a, b) => a - b);
        adjusted = Math.max(
          adjusted,
          Math.min(...inside.map((value, k) => (inside.length * value) / (k + 1))),
        );
      }
      return Math.min(1, adjusted);
    });
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (p) => {
        const expected = closed(p);
        p.forEach((own, i) => {
          const others = p.toSpliced(i, 1).sort((a, b) => a - b);
          expect(hommelAmong(own, others)).toBeCloseTo(expected[i]!, 10);
        });
      },
    ),
    { seed: 1 },
  );
});

test("Holm's procedure with weights is the closed test with Bonferroni's weighted test", () => {
  const closed = (p: readonly number[], w: readonly number[]): number[] =>
    p.map((_, i) => {
      let adjusted = 0;
      for (let mask = 1; mask < 1 << p.length; mask++) {
        if ((mask & (1 << i)) === 0) continue;
        const inside = [...p.keys()].filter((j) => (mask & (1 << j)) !== 0);
        const total = inside.reduce((sum, j) => sum + w[j]!, 0);
        adjusted = Math.max(adjusted, Math.min(...inside.map((j) => (p[j]! * total) / w[j]!)));
      }
      return Math.min(1, adjusted);
    });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 6 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (weighted) => {
        const p = weighted.map(([thousandths]) => thousandths / 1000);
        const w = weighted.map(([, weight]) => weight);
        const expected = closed(p, w);
        weightedHolm(p, w).forEach((value, i) => {
          expect(value).toBeCloseTo(expected[i]!, 10);
        });
      },
    ),
    { seed: 1 },
  );
});

test.each([
  [10, 9, 11 / 1024],
  [10, 0, 1],
  [3, 3, 1 / 8],
])("of %d fair coins at least %d heads", (n, k, p) => {
  expect(fairUpperTail(n, k)).toBeCloseTo(p, 12);
});

test("sign bounds: the second of ten values from each end at 0.025", () => {
  expect(signIndex(10, 0.025)).toBe(2);
  expect(signIndex(5, 0.025)).toBe(0);
});

test.each([
  [1, 0.025, 12.7062],
  [9, 0.025, 2.26216],
  [9, 0.00125, 4.1458],
  [30, 0.05, 1.69726],
])("Student's t: %d degrees, upper %d", (degrees, upper, t) => {
  expect(studentUpperQuantile(degrees, upper)).toBeCloseTo(t, 3);
  expect(studentUpperTail(studentUpperQuantile(degrees, upper), degrees)).toBeCloseTo(upper, 8);
});

test.each([
  ["held", HELD, SCORE_STEPS],
  ["falling", FALLING, (SCORE_STEPS * 5) / 8],
])("scores that are %s are odd, bounded, and ties score nothing", (_, shape, farOut) => {
  expect(score(1e-10, shape)).toBe(0);
  expect(score(-Infinity, shape) + farOut).toBe(0);
  expect(score(NaN, shape)).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: -1e4, max: 1e4 }), (x) => {
      expect(score(-x / 1e4, shape) + score(x / 1e4, shape)).toBe(0);
      expect(Math.abs(score(x / 1e4, shape))).toBeLessThanOrEqual(SCORE_STEPS);
    }),
    { seed: 1 },
  );
});

test.each([
  [HELD, [2, 4, 8, 8, 8, 8, 8, 8]],
  [FALLING, [1, 3, 5, 8, 7, 6, 5, 5]],
])("scores by the size of a difference: %p", (shape, expected) => {
  const sizes = [0.01, 0.025, 0.05, 0.08, 0.12, 0.15, 0.2, 3];
  expect(sizes.map((size) => score(size, shape))).toEqual(expected);
});

test.each([
  // Of a tie, each shift moves the score up and down by all of it.
  [HELD, 0, 4 * SCORE_STEPS],
  [HELD, 30, 0],
  [FALLING, 0, 2 * (8 + 5)],
  // What shifts move down does not count for it.
  [FALLING, 0.28, 5 - 6 + (5 - 8)],
])(
  "shifts of 0.1 and 0.2, up and down, move scores %p of a difference of %d by %d",
  (shape, difference, moved) => {
    expect(movedByShifts(difference, shape)).toBe(moved);
    expect(movedByShifts(-difference, shape)).toBe(moved);
  },
);

test("four differences that lie far out show the largest sum of a quad's scores, where more than half is left", () => {
  const largest = ([observed, ...others]: QuadScores): boolean =>
    others.every((sum) => Math.abs(sum) < observed);
  const quad = [0, 0.08, 0.5, 0.58] as const;
  expect(largest(quadScores(...quad, FALLING))).toBe(true);
  expect(largest(quadScores(...quad, { ...FALLING, left: 0.25 }))).toBe(false);
});

test("what a look has rejected is not carried on, so that nothing is spent twice", () => {
  const quad = apartAlone([7, 3, 1]);
  const law = new RandomizationNull();
  law.add(quad);
  expect(law.takeUpper(0.4)).toEqual({ boundary: 3, taken: 2 / 6 });
  expect(law.upperTail(-Infinity)).toBeCloseTo(4 / 6, 12);
  law.add(quad);
  expect(law.upperTail(-Infinity)).toBeCloseTo(4 / 6, 12);
  // 1 and then 7: what has come as far as 3 before is gone.
  expect(law.upperTail(7)).toBeCloseTo(1 / 36, 12);
});

test.each([
  [0, 24],
  [0.01, 19],
  [-0.01, 19],
  [0.025, 12],
  [0.05, 0],
  [0.4, 0],
])("two trials that differ by %d agree by %d steps", (difference, steps) => {
  // The others are far from all.
  expect(quadAgreement(1, 2, 0, difference)).toEqual([steps, 0, 0]);
  expect(quadAgreement(1, 0, 2, difference)).toEqual([0, steps, 0]);
  expect(quadAgreement(0, 1, 2, difference)).toEqual([0, 0, steps]);
});

test("no sum that is no larger than the mean is taken out, whatever is allowed", () => {
  const law = new RandomizationNull();
  // 8 and 4, 2 and −2, 2 and 2: their mean is 8/3.
  law.add({ apart: [2, 2, 0], alike: [6, 0, 2] });
  expect(law.takeUpper(1)).toEqual({ boundary: 4, taken: 2 / 6 });
});

test("sums of which some are even and some odd are no quad's: the distribution has no place for them", () => {
  expect(() => {
    new RandomizationNull().add(apartAlone([6, 3, 1]));
  }).toThrow("not scores of a quad: 6, 3, 1; alike 0, 0, 0");
  expect(() => {
    new RandomizationNull().add({ apart: [6, 4, 2], alike: [2, 1, 0] });
  }).toThrow("not scores of a quad: 6, 4, 2; alike 2, 1, 0");
});

test.each([false, true])(
  "the randomization distribution is that of all 6^h arrangements, agreement: %p",
  (agrees) => {
    const values: readonly (readonly [number, number, number, number])[] = [
      [0.01, 0.03, 0.07, 0.02],
      [0.5, 0.02, 0.01, 0.04],
      [0.02, 0.02, 0.05, 0.1],
    ];
    const splits = [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 3, 1, 2],
      [2, 3, 0, 1],
      [1, 3, 0, 2],
      [1, 2, 0, 3],
    ] as const;
    const sumsOf = (b1: number, b2: number, c1: number, c2: number): QuadSums => {
      const apart = quadScores(b1, b2, c1, c2, HELD);
      const [one, two, three] = quadAgreement(b1, b2, c1, c2);
      return agrees ? { apart, alike: [2 * one, 2 * two, 2 * three] } : apartAlone(apart);
    };
    const law = new RandomizationNull();
    let sums = [0];
    let observed = 0;
    for (const quad of values) {
      law.add(sumsOf(...quad));
      const byArrangement = splits.map(([b1, b2, c1, c2]) => {
        const { apart, alike } = sumsOf(quad[b1], quad[b2], quad[c1], quad[c2]);
        return apart[0] + alike[0];
      });
      observed += byArrangement[0]!;
      sums = sums.flatMap((sum) => byArrangement.map((one) => sum + one));
    }
    for (const at of [observed, 0, 5, 20]) {
      expect(law.upperTail(at)).toBeCloseTo(sums.filter((sum) => sum >= at).length / sums.length, 12);
    }
    const { boundary, taken } = law.takeUpper(0.1);
    expect(taken).toBeLessThanOrEqual(0.1);
    expect(taken).toBeCloseTo(sums.filter((sum) => sum >= boundary).length / sums.length, 12);
  },
);

test("a quantile of ascending runs is that of their union", () => {
  const run = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      fc.array(run, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 1000 }).map((x) => x / 1000),
      (lists, q) => {
        const runs = lists.map((list) => Float64Array.from(list).sort());
        const union = Float64Array.from(lists.flat()).sort();
        expect(quantileOfRuns(runs, q)).toBeCloseTo(quantileSorted(union, q), 9);
        expect(countAbove(union, 25)).toBe(lists.flat().filter((x) => x > 25).length);
      },
    ),
    { seed: 1 },
  );
});

test("the chance of the largest sum is that of the distribution, while it is the sum that was seen", () => {
  const quads: QuadSums[] = [
    apartAlone([8, 2, -4]),
    apartAlone([8, 8, 0]),
    apartAlone([0, 0, 0]),
    apartAlone([6, -6, 6]),
    { apart: [4, 8, -2], alike: [10, 6, 8] },
    { apart: [0, 4, 2], alike: [30, 6, 0] },
  ];
  const law = new RandomizationNull();
  const seen = new SeenSum();
  for (const quad of quads) {
    law.add(quad);
    seen.add(quad);
    expect(seen.upperTail).toBe(law.upperTail(seen.value));
  }
  expect(seen.value).toBe(8 + 8 + 0 + 6 + 14 + 30);
  seen.add(apartAlone([3, 4, 0]));
  seen.add(apartAlone([4, 1, 1]));
  expect(seen.upperTail).toBeUndefined();
});

test.each([
  [0, false],
  [1, false],
  [2, true],
])("a sum that is seen lies above its mean of 1 when it is more: %d", (first, isAbove) => {
  const seen = new SeenSum();
  seen.add({ apart: [first, 4, 2], alike: [0, 0, 3] });
  expect(seen.isAboveMean).toBe(isAbove);
});

test("coins are fair over seeds, and of near names independent", () => {
  const seeds = Array.from({ length: 4000 }, (_, i) => i.toString(16).padStart(32, "0"));
  const [first, second, third] = ["quad 1, side a", "quad 2, side a", "quad 1, side b"].map((name) =>
    seeds.map((seed) => coin(seed, name)),
  );
  const share = (of: (i: number) => number): number =>
    seeds.reduce((sum, _, i) => sum + of(i), 0) / seeds.length;
  // Four standard errors.
  const fair = (observed: number): void => {
    expect(Math.abs(observed - 0.5)).toBeLessThan(0.032);
  };
  for (const coins of [first!, second!, third!]) fair(share((i) => coins[i]!));
  fair(share((i) => first![i]! ^ second![i]!));
  fair(share((i) => first![i]! ^ third![i]!));
  fair(share((i) => first![i]! ^ second![i]! ^ third![i]!));
  expect(coin("a", "b")).toBe(coin("a", "b"));
});
