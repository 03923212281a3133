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

test("lines may end as those of Windows do", () => {
  const text = "BenchmarkAdd-8\t 10\t 2 ns/op\r\nBenchmarkAdd-8\t 10\t 3 ns/op\r\n";
  expect(readGo({ path: "bench.txt", text })).toMatchObject([
    {
      name: "Add",
      latency: [
        { valuesNs: [2], batch: 10 },
        { valuesNs: [3], batch: 10 },
      ],
      values: [],
    },
  ]);
});

test("a line that ends after a value is refused", () => {
  for (const line of ["BenchmarkAdd-8  10  2", "BenchmarkAdd-8  10  2 ns/op 3"]) {
    expect(() => readGo({ path: "bench.txt", text: `${line}\n` })).toThrow("pairs of a value and a unit");
  }
});
