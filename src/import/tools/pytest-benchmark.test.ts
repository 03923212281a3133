import { expect, test } from "@jest/globals";
import { readPytestBenchmark } from "./pytest-benchmark.js";

test("where the rounds were not saved, there is what was made of them", () => {
  const stats = { iterations: 1, median: 0.001, mean: 0.002 };
  const text = JSON.stringify({ benchmarks: [{ fullname: "x", stats }] });
  expect(readPytestBenchmark({ path: "bench.json", text })).toMatchObject([
    {
      latency: [],
      values: [
        { metric: "latency-p50", unit: "ns", better: "lower", value: 1e6 },
        { metric: "latency-mean", unit: "ns", better: "lower", value: 2e6 },
      ],
      caveats: [{ code: "summary-only" }],
    },
  ]);
});

test.each([
  [1, []],
  [5, ["means"]],
])("a round of %d calls", (iterations, caveats) => {
  const stats = { iterations, median: 0.5, data: [0.25, 0.5] };
  const text = JSON.stringify({ benchmarks: [{ fullname: "a/test_b.py::test_c", stats }] });
  const [read] = readPytestBenchmark({ path: "bench.json", text });
  expect(read).toMatchObject({
    name: "a/test_b.py::test_c",
    latency: [{ valuesNs: [2.5e8, 5e8], batch: iterations }],
    values: [],
  });
  expect(read?.caveats.map(({ code }) => code)).toEqual(caveats);
});
