import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "@jest/globals";
import type { ImportToolName } from "../config/import-tools.js";
import { readResults, STANDARD_OUTPUT } from "../import/read-results.js";
import { importCommand } from "./import.js";
import type { StandardInput } from "./import.js";
import { keptTerminal } from "./testing.js";

const NO_INPUT: StandardInput = { stream: Readable.from([]), abort: new AbortController().signal };

/** What `import` prints of a folder's file. */
async function printedOf(
  show: "events" | "scenarios",
  tool: ImportToolName,
  name: string,
  content: string,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lg-import-"));
  try {
    writeFileSync(join(folder, name), content);
    const { terminal, out } = keptTerminal();
    await importCommand(
      { command: "import", tool, path: name, unit: undefined, show },
      folder,
      terminal,
      NO_INPUT,
    );
    return out();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function scenariosOf(tool: ImportToolName, name: string, content: string): Promise<string> {
  return printedOf("scenarios", tool, name, content);
}

test("a launch that failed is an error and no sample", async () => {
  const results = JSON.stringify({
    results: [
      {
        command: "x",
        times: [0.1, 0.11, 0.09],
        exit_codes: [0, 0, 1],
        memory_usage_byte: [10, 20, 900],
        user: 0.05,
        system: 0.01,
      },
    ],
  });
  const events = (await printedOf("events", "hyperfine", "bench.json", results))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(events).toContainEqual(expect.objectContaining({ type: "samples", values: [100e6, 110e6] }));
  expect(events).toContainEqual(expect.objectContaining({ type: "value", metric: "rss", value: 15 }));
  expect(events).toContainEqual(expect.objectContaining({ type: "error", kind: "exit-code", count: 1 }));
  expect(events).toContainEqual({ type: "end", operations: 2 });
});

test("each scenario to declare stands for itself, so that one alone can be pasted", async () => {
  const results = "BenchmarkGet-2 100 12.5 ns/op\nBenchmarkPut-2 100 25 ns/op\n";
  expect(await scenariosOf("go", "bench.txt", results)).toBe(`scenarios:
  get:
    from: Get
    gate: [p50]
    tolerance: 10%
  put:
    from: Put
    gate: [p50]
    tolerance: 10%
`);
});

test("names that make one id get ids of their own", async () => {
  const results = JSON.stringify(
    ["a b", "a-b", "a-b-2", "A B"].map((name) => ({ name, unit: "ms", value: 1 })),
  );
  const printed = await scenariosOf("customSmallerIsBetter", "bench.json", results);
  expect(printed.match(/^ {2}\S.*|from: .*/gm)).toEqual([
    ...["  a-b:", "from: a b", "  a-b-3:", "from: a-b"],
    ...["  a-b-2:", "from: a-b-2", "  a-b-4:", "from: A B"],
  ]);
});

test("so do those that are judged by one number a trial", async () => {
  const results = JSON.stringify([
    { name: "a", unit: "ms", value: 1 },
    { name: "b", unit: "ms", value: 2 },
  ]);
  expect(await scenariosOf("customSmallerIsBetter", "bench.json", results)).toBe(`scenarios:
  a:
    from: a
    metrics:
      value:
        tolerance: 10%
  b:
    from: b
    metrics:
      value:
        tolerance: 10%
`);
});

test("what a tool named its benchmarks can't command the terminal", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-import-"));
  try {
    const file = join(folder, "bench.json");
    writeFileSync(file, '[{"name": "\\u001b[31ma", "unit": "ms", "value": "\u009b2J"}]');
    const { terminal, err } = keptTerminal();
    const exitCode = await importCommand(
      { command: "import", tool: "customSmallerIsBetter", path: file, unit: undefined, show: "events" },
      folder,
      terminal,
      NO_INPUT,
    );
    expect([exitCode, err()]).toEqual([2, expect.stringContaining("bench.json")]);
    expect(err()).toMatch(/^[^\p{Cc}]*\n$/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each<[ImportToolName, string, string]>([
  [
    "oha",
    JSON.stringify({
      summary: { average: 0.001, requestsPerSec: 900 },
      latencyPercentiles: { p50: 0.001, p99: 0.002 },
      statusCodeDistribution: { "200": 99, "503": 1 },
    }),
    "scenarios:\n  requests:\n    from: requests\n    gate: []\n    metrics:\n      latency-p50:\n        tolerance: 10%\n      latency-p99:\n        tolerance: 10%\n      throughput:\n        tolerance: 10%\n",
  ],
  [
    "autocannon",
    JSON.stringify({ latency: { average: 1, p50: 0, p97_5: 1, p99: 2 }, requests: { average: 9 } }),
    "scenarios:\n  requests:\n    from: requests\n    metrics:\n      latency-p97-5:\n        tolerance: 10%\n      latency-p99:\n        tolerance: 10%\n      throughput:\n        tolerance: 10%\n",
  ],
])("what is declared of a summary of %s is what it holds", async (tool, content, printed) => {
  expect(await scenariosOf(tool, "bench.json", content)).toBe(printed);
});

test("benchmarks of one name in two packages of Go are told apart by their packages", async () => {
  const line = (name: string, ns: number): string => `Benchmark${name}-8 \t 1000\t ${ns} ns/op\n`;
  const printed = `pkg: example.com/lib/json\n${line("Encode", 100)}${line("Parse", 5)}PASS\npkg: example.com/lib/xml\n${line("Encode", 900)}${line("Encode", 910)}PASS\n`;
  expect(await scenariosOf("go", "bench.txt", printed)).toMatch(
    /^ {4}from: example\.com\/lib\/json\.Encode$[^]*^ {4}from: example\.com\/lib\/xml\.Encode$[^]*^ {4}from: Parse$/m,
  );
  const events = await printedOf("events", "go", "bench.txt", printed);
  expect(events.match(/"values":\[[^\]]*\]/g)).toEqual([
    '"values":[100]',
    '"values":[900]',
    '"values":[910]',
    '"values":[5]',
  ]);
});

test("ids that are numbered stay of their length, and each number is taken once", async () => {
  const [long, other] = ["x".repeat(78), "x".repeat(77)];
  const names = [
    ...Array.from({ length: 11 }, (_, i) => `${long}yz${"+".repeat(i)}`),
    ...Array.from({ length: 11 }, (_, i) => `${other}${"+".repeat(i)}`),
  ];
  const printed = await scenariosOf(
    "customSmallerIsBetter",
    "bench.json",
    JSON.stringify(names.map((name) => ({ name, unit: "ms", value: 1 }))),
  );
  expect([...printed.matchAll(/^ {2}(x\S*):$/gm)].map(([, id]) => id)).toEqual([
    `${long}yz`,
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${long}-${n}`),
    ...[10, 11].map((n) => `${other}-${n}`),
    other,
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${other}-${n}`),
    ...[12, 13].map((n) => `${other}-${n}`),
  ]);
});

test.each<[string, ImportToolName, number, (i: number) => unknown]>([
  [
    "names of their own",
    "customSmallerIsBetter",
    50_000,
    (i) => ({ name: `case ${i}`, unit: "ms", value: 1 }),
  ],
  [
    "names that make one id, for no letter of theirs is in it",
    "customSmallerIsBetter",
    15_000,
    (i) => ({ name: String.fromCodePoint(0x4e00 + (i >> 7), 0x4e00 + (i & 127)), unit: "ms", value: 1 }),
  ],
  [
    "names of Java's methods",
    "jmh",
    8_000,
    (i) => ({
      benchmark: `com.example.Sort.m${i}`,
      mode: "avgt",
      threads: 1,
      measurementTime: "1 s",
      primaryMetric: { scoreUnit: "ns/op", rawData: [[5]] },
    }),
  ],
])(
  "ten times as many benchmarks with %s take about ten times as long; each against all others it would be a hundred",
  async (_names, tool, count, one) => {
    const leastMsOf = async (benchmarks: number, readings: number): Promise<number> => {
      const results = JSON.stringify(Array.from({ length: benchmarks }, (_, i) => one(i)));
      let leastMs = Infinity;
      for (let reading = 0; reading < readings; reading += 1) {
        const startedAtMs = performance.now();
        const printed = await printedOf("events", tool, "bench.json", results);
        leastMs = Math.min(leastMs, performance.now() - startedAtMs);
        expect(new Set(printed.match(/"scenario":"[^"]*"/g)).size).toBe(benchmarks);
      }
      return leastMs;
    };
    const fewMs = await leastMsOf(count / 10, 3);
    expect((await leastMsOf(count, 3)) / fewMs).toBeLessThan(35);
  },
);

test("one file may hold more benchmarks than a call of a function may have arguments", async () => {
  const lines = Array.from({ length: 130_000 }, (_, i) => `test ${i} ... bench: 1 ns/iter (+/- 0)\n`);
  const files = [{ path: "bench.txt", text: lines.join("") }];
  const output = { name: "bench.txt", isFolder: false, files };
  const { benchmarks } = await readResults("cargo-bench", output, { unit: undefined });
  expect(benchmarks).toHaveLength(130_000);
});

test("requests that failed are errors, once, and of no sample", async () => {
  const counted = async (tool: ImportToolName, content: string): Promise<object[]> =>
    (await printedOf("events", tool, "out", content))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { type: string; values?: number[]; kind?: string; count?: number })
      .filter(({ type }) => type === "samples" || type === "error")
      .map(({ values, kind, count }) =>
        values === undefined ? { kind, count } : { samples: values.length },
      );
  const hit = (code: number, seq: number): string =>
    JSON.stringify({ attack: "", seq, code, timestamp: "", latency: 5, error: "" });
  expect(await counted("vegeta", `${hit(200, 0)}\n${hit(503, 1)}\n`)).toEqual([
    { samples: 1 },
    { kind: "failed", count: 1 },
  ]);
  const csv = "request-start,DNS,DNS+dialup,request-duration,bytes,status\n";
  expect(await counted("oha", `${csv}0.1,0,0,0.001,9,200\n0.2,0,0,0.001,9,500\n`)).toEqual([
    { samples: 1 },
    { kind: "bad-status", count: 1 },
  ]);
  const point = (expected: boolean): string =>
    `${JSON.stringify({ type: "Point", metric: "http_req_duration", data: { value: 1, tags: { name: "home", expected_response: String(expected) } } })}\n`;
  expect(await counted("k6", point(true) + point(false))).toEqual([
    { samples: 1 },
    { kind: "unexpected-response", count: 1 },
  ]);
  const autocannon = { latency: { average: 1 }, requests: { average: 9 }, errors: 7, timeouts: 3 };
  expect(await counted("autocannon", JSON.stringify(autocannon))).toEqual([
    { kind: "errors", count: 4 },
    { kind: "timeouts", count: 3 },
  ]);
});

test("a link stands for the results that it leads to, and what is no file is said", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-import-"));
  const { terminal, out, err } = keptTerminal();
  const imported = (path: string): Promise<number> =>
    importCommand(
      { command: "import", tool: "go", path, unit: undefined, show: "events" },
      folder,
      terminal,
      NO_INPUT,
    );
  writeFileSync(join(folder, "results.txt"), "BenchmarkX 1 5 ns/op\n");
  symlinkSync("results.txt", join(folder, "link.txt"));
  expect([await imported("link.txt"), await imported("/dev/null")]).toEqual([0, 2]);
  expect(out()).toContain('"scenario":"x"');
  expect(err()).toBe(
    "/dev/null: it is neither a file nor a folder (what a pipe brings is read as `-`: TOOL | latency-gate import --tool go -)\n",
  );
  rmSync(folder, { recursive: true });
});

test("a name of several lines stays in one", async () => {
  const name = `${"long ".repeat(20)}name\n::error::x`;
  const results = JSON.stringify([{ name, unit: "ms", value: 3 }]);
  const printed = await scenariosOf("customSmallerIsBetter", "r.json", results);
  expect(printed).not.toMatch(/^\s*::/m);
  expect(printed).toContain(`from: ${JSON.stringify(name)}\n`);
});

interface PipedOptions {
  readonly isTTY?: boolean;
  readonly abort?: AbortSignal;
  readonly tool?: ImportToolName;
  readonly show?: "events" | "scenarios";
}

/** What `import --tool TOOL -` does with what comes through standard input. */
async function piped(
  chunks: Iterable<Uint8Array> | Readable,
  { isTTY = false, abort = NO_INPUT.abort, tool = "go", show = "events" }: PipedOptions = {},
): Promise<{ exitCode: number; out: string; err: string }> {
  const { terminal, out, err } = keptTerminal();
  const stream = chunks instanceof Readable ? chunks : Readable.from(chunks, { objectMode: false });
  const exitCode = await importCommand(
    { command: "import", tool, path: "-", unit: tool === "hgrm" ? "ns" : undefined, show },
    tmpdir(),
    terminal,
    { stream: Object.assign(stream, { isTTY }), abort },
  );
  return { exitCode, out: out(), err: err() };
}

test("what is piped into `-` is read as a file is, wherever its chunks are cut", async () => {
  const results = Buffer.from("BenchmarkÜber-2 100 12.5 ns/op\n");
  const cut = results.indexOf("Ü") + 1;
  const { exitCode, out, err } = await piped([results.subarray(0, cut), results.subarray(cut)]);
  expect([exitCode, err]).toEqual([0, ""]);
  expect(out).toBe(await printedOf("events", "go", "bench.txt", results.toString()));
});

test("a tool whose results have no name is told by its output in a trial and through a pipe alike", async () => {
  const results = readFileSync(join(import.meta.dirname, "../../fixtures/imports/hdrhistogram/latency.hgrm"));
  const { exitCode, out } = await piped([results], { tool: "hgrm", show: "scenarios" });
  expect([exitCode, out]).toEqual([0, expect.stringMatching(/^ {4}from: standard output$/m)]);
  const inTrial = [{ path: STANDARD_OUTPUT, text: results.toString() }];
  const { benchmarks } = await readResults(
    "hgrm",
    { name: STANDARD_OUTPUT, isFolder: false, files: inTrial },
    { unit: "ns" },
  );
  expect(benchmarks.map(({ name }) => name)).toEqual(["standard output"]);
});

test.each<[string, Iterable<Uint8Array>, { isTTY?: boolean }, string]>([
  [
    "is a terminal",
    [],
    { isTTY: true },
    "standard input: it is a terminal, and nothing is piped into it (say TOOL | latency-gate import --tool go -, or name the file that the tool wrote)\n",
  ],
  [
    "brings nothing",
    [Buffer.from(" \n")],
    {},
    "standard input: nothing came through it (did the tool before the pipe fail, or print to standard error? results of go are made by `go test -bench . -count 15`)\n",
  ],
  [
    "brings no results",
    [Buffer.from("ok\n")],
    {},
    "standard input: there are no results of go in it (results of go are made by `go test -bench . -count 15`)\n",
  ],
  [
    "never ends",
    (function* () {
      const chunk = Buffer.alloc(64 * 1024 ** 2, "\n");
      for (;;) yield chunk;
    })(),
    {},
    "standard input: it is larger than 256 MiB (let the tool run shorter: the gate repeats it in rounds)\n",
  ],
])("standard input that %s is refused, with what to do", async (_what, chunks, how, message) => {
  expect(await piped(chunks, how)).toEqual({ exitCode: 2, out: "", err: message });
});

test("who interrupts the wait for a tool that goes on and on ends it", async () => {
  const interrupted = new AbortController();
  const endless = new Readable({ read: () => undefined });
  endless.push("BenchmarkX 1 5 ns/op\n");
  setImmediate(() => {
    interrupted.abort(new Error("interrupted"));
  });
  await expect(piped(endless, { abort: interrupted.signal })).rejects.toThrow();
}, 30_000);

test("of a tool that was interrupted as well nothing is taken for its results", async () => {
  const interrupted = new AbortController();
  const waiting = piped(
    (function* () {
      yield Buffer.from("BenchmarkX 1 5 ns/op\n");
      interrupted.abort(new Error("interrupted"));
    })(),
    { abort: interrupted.signal },
  );
  await expect(waiting).rejects.toThrow("interrupted");
});

test("a file that a trial would refuse for its size is refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-import-"));
  writeFileSync(join(folder, "large.txt"), "");
  truncateSync(join(folder, "large.txt"), 256 * 1024 ** 2 + 1);
  const { terminal, err } = keptTerminal();
  const exitCode = await importCommand(
    { command: "import", tool: "go", path: "large.txt", unit: undefined, show: "events" },
    folder,
    terminal,
    NO_INPUT,
  );
  expect([exitCode, err()]).toEqual([
    2,
    `${folder}/large.txt: it is larger than 256 MiB (let the tool run shorter: the gate repeats it in rounds)\n`,
  ]);
  rmSync(folder, { recursive: true });
});

test("samples that vitest keeps where it is told to are what is judged", async () => {
  const latency = { mean: 1, p50: 1, p75: 1, p99: 1, p999: 1, samples: [1, 1] };
  const benchmarks = [{ name: "words > count", tasks: [{ name: "all", latency }] }];
  const run = {
    ancestorTitles: ["words"],
    title: "count",
    status: "passed",
    failureMessages: [],
    benchmarks,
  };
  const results = JSON.stringify({ testResults: [{ name: "/x/a.bench.js", assertionResults: [run] }] });
  expect(await scenariosOf("vitest", "r.json", results)).toContain("    gate: [p50, p95, p99]\n");
});

test("where nothing succeeded, that is why nothing can be judged", async () => {
  const folder = join(import.meta.dirname, "../../fixtures/imports/autocannon");
  const { terminal, out, err } = keptTerminal();
  const asked = { command: "import", tool: "autocannon", unit: undefined, show: "scenarios" } as const;
  await importCommand({ ...asked, path: "errors-all.json" }, folder, terminal, NO_INPUT);
  await importCommand({ ...asked, path: "no-server.json" }, folder, terminal, NO_INPUT);
  await importCommand({ ...asked, path: "redirects.json" }, folder, terminal, NO_INPUT);
  const advice = "what failed is no measurement: see why it does, and run it again";
  expect(err()).toBe(
    `errors-all.json: nothing in it can be judged: no request succeeded (200 × 5xx) (${advice})
no-server.json: nothing in it can be judged: no request succeeded (9960 × errors) (${advice})
`,
  );
  expect(out()).toContain("latency-p99:");
});
