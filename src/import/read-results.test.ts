import { expect, test } from "@jest/globals";
import type { ImportToolName } from "../config/import-tools.js";
import type { Imported } from "./model.js";
import { isWanted, readResults } from "./read-results.js";

const read = async (tool: ImportToolName, ...texts: readonly string[]): Promise<Imported> => {
  const files = texts.map((text, index) => ({ path: `${index}.txt`, text }));
  return readResults(tool, { name: "out", isFolder: files.length > 1, files }, { unit: "us" });
};

test.each<[ImportToolName, readonly string[], readonly string[]]>([
  [
    "criterion",
    ["sort/new/sample.json", "sort/new/benchmark.json", "new/sample.json"],
    ["sort/base/sample.json", "sort/new/estimates.json", "sort/renew/sample.json"],
  ],
  [
    "benchmarkdotnet",
    ["a/Demo-report-full.json", "Demo-report-full-compressed.json"],
    ["Demo-report-brief.json", "Demo-report-full/x.json", "Demo-report-full.csv"],
  ],
  ["hgrm", ["a/latency.hgrm"], ["latency.hlog", "a.json"]],
  ["hlog", ["a/latency.hlog"], ["latency.hgrm", "a.txt"]],
  ["jmh", ["a/b.json", "b.csv", "b.txt", "b.ndjson"], ["b.log", "b.json.gz", "json"]],
])("of a folder of %s's, its results are read and nothing else", (tool, wanted, others) => {
  expect([...wanted, ...others].filter((path) => isWanted(tool, path))).toEqual(wanted);
});

test("a file with nothing in it beside results is passed over", async () => {
  const { benchmarks } = await read("go", "", "BenchmarkX-2 10 12 ns/op\n");
  expect(benchmarks.map(({ name }) => name)).toEqual(["X"]);
});

test.each<[ImportToolName, string | object, string | undefined]>([
  [
    "jmh",
    [
      {
        jmhVersion: "1.37",
        vmVersion: "21",
        benchmark: "a.B.c",
        mode: "ss",
        primaryMetric: { scoreUnit: "us/op", rawData: [[5]] },
      },
    ],
    "1.37",
  ],
  [
    "google-benchmark",
    {
      context: { library_version: "v1.9.5", json_schema_version: 1 },
      benchmarks: [{ name: "x", iterations: 1, real_time: 1, cpu_time: 1, time_unit: "ns" }],
    },
    "v1.9.5",
  ],
  [
    "pytest-benchmark",
    { version: "5.3.1", benchmarks: [{ fullname: "x", stats: { iterations: 1, data: [1] } }] },
    "5.3.1",
  ],
  [
    "pytest-benchmark",
    { version: 5, benchmarks: [{ fullname: "x", stats: { iterations: 1, data: [1] } }] },
    undefined,
  ],
  [
    "benchmarkdotnet",
    {
      HostEnvironmentInfo: { BenchmarkDotNetVersion: "0.15.2" },
      Benchmarks: [{ FullName: "x", Statistics: { Median: 1, Mean: 1, Percentiles: { P95: 1 } } }],
    },
    "0.15.2",
  ],
  ["go", "BenchmarkX-2 10 12 ns/op\n", undefined],
])("results of %s say which version wrote them: %j", async (tool, content, version) => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  expect((await read(tool, text)).version).toBe(version);
});

test.each<[string, ImportToolName, string, string | undefined]>([
  ["nothing of the tool's", "cargo-bench", "ok\n", "results of cargo-bench are made by"],
  ["no line that has to be there", "hgrm", "ok\n", "wrk2 prints it with --latency"],
  [
    "another value than is understood",
    "customSmallerIsBetter",
    `[{"name":"a","unit":"ms","value":"3"}]`,
    undefined,
  ],
])("where %s is found, the hint is the one that helps", async (_what, tool, text, hint) => {
  await expect(read(tool, text)).rejects.toMatchObject({
    hint: hint === undefined ? undefined : expect.stringContaining(hint),
  });
});

test("a hint that is added leaves the place as it is", async () => {
  await expect(read("oha", 'request-start,"cut\n')).rejects.toMatchObject({
    file: "0.txt",
    line: 1,
    hint: expect.stringContaining("results of oha are made by"),
  });
});

test("a name that is there twice is refused, with both reasons that there may be", async () => {
  const text = JSON.stringify([1, 2].map((value) => ({ name: "sort", unit: "ns", value })));
  const output = { name: "bench.json", isFolder: false, files: [{ path: "bench.json", text }] };
  await expect(readResults("customSmallerIsBetter", output, { unit: undefined })).rejects.toThrow(
    expect.objectContaining({
      message: '"sort" is in it twice',
      hint: "one file is one trial; is it of several runs? If not, give each benchmark a name of its own",
    }),
  );
});
