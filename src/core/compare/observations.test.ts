import { expect, test } from "@jest/globals";
import type { MeasuredTrial } from "./index-trials.js";
import { countErrors, ruleStatistic } from "./observations.js";
import { gated, measured } from "./testing.js";

test.each([
  ["value", false, { kind: "value" }],
  // Of what is named as one value, and measured several times a trial, the median.
  ["value", true, { kind: "quantile", q: 0.5 }],
  ["mean", true, { kind: "mean" }],
  ["p50", true, { kind: "quantile", q: 0.5 }],
  ["p99.9", true, { kind: "quantile", q: 0.999 }],
])("the rule looks at the %s of samples (%p) as %j", (statistic, sampled, expected) => {
  expect(ruleStatistic(gated({ statistic }), sampled)).toEqual(expected);
});

test.each([
  ["read", 5],
  ["scan", 6],
  ["drop", 4],
  [undefined, 7],
])("of %s there are its own errors and those that name no scenario: %d", (scenario, count) => {
  const error = (of: string | undefined, many: number) => ({
    scenario: of,
    kind: "timeout",
    count: many,
    message: undefined,
  });
  const outcome = measured({ errors: [error("read", 1), error("scan", 2), error(undefined, 4)] });
  expect(countErrors({ outcome } as MeasuredTrial, scenario)).toBe(count);
});
