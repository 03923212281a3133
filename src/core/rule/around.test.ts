import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { FALLING, HELD, HELD_FOR_TAIL, quadScores, SCORE_STEPS } from "../stats/scores.js";
import { TrialsAround } from "./around.js";
import { prepare } from "./prepare.js";
import type { SideValues, TimeOrder } from "./prepare.js";
import { ARRANGEMENTS, type Arrangement } from "./testing.js";
import type { RoundPair } from "./types.js";

/** @param inTime four values a quad, in the order of time */
function sidesOf(inTime: readonly number[], arrangements: readonly Arrangement[]): SideValues {
  const of = (trials: readonly number[]): Float64Array =>
    Float64Array.from(
      arrangements.flatMap((one, quad) =>
        trials.map((trial) => inTime[4 * quad + ARRANGEMENTS[one][trial]!]!),
      ),
    );
  return { baseline: of([0, 1]), candidate: of([2, 3]) };
}

/** Scores in the order of time. */
function scoresInTime(
  inTime: readonly number[],
  arrangements: readonly Arrangement[],
  looks: readonly number[] = [arrangements.length],
  shape = HELD,
  follows = arrangements.map((_, quad) => quad > 0),
): number[] {
  const places = Uint8Array.from(arrangements.flatMap((one) => ARRANGEMENTS[one]));
  const trials = new TrialsAround(sidesOf(inTime, arrangements), { places, follows }, shape);
  for (const look of looks) trials.learn(look);
  const scores = new Array<number>(inTime.length);
  places.forEach((place, i) => {
    scores[4 * (i >> 2) + place] = trials.score(i >> 2, i % 4);
  });
  return scores;
}

const withoutSignOfZero = (x: number): number => x + 0;

const alike = (count: number, one: Arrangement = "BCCB"): Arrangement[] =>
  new Array<Arrangement>(count).fill(one);

test.each([
  ["first", 4, [0, 0, -1, -2], [10, -3, -2, -2], [0, 0, 0, 0]],
  ["second", 5, [0, 0, 0, -1], [-3, 9, -3, -2], [0, 0, 0, 0]],
  ["third", 6, [0, 0, 0, 0], [-2, -3, 9, -3], [-1, 0, 0, 0]],
  ["last", 7, [0, 0, 0, 0], [-2, -2, -3, 10], [-2, -1, 0, 0]],
])(
  "a slow trial, the %s of its quad, counts against those around it by how near they are",
  (_, at, before, quad, after) => {
    const inTime = new Array<number>(12).fill(0);
    inTime[at] = 1;
    const expected = [...before, ...quad, ...after].map((score) => score * SCORE_STEPS);
    expect(scoresInTime(inTime, alike(3)).map(withoutSignOfZero)).toEqual(expected);
  },
);

const value = fc.integer({ min: -300, max: 300 }).map((x) => x / 1000);
const threeQuads = fc.array(value, { minLength: 12, maxLength: 12 });
const arrangements = fc.array(fc.constantFrom(...(Object.keys(ARRANGEMENTS) as Arrangement[])), {
  minLength: 3,
  maxLength: 3,
});

test("where something else is measured between quads, no trial counts against those of another", () => {
  fc.assert(
    fc.property(threeQuads, arrangements, (inTime, drawn) => {
      const alone = [0, 4, 8].flatMap((first) => scoresInTime(inTime.slice(first, first + 4), alike(1)));
      expect(scoresInTime(inTime, drawn, [3], HELD, [])).toEqual(alone);
    }),
    { seed: 6 },
  );
});

test("which trials are the candidate's has no say in the scores, so the distribution over arrangements is exact", () => {
  fc.assert(
    fc.property(threeQuads, arrangements, (inTime, drawn) => {
      for (const shape of [HELD, HELD_FOR_TAIL, FALLING]) {
        for (const looks of [[3], [1, 3], [2, 3]]) {
          expect(scoresInTime(inTime, drawn, looks, shape)).toEqual(
            scoresInTime(inTime, alike(3), looks, shape),
          );
        }
      }
    }),
    { seed: 1 },
  );
});

test("a jump between two quads, however far, adds no more than the border counts", () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 4, maxLength: 4 }), fc.constantFrom(-40, 3), (quad, jump) => {
      const alone = scoresInTime(quad, alike(1));
      const behind = scoresInTime([...quad.map((x) => x - jump), ...quad], alike(2)).slice(4);
      const unit = Math.sign(jump) * SCORE_STEPS;
      expect(behind).toEqual(alone.map((score, i) => score + unit * [3, 1, 0, 0][i]!));
    }),
    { seed: 2 },
  );
});

test("what has been scored at a look stays, and the quad after it counts only where it is known by then", () => {
  fc.assert(
    fc.property(threeQuads, (inTime) => {
      const first = scoresInTime(inTime.slice(0, 4), alike(1));
      expect(scoresInTime(inTime, alike(3), [1, 3]).slice(0, 4)).toEqual(first);
      const two = scoresInTime(inTime.slice(0, 8), alike(2));
      expect(scoresInTime(inTime, alike(3), [2, 3]).slice(0, 8)).toEqual(two);
      const atOnce = scoresInTime(inTime, alike(3));
      expect(atOnce.slice(0, 4)).toEqual(two.slice(0, 4));
    }),
    { seed: 3 },
  );
});

test("a slower candidate's scores are no lower, and the baseline's no higher: tests are monotone in the tolerance", () => {
  fc.assert(
    fc.property(threeQuads, arrangements, value, (inTime, drawn, change) => {
      const isCandidate = drawn.flatMap((one) => one.split("").map((letter) => letter === "C"));
      const slower = inTime.map((x, i) => (isCandidate[i] ? x + Math.abs(change) : x));
      const [before, after] = [scoresInTime(inTime, drawn), scoresInTime(slower, drawn)];
      after.forEach((score, i) => {
        if (isCandidate[i]) expect(score).toBeGreaterThanOrEqual(before[i]!);
        else expect(score).toBeLessThanOrEqual(before[i]!);
      });
    }),
    { seed: 4 },
  );
});

test.each(Object.keys(ARRANGEMENTS) as Arrangement[])(
  "four differences that lie far out show the largest of a quad's sums, measured %s, while those of one side are no more than 6 % apart",
  (arrangement) => {
    const places = Uint8Array.from(ARRANGEMENTS[arrangement]);
    const isLargest = (apart: number): boolean =>
      [-1, 1].every((b) =>
        [-1, 1].every((c) => {
          const sides = {
            baseline: Float64Array.of(0, b * apart),
            candidate: Float64Array.of(0.5, 0.5 + c * apart),
          };
          const trials = new TrialsAround(sides, { places, follows: [false] }, FALLING);
          trials.learn(1);
          const [seen, ...others] = trials.splits(0);
          return others.every((sum) => Math.abs(sum) < seen);
        }),
      );
    expect(isLargest(0.06)).toBe(true);
    expect(isLargest(FALLING.limit)).toBe(!["BBCC", "CCBB"].includes(arrangement));
  },
);

test("where the order in time is not known, the trials of a quad count alike, and no other quad does", () => {
  const sides = sidesOf([0.01, 0.03, 0.07, 0.02, 0.5, 0.02, 0.01, 0.04], alike(2, "BBCC"));
  const trials = new TrialsAround(sides, undefined, HELD);
  trials.learn(2);
  const { baseline: b, candidate: c } = sides;
  for (const i of [0, 1]) {
    const alone = quadScores(b[2 * i]!, b[2 * i + 1]!, c[2 * i]!, c[2 * i + 1]!, HELD);
    expect(trials.splits(i)).toEqual(alone.map((score) => 2 * score));
  }
});

test("what the candidate is raised by is as if it had been measured so, in whatever order", () => {
  fc.assert(
    fc.property(threeQuads, arrangements, value, (inTime, drawn, lift) => {
      const order = {
        places: Uint8Array.from(drawn.flatMap((one) => ARRANGEMENTS[one])),
        follows: [false, true, true],
      };
      const { baseline, candidate } = sidesOf(inTime, drawn);
      const lifted = new TrialsAround({ baseline, candidate }, order, FALLING, lift);
      const measured = new TrialsAround(
        { baseline, candidate: candidate.map((x) => x + lift) },
        order,
        FALLING,
      );
      for (const trials of [lifted, measured]) trials.learn(3);
      for (const quad of [0, 1, 2]) {
        expect(lifted.splits(quad)).toEqual(measured.splits(quad));
        expect(lifted.moved(quad)).toBe(measured.moved(quad));
      }
    }),
    { seed: 5 },
  );
});

function prepared(slots: readonly RoundPair["slots"][], n = 1000): Uint8Array | undefined {
  return orderOf(slots, n)?.places;
}

/** @param kept quads; absent: all */
function orderOf(
  slots: readonly RoundPair["slots"][],
  n = 1000,
  kept?: readonly number[],
): TimeOrder | undefined {
  const trial = Float64Array.from({ length: n }, (_, i) => 1000 + i);
  const rounds = slots.map((one, round) => {
    const pair = { round, quad: round >> 1, baseline: trial, candidate: trial };
    return one === undefined ? pair : { ...pair, slots: one };
  });
  const head = { key: "one", family: "family", distribution: "latency", better: "lower" } as const;
  const statistic = { kind: "quantile", q: 0.99 } as const;
  const series = {
    ...head,
    statistic,
    tolerance: 0.05,
    floor: 0,
    design: "quads",
    unbroken: true,
    rounds: rounds.filter(({ quad }) => kept?.includes(quad) ?? true),
  } as const;
  return prepare(series, rounds.length).order;
}

test("a quad that is left out breaks the order", () => {
  const quad = [
    { baseline: 0, candidate: 1 },
    { baseline: 3, candidate: 2 },
  ];
  const four = [...quad, ...quad, ...quad, ...quad];
  expect(orderOf(four)?.follows).toEqual([false, true, true, true]);
  expect(orderOf(four, 1000, [0, 2, 3])?.follows).toEqual([false, false, true]);
});

test("places in time follow from the slots of the trials; not where a value is of several trials, or slots make no quad", () => {
  const quad = [
    { baseline: 0, candidate: 1 },
    { baseline: 3, candidate: 2 },
  ];
  expect(prepared([...quad, ...quad])).toEqual(Uint8Array.of(0, 3, 1, 2, 0, 3, 1, 2));
  expect(prepared([...quad, ...quad], 100)).toBeUndefined();
  expect(prepared([quad[0], quad[0]])).toBeUndefined();
  expect(prepared([...quad, quad[0], undefined])).toBeUndefined();
});
