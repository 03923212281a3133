import { expect, test } from "@jest/globals";
import { expandCounts, median, spreadEvenly } from "./summary.js";

test.each<[readonly number[], number]>([
  [[], NaN],
  [[3], 3],
  [[10, 9, 100], 10],
  [[10, 9, 100, 2], 9.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("a histogram is expanded bucket by bucket, where it stands for no more than twenty million samples", () => {
  const expanded = expandCounts([
    { valueNs: 5, count: 2 },
    { valueNs: 6, count: 0 },
    { valueNs: 7, count: 1 },
  ]);
  expect(expanded).toEqual([5, 5, 7]);
  const half = { valueNs: 5, count: 10_000_000 };
  expect(expandCounts([half, half, { valueNs: 6, count: 1 }])).toBeUndefined();
});

test.each([0, 1, 2, 3, 10, 89, 1_000])("%d values that are spread evenly are the same ones", (count) => {
  const ascending = Array.from({ length: count }, (_, place) => place);
  expect(spreadEvenly(ascending).sort((a, b) => a - b)).toEqual(ascending);
});
