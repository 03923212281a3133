import { expect, test } from "@jest/globals";
import { prepare } from "./prepare.js";
import { draws, only, rounds, series } from "./testing.js";
import type { Decision } from "./types.js";

test("the neighbours in the tail do not outvote the quantile itself", () => {
  // A second mode grows from 3.5 % to 6.5 %: P95 jumps into it, P90 and P97.5 stay where they are.
  const modes = (share: number) => (x: number) => (x % 1000 < 1000 * share ? 40_000 + (x % 1000) : x);
  const data = rounds({ seed: 10, n: 1000, luck: 0.001, change: modes(0.065) }).map((round) => ({
    ...round,
    baseline: round.baseline.map(modes(0.035)),
  }));
  expect(only(series({ rounds: data })).kind).toBe("regression");
});

test("what else the machine does in a part of the trials hides no slow-down", () => {
  const random = draws(31);
  const disturbed = (trial: Float64Array): Float64Array => {
    const from = random() * trial.length;
    const to = from + (random() < 0.7 ? 0.6 * trial.length : 0);
    return trial.map((x, i) => (i >= from && i < to ? 1.25 * x : x));
  };
  const data = rounds({ seed: 32, n: 1000, factor: 1.1 }).map((round) => ({
    ...round,
    baseline: disturbed(round.baseline),
    candidate: disturbed(round.candidate),
  }));
  expect(only(series({ rounds: data }))).toMatchObject({ kind: "regression", decidedAtLook: 10 });
});

test("a median that another process moves for a while is known by the calmer parts of the trials", () => {
  const random = draws(37);
  const disturbed = (trial: Float64Array): Float64Array => {
    const [from, level] = [Math.floor(400 * random()), 1 + random()];
    return trial.map((x, i) => (i >= from && i < from + 600 ? level * x : x));
  };
  const data = rounds({ seed: 38, n: 1000, factor: 1.1, luck: 0.001 }).map((round) => ({
    ...round,
    baseline: disturbed(round.baseline),
    candidate: disturbed(round.candidate),
  }));
  const median = series({ rounds: data, statistic: { kind: "quantile", q: 0.5 } });
  const inOrder = data.map((r) => ({
    ...r,
    baseline: r.baseline.slice().sort(),
    candidate: r.candidate.slice().sort(),
  }));
  expect(only(median)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  // Sorted samples have no parts in time: the median by itself needs four times the rounds.
  expect(only({ ...median, rounds: inOrder })).toMatchObject({ kind: "regression", decidedAtLook: 40 });
});

test("samples that a tool has sorted have no parts in time: what moves far below a quantile is not its own", () => {
  const data = rounds({ seed: 36, n: 1000, luck: 0.001, change: (x) => (x < 9_500 ? 1.2 * x : x) });
  const inOrder = data.map((r) => ({ ...r, baseline: r.baseline.sort(), candidate: r.candidate.sort() }));
  const statistic = { kind: "quantile", q: 0.95 } as const;
  expect(prepare(series({ statistic, rounds: inOrder }), 10).neighbours).toHaveLength(2);
  expect(only(series({ statistic, rounds: inOrder })).kind).toBe("pass");
});

/** Of a usual trial, 7 % of the samples lie in a second mode at 40 µs: P95 in it, and P90 below. */
const slowMode = (x: number, level = 1, share = 0.07): number =>
  x % 1000 < 1000 * share ? level * (40_000 + (x % 1000)) : x;

test("a quantile that speaks against it is not named for what its neighbours do", () => {
  const data = rounds({ seed: 33, n: 1000, luck: 0.001 }).map((round) => ({
    ...round,
    baseline: round.baseline.map((x) => slowMode(x)),
    candidate: round.candidate.map((x) => (x % 1000 < 70 ? slowMode(x) : 1.2 * x)),
  }));
  expect(only(series({ rounds: data })).kind).toBe("pass");
  expect(only(series({ rounds: data, statistic: { kind: "quantile", q: 0.9 } })).kind).toBe("regression");
});

/** Of runs in which all is 10 % slower, and the second mode of each trial lies somewhere else. */
function ofRestlessMode(q: number, share: number, runs = 12): Decision[] {
  const random = draws(35);
  return Array.from({ length: runs }, (_, i) => {
    const noisy = (trial: Float64Array, factor: number): Float64Array => {
      const level = 1 + 3 * random();
      return trial.map((x) => factor * slowMode(x, level, share));
    };
    const data = rounds({ seed: 34 + i, n: 1000, luck: 0.001 }).map((round) => ({
      ...round,
      baseline: noisy(round.baseline, 1),
      candidate: noisy(round.candidate, 1.1),
    }));
    return only(series({ rounds: data, statistic: { kind: "quantile", q } }));
  });
}

test("a quantile too noisy to say is named by its neighbours, and that is said", () => {
  const named = ofRestlessMode(0.95, 0.07).filter(({ kind }) => kind === "regression");
  expect(named.length).toBeGreaterThan(8);
  const byNeighbours = named.filter(({ caveats }) => caveats.includes("by-neighbours"));
  expect(byNeighbours.length).toBeGreaterThan(0);
  for (const one of named) {
    expect(one.estimate).toBeGreaterThan(1 / 1.05 - 1);
    expect(one.estimate! <= 0.05).toBe(byNeighbours.includes(one));
    // What carried it is said: the body as it is found anywhere, in whole trials and in their calmest parts.
    expect(one.around!.map(({ quantile, of }) => [quantile, of])).toEqual([
      [expect.closeTo(0.9), "trials"],
      [expect.closeTo(0.9), "calmest-parts"],
      [expect.closeTo(0.975), "trials"],
    ]);
    expect(Math.max(...one.around!.map(({ relative }) => relative))).toBeGreaterThan(0.05);
  }
});

test.each([
  ["between P90 and P98 may look unchanged", 0.95, 0.07, 1 / 1.05 - 1],
  ["that is far out must show some change itself", 0.99, 0.014, 0],
])("a quantile that its neighbours name, and %s", (_, q, share, least) => {
  const estimates = ofRestlessMode(q, share, 36).map(({ kind, estimate }) => ({ kind, estimate: estimate! }));
  const named = estimates.filter(({ kind }) => kind === "regression");
  const lowest = Math.min(...named.map(({ estimate }) => estimate));
  expect(lowest).toBeGreaterThan(least);
  expect(lowest).toBeLessThan(least + 0.02);
  expect(Math.min(...estimates.map(({ estimate }) => estimate))).toBeLessThan(least);
});
