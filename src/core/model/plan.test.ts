import { expect, test } from "@jest/globals";
import { makeRun, reads } from "../compare/testing.js";
import { hasOneBenchmark, type NotMeasured } from "./plan.js";

const left = (reason: NotMeasured["reason"]): NotMeasured => ({
  system: "kv",
  benchmark: "scan",
  scenario: undefined,
  reason,
});

test.each<[string, string[], NotMeasured["reason"][], boolean]>([
  ["one benchmark", ["crud"], [], true],
  ["two benchmarks", ["crud", "scan"], [], false],
  ["one here and one on another shard", ["crud"], ["other-shard"], false],
  ["one, where others were left out", ["crud"], ["filtered", "quick", "study"], true],
  ["none", [], [], false],
])("of a plan of %s", (_, benchmarks, reasons, one) => {
  const { plan } = makeRun({ benchmarks: benchmarks.map((id) => reads(1, { id })) });
  expect(hasOneBenchmark({ ...plan, notMeasured: reasons.map(left) })).toBe(one);
});

test("of a plan of one benchmark in each of two systems", () => {
  const { plan } = makeRun({ benchmarks: [reads(1)] });
  const systems = [...plan.systems, { ...plan.systems[0]!, id: "other" }];
  expect(hasOneBenchmark({ ...plan, systems })).toBe(false);
});
