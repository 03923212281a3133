import { expect, test } from "@jest/globals";
import { FALLING, HELD, HELD_FOR_TAIL, type ScoreShape } from "../stats/scores.js";
import { testsOf, testsOfChange, type Claim, type Oriented } from "./shares.js";

const CLAIMS: readonly Claim[] = [
  "worse",
  "within",
  "better",
  "not-better",
  "plainly-worse",
  "plainly-better",
];

const side = { baseline: Float64Array.of(1, 2), candidate: Float64Array.of(3, 4) };
const body = { ...side, side: "body", rank: 0 } as const;
const tail = { ...side, side: "tail", rank: 0 } as const;

function oriented(
  claim: Claim,
  q: number,
  neighbours: Oriented["neighbours"] = [body, body, tail],
): Oriented {
  return {
    claim,
    beyond: 1 - q,
    own: side,
    neighbours,
    order: undefined,
    doubt: 0,
    falls: true,
    below: [],
  };
}

const sumOf = (tests: readonly { readonly share: number }[]): number =>
  tests.reduce((sum, { share }) => sum + share, 0);

const shapesOf = (tests: ReturnType<typeof testsOf>): ScoreShape[] => tests.map(({ shape }) => shape);

test.each(CLAIMS.flatMap((claim) => [0.5, 0.9, 0.95, 0.98, 0.99, 0.999].map((q) => [claim, q] as const)))(
  "the tests of %s at %p share the level and no more",
  (claim, q) => {
    const values = oriented(claim, q);
    expect(sumOf(testsOf(values))).toBeCloseTo(1, 12);
    expect(sumOf(testsOfChange(values))).toBeCloseTo(1, 12);
  },
);

test("a quantile without neighbours has one test", () => {
  const alone = oriented("worse", 0.5, []);
  const only = [{ share: 1, voters: [side], order: undefined, shape: HELD, weighing: "alike" }];
  expect(testsOf(alone)).toEqual(only);
  expect(testsOfChange(alone)).toEqual(only);
});

test("what looks for changes of the tail counts larger differences, and what a pass stands on does not", () => {
  expect(shapesOf(testsOf(oriented("worse", 0.95)))).toEqual([FALLING, HELD_FOR_TAIL, HELD_FOR_TAIL]);
  expect(shapesOf(testsOf(oriented("within", 0.95)))).toEqual([HELD, HELD, HELD]);
});

test("scores that fall are for what is weighed, and is held against each smaller tolerance: they are not monotone", () => {
  for (const claim of CLAIMS) {
    for (const { shape, weighing } of [
      ...testsOf(oriented(claim, 0.95)),
      ...testsOfChange(oriented(claim, 0.95)),
    ]) {
      expect(shape === FALLING).toBe(weighing === "by-efficacy");
    }
  }
});

test("and where it is not held so, nothing falls", () => {
  const values = { ...oriented("worse", 0.95), falls: false };
  expect(shapesOf(testsOf(values))).toEqual([HELD, HELD_FOR_TAIL, HELD_FOR_TAIL]);
});

test("far out more of the level looks for changes that begin near the quantile", () => {
  const ofTail = (q: number): number => testsOfChange(oriented("plainly-worse", q))[1]!.share;
  expect(ofTail(0.99)).toBeGreaterThan(ofTail(0.95));
  expect(ofTail(0.98)).toBe(ofTail(0.99));
  expect(ofTail(0.97)).toBe(ofTail(0.95));
});

test("the body alone speaks for a difference, and all speak for sameness", () => {
  expect(testsOf(oriented("worse", 0.95))[0]!.voters).toEqual([body, body]);
  expect(testsOf(oriented("within", 0.95))[0]!.voters).toEqual([side, body, body, tail]);
});

test("what speaks for a difference in the body is weighed by its noise, and nothing else is", () => {
  const weighed = (tests: ReturnType<typeof testsOf>): number[] =>
    tests.flatMap(({ weighing }, i) => (weighing === "by-efficacy" ? [i] : []));
  for (const q of [0.5, 0.95, 0.99]) {
    expect(weighed(testsOf(oriented("better", q)))).toEqual([0]);
    expect(weighed(testsOfChange(oriented("plainly-worse", q)))).toEqual([0]);
    expect(weighed(testsOf(oriented("not-better", q)))).toEqual([]);
  }
  expect(weighed(testsOf(oriented("worse", 0.95, [body, tail])))).toEqual([]);
});

test("a median has its own say among the parts that speak for it, and passes by itself", () => {
  expect(testsOf(oriented("worse", 0.5, [body]))[0]!.voters).toEqual([side, body]);
  expect(testsOf(oriented("within", 0.5, [body]))).toEqual(testsOf(oriented("within", 0.5, [])));
});
