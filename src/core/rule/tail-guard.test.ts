import { describe, expect, test } from "@jest/globals";
import { prepare } from "./prepare.js";
import { tailIsSlower } from "./tail-guard.js";
import { only, rounds, series } from "./testing.js";
import type { Noise } from "./testing.js";
import type { MetricSeries } from "./types.js";

test("the guard withholds a pass when the tail is far slower in a fifth of the rounds", () => {
  const data = rounds({ seed: 9, rounds: 40, change: (x, round) => (round % 5 === 0 ? x * 2 : x) });
  const decision = only(series({ rounds: data }));
  expect(decision.kind).toBe("inconclusive");
  expect(decision.caveats).toContain("tail-guard");
});

type Slow = readonly [rounds: number, factor: number];

/** Twenty rounds of which so many have a candidate, or a baseline, that is so much slower; then the same, swapped. */
function guards(
  [count, factor]: Slow,
  isLast: boolean,
  own: Partial<MetricSeries>,
  of: Partial<Noise> = {},
): [boolean, boolean] {
  const noise = rounds({
    seed: 9,
    rounds: 20,
    luck: 0.002,
    change: (x, round) => (round < count ? x * factor : x),
    ...of,
  });
  const swapped = noise.map((pair) => ({ ...pair, baseline: pair.candidate, candidate: pair.baseline }));
  const [slower, faster] = [noise, swapped].map((pairs) => {
    const one = series({ ...own, rounds: pairs });
    return tailIsSlower(prepare(one, 10), 10, isLast);
  });
  return [slower!, faster!];
}

describe("the guard", () => {
  test.each<[string, Slow, boolean, Partial<MetricSeries>, boolean]>([
    ["all rounds are twice as slow", [20, 2], true, {}, true],
    ["eight are", [8, 2], true, {}, true],
    ["four are, which may be chance", [4, 2], true, {}, false],
    ["four are, which is a hint at an earlier look", [4, 2], false, {}, true],
    ["one is, which is none", [1, 2], false, {}, false],
    ["all are, and so much is allowed", [20, 1.2], true, { tolerance: 0.25 }, false],
    ["all are, and the floor allows it", [20, 1.2], true, { floor: 3_000 }, false],
    ["all are, and less is allowed", [20, 1.2], true, { tolerance: 0.15, floor: 1_000 }, true],
    ["of P90", [20, 2], true, { statistic: { kind: "quantile", q: 0.9 } }, true],
    ["of P75, which is no tail", [20, 2], true, { statistic: { kind: "quantile", q: 0.75 } }, false],
    ["of a mean", [20, 2], true, { statistic: { kind: "mean" } }, false],
    ["where more is better", [20, 2], true, { better: "higher" }, false],
  ])("sees a slower tail of the candidate, and none of the baseline: %s", (_, slow, isLast, own, seen) => {
    expect(guards(slow, isLast, own)).toEqual([seen, false]);
  });

  test.each<[string, Slow, Partial<Noise>]>([
    ["the share of slow samples", [12, 1.1], { luck: 0.05 }],
    ["the size of the differences", [4, 2], { luck: 0.05, n: 400 }],
    [
      "the size of those of every fourth round",
      [0, 1],
      { luck: 0.05, n: 400, change: (x, round) => (round % 4 === 1 ? x * 2 : x) },
    ],
  ])("sees it where one of its tests alone does: by %s", (_, slow, of) => {
    expect(guards(slow, true, {}, of)).toEqual([true, false]);
  });
});
