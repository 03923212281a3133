import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { readBenchmarkJs, readMitata, readTinybench } from "./javascript.js";

const READ =
  "results of tinybench are made by a script that ends with `console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))))`, of tinybench 2 to 6";

test.each<[string, object, string]>([
  ["was written before it ran, of tinybench 6", { state: "not-started" }, ': its state is "not-started"'],
  [
    "has a state that is not known, and samples",
    { state: "paused", latency: { samples: [1, 2] } },
    ': its state is "paused"',
  ],
  ["is of no known version", { mean: 1, hz: 1000 }, ""],
])("a task that %s is refused with what is read", (_name, result, why) => {
  const text = JSON.stringify([{ name: "sort", ...result }]);
  expect(() => readTinybench({ path: "bench.json", text })).toThrow(
    expect.objectContaining({ message: `the task "sort" has no latencies${why}`, hint: READ }),
  );
});

const NO_MESSAGE = "it threw, and JSON keeps nothing of an Error; make the Bench with throws: true to see it";
const THREW = { kind: "failed", count: 1, message: NO_MESSAGE };
const THREW_TEXT = { ...THREW, message: "no data" };
const ABORTED = { kind: "aborted", count: 1, message: "its AbortSignal ended it before its time" };

/** What each version writes (fixtures/imports/tinybench/produce-failed.mjs). */
test.each<[number, Readonly<Record<string, object>>]>([
  [2, { throws: THREW, "throws text": THREW_TEXT, "throws when it runs again": THREW }],
  [3, { throws: THREW, "throws text": THREW_TEXT, "throws when it runs again": THREW }],
  [4, { throws: THREW, "throws text": THREW_TEXT, "throws when it runs again": THREW }],
  [
    5,
    { throws: THREW, "throws text": THREW_TEXT, "throws when it runs again": THREW, "is aborted": ABORTED },
  ],
  // It does not run again what was measured.
  [6, { throws: THREW, "throws text": THREW, "is aborted": ABORTED }],
])(
  "tasks of tinybench %d that failed are errors, with samples or without, and the others are read",
  (version, failed) => {
    const path = join(import.meta.dirname, `../../../fixtures/imports/tinybench/failed-${version}.json`);
    const read = readTinybench({ path, text: readFileSync(path, "utf8") });
    const failures = read.filter(({ errors }) => errors.length > 0);
    expect(Object.fromEntries(failures.map(({ name, errors: [error] }) => [name, error]))).toEqual(failed);
    for (const { latency, values } of failures) expect([latency, values]).toEqual([[], []]);
    expect(read[0]).toMatchObject({ name: "good", errors: [], latency: [{ valuesNs: { length: 3 } }] });
  },
);

const MEASURED = { latency: { samples: [1, 2] } };

test.each<[string, object, object]>([
  ["an error with a message", { error: { message: "no data" } }, THREW_TEXT],
  ["an error that a script made text of", { error: "no data" }, THREW_TEXT],
  ["an error of no text", { error: "" }, THREW],
  ["an error whose message is none", { error: { message: 5 } }, THREW],
  ["a state alone", { state: "errored" }, THREW],
  ["an aborted state without numbers", { state: "aborted" }, ABORTED],
  ["an aborted state with numbers", { state: "aborted-with-statistics" }, ABORTED],
  ["a mark of version 5", { aborted: true }, ABORTED],
])("a task of tinybench's with samples and %s is an error", (_what, result, error) => {
  const text = JSON.stringify([{ name: "sort", ...MEASURED, ...result }]);
  expect(readTinybench({ path: "bench.json", text })).toEqual([
    { name: "sort", latency: [], values: [], errors: [error], caveats: [] },
  ]);
});

test.each<[string, object]>([
  ["a state of completion", { state: "completed" }],
  ["no error", { error: null }],
  ["a mark that it was not aborted", { aborted: false }],
])("a task of tinybench's with samples and %s is read", (_what, result) => {
  const text = JSON.stringify([{ name: "sort", ...MEASURED, ...result }]);
  expect(readTinybench({ path: "bench.json", text })).toMatchObject([
    {
      latency: [{ valuesNs: [1e6, 2e6], batch: 1, sorted: true }],
      errors: [],
      caveats: [{ code: "order-lost" }],
    },
  ]);
});

describe("tinybench in a worker for each benchmark", () => {
  const list = (name: string, indent = 0): string =>
    JSON.stringify([{ name, latency: { samples: [1, 2] } }], null, indent);

  test.each([
    ["a list a line", `${list("a")}\n${list("b")}\n`, ["a", "b"]],
    ["one list of several lines", list("a", 2), ["a"]],
  ])("%s is read", (_, text, names) => {
    expect(readTinybench({ path: "bench.json", text }).map(({ name }) => name)).toEqual(names);
  });

  test("a list that is cut off is refused, with its line", () => {
    const text = `${list("a")}\n\n${list("b").slice(0, -5)}\n`;
    expect(() => readTinybench({ path: "bench.json", text })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^it is not JSON/), line: 3 }),
    );
  });

  test("a list with another program's words beside it is refused", () => {
    const text = `${list("a")}\ndone\n`;
    expect(() => readTinybench({ path: "bench.json", text })).toThrow(/^it is not JSON/);
  });
});

test.each([
  [0, 1, ["order-lost"]],
  [2, 1, ["order-lost"]],
  [4, 2, ["means", "order-lost"]],
  [7, 4, ["means", "order-lost"]],
  [8_192, 4_096, ["means", "order-lost"]],
])("mitata's two samples of %d ticks are of %d calls each", (ticks, batch, caveats) => {
  const run = { name: "sort", stats: { ticks, samples: [5, 6] } };
  const text = JSON.stringify({ benchmarks: [{ runs: [run] }] });
  const [read] = readMitata({ path: "bench.json", text });
  expect(read?.latency).toEqual([{ valuesNs: [5, 6], batch, sorted: true }]);
  expect(read?.caveats.map(({ code }) => code)).toEqual(caveats);
});

const STATS = { ticks: 2, samples: [5, 6] };
const mitata = (...benchmarks: readonly object[]): string =>
  JSON.stringify({ layout: [{ name: null }, { name: "small" }, { name: "large" }], benchmarks });

test("mitata without samples is refused, with what keeps them", () => {
  const text = mitata({ runs: [{ name: "sort", stats: { ticks: 3 } }] });
  expect(() => readMitata({ path: "bench.json", text })).toThrow(
    expect.objectContaining({
      message: "there are no samples",
      hint: "use format: { json: { samples: true } }",
    }),
  );
});

test.each<[string, object, string]>([
  ["an Error", { error: { message: "no data", stack: "…" } }, "no data"],
  ["text", { error: "no data" }, "no data"],
  ["something without a message", { error: { code: 5 } }, "it threw something that has no message"],
  ["null", { error: null }, "it threw something that has no message"],
  ["undefined", {}, "it threw something that has no message"],
  ["an Error after it was measured", { error: { message: "no data" }, stats: STATS }, "no data"],
])("what threw %s in mitata is an error, and the others are read", (_what, result, message) => {
  const text = mitata({ runs: [{ name: "fails", ...result }] }, { runs: [{ name: "sort", stats: STATS }] });
  expect(readMitata({ path: "bench.json", text })).toMatchObject([
    { name: "fails", latency: [], values: [], errors: [{ kind: "failed", count: 1, message }] },
    { name: "sort", latency: [{ valuesNs: [5, 6] }], errors: [] },
  ]);
});

test("of no sample of mitata's there is no batch", () => {
  const [read] = readMitata({
    path: "bench.json",
    text: mitata({ runs: [{ name: "sort", stats: { ticks: 3, samples: [] } }] }),
  });
  expect(read?.latency).toEqual([{ valuesNs: [], batch: 3, sorted: true }]);
});

test("a benchmark of mitata's in no group has none before its name, whatever others are named", () => {
  const text = mitata(
    { runs: [{ name: "sort", stats: STATS }] },
    { group: 1, runs: [{ name: "sort", stats: STATS }] },
  );
  expect(readMitata({ path: "bench.json", text }).map(({ name }) => name)).toEqual(["sort", "small > sort"]);
});

test("benchmarks of mitata that have one name in several groups have their group before it, and no others", () => {
  const text = mitata(
    { group: 0, runs: [{ name: "join", stats: STATS }] },
    { group: 1, runs: [{ name: "sort", stats: STATS }] },
    { group: 2, runs: [{ name: "sort", stats: STATS }] },
    { group: 2, runs: [{ name: "merge", stats: STATS }] },
  );
  expect(readMitata({ path: "bench.json", text }).map(({ name }) => name)).toEqual([
    "join",
    "small > sort",
    "large > sort",
    "merge",
  ]);
});

const LEVELS = { mean: 7, p50: 1, median: 2, p75: 3, p99: 4, p995: 5, p999: 6 };

test("where tinybench kept no samples, there is what it made of them", () => {
  const text = JSON.stringify([{ name: "sort", latency: LEVELS }]);
  const [read] = readTinybench({ path: "bench.json", text });
  expect(read?.caveats).toEqual([{ code: "summary-only", what: "make the Bench with retainSamples: true" }]);
  expect([read?.latency, read?.values.map(({ metric, value }) => [metric, value])]).toEqual([
    [],
    [
      ["latency-p50", 1e6],
      ["latency-mean", 7e6],
      ["latency-p75", 3e6],
      ["latency-p99", 4e6],
      ["latency-p99-9", 6e6],
    ],
  ]);
});

test("what benchmark.js prints of a failure is no rate, and the line that is lacking is named", () => {
  const file = { path: "bench.txt", text: "sort: Error: no such table\n" };
  expect(() => readBenchmarkJs(file)).toThrow("no line says `NAME x N ops/sec");
});

test("a line of benchmark.js that is cut off is no rate", () => {
  const whole = "sort x 1,234,567 ops/sec ±0.12% (93 runs sampled)\n";
  for (const end of [20, 24, 31, 40, -3]) {
    const file = { path: "bench.txt", text: whole + whole.replace("sort", "join").slice(0, end) };
    expect(readBenchmarkJs(file).map(({ name }) => name)).toEqual(["sort"]);
  }
});

test("a rate of benchmark.js, however many digits it has", () => {
  const text =
    "a x b x 1,234,567 ops/sec ±0.12% (1 run sampled)\nsort x 3.45 ops/sec ±1.00% (93 runs sampled)\n";
  const read = readBenchmarkJs({ path: "bench.txt", text });
  const rate = { metric: "throughput", unit: "op/s", better: "higher" };
  expect(read.map(({ name, values }) => [name, values])).toEqual([
    ["a x b", [{ ...rate, value: 1_234_567 }]],
    ["sort", [{ ...rate, value: 3.45 }]],
  ]);
});
