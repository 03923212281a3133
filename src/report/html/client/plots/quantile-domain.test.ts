import { expect, test } from "@jest/globals";
import { quantileCurve } from "../../data/quantile-curve.js";
import type { SeriesData } from "../../data/panel-data.js";
import { quantileDomain } from "./quantile-domain.js";

/** 2000 operations a side from 1 to 2 ms, and what was slower. */
function series(slower: readonly number[], candidate: readonly number[] = []): SeriesData {
  const body = Array.from({ length: 2000 }, (_, i) => 1e6 + 500 * i);
  const curve = (more: readonly number[]) => quantileCurve([Float64Array.from([...body, ...more])])!;
  return { unit: "ns", better: "lower", baseline: curve(slower), candidate: curve(candidate), shift: [] };
}

const row = (q: number | null, max: number | null = null) => ({ q, budget: { min: null, max } });
const tail = (count: number, times: number): number[] => Array.from({ length: count }, () => times * 1e6);

test.each<[string, SeriesData, number, { log: boolean; clipped: boolean; beyond: number[] }]>([
  ["nothing is far off", series([]), 0.99, { log: false, clipped: false, beyond: [] }],
  ["one operation at seven times", series([7e6]), 0.99, { log: false, clipped: true, beyond: [1] }],
  [
    "one at a thousand times: no log scale for it",
    series([1e9]),
    0.99,
    { log: false, clipped: true, beyond: [1] },
  ],
  [
    "a few on both sides",
    series(tail(3, 40), tail(5, 60)),
    0.99,
    { log: false, clipped: true, beyond: [3, 5] },
  ],
  ["a tail is no outlier", series(tail(30, 40)), 0.99, { log: true, clipped: false, beyond: [] }],
  [
    "a tail, and what is beyond it",
    series([...tail(30, 40), 4e11]),
    0.5,
    { log: true, clipped: true, beyond: [1] },
  ],
  [
    "the quantile of the row is never beyond",
    series(tail(3, 40)),
    0.9989,
    { log: true, clipped: false, beyond: [] },
  ],
])("%s", (_name, data, q, expected) => {
  const { log, top, beyond } = quantileDomain(row(q), data);
  expect({ log, clipped: top !== undefined, beyond: beyond.map(({ count }) => count) }).toEqual(expected);
});

test("the plot ends a little above what is drawn, and a budget near it is seen", () => {
  expect(quantileDomain(row(0.99), series([7e6])).top).toBeCloseTo(1.05 * 2e6, -4);
  expect(quantileDomain(row(0.99, 2.2e6), series([7e6])).top).toBeCloseTo(1.05 * 2.2e6, -3);
  expect(quantileDomain(row(0.99), series([2.4e6, 7e6])).top).toBeCloseTo(1.05 * 2.4e6, -3);
  expect(quantileDomain(row(0.99, 9e6), series([7e6])).top).toBeCloseTo(1.05 * 2e6, -4);
});
