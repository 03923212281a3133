import { expect, test } from "@jest/globals";
import { missingTime } from "./missing-time.js";

test.each([
  ["a trial of less than a second", [900], 1, "0.90 s", "1.8 s"],
  ["the mean of those that there are", [14_000, 16_000], 3, "15 s", "90 s"],
  ["minutes are rounded up: of less there would be no look", [30_500], 10, "31 s", "11 min"],
  ["long trials", [125_000], 1, "3 min", "5 min"],
] as const)("what is missing: %s", (_, durationsMs, rounds, trial, all) => {
  const trials = durationsMs.map((durationMs) => ({ durationMs }));
  expect(missingTime(trials, rounds)).toEqual({ trial, all });
});

test("without a trial nothing is known", () => {
  expect(missingTime([], 10)).toBeUndefined();
});
