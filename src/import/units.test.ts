import { expect, test } from "@jest/globals";
import type { Unit } from "../core/model/trial.js";
import { readGo } from "./tools/go.js";
import { readGoogleBenchmark } from "./tools/google-benchmark.js";
import { readJmh } from "./tools/jmh.js";
import { protocolUnit } from "./units.js";

test.each<[string, Unit, number]>([
  ["ns", "ns", 1],
  ["ns/iter", "ns", 1],
  ["us/op", "ns", 1e3],
  ["µs", "ns", 1e3],
  ["msec", "ns", 1e6],
  ["ms / request", "ns", 1e6],
  ["ms/frame", "1", 1],
  ["seconds", "ns", 1e9],
  ["min", "ns", 60e9],
  ["m", "ns", 60e9],
  ["hr/op", "ns", 3_600e9],
  ["day", "ns", 86_400e9],
  ["M", "1", 1],
  ["B/op", "B", 1],
  ["byte", "B", 1],
  ["KB", "B", 1e3],
  ["MB", "B", 1e6],
  ["GB", "B", 1e9],
  ["KiB", "B", 1024],
  ["MiB", "B", 1024 ** 2],
  ["GiB", "B", 1024 ** 3],
  ["Mb", "1", 1],
  ["Mib", "1", 1],
  ["B/s", "B/s", 1],
  ["MB/s", "B/s", 1e6],
  ["MB/sec", "B/s", 1e6],
  ["GiB per second", "B/s", 1024 ** 3],
  ["kB/ms", "B/s", 1e6],
  ["Mb/s", "1", 1],
  ["Mbit/s", "1", 1],
  ["Gbps", "1", 1],
  ["op/s", "op/s", 1],
  ["ops/sec", "op/s", 1],
  ["iter/sec", "op/s", 1],
  ["req/s", "op/s", 1],
  ["Requests per second", "op/s", 1],
  ["/s", "op/s", 1],
  ["ops", "op/s", 1],
  ["rps", "op/s", 1],
  ["qps", "op/s", 1],
  ["ktps", "op/s", 1e3],
  ["kops/s", "op/s", 1e3],
  ["Kreq/s", "op/s", 1e3],
  ["Mops/s", "op/s", 1e6],
  ["Mops", "op/s", 1e6],
  ["M/s", "op/s", 1e6],
  ["Gops/s", "op/s", 1e9],
  ["messages/s", "op/s", 1],
  ["kmessages/s", "op/s", 1e3],
  ["ops/us", "op/s", 1e6],
  ["ops/min", "op/s", 1 / 60],
  ["m/s", "1", 1],
  ["frames/s", "1", 1],
  ["classes/sec", "1", 1],
  ["allocs/op", "1", 1],
  ["MB/s/core", "1", 1],
  ["constructor", "1", 1],
  ["Percent", "ratio", 0.01],
  ["%", "ratio", 0.01],
  ["", "1", 1],
])("%j is %s, %d of it", (written, unit, factor) => {
  expect(protocolUnit(written)).toMatchObject({ unit, factor });
});

test.each<[number, readonly string[]]>([
  [1, ["ns", "nsec", "nanosecond", "nanoseconds"]],
  [1e3, ["us", "µs", "μs", "usec", "microsecond", "microseconds"]],
  [1e6, ["ms", "msec", "millisecond", "milliseconds"]],
  [1e9, ["s", "sec", "second", "seconds"]],
  [60e9, ["m", "min", "minute", "minutes"]],
  [3_600e9, ["hr", "hour", "hours"]],
  [86_400e9, ["day", "days"]],
])("times of %d ns, whatever a tool calls them", (ns, words) => {
  expect(words.map((word) => [word, protocolUnit(word)])).toEqual(
    words.map((word) => [word, { unit: "ns", factor: ns, rate: false }]),
  );
});

test.each([
  "op operation operations req reqs request requests iter iteration iterations call calls",
  "query queries transaction transactions item items event events message messages",
])("what is counted as an operation: %s", (words) => {
  for (const word of words.split(" ")) {
    expect([word, protocolUnit(`k${word}/s`)]).toEqual([word, { unit: "op/s", factor: 1e3, rate: true }]);
  }
});

test.each([
  ["p99-ns", "ns", "lower", 5],
  ["p99-us", "ns", "lower", 5_000],
  ["p99-ms/op", "ns", "lower", 5e6],
  ["MB/s", "B/s", "higher", 5e6],
  ["B/op", "B", "lower", 5],
  ["allocs/op", "1", "lower", 5],
  ["ops/s", "op/s", "higher", 5],
  ["frames/s", "1", "higher", 5],
  ["Mbit/s", "1", "higher", 5],
  ["Gbps", "1", "higher", 5],
  ["compares/op", "1", "lower", 5],
])(
  "of a metric of go's in %s, which is %s, %s is better, and 5 of it are %d",
  (written, unit, better, value) => {
    const text = `BenchmarkX-8  100  12 ns/op  5 ${written}\n`;
    expect(readGo({ path: "bench.txt", text })[0]?.values).toMatchObject([{ unit, better, value }]);
  },
);

test.each([
  ["ops/us", 3e6],
  ["ops/s", 3],
  ["ops/hr", 3 / 3_600],
])("JMH's %s", (scoreUnit, perSecond) => {
  const row = { benchmark: "a.B.c", mode: "thrpt", primaryMetric: { scoreUnit, rawData: [[3]] } };
  const [read] = readJmh({ path: "jmh.json", text: JSON.stringify([row]) });
  expect(read?.values[0]?.value).toBeCloseTo(perSecond, 12);
});

test.each(["frames/s", "us/op", "ops/?"])("JMH's throughput in %s is refused", (scoreUnit) => {
  const row = { benchmark: "a.B.c", mode: "thrpt", primaryMetric: { scoreUnit, rawData: [[3]] } };
  expect(() => readJmh({ path: "jmh.json", text: JSON.stringify([row]) })).toThrow("operations per time");
});

test.each([
  ["ops/us", "op/s", "higher"],
  ["MB/sec", "B/s", "lower"],
  ["B/op", "B", "lower"],
])("of a second metric of JMH's in %s, which is %s, %s is better", (scoreUnit, unit, better) => {
  const row = {
    benchmark: "a.B.c",
    mode: "thrpt",
    primaryMetric: { scoreUnit: "ops/us", rawData: [[3]] },
    secondaryMetrics: { second: { score: 2, scoreUnit } },
  };
  const [read] = readJmh({ path: "jmh.json", text: JSON.stringify([row]) });
  expect(read?.values[1]).toMatchObject({ metric: "second", unit, better });
});

test.each([
  ["bytes_per_second", "B/s", "higher", 5],
  ["MB_per_second", "B/s", "higher", 5e6],
  ["items_per_second", "op/s", "higher", 5],
  ["frames_per_second", "1", "higher", 5],
  ["min", "1", "lower", 5],
])("of Google Benchmark's counter %s, which is %s, %s is better", (counter, unit, better, value) => {
  const row = { name: "b", iterations: 3, real_time: 1, cpu_time: 1, time_unit: "ns", [counter]: 5 };
  const file = { path: "b.json", text: JSON.stringify({ benchmarks: [row] }) };
  expect(readGoogleBenchmark(file)[0]?.values[1]).toMatchObject({ unit, better, value });
});
