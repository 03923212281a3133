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
  const text = "goos: linux\nBenchmarkAdd-8  10  2 ns/op\nBenchmarkAdd-8  10  -2 ns/op\nPASS\n";
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
  const [a, b] = ["pkg: x/a\nBenchmarkA-2 10 5 ns/op\nPASS\n", "pkg: x/b\n--- FAIL: BenchmarkA\nFAIL\n"];
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

/** Of Go 1.26.8, of fixtures/imports/go. */
test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ["packages.txt", ["ex.com/x/a.Foo"], { "ex.com/x/b.Foo": "b_test.go:5: no data" }],
  // Nothing of the package that fails at once says its name but the line at its end.
  ["packages-first.txt", ["ex.com/x/a.Foo"], { "ex.com/x/b.Foo": "b_test.go:5: no data" }],
  // Test programs print no such line.
  ["programs.txt", ["ex.com/x/a.Foo"], { Foo: "b_test.go:5: no data" }],
])("what fails is of its own package, in %s", (name, good, failed) => {
  expect(outcomes(name)).toEqual([good, failed]);
});

const OF_NAMES = {
  "Sub/n-2": "s_test.go:22: bad n-2",
  "Sub/m": "s_test.go:26: bad m",
  Sub: "go test says that it failed",
  Later: "s_test.go:34: bad later",
  Second: "s_test.go:46: bad second",
  Quiet: "go test says that it failed",
};

test.each<[string, Readonly<Record<string, string>>]>([
  ["names.txt", OF_NAMES],
  // What stands before the log in its line is what the benchmark prints.
  ["names-v.txt", { ...OF_NAMES, Second: "go test says that it failed" }],
])(
  "what fails keeps its name where others have it with the suffix, and what logs so is good: %s",
  (name, failed) => {
    expect(outcomes(name)).toEqual([["Sub/n", "Sub/m-2", "Good"], failed]);
  },
);

function outcomes(name: string): [readonly string[], Readonly<Record<string, string | undefined>>] {
  const read = readGo({ path: name, text: fixture(name) });
  const failures = read.filter(({ errors }) => errors.length > 0);
  for (const { latency } of failures) expect(latency).toEqual([]);
  return [
    read.filter(({ latency }) => latency.length > 0).map((each) => each.name),
    Object.fromEntries(failures.map((each) => [each.name, each.errors[0]?.message])),
  ];
}

test.each<[string, string, string]>([
  ["a blank line", "BenchmarkA-2 \t\n\n", "A"],
  ["something in its line", "BenchmarkA-2 \tx: ", "A"],
  ["what is indented", "BenchmarkA-2 \t\n  x: ", "A"],
  ["something in its line, with -v", "BenchmarkA\nx: ", "A"],
])("a benchmark that prints %s before it fails has failed all the same", (_what, printed, name) => {
  const verbose = printed.startsWith("BenchmarkA\n") ? "BenchmarkA\n" : "";
  const text = `${verbose}BenchmarkA-2 \t10 5 ns/op\n${printed.replace(/^BenchmarkA\n/, "")}--- FAIL: BenchmarkA-2\n`;
  expect(readGo({ path: "bench.txt", text })).toMatchObject([{ name, latency: [], errors: [{}] }]);
});

test.each(["exits.txt", "exits-v.txt"])(
  "results of a test program that os.Exit(0) ended are refused, though its exit code is good: %s",
  (name) => {
    expect(() => readGo({ path: name, text: fixture(name) })).toThrow(
      expect.objectContaining({ message: "the process of ex.com/x/c ended before its benchmarks did" }),
    );
  },
);

const [FAILED_LATER, RESULTS] = [fixture("failed-later.txt"), fixture("results.txt")];
const filtered = (text: string, kept: RegExp): string =>
  text
    .split("\n")
    .filter((line) => kept.test(line))
    .join("\n");

test.each<[string, string, number | undefined]>([
  ["one program after another that ended early", fixture("exits.txt") + RESULTS, 9],
  ["one that ended early after another", fixture("programs.txt") + fixture("exits.txt"), 18],
  ["two files", FAILED_LATER + RESULTS, undefined],
  ["a file twice", RESULTS + RESULTS, undefined],
  ["the lines of benchmarks alone", filtered(RESULTS, /^Benchmark/), undefined],
  ["what ended early, without its header", filtered(fixture("exits.txt"), /^Benchmark/), undefined],
  ["what go test says at the end, without PASS", filtered(RESULTS, /^(?!PASS)/), undefined],
  ["PASS without what go test says", filtered(RESULTS, /^(?!ok)/), undefined],
  ["a header and neither", filtered(RESULTS, /^(?:goos|pkg|Benchmark)/), 20],
  ["of a header only goos, and neither", filtered(RESULTS, /^(?:goos|Benchmark)/), 19],
])("a header says that a process tells how it ended: %s", (_what, text, line) => {
  const read = (): unknown => readGo({ path: "bench.txt", text });
  if (line === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(expect.objectContaining({ line }));
});
