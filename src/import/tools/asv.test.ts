import { expect, test } from "@jest/globals";
import type { ImportedBenchmark } from "../model.js";
import { readAsv } from "./asv.js";

const COLUMNS = ["result", "params", "version", "stats_number", "samples"];
const run = (results: object, version = 2): string =>
  JSON.stringify({ version, result_columns: COLUMNS, results }).replaceAll('"<NaN>"', "NaN");

/** Results with what describes them, in a folder. */
function readFolder(results: object, descriptions: object): ImportedBenchmark[] {
  const files = [
    { path: "benchmarks.json", text: JSON.stringify({ version: 2, ...descriptions }) },
    { path: "gate/0123abcd-existing.json", text: run(results) },
  ];
  return readAsv(files, true);
}

/** A file of results alone. */
const readFile = (results: object): ImportedBenchmark[] =>
  readAsv([{ path: "0123abcd-existing.json", text: run(results) }], false);

test.each<[string, object[], string[]]>([
  ["none", [], ["m.S.time_x"]],
  ["one", [["1", "'a'"]], ["m.S.time_x(1)", "m.S.time_x('a')"]],
  [
    "two",
    [
      ["1", "2"],
      ["'a, b'", "(3, 4)"],
    ],
    ["m.S.time_x(1, 'a, b')", "m.S.time_x(1, (3, 4))", "m.S.time_x(2, 'a, b')", "m.S.time_x(2, (3, 4))"],
  ],
])("parameters: %s", (_many, params, names) => {
  const each = names.map((_, at) => at + 1);
  const found = readFile({ "m.S.time_x": [each, params, "v", each, each.map((n) => [n])] });
  expect(found.map(({ name }) => name)).toEqual(names);
  // Each has its own samples.
  expect(found.map(({ latency }) => latency)).toEqual(each.map((n) => [{ valuesNs: [n * 1e9], batch: n }]));
});

test.each<[string, unknown[], string[]]>([
  [
    "all failed, which asv writes as nothing",
    [null, [["1", "2"]], "v"],
    ["benchmark-failed", "benchmark-failed"],
  ],
  ["one failed", [[null, 1], [["1", "2"]], "v", [null, 1], [null, [1]]], ["benchmark-failed"]],
  ["one was skipped", [["<NaN>", 1], [["1", "2"]], "v", [null, 1], [null, [1]]], ["benchmark-skipped"]],
])("%s", (_what, row, kinds) => {
  const errors = readFile({ "m.time_x": row }).flatMap((one) => one.errors);
  expect(errors.map(({ kind, count }) => [kind, count])).toEqual(kinds.map((kind) => [kind, 1]));
});

test.each(["-1", "Infinity", "-Infinity"])(
  "a benchmark that reports %s is the only one that is no use",
  (number) => {
    const text = run({ "m.track_x": [["<->"], [], "v"], "m.track_y": [[1], [], "v"] }).replace(
      '"<->"',
      number,
    );
    const found = readAsv([{ path: "x.json", text }], false);
    expect(
      found.map(({ name, errors, values }) => [name, errors.map(({ kind }) => kind), values.length]),
    ).toEqual([
      ["m.track_x", ["no-measure"], 0],
      ["m.track_y", [], 1],
    ]);
  },
);

test.each<[type: string, unit: string, expected: object]>([
  ["track", "unit", { unit: "1", better: "lower", value: 2 }],
  ["track", "ms", { unit: "ns", better: "lower", value: 2e6 }],
  ["track", "MB/s", { unit: "B/s", better: "higher", value: 2e6 }],
  ["memory", "bytes", { unit: "B", better: "lower", value: 2 }],
])("%s in %s, as benchmarks.json has it", (type, unit, expected) => {
  const [found] = readFolder({ "m.x": [[2], [], "v"] }, { "m.x": { type, unit, version: "v" } });
  expect(found?.values).toEqual([{ metric: "value", ...expected }]);
});

test.each<[string, object]>([
  ["m.time_x", { metric: "latency-p50", unit: "ns", value: 2e9 }],
  ["m.S.timeraw_x", { metric: "latency-p50", unit: "ns", value: 2e9 }],
  ["m.mem_x", { metric: "value", unit: "B", value: 2 }],
  ["m.peakmem_x", { metric: "value", unit: "B", value: 2 }],
  ["m.track_x", { metric: "value", unit: "1", value: 2 }],
  ["time_modules.track_x", { metric: "value", unit: "1", value: 2 }],
])("without benchmarks.json, %s is what its name says", (name, expected) => {
  expect(readFile({ [name]: [[2], [], "v"] })[0]?.values).toEqual([expect.objectContaining(expected)]);
});

test("a benchmark of any name that has statistics is a time", () => {
  expect(readFile({ "m.own_name": [[2], [], "v", [5]] })[0]?.values).toMatchObject([
    { metric: "latency-p50" },
  ]);
});

test.each<[string, object, string, string]>([
  [
    "another version",
    { "m.x": { type: "time", unit: "seconds", version: "w" } },
    "another version",
    "/m.x/version",
  ],
  ["other benchmarks", { "m.y": {} }, "not described here", "/m.x"],
  ["an older format", { version: 1 }, "the format of asv 0.5 and 0.6", "/version"],
  ["no type", { "m.x": { version: "v" } }, "text was expected", "/m.x/type"],
])("benchmarks.json of %s is refused", (_what, descriptions, message, pointer) => {
  const expected: unknown = expect.objectContaining({
    file: "benchmarks.json",
    message: expect.stringContaining(message) as unknown,
    pointer,
  });
  expect(() => readFolder({ "m.x": [[2], [], "v"] }, descriptions)).toThrow(expected);
});

test("a benchmark may be called as what every object has", () => {
  expect(readFile({ constructor: [[2], [], "v"] }).map(({ name }) => name)).toEqual(["constructor"]);
  const text = run({ p: [[2], [], "v"] }).replace('"p"', '"__proto__"');
  expect(readAsv([{ path: "x.json", text }], false).map(({ name }) => name)).toEqual(["__proto__"]);
});

test.each([
  [1, []],
  [5, ["means"]],
])("a sample of %d calls", (number, caveats) => {
  const [found] = readFile({ "m.time_x": [[2], [], "v", [number], [[2, 3]]] });
  expect(found?.latency).toEqual([{ valuesNs: [2e9, 3e9], batch: number }]);
  expect(found?.caveats.map(({ code }) => code)).toEqual(caveats);
});
