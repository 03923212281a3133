import { expect, test } from "@jest/globals";
import { metricId, scenarioId } from "./scenario-id.js";

test.each([
  ["Sort numbers/1000", "sort-numbers-1000", "sort-numbers-1000"],
  ["--p99.9 (ms)--", "p99.9-ms", "p99-9-ms"],
  ["..", "benchmark", "benchmark"],
  ["並べ替え", "benchmark", "benchmark"],
  ["x".repeat(100), "x".repeat(80), "x".repeat(80)],
  [`${"x".repeat(79)}/y`, "x".repeat(79), "x".repeat(79)],
  [`${"-".repeat(79)}xyz`, "xyz", "xyz"],
])("%j is %s of a scenario, and %s of a metric", (name, scenario, metric) => {
  expect([scenarioId(name), metricId(name)]).toEqual([scenario, metric]);
});
