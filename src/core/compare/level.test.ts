import { expect, test } from "@jest/globals";
import { levelOf } from "./level.js";

/** Of which the median, the mean and each tail differ. */
const VALUES = [8, 1, 2, 4, 100];

test.each([
  ["mean", 23],
  ["value", 4],
  ["p50", 4],
  ["p75", 8],
])("the %s of a trial", (statistic, level) => {
  expect(levelOf(Float64Array.from(VALUES), { statistic })).toBe(level);
});

test.each(["mean", "value", "p50"])("there is no %s of no values", (statistic) => {
  expect(levelOf(new Float64Array(), { statistic })).toBeNaN();
});
