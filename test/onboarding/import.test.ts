import { deflateSync } from "node:zlib";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { nodeFiles } from "../../src/adapters/node-files.js";
import { nodeTrialFiles } from "../../src/adapters/node-trial-files.js";
import { IMPORT_TOOLS } from "../../src/config/import-tools.js";
import type { ImportToolName } from "../../src/config/import-tools.js";
import type { TrialOutcome } from "../../src/core/model/trial.js";
import { validateHarnessEvent } from "../../src/generated/harness-event-1.validator.js";
import { allScenarios, importEvents, UnfitResults } from "../../src/import/import-events.js";
import { UnreadableResults } from "../../src/import/model.js";
import type { ImportedBenchmark } from "../../src/import/model.js";
import { isWanted, readResults } from "../../src/import/read-results.js";
import type { ToolOutput } from "../../src/import/read-results.js";
import { readHarnessEvents } from "../../src/validate/harness-events.js";
import { IMPORT_FIXTURES } from "./import-fixtures.js";
import type { ImportFixture, QuantileRule } from "./import-fixtures.js";

const fixtures = join(import.meta.dirname, "..", "..", "fixtures", "imports");
const cli = join(import.meta.dirname, "..", "..", "dist/cli.js");
const scratch = mkdtempSync(join(tmpdir(), "latency-gate-import-"));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

async function outputOf(tool: ImportToolName, path: string): Promise<ToolOutput> {
  const full = join(fixtures, path);
  const isFolder = statSync(full).isDirectory();
  const paths = isFolder
    ? (await nodeTrialFiles.listTree(full)).filter((each) => isWanted(tool, each))
    : [""];
  return {
    name: path,
    isFolder,
    files: paths.map((each) => ({
      path: each === "" ? basename(path) : each,
      text: nodeTrialFiles.readText(join(full, each)),
    })),
  };
}

/** Through the whole way of a trial: the tool's results, events in a file, the validator. */
async function trialOf({ tool, path, unit }: ImportFixture): Promise<Extract<TrialOutcome, { kind: "ok" }>> {
  const imported = await readResults(tool, await outputOf(tool, path), { unit });
  const wanted = allScenarios(imported);
  const file = join(scratch, "events.ndjson");
  writeFileSync(file, importEvents(imported, wanted));
  const outcome = await readHarnessEvents(nodeFiles, file, { scenarios: wanted.map(({ id }) => id) });
  if (outcome.kind === "failed") throw new Error(JSON.stringify(outcome.failure));
  return outcome;
}

function quantileOf(sorted: readonly number[], name: string, rule: QuantileRule): number {
  const n = sorted.length;
  if (name === "mean") return sorted.reduce((sum, value) => sum + value, 0) / n;
  const q = Number(name.slice(1)) / 100;
  const at = (rank: number): number => sorted[Math.min(n, Math.max(1, rank)) - 1]!;
  switch (rule) {
    case "rank":
      return at(Math.ceil(q * n - 1e-9));
    case "floor":
      return at(Math.floor(q * (n - 1)) + 1);
    case "linear":
    case "weibull": {
      const position = rule === "linear" ? q * (n - 1) + 1 : q * (n + 1);
      const low = Math.floor(position);
      return at(low) + (position - low) * (at(low + 1) - at(low));
    }
  }
}

test.each(IMPORT_FIXTURES.map((fixture) => [`${fixture.tool}: ${fixture.path}`, fixture] as const))(
  "%s becomes a trial with the tool's own figures",
  async (_name, fixture) => {
    const outcome = await trialOf(fixture);
    const reported = new Set(
      [...outcome.series, ...outcome.values, ...outcome.errors]
        .map(({ scenario }) => scenario)
        .filter((id) => id !== undefined),
    );
    expect([...reported].sort()).toEqual(Object.keys(fixture.scenarios).sort());
    expect([...new Set(outcome.caveats.map(({ code }) => code))].sort()).toEqual([...fixture.caveats].sort());
    for (const [id, expected] of Object.entries(fixture.scenarios)) {
      const sorted = outcome.series
        .filter((one) => one.scenario === id && one.outcome === "ok" && one.phase === undefined)
        .flatMap(({ values }) => Array.from(values))
        .sort((a, b) => a - b);
      const errors = outcome.errors.filter(({ scenario }) => scenario === id);
      expect([id, sorted.length, errors.reduce((sum, { count }) => sum + count, 0)]).toEqual([
        id,
        expected.samples,
        expected.errors ?? 0,
      ]);
      const { within = 1e-6 } = expected;
      for (const [name, ns] of Object.entries(expected.quantilesNs ?? {})) {
        const got = quantileOf(sorted, name, fixture.rule ?? "linear");
        expect({ id, name, off: Math.abs(got - ns) <= within * ns + 1 ? 0 : got - ns }).toEqual({
          id,
          name,
          off: 0,
        });
      }
      for (const [metric, value] of Object.entries(expected.values ?? {})) {
        const got = outcome.values.find((one) => one.scenario === id && one.metric === metric)?.value ?? NaN;
        expect({ id, metric, got: Math.abs(got - value) <= within * value + 1 ? value : got }).toEqual({
          id,
          metric,
          got: value,
        });
      }
    }
  },
);

/** What a metric of a tool's is, by its name. */
const SHAPES: readonly (readonly [metrics: RegExp, unit: string, better: string])[] = [
  [/^((latency-)?(mean|p[\d-]+)|cpu|user|system|p99-ns)$/, "ns", "lower"],
  [/^(rss|bytes-per-op)$/, "B", "lower"],
  [/^(allocs-per-op|bytes)$/, "1", "lower"],
  [/^throughput$/, "op/s", "higher"],
  [/^bandwidth$/, "B/s", "higher"],
];

/** Of the formats whose scenarios are named, and not their metrics. */
const NAMED_VALUES: readonly (readonly [tool: string, scenarios: RegExp, unit: string, better: string])[] = [
  ["customSmallerIsBetter", /^reads-p99$/, "ns", "lower"],
  ["customSmallerIsBetter", /^heap$/, "B", "lower"],
  ["customBiggerIsBetter", /^reads$/, "op/s", "higher"],
  ["pyperf", /^sort$/, "B", "lower"],
  ["asv", /mem-/, "B", "lower"],
  ["asv", /track-distinct/, "1", "lower"],
];

test.each(IMPORT_FIXTURES.map((fixture) => [`${fixture.tool}: ${fixture.path}`, fixture] as const))(
  "%s: a number's unit, and whether more of it is better, are what it measures",
  async (_name, fixture) => {
    const { values } = await trialOf(fixture);
    for (const { scenario = "", metric, unit, better } of values) {
      const [, ...shape] = SHAPES.find(([metrics]) => metrics.test(metric)) ?? [];
      const [, , ...named] =
        NAMED_VALUES.find(([tool, scenarios]) => tool === fixture.tool && scenarios.test(scenario)) ?? [];
      // Of asv's results alone it is not known what a number counts.
      const bare =
        fixture.tool === "asv" && fixture.path.endsWith(".json") ? ["1", "lower"] : ["ns", "lower"];
      const expected = metric !== "value" ? shape : scenario.endsWith("track-latency") ? bare : named;
      expect([scenario, metric, unit, better]).toEqual([scenario, metric, ...expected]);
    }
  },
);

test("every tool that can be imported has a fixture, and every fixture says where it comes from", () => {
  const tools = new Set(IMPORT_FIXTURES.map(({ tool }) => tool));
  expect(Object.keys(IMPORT_TOOLS).filter((tool) => !tools.has(tool as ImportToolName))).toEqual([]);
  for (const folder of readdirSync(fixtures)) {
    expect([folder, readdirSync(join(fixtures, folder)).includes("ABOUT.md")]).toEqual([folder, true]);
  }
});

test("what is judged by default of a tool is what its results hold", async () => {
  for (const { tool, path, unit } of IMPORT_FIXTURES) {
    const { benchmarks } = await readResults(tool, await outputOf(tool, path), { unit });
    const { statistics, metrics } = IMPORT_TOOLS[tool];
    // A summary of a tool that has samples, too, is refused where its samples are judged.
    if (statistics.length > 0 || path.includes("brief")) continue;
    // What failed has no results.
    for (const { values } of benchmarks.filter(({ errors }) => errors.length === 0)) {
      expect([path, values.map(({ metric }) => metric)]).toEqual([
        path,
        expect.arrayContaining([...metrics]),
      ]);
    }
  }
});

const text = (content: string): ToolOutput => ({
  name: "bench.out",
  isFolder: false,
  files: [{ path: "bench.out", text: content }],
});

const K6_POINT = `{"type":"Point","metric":"http_req_duration","data":{"value":"soon","tags":{"name":"home","status":"200"}}}\n`;

/** Results of one benchmark. */
function asvText(row: unknown): string {
  const result_columns = ["result", "params", "stats_number", "samples"];
  return JSON.stringify({ version: 2, result_columns, results: { "x.time_y": row } });
}

test.each<[ImportToolName, string, string, string]>([
  ["go", "PASS\n", "no results of go", ""],
  ["go", "BenchmarkX-2 10 12 ns/op 3\n", "pairs of a value and a unit", ""],
  ["go", "BenchmarkX-2 10 NaN ns/op\n", "not a value of ns/op", ""],
  ["hyperfine", "{", "not JSON", ""],
  [
    "hyperfine",
    `{"results":[{"command":"x","times":[-1],"exit_codes":[0]}]}`,
    "not negative",
    "/results/0/times/0",
  ],
  [
    "pytest-benchmark",
    `{"benchmarks":[{"fullname":"x","stats":{"iterations":1,"data":["x"]}}]}`,
    "number",
    "/benchmarks/0/stats/data/0",
  ],
  ["pyperf", `{"benchmarks":[]}`, "nothing", "/version"],
  ["pyperf", `{"version":"1.0","benchmarks":[]}`, "no results", ""],
  ["pyperf", `{"version":"1.0"}`, "a list was expected", "/benchmarks"],
  [
    "pyperf",
    `{"version":"1.0","metadata":{"name":"x"},"benchmarks":[{"runs":[{"warmups":[[1,2]]}]}]}`,
    "no run has values",
    "/benchmarks/0/runs",
  ],
  [
    "pyperf",
    `{"version":"1.0","metadata":{"name":"x","loops":0},"benchmarks":[{"runs":[{"values":[1]}]}]}`,
    "a count of calls was expected, not 0",
    "/metadata/loops",
  ],
  [
    "pyperf",
    `{"version":"1.0","metadata":{"name":"x","unit":"joule"},"benchmarks":[{"runs":[{"values":[1]}]}]}`,
    "second, byte or integer was expected",
    "/metadata/unit",
  ],
  [
    "pyperf",
    `{"version":"1.0","benchmarks":[{"runs":[{"values":[1]}]}]}`,
    "text was expected, not nothing",
    "/metadata/name",
  ],
  ["asv", `{"version":2}`, "there are no results in it", "/result_columns"],
  ["asv", `{"version":1,"result_columns":[]}`, "the format of asv 0.5 and 0.6", "/version"],
  ["asv", `{"version":2,"result_columns":["result"]}`, "no column params", "/result_columns"],
  ["asv", asvText(null), "a list was expected", "/results/x.time_y"],
  ["asv", asvText([[1], [["1", "2"]]]), "1 entries for 2 combinations", "/results/x.time_y/0"],
  ["asv", asvText([[1], [], [1], [[1], [2]]]), "2 entries for 1 combinations", "/results/x.time_y/3"],
  ["asv", asvText([[1], [], [0], [[1]]]), "a count of calls", "/results/x.time_y/2/0"],
  ["asv", asvText([[1], [], [1], [["NaN"]]]), "a number", "/results/x.time_y/3/0/0"],
  ["asv", asvText([["1"], [], [1]]), "a number", "/results/x.time_y/0/0"],
  [
    "asv",
    asvText([null, Array<string[]>(9).fill(Array<string>(9).fill("1"))]),
    "100000 are read at most",
    "/results/x.time_y/1",
  ],
  [
    "google-benchmark",
    `{"benchmarks":[{"name":"x","real_time":1,"time_unit":"ns"}]}`,
    "nothing",
    "/benchmarks/0/iterations",
  ],
  ["criterion", `{"reason":"benchmark-complete","id":"x","unit":"cycles"}`, "measures cycles", "/unit"],
  [
    "jmh",
    `[{"benchmark":"a.b","mode":"sample","primaryMetric":{"scoreUnit":"ns/op","rawDataHistogram":[[[[5,0.5]]]]}}]`,
    "a whole number was expected",
    "/0/primaryMetric/rawDataHistogram/0/0/0/1",
  ],
  [
    "jmh",
    `[{"benchmark":"a.b","mode":"all","primaryMetric":{"scoreUnit":"ns/op","rawData":[[5]]},"measurementTime":"1 s","threads":1}]`,
    "sample, ss, avgt or thrpt was expected",
    "/0/mode",
  ],
  ["jmh", `[{"benchmark":"a.b","mode":"avgt"}]`, "nothing", "/0/primaryMetric/scoreUnit"],
  [
    "vitest",
    `{"files":[{"groups":[{"fullName":"f","benchmarks":[{"name":5}]}]}]}`,
    "text was expected",
    "/files/0/groups/0/benchmarks/0/name",
  ],
  ["k6", `{"type":"Metric"}\n`, "no point of http_req_duration", ""],
  ["k6", K6_POINT, "not negative", "/data/value"],
  ["wrk2", "Running 10s test\n", "Value Percentile TotalCount", ""],
  ["wrk2", "Value Percentile TotalCount\n1.0 1.0 3 inf\n#[Mean", "no line `Requests/sec`", ""],
  ["hgrm", "Value Percentile TotalCount\n1.0 0.5 3\n2.0 1.0 2\n", "TotalCount falls", ""],
  ["hgrm", "Value Percentile TotalCount\n1.0 0.5 3\n2.0 0.75 4\n", "cut off before its slowest", ""],
  ["hlog", "Tag=a,0.1,1.0,3.0,AAAA\n", "can't be decoded", ""],
  ["vegeta", "1,2,3\n", "no line of `vegeta encode", ""],
  ["customSmallerIsBetter", `[{"name":"a","unit":"ms","value":"3"}]`, "number", "/0/value"],
  ["customSmallerIsBetter", `[]`, "no results", ""],
  [
    "customSmallerIsBetter",
    `[{"name":"a","unit":"ms","value":3},{"name":"a","unit":"ms","value":3}]`,
    "twice",
    "",
  ],
])("%s refuses %j", async (tool, content, message, pointer) => {
  const error: unknown = await readResults(tool, text(content), { unit: "us" }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(UnreadableResults);
  expect((error as Error).message).toContain(message);
  expect((error as UnreadableResults).pointer).toBe(pointer);
});

test("a histogram that grows beyond any that is real is refused before it is read", async () => {
  const header = Buffer.alloc(8);
  header.writeInt32BE(0x1c849304, 0);
  const bomb = Buffer.concat([header, deflateSync(Buffer.alloc(65 << 20))]).toString("base64");
  await expect(readResults("hlog", text(`Tag=a,0.1,1.0,3.0,${bomb}\n`), { unit: "us" })).rejects.toThrow(
    /can't be decoded: RangeError/,
  );
});

test.each<[ImportToolName, string, string]>([
  ["tinybench", "", "there is nothing in it (results of tinybench are made by a script that ends with"],
  ["tinybench", "hello\n", "is not valid JSON (results of tinybench are made by a script that ends with"],
  [
    "go",
    "PASS\n",
    "there are no results of go in it (results of go are made by `go test -bench . -count 15`)",
  ],
])("of %s, %j is refused with what would make results", async (tool, content, message) => {
  const error: unknown = await readResults(tool, text(content), { unit: undefined }).catch(
    (caught: unknown) => caught,
  );
  const { message: said, hint } = error as UnreadableResults;
  expect(`${said} (${hint ?? ""})`).toContain(message);
});

test.each<[ImportToolName, string]>([
  ["go", "BenchmarkX-2 10 12 ns/op 3 constructor\n"],
  [
    "k6",
    K6_POINT.replace(`"soon"`, "1") +
      K6_POINT.replace(`"soon"`, "9").replace("http_req_duration", "constructor"),
  ],
])("of %s, a metric named as what every object has is no metric of the tool's", async (tool, content) => {
  const { benchmarks } = await readResults(tool, text(content), { unit: undefined });
  const [{ latency, values }] = benchmarks as [ImportedBenchmark];
  expect(latency).toEqual([expect.not.objectContaining({ phase: expect.anything() })]);
  expect(values.map(({ metric }) => metric)).toEqual(tool === "go" ? ["constructor"] : []);
});

test("a line of blanks is passed over: blank by blank against all others it would take minutes", () => {
  const file = join(scratch, "blanks.txt");
  writeFileSync(file, `test a${" ".repeat(2 ** 19)}x\n`);
  const argv = [cli, "import", "--tool", "cargo-bench", file];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: "utf8", timeout: 60_000 });
  expect([status, stderr]).toEqual([2, expect.stringContaining("no results of")]);
});

test("a histogram's log is read by what is published, too", async () => {
  const path = join(fixtures, "hdrhistogram/latency.hlog");
  const imported = await readResults("hlog", await outputOf("hlog", "hdrhistogram/latency.hlog"), {
    unit: "ns",
  });
  const printed = execFileSync(process.execPath, [cli, "import", "--tool", "hlog", "--unit", "ns", path]);
  expect(printed.toString()).toBe(importEvents(imported, allScenarios(imported)));
});

test("a format that does not say its unit is not guessed", async () => {
  const output = await outputOf("hgrm", "hdrhistogram/latency.hgrm");
  await expect(readResults("hgrm", output, { unit: undefined })).rejects.toThrow("does not say the unit");
});

test("latencies that are judged and have no samples are refused, with what to judge instead", async () => {
  const imported = await readResults("vitest", await outputOf("vitest", "vitest/results.json"), {
    unit: undefined,
  });
  const wanted = [{ id: "arrays-join-text", from: undefined, needsSamples: true }];
  expect(() => importEvents(imported, wanted)).toThrow(UnfitResults);
});

test.each([
  ["needs-a-device", "benchmark-skipped", "there is no such device here"],
  ["reads-a-file", "benchmark-error", "the file can't be read"],
])("what Google Benchmark did not measure is an error in its own words: %s", async (id, kind, words) => {
  const imported = await readResults(
    "google-benchmark",
    await outputOf("google-benchmark", "google-benchmark/skipped.json"),
    { unit: undefined },
  );
  const wanted = { id, from: undefined, needsSamples: true };
  expect(() => importEvents(imported, [wanted])).toThrow(words);
  expect(importEvents(imported, [{ ...wanted, needsSamples: false }])).toContain(
    JSON.stringify({ type: "error", scenario: id, kind, count: 3, message: words }),
  );
});

test("an error whose message is longer than an event may hold is told all the same", () => {
  const failed = { kind: "benchmark-error", count: 1, message: "x".repeat(10_000) };
  const benchmark = { name: "b", latency: [], values: [], errors: [failed], caveats: [] };
  const imported = { tool: "google-benchmark", version: undefined, benchmarks: [benchmark] };
  const events = importEvents(imported, allScenarios(imported)).trim().split("\n");
  expect(events.map((line) => validateHarnessEvent(JSON.parse(line)))).toEqual([true, true, true]);
});

test("a scenario is found by what the tool calls it, or by the id that this makes", async () => {
  const imported = await readResults("go", await outputOf("go", "go/results.txt"), { unit: undefined });
  const one = (id: string, from?: string): string =>
    importEvents(imported, [{ id, from, needsSamples: true }]);
  expect(one("hundred", "Append/n=100")).toContain('"scenario":"hundred"');
  expect(one("sort")).not.toContain("append");
  expect(() => one("hundred")).toThrow('nothing for scenario "hundred"');
});

test.each<[string, readonly string[], readonly string[]]>([
  ["eight processors", ["A/n-10-8", "A/n-20-8", "B-8"], ["A/n-10", "A/n-20", "B"]],
  ["one processor, whose lines have no suffix", ["A/n-10", "A/n-20", "B"], ["A/n-10", "A/n-20", "B"]],
  ["-cpu 1,2", ["A", "A-2"], ["A", "A-2"]],
])("go's names: %s", async (_name, lines, expected) => {
  const text = lines.map((name) => `Benchmark${name} 10 12 ns/op\n`).join("");
  const output: ToolOutput = { name: "x", isFolder: false, files: [{ path: "x", text }] };
  const imported = await readResults("go", output, { unit: undefined });
  expect(imported.benchmarks.map(({ name }) => name)).toEqual(expected);
});

test("of a tool that sorts its samples, every beginning holds the whole distribution", async () => {
  const fixture = IMPORT_FIXTURES.find(({ tool }) => tool === "tinybench")!;
  const outcome = await trialOf(fixture);
  const values = outcome.series.find(({ scenario }) => scenario === "join-text")!.values;
  const whole = Array.from(values).sort((a, b) => a - b);
  for (const share of [0.5, 0.8, 0.95]) {
    const part = Array.from(values.slice(0, Math.round(values.length * share))).sort((a, b) => a - b);
    for (const [name, within] of [
      ["p50", 0.01],
      ["p90", 0.05],
    ] as const) {
      const [before, after] = [whole, part].map((sorted) => quantileOf(sorted, name, "linear"));
      expect([share, name, Math.abs(after! / before! - 1) < within]).toEqual([share, name, true]);
    }
  }
});
