import { readFileSync } from "node:fs";
import { join } from "node:path";
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

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../fixtures/imports/go", name), "utf8");

/** Of Go 1.26.8. In the first one `go test` ends with `ok` and exit code 0. */
test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ["failed-later.txt", ["Good"], { FailsLater: "produce_failed_test.go:15: no data" }],
  [
    "failed.txt",
    ["Sub/good", "Good"],
    {
      FailsLater: "produce_failed_test.go:15: no data",
      "Sub/n-2": "more_test.go:10: bad sub",
      "Sub/quiet": "go test says that it failed",
      Sub: "go test says that it failed",
    },
  ],
])("a benchmark that failed in any of its runs has no sample, in %s", (name, good, failed) => {
  const read = readGo({ path: name, text: fixture(name) });
  const failures = read.filter(({ errors }) => errors.length > 0);
  expect(Object.fromEntries(failures.map(({ name, errors: [error] }) => [name, error?.message]))).toEqual(
    failed,
  );
  for (const { latency, values, caveats } of failures)
    expect([latency, values, caveats]).toEqual([[], [], []]);
  const measured = read.filter(({ errors }) => errors.length === 0);
  expect(measured.map(({ name, latency }) => [name, latency.length])).toEqual(good.map((each) => [each, 4]));
});

test.each<[string, string, string]>([
  ["a run after the first, whose line has it", "A-2 10 5 ns/op\nBenchmarkA-2 \t--- FAIL: BenchmarkA-2", "A"],
  ["the first run, whose line has none", "A-2 10 5 ns/op\n--- FAIL: BenchmarkB", "B"],
  ["what is named so itself", "A-2 10 5 ns/op\n--- FAIL: BenchmarkB-2", "B-2"],
  ["what is named so itself and was measured", "A-2-2 10 5 ns/op\n--- FAIL: BenchmarkA-2", "A-2"],
  [
    "what is named so itself, beside one that is not",
    "A-2 10 5 ns/op\nBenchmarkA-2-2 10 5 ns/op\n--- FAIL: BenchmarkA-2",
    "A-2",
  ],
  ["one processor", "A 10 5 ns/op\n--- FAIL: BenchmarkB-2", "B-2"],
])("the suffix of the processors is no part of a name that failed: %s", (_what, text, name) => {
  const read = readGo({ path: "bench.txt", text: `Benchmark${text}\n    x_test.go:5: no data\n` });
  expect(read.filter(({ errors }) => errors.length > 0)).toEqual([
    {
      name,
      latency: [],
      values: [],
      errors: [{ kind: "failed", count: 1, message: "x_test.go:5: no data" }],
      caveats: [],
    },
  ]);
});

test("of packages that have a benchmark of one name, the one that failed is", () => {
  const [a, b] = ["pkg: x/a\nBenchmarkA-2 10 5 ns/op\n", "pkg: x/b\n--- FAIL: BenchmarkA\n"];
  expect(readGo({ path: "bench.txt", text: a + b }).map(({ name, errors }) => [name, errors.length])).toEqual(
    [
      ["x/a.A", 0],
      ["x/b.A", 1],
    ],
  );
});

const LINE = "BenchmarkA-2   \t     100\t         3.400 ns/op\n";

test.each<[string, string, number | undefined]>([
  ["panics", `${LINE}BenchmarkA-2   \tpanic: no data\n\nexit status 2\nFAIL\tx\t0.029s\n`, 5],
  ["calls os.Exit", `${LINE}BenchmarkA-2   \texit status 3\nFAIL\tx\t0.022s\n`, 3],
  ["panics after another package", `${LINE}PASS\nok  \tw\t0.02s\n${LINE}panic: x\nFAIL\tx\t0.02s\n`, 6],
  ["fails", `${LINE}--- FAIL: BenchmarkB\nFAIL\nexit status 1\nFAIL\tx\t0.022s\n`, undefined],
  ["passes, and its TestMain exits with 1", `${LINE}PASS\nexit status 1\nFAIL\tx\t0.022s\n`, undefined],
  ["passes", `${LINE}PASS\nok  \tx\t0.022s\n`, undefined],
  ["is beside one that can't be built", `${LINE}PASS\nok  \tx\t0.022s\nFAIL\ty [build failed]\n`, undefined],
])(
  "where a package's benchmark %s, its results are refused only if its process ended early",
  (_what, text, line) => {
    const read = (): unknown => readGo({ path: "bench.txt", text });
    if (line === undefined) expect(read).not.toThrow();
    else {
      expect(read).toThrow(
        expect.objectContaining({ message: "the process of x ended before its benchmarks did", line }),
      );
    }
  },
);
