import { expect, test } from "@jest/globals";
import { readGo } from "./go.js";

test("an operation may take less than a nanosecond, or none", () => {
  const text = "BenchmarkAdd-8  1000000000  0.25 ns/op  0 allocs/op\n";
  expect(readGo({ path: "bench.txt", text })).toMatchObject([
    {
      name: "Add",
      latency: [{ valuesNs: [0.25], batch: 1e9 }],
      values: [{ metric: "allocs-per-op", value: 0 }],
    },
  ]);
});

test("a line that can't be read is named by its number", () => {
  const text = "goos: linux\nBenchmarkAdd-8  10  2 ns/op\nBenchmarkAdd-8  10  -2 ns/op\n";
  expect(() => readGo({ path: "bench.txt", text })).toThrow(
    expect.objectContaining({ file: "bench.txt", line: 3 }),
  );
});
