import { expect, test } from "@jest/globals";
import { readJmh } from "./jmh.js";

interface Row {
  readonly benchmark: string;
  readonly mode?: string;
  readonly params?: Readonly<Record<string, string>>;
}

function namesOf(rows: readonly Row[]): string[] {
  const primaryMetric = { scoreUnit: "us/op", rawData: [[5]], rawDataHistogram: [[[[5, 1]]]] };
  const text = JSON.stringify(
    rows.map((row) => ({ mode: "ss", measurementTime: "1 s", threads: 1, primaryMetric, ...row })),
  );
  return readJmh({ path: "jmh.json", text }).map(({ name }) => name);
}

test("classes of one name are told apart by their packages, whatever their modes are", () => {
  expect(
    namesOf([
      { benchmark: "com.example.json.Encode.encode", params: { size: "10" } },
      { benchmark: "com.example.json.Encode.decode" },
      { benchmark: "com.example.xml.Encode.encode", params: { size: "10" }, mode: "avgt" },
      { benchmark: "com.example.xml.Encode.encode", params: { size: "10" }, mode: "sample" },
    ]),
  ).toEqual([
    "com.example.json.Encode.encode:size=10",
    "Encode.decode",
    "com.example.xml.Encode.encode:size=10:avgt",
    "com.example.xml.Encode.encode:size=10:sample",
  ]);
});

test("a method of several parameters or modes is of one package", () => {
  const benchmark = "com.example.json.Encode.encode";
  expect(
    namesOf([
      { benchmark, params: { size: "10" } },
      { benchmark, params: { size: "20" } },
      { benchmark, params: { size: "20" }, mode: "avgt" },
    ]),
  ).toEqual(["Encode.encode:size=10", "Encode.encode:size=20:ss", "Encode.encode:size=20:avgt"]);
});

test.each([
  ["1 s", 1, 200_000],
  ["1 s", 2, 400_000],
  ["100 ms", 1, 20_000],
  ["1 us", 1, 1],
])("an iteration of %s in %d threads whose mean is 5 us had %d calls", (measurementTime, threads, batch) => {
  const primaryMetric = { scoreUnit: "us/op", rawData: [[5]] };
  const row = { benchmark: "a.B.c", mode: "avgt", measurementTime, threads, primaryMetric };
  const [read] = readJmh({ path: "jmh.json", text: JSON.stringify([row]) });
  expect(read?.latency).toEqual([{ valuesNs: [5_000], batch }]);
});

const SLOW = { scoreUnit: "ms/op", rawData: [[5, 3], [4]], rawDataHistogram: [[[[5, 2]], [[3, 1]]]] };
const ROW = { benchmark: "a.B.c", measurementTime: "1 s", threads: 1, primaryMetric: SLOW };

const read = (row: object): ReturnType<typeof readJmh> =>
  readJmh({ path: "jmh.json", text: JSON.stringify([{ ...ROW, ...row }]) });

test.each<[string, object[]]>([
  ["ss", [{ valuesNs: [5e6, 3e6, 4e6] }]],
  ["sample", [{ valuesNs: [5e6, 5e6, 3e6], sorted: true }]],
])("calls of mode %s, of all forks and iterations", (mode, latency) => {
  expect(read({ mode })[0]?.latency).toEqual(latency);
});

test.each<[string, object, string, string]>([
  [
    "latencies in a unit that is no time",
    { mode: "ss", primaryMetric: { ...SLOW, scoreUnit: "B/op" } },
    'a unit of time per operation was expected, not "B/op"',
    "/0/primaryMetric/scoreUnit",
  ],
  [
    "an iteration of no length",
    { mode: "avgt", measurementTime: "single-shot" },
    'a duration was expected, not "single-shot"',
    "/0/measurementTime",
  ],
  [
    "more samples than memory is kept for",
    { mode: "sample", primaryMetric: { ...SLOW, rawDataHistogram: [[[[5, 20_000_001]]]] } },
    "it stands for more than 20 million samples",
    "/0/primaryMetric/rawDataHistogram",
  ],
])("%s is refused", (_what, row, message, pointer) => {
  expect(() => read(row)).toThrow(expect.objectContaining({ message, pointer }));
});

test("a second metric is in the protocol's units, and one that is no number is left out", () => {
  const secondaryMetrics = {
    "gc.alloc.rate": { score: 2, scoreUnit: "MB/sec" },
    "gc.time": { score: 3, scoreUnit: "ms" },
    "gc.count": { score: "NaN", scoreUnit: "counts" },
    drift: { score: -1, scoreUnit: "us/op" },
  };
  expect(read({ mode: "ss", secondaryMetrics })[0]?.values).toEqual([
    { metric: "gc-alloc-rate", unit: "B/s", better: "lower", value: 2e6 },
    { metric: "gc-time", unit: "ns", better: "lower", value: 3e6 },
  ]);
});

test("a rate is that of the middle iteration", () => {
  const primaryMetric = { scoreUnit: "ops/ms", rawData: [[5, 1], [4]] };
  expect(read({ mode: "thrpt", primaryMetric })[0]?.values).toEqual([
    { metric: "throughput", unit: "op/s", better: "higher", value: 4_000 },
  ]);
});
