import { expect, test } from "@jest/globals";
import { readPytestBenchmark } from "./pytest-benchmark.js";

test("where the rounds were not saved, there is what was made of them", () => {
  const stats = { iterations: 1, median: 0.001, mean: 0.002 };
  const text = JSON.stringify({ benchmarks: [{ fullname: "x", stats }] });
  expect(readPytestBenchmark({ path: "bench.json", text })).toMatchObject([
    {
      latency: [],
      values: [
        { metric: "latency-p50", value: 1e6 },
        { metric: "latency-mean", value: 2e6 },
      ],
      caveats: [{ code: "summary-only" }],
    },
  ]);
});
