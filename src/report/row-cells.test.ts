import { expect, test } from "@jest/globals";
import { gated, makeRun, reads } from "../core/compare/testing.js";
import { judge } from "../core/judge.js";
import { statusOf } from "./row-cells.js";

/** Reads take about 2 ms. */
test.each<[string, boolean, number | undefined, string]>([
  ["what has a limit alone and keeps it", false, 5e6, "within budget"],
  ["what has a limit alone and breaks it", false, 1e6, "budget broken"],
  ["what has a limit alone that lies in its interval", false, 2e6, "budget open"],
  ["what is only shown", false, undefined, "not gated"],
  ["what is gated and keeps its limit", true, 5e6, "pass"],
  ["what is gated and has its limit in its interval", true, 2e6, "budget open"],
])("%s", (_name, isGated, max, status) => {
  const budget = max === undefined ? undefined : { min: undefined, max };
  const metrics = [gated({ gated: isGated, budget }), gated({ statistic: "mean" })];
  const { rows } = judge(makeRun({ benchmarks: [reads(1, { metrics })] }));
  expect(statusOf(rows[0]!)).toBe(status);
});
