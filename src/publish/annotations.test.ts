import { expect, test } from "@jest/globals";
import type { Project } from "../config/project.js";
import { gated, makeRun, reads } from "../core/compare/testing.js";
import { judge } from "../core/judge.js";
import { annotate } from "./annotations.js";

const PROJECT = {
  root: "/repository/kv",
  systems: [
    {
      id: "kv",
      file: "latency-gate.yml",
      benchmarks: [{ id: "crud", at: { file: "latency-gate.yml", line: 12 }, scenarios: [] }],
    },
  ],
} as unknown as Project;

test.each<[string, number, number | undefined, readonly unknown[]]>([
  ["what passes", 1, undefined, []],
  ["what keeps its budget", 1, 5e6, []],
  ["what passes and has an open budget", 1, 2.57e6, [["warning", "budget open: kv/crud/read P95"]]],
  ["what breaks its budget", 1, 1e6, [["error", "budget broken: kv/crud/read P95"]]],
  ["what regressed", 1.3, undefined, [["error", "regression: kv/crud/read P95"]]],
])("what must be seen stands at its line: %s", (_, factor, max, told) => {
  const budget = max === undefined ? undefined : { min: undefined, max };
  const metrics = [gated({ statistic: "p95", budget })];
  const run = makeRun({
    run: { stop: "rounds" },
    benchmarks: [reads(1, { id: "calm" }), reads(factor, { metrics })],
  });
  const annotations = annotate(judge(run), PROJECT, "/repository");
  expect(annotations.map(({ level, title }) => [level, title])).toEqual(told);
  expect(annotations.every(({ file, line }) => file === "kv/latency-gate.yml" && line === 12)).toBe(true);
});
