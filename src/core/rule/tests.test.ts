import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { FALLING, HELD, heldAt, quadScores, splitsOf, type ScoreShape } from "../stats/scores.js";
import { TrialsAround } from "./around.js";
import { SequentialPValues } from "./p-values.js";
import type { Claim, Oriented, SharedTest } from "./shares.js";
import { heldBy, scoresOf, ScoreSum } from "./sums.js";
import { ARRANGEMENTS } from "./testing.js";
import { searchRejection } from "./tests.js";
import { EfficacyWeights, WEIGHT_UNITS } from "./weights.js";

/** Twenty quads: the candidate is a fifth slower in eleven, and 5 % faster in nine. */
const side = {
  baseline: new Float64Array(40),
  candidate: Float64Array.from({ length: 40 }, (_, i) => (i < 22 ? 0.2 : -0.05)),
};
const still = {
  baseline: new Float64Array(40),
  candidate: new Float64Array(40),
  side: "body",
  rank: 0,
} as const;

function oriented(claim: Claim, neighbours: Oriented["neighbours"]): Oriented {
  return {
    claim,
    beyond: 0.01,
    own: side,
    neighbours,
    order: undefined,
    doubt: 0,
    falls: true,
    below: [],
  };
}

test("where a change of the tail is looked for, differences count up to 10 %, and elsewhere to 5 %", () => {
  const tail = [still, { ...side, side: "tail", rank: 0 }] as const;
  const found = (neighbours: Oriented["neighbours"]): number =>
    searchRejection(oriented("worse", neighbours), [20], [1], 0.1).upTo(0);
  expect(found(tail)).toBe(0);
  expect(found([])).toBe(Infinity);
  const pValue = (neighbours: Oriented["neighbours"]): number =>
    new SequentialPValues(oriented("plainly-worse", neighbours), [20], [1]).upTo(0);
  expect(pValue(tail)).toBeLessThan(0.05);
  expect(pValue([])).toBeGreaterThan(0.1);
});

test("where voters are weighed, a claim must hold against each smaller tolerance, too", () => {
  const slower = { ...side, candidate: new Float64Array(40).fill(0.2), side: "body", rank: 0 } as const;
  const clear = { ...oriented("worse", [slower, slower]), own: still };
  const unclear = { ...oriented("worse", [still, still]), own: still };
  const found = (below: Oriented["below"]): number =>
    searchRejection({ ...clear, below }, [10, 20], [0.5, 1], 0.1).upTo(1);
  expect(found([])).toBe(0);
  expect(found([() => clear, () => clear])).toBe(0);
  expect(found([() => clear, () => unclear])).toBe(Infinity);
});

test("smaller tolerances are asked only where the larger one is exceeded", () => {
  const never = (): Oriented => {
    throw new Error("asked");
  };
  const unclear = { ...oriented("worse", [still, still]), own: still, below: [never] };
  expect(searchRejection(unclear, [20], [1], 0.01).upTo(0)).toBe(Infinity);
});

/** Of two numbers, the first is the steadier one in the first ten quads, and the second afterwards. */
function turning(strata: number): SharedTest {
  const voter = (isSteady: (stratum: number) => boolean): SharedTest["voters"][number] => {
    const trial = (k: number): number => (k % 7) * 0.004 * (isSteady(k >> 1) ? 0.2 : 4);
    return {
      baseline: Float64Array.from({ length: 2 * strata }, (_, k) => trial(k)),
      candidate: Float64Array.from({ length: 2 * strata }, (_, k) => trial(k + 3)),
    };
  };
  const voters = [voter((stratum) => stratum < 10), voter((stratum) => stratum >= 10)];
  return { share: 1, voters, order: undefined, shape: HELD, weighing: "by-efficacy" };
}

test("weights of a look hang on nothing that comes after it, and keep what they counted", () => {
  const atFirstLook = scoresOf(turning(10), [10], 0);
  const overall = scoresOf(turning(40), [10, 40], 0);
  const atOnce = scoresOf(turning(40), [40], 0);
  const firstTen = (scores: typeof overall): unknown[] =>
    Array.from({ length: 10 }, (_, stratum) => scores.at(stratum));
  expect(firstTen(overall)).toEqual(firstTen(atFirstLook));
  expect(firstTen(overall)).not.toEqual(firstTen(atOnce));
  overall.at(39);
  expect(firstTen(overall)).toEqual(firstTen(atFirstLook));
  expect(() => overall.at(40)).toThrow("stratum 40 lies behind the last look");
});

test("what the clock's tick may have moved lowers the scores, and leaves the weights", () => {
  const tick = 0.03;
  const { voters, ...test } = turning(10);
  const lowered = voters.map(({ baseline, candidate }) => ({
    baseline,
    candidate: Array.from(candidate, (x) => x - tick),
  }));
  const scored = (voter: SharedTest["voters"][number]): TrialsAround => {
    const trials = new TrialsAround(voter, undefined, HELD);
    trials.learn(10);
    return trials;
  };
  const efficacy = new EfficacyWeights(voters.length);
  for (let i = 0; i < 10; i++) {
    efficacy.add(
      voters.map(scored).map((trials) => ({
        scores: trials.splits(i),
        moved: trials.moved(i),
      })),
    );
  }
  const weights = efficacy.weights();
  const doubtful = scoresOf({ ...test, voters: lowered }, [10], tick);
  const unit = 3 * WEIGHT_UNITS;
  for (let i = 0; i < 10; i++) {
    const [b1, b2, c1, c2] = [0, 1, 2, 3].map((trial) => {
      const sum = lowered.map(scored).reduce((all, one, k) => all + weights[k]! * one.score(i, trial), 0);
      return Math.sign(sum) * Math.floor(Math.abs(sum) / unit + 0.5);
    });
    expect(doubtful.at(i).apart).toEqual(splitsOf(b1!, b2!, c1!, c2!));
  }
});

/** A little noise, and two speeds that lie so far apart; the candidate is slower by as much as said. */
function ofTwoSpeeds(apart: number, change: number, strata: number): SharedTest["voters"][number] {
  const trial = (k: number): number => (k % 7) * 0.003 + (k % 11 < 5 ? apart : 0);
  return {
    baseline: Float64Array.from({ length: 2 * strata }, (_, k) => trial(5 * k)),
    candidate: Float64Array.from({ length: 2 * strata }, (_, k) => trial(5 * k + 3) + change),
  };
}

const alike = (voter: SharedTest["voters"][number], shape: ScoreShape): SharedTest => ({
  share: 1,
  voters: [voter],
  order: undefined,
  shape,
  weighing: "alike",
});

const pOfTenQuads = (shape: ScoreShape, voter: SharedTest["voters"][number]): number =>
  new ScoreSum(scoresOf(alike(voter, shape), [10], 0)).pValue(10);

test("scores that fall tell a change from the jumps of a machine whose two speeds lie further apart", () => {
  const jumping = ofTwoSpeeds(0.25, 0.1, 10);
  const falling = { ...FALLING, agrees: false };
  expect(pOfTenQuads(falling, jumping)).toBeLessThan(pOfTenQuads(heldAt(FALLING.limit), jumping) / 2);
});

test("and a change that is larger than the jumps is as plain as can be", () => {
  expect(pOfTenQuads(FALLING, ofTwoSpeeds(0.25, 0.5, 10))).toBeCloseTo(6 ** -10, 15);
});

test("scores that fall are weighed in steps in which they can", () => {
  const quad = [0, 0.01, 0.15, 0.13] as const;
  const voter = { baseline: Float64Array.of(0, 0.01), candidate: Float64Array.of(0.15, 0.13) };
  const apartOf = (shape: ScoreShape): readonly number[] =>
    scoresOf({ ...alike(voter, shape), weighing: "by-efficacy" }, [1], 0).at(0).apart;
  // Two thirds of 54, 2 and −4, as each trial's is rounded.
  expect(quadScores(...quad, FALLING)).toEqual([54, 2, -4]);
  expect(apartOf(FALLING)).toEqual([36, 2, -2]);
  expect(apartOf(heldAt(FALLING.limit))).toEqual([42, 2, -4]);
});

test("of noise with a steady core, a change shows by how alike the trials of one side are as well", () => {
  // Of four trials one stands apart, the others are within 1 % of each other.
  const trial = (k: number): number => (k % 7) * 0.0015 + (k % 4 === 0 ? 0.05 + (k % 3) * 0.06 : 0);
  const changed = {
    baseline: Float64Array.from({ length: 20 }, (_, k) => trial(5 * k)),
    candidate: Float64Array.from({ length: 20 }, (_, k) => trial(5 * k + 3) + 0.03),
  };
  const apartAlone = { ...FALLING, agrees: false };
  expect(pOfTenQuads(FALLING, changed)).toBeLessThan(pOfTenQuads(apartAlone, changed) / 1.5);
});

test.each(Object.entries(ARRANGEMENTS))(
  "and a candidate that is not higher shows no more than the mean of what could be drawn, measured %s",
  (_, slots) => {
    const places = Uint8Array.from({ length: 40 }, (__, i) => slots[i % 4]!);
    const voter = (lower: number, b: number, c: number): SharedTest["voters"][number] => ({
      baseline: Float64Array.from({ length: 20 }, (__, k) => (k % 2) * b),
      candidate: Float64Array.from({ length: 20 }, (__, k) => -lower - (k % 2) * c),
    });
    let agreeing = 0;
    for (const lower of [0.001, 0.002, 0.004, 0.005, 0.01, 0.02, 0.05, 0.08, 0.12, 0.2, 0.5]) {
      for (const [b, c] of [
        [0, 0],
        [0.001, 0.001],
        [0, 0.05],
        [0.05, 0],
      ] as const) {
        const voters = [voter(lower, b, c), voter(lower / 2, c, b)];
        for (const order of [undefined, { places, follows: [] }]) {
          const test: SharedTest = { ...alike(voters[0]!, FALLING), voters, order, weighing: "by-efficacy" };
          const scores = scoresOf(test, [10], 0);
          for (let quad = 0; quad < 10; quad++) {
            const { apart, alike } = scores.at(quad);
            agreeing += Number(Math.max(...alike) > Math.min(...alike));
            expect(3 * (apart[0] + alike[0])).toBeLessThanOrEqual(alike[0] + alike[1] + alike[2]);
          }
        }
      }
    }
    expect(agreeing).toBeGreaterThan(0);
  },
);

test("of a split, agreement is held by its scores, for any of both", () => {
  const three = (one: fc.Arbitrary<number>): fc.Arbitrary<[number, number, number]> =>
    fc.tuple(one, one, one);
  const scores = three(fc.integer({ min: -40, max: 40 }));
  const agreements = three(fc.integer({ min: 0, max: 40 }).map((half) => 2 * half));
  fc.assert(
    fc.property(scores, agreements, (apart, alike) => {
      const held = heldBy(apart, alike);
      held.forEach((one, i) => {
        const aboveLeast = alike[i]! - Math.min(...alike);
        expect(3 * (one - Math.abs(apart[i]!))).toBeLessThanOrEqual(held[0] + held[1] + held[2]);
        expect([one % 2, one >= 0, one <= aboveLeast]).toEqual([0, true, true]);
        // No further than it must be.
        if (one < aboveLeast) expect(one).toBeGreaterThan(1.5 * Math.abs(apart[i]!) - 2);
      });
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test("nor one that a quiet clock can hardly tell from the tolerance", () => {
  // The sides differ by less than scores tell, the wrong way, and each agrees with itself.
  const quiet = {
    baseline: Float64Array.from({ length: 20 }, (_, k) => (k % 3) * 0.0001),
    candidate: Float64Array.from({ length: 20 }, (_, k) => (k % 3) * 0.0001 - 0.003),
  };
  expect(pOfTenQuads(FALLING, quiet)).toBeGreaterThan(0.5);
});

test("of several numbers how alike trials are is weighed as their scores are, in even numbers", () => {
  const voters = [
    { baseline: Float64Array.of(0, 0.01), candidate: Float64Array.of(0.3, 0.32) },
    { baseline: Float64Array.of(0, 0.5), candidate: Float64Array.of(0.9, 1.4) },
  ];
  const test: SharedTest = { ...alike(voters[0]!, FALLING), voters };
  // Of the first, 19 + 14 of 24 twice; of the second nothing: half of 66, at a third.
  expect(scoresOf(test, [1], 0).at(0).alike).toEqual([12, 0, 0]);
});

const inOrder = (...places: number[]): SharedTest["order"] => ({
  places: Uint8Array.from(places),
  follows: places.map((_, i) => i > 0),
});

test("of several numbers the mean counts, in whole numbers, halves away from zero", () => {
  // BCBC: in the order of time 0, 0.02, 0, 0 and 0, 0, 0.05, 0, so scores of −9, 24, −9, −6 and −16, −24, 64, −24.
  const voters = [
    { baseline: Float64Array.of(0, 0), candidate: Float64Array.of(0.02, 0) },
    { baseline: Float64Array.of(0, 0.05), candidate: Float64Array.of(0, 0) },
  ];
  const test: SharedTest = { ...alike(voters[0]!, HELD), voters, order: inOrder(0, 2, 1, 3) };
  // The thirds of their means: −4.2, 0, 9.2 and −5.
  expect(scoresOf(test, [1], 0).at(0).apart).toEqual(splitsOf(-4, 9, 0, -5));
  const turned = voters.map(({ baseline, candidate }) => ({ baseline: candidate, candidate: baseline }));
  expect(scoresOf({ ...test, voters: turned, order: inOrder(1, 3, 0, 2) }, [1], 0).at(0).apart).toEqual(
    splitsOf(0, -5, -4, 9),
  );
});

test("tests of numbers that count alike are monotone: a candidate that is slower has no larger p-value", () => {
  const noise = draws(5);
  for (const shape of [HELD, heldAt(0.1)]) {
    for (const numbers of [1, 2, 3]) {
      for (let trial = 0; trial < 40; trial++) {
        const values = (count: number): Float64Array =>
          Float64Array.from({ length: count }, () => noise() / 8);
        const voters = Array.from({ length: numbers }, () => ({
          baseline: values(12),
          candidate: values(12),
        }));
        const order = inOrder(...Array.from({ length: 24 }, (_, i) => [0, 2, 1, 3][i % 4]!));
        const pValue = (slower: number): number => {
          const moved = voters.map(({ baseline, candidate }) => ({
            baseline,
            candidate: candidate.map((x) => x + slower),
          }));
          const test: SharedTest = { ...alike(voters[0]!, shape), voters: moved, order };
          return new ScoreSum(scoresOf(test, [6], 0)).pValue(6);
        };
        const all = [0, 0.005, 0.02, 0.05, 0.2].map(pValue);
        all.forEach((p, i) => {
          if (i > 0) expect(p).toBeLessThanOrEqual(all[i - 1]! + 1e-12);
        });
      }
    }
  }
});

/** Of a linear congruential generator, from 0 to 1. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
