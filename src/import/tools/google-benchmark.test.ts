import { expect, test } from "@jest/globals";
import { readGoogleBenchmark } from "./google-benchmark.js";

const read = (...rows: readonly object[]): ReturnType<typeof readGoogleBenchmark> =>
  readGoogleBenchmark({ path: "bench.json", text: JSON.stringify({ benchmarks: rows }) });

const run = {
  name: "Sort/100",
  run_name: "Sort/100",
  run_type: "iteration",
  family_index: 0,
  per_family_instance_index: 0,
  repetitions: 3,
  repetition_index: 0,
  threads: 1,
  iterations: 10,
  real_time: 2,
  cpu_time: 1,
  time_unit: "us",
};
const aggregate = (aggregate_name: string, real_time: number): object => ({
  ...run,
  name: `Sort/100_${aggregate_name}`,
  run_type: "aggregate",
  aggregate_name,
  real_time,
});
const skipped = { ...run, error_occurred: true, error_message: "no such device", real_time: 0 };

test("a number of the benchmark's own is a metric, those that every row has are none", () => {
  expect(read({ ...run, compares: 7 })[0]?.values.map(({ metric }) => metric)).toEqual(["cpu", "compares"]);
});

test.each<[string, object[], string[], string[]]>([
  ["repetitions", [run, { ...run, repetition_index: 1 }], ["cpu"], ["means"]],
  [
    "repetitions and what was made of them",
    [run, aggregate("mean", 2), aggregate("median", 2)],
    ["cpu"],
    ["means"],
  ],
  [
    "aggregates alone",
    [aggregate("mean", 3), aggregate("median", 2), aggregate("stddev", 1)],
    ["latency-mean", "latency-p50"],
    ["summary-only"],
  ],
  [
    "aggregates of what failed at times",
    [skipped, aggregate("median", 2)],
    ["latency-p50"],
    ["summary-only"],
  ],
  ["nothing but what failed", [skipped], [], []],
])("of %s", (_name, rows, metrics, caveats) => {
  const [benchmark, ...others] = read(...rows);
  expect(others).toEqual([]);
  expect(benchmark?.values.map(({ metric }) => metric)).toEqual(metrics);
  expect(benchmark?.caveats.map(({ code }) => code)).toEqual(caveats);
});

test("aggregates are of the time on the wall, in the unit that the file says", () => {
  const [benchmark] = read(aggregate("mean", 3), aggregate("median", 2));
  expect(benchmark?.values.map(({ metric, value }) => [metric, value])).toEqual([
    ["latency-mean", 3_000],
    ["latency-p50", 2_000],
  ]);
});

test("what is no unit of time is refused", () => {
  expect(() => read({ ...run, time_unit: "cycles" })).toThrow(
    expect.objectContaining({
      message: 'a unit of time was expected, not "cycles"',
      pointer: "/benchmarks/0/time_unit",
    }),
  );
});
