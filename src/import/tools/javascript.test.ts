import { describe, expect, test } from "@jest/globals";
import { readBenchmarkJs, readMitata, readTinybench } from "./javascript.js";

const READ =
  "results of tinybench are made by a script that ends with `console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))))`, of tinybench 2 to 6";

test.each<[string, object, string]>([
  ["was written before it ran, of tinybench 6", { state: "not-started" }, ': its state is "not-started"'],
  ["is of no known version", { mean: 1, hz: 1000 }, ""],
])("a task that %s is refused with what is read", (_name, result, why) => {
  const text = JSON.stringify([{ name: "sort", ...result }]);
  expect(() => readTinybench({ path: "bench.json", text })).toThrow(
    expect.objectContaining({ message: `the task "sort" has no latencies${why}`, hint: READ }),
  );
});

test.each<[string, object, object]>([
  ["6", { state: "errored", error: {} }, {}],
  ["5", { error: {} }, {}],
  ["5, of text", { error: "no data" }, { message: "no data" }],
  ["6, with its message", { state: "errored", error: { message: "no data" } }, { message: "no data" }],
])("a task that failed, of tinybench %s, is an error, and the others are read", (_name, result, said) => {
  const text = JSON.stringify([
    { name: "fails", ...result },
    { name: "sort", latency: { samples: [1, 2] } },
  ]);
  expect(readTinybench({ path: "bench.json", text })).toMatchObject([
    { name: "fails", latency: [], errors: [{ kind: "failed", count: 1, ...said }] },
    { name: "sort", latency: [{ valuesNs: [1e6, 2e6] }], errors: [] },
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
  [2, 1, ["order-lost"]],
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

test("what failed in mitata is an error, and the others are read", () => {
  const text = mitata(
    { runs: [{ name: "fails", error: { message: "no data", stack: "…" } }] },
    {
      runs: [{ name: "sort", stats: STATS }],
    },
  );
  expect(readMitata({ path: "bench.json", text })).toMatchObject([
    { name: "fails", latency: [], errors: [{ kind: "failed", count: 1, message: "no data" }] },
    { name: "sort", latency: [{ valuesNs: [5, 6] }], errors: [] },
  ]);
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

test("a rate of benchmark.js, however many digits it has", () => {
  const text =
    "a x b x 1,234,567 ops/sec ±0.12% (1 run sampled)\nsort x 3.45 ops/sec ±1.00% (93 runs sampled)\n";
  const read = readBenchmarkJs({ path: "bench.txt", text });
  expect(read.map(({ name, values }) => [name, values[0]?.value])).toEqual([
    ["a x b", 1_234_567],
    ["sort", 3.45],
  ]);
});
