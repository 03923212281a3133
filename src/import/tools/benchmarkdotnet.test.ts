import { expect, test } from "@jest/globals";
import { readBenchmarkDotNet } from "./benchmarkdotnet.js";

const read = (benchmark: object): ReturnType<typeof readBenchmarkDotNet> =>
  readBenchmarkDotNet({
    path: "x.json",
    text: JSON.stringify({ Benchmarks: [{ FullName: "x", ...benchmark }] }),
  });

const measurement = (mode: string, stage: string, ns: number, operations = 4): object => ({
  IterationMode: mode,
  IterationStage: stage,
  Operations: operations,
  Nanoseconds: ns,
});

test("what was measured of the work itself is read, and neither warm-up nor overhead", () => {
  const [benchmark] = read({
    Measurements: [
      measurement("Overhead", "Actual", 4),
      measurement("Overhead", "Result", 8),
      measurement("Workload", "Warmup", 4_000),
      measurement("Workload", "Actual", 404),
      measurement("Workload", "Result", 400),
      measurement("Workload", "Result", 600, 2),
    ],
  });
  expect(benchmark?.latency).toEqual([
    { valuesNs: [100], batch: 4 },
    { valuesNs: [300], batch: 2 },
  ]);
});

test("where there are no measurements, there is what was made of them", () => {
  const Statistics = { Median: 1, Mean: 2, Percentiles: { P90: 3, P95: 4 } };
  const [benchmark] = read({ Statistics, Memory: { BytesAllocatedPerOperation: 5 } });
  expect(benchmark?.values.map(({ metric, value }) => [metric, value])).toEqual([
    ["latency-p50", 1],
    ["latency-mean", 2],
    ["latency-p95", 4],
    ["bytes-per-op", 5],
  ]);
});

test("an iteration of no operation is refused", () => {
  expect(() => read({ Measurements: [measurement("Workload", "Result", 400, 0)] })).toThrow(
    expect.objectContaining({
      message: "a count of operations was expected, not 0",
      pointer: "/Benchmarks/0/Measurements/0/Operations",
    }),
  );
});

/** `ResultStatistics` of a report without results is null, whatever ran before the failure. */
test.each<[string, object]>([
  ["did not start", { Statistics: null, Memory: { BytesAllocatedPerOperation: 0 }, Measurements: [] }],
  ["threw after its warm-up", { Statistics: null, Measurements: [measurement("Workload", "Warmup", 400)] }],
  ["threw, in the brief form", { Statistics: null }],
])("a benchmark that %s is an error", (_what, benchmark) => {
  expect(read(benchmark)).toEqual([
    {
      name: "x",
      latency: [],
      values: [],
      errors: [
        {
          kind: "failed",
          count: 1,
          message: "BenchmarkDotNet measured nothing of it: its log says what failed",
        },
      ],
      caveats: [],
    },
  ]);
});

test("a benchmark of which there are neither measurements nor statistics is refused", () => {
  expect(() => read({})).toThrow(
    expect.objectContaining({ message: "a number that is not negative was expected, not nothing" }),
  );
});
