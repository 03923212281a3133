import { expect, test } from "@jest/globals";
import type { ImportedBenchmark } from "./model.js";
import { reportedBenchmarks } from "./reported.js";

const value = { metric: "throughput", unit: "op/s", better: "higher", value: 1 } as const;

test.each<[string, Partial<ImportedBenchmark>, object]>([
  ["samples", { latency: [{ valuesNs: [1] }] }, { hasSamples: true }],
  ["samples of a phase alone, which are not judged", { latency: [{ valuesNs: [1], phase: "warmup" }] }, {}],
  ["a list of none", { latency: [{ valuesNs: [] }] }, {}],
  [
    "the tool's own numbers",
    { values: [value, { ...value, metric: "latency-p50" }, value] },
    { metrics: ["throughput", "latency-p50"] },
  ],
  ["an error in words", { errors: [{ kind: "Error", count: 1, message: "boom" }] }, { error: "boom" }],
  [
    "an error in several lines",
    { errors: [{ kind: "Error", count: 1, message: "boom\n at x" }] },
    { error: "boom" },
  ],
  ["an error without", { errors: [{ kind: "timeout", count: 1 }] }, { error: "timeout" }],
])("a benchmark with %s is reported so", (_what, own, reported) => {
  const nothing = { name: "a b", latency: [], values: [], errors: [], caveats: [] };
  expect(
    reportedBenchmarks({ tool: "any", version: undefined, benchmarks: [{ ...nothing, ...own }] }),
  ).toEqual([{ name: "a b", hasSamples: false, metrics: [], error: undefined, ...reported }]);
});
