import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import type { ImportToolName } from "../config/import-tools.js";
import type { ScenarioManifest } from "../config/project.js";
import type { Bench } from "../../test/support/measure-bench.js";
import { scenario } from "../../test/support/manifest.js";
import { harness, node, openBench } from "../../test/support/measure-bench.js";
import { snapshot } from "../../test/support/repository.js";
import type { TrialResult } from "./trial.js";

let bench: Bench;
let elsewhere: string;
const inSource = (path: string): string => join(bench.root, "src", path);

beforeEach(() => {
  bench = openBench();
  elsewhere = join(bench.root, "elsewhere");
  mkdirSync(join(elsewhere, "deep"), { recursive: true });
  writeFileSync(join(elsewhere, "deep/results"), "the only copy");
});
afterEach(() => bench.close());

function link(path: string, to: string): void {
  mkdirSync(dirname(inSource(path)), { recursive: true });
  symlinkSync(to.replace("ELSEWHERE", elsewhere), inSource(path));
}

/** A trial of a tool of Go's that runs `code` in the source folder. */
async function measure(file: string, code: string): Promise<TrialResult> {
  const argv = node(`const fs = require("fs"); ${code}`);
  const given = { tool: "go", file, unit: undefined } as const;
  return (await bench.measure(harness("", { work: { kind: "harness", argv, import: given } }))).result;
}

test("a tool that takes too long is told of what it runs, not of samples that it does not know", async () => {
  const argv = node("setTimeout(() => {}, 60000)");
  const given = { tool: "go", file: undefined, unit: undefined } as const;
  const work = { kind: "harness", argv, import: given } as const;
  const { result } = await bench.measure(harness("", { work, timeoutMs: 300 }));
  expect(result).toMatchObject({
    kind: "failed",
    failure: {
      code: "timeout",
      hint: "set a longer `timeout` for the benchmark, or let it run fewer of its benchmarks, or each for less time",
    },
  });
});

describe("a tool that ends with an exit code of its own", () => {
  const report = join(import.meta.dirname, "../../fixtures/imports/vitest/failures-5.json");
  const NAMED =
    ': "broken.bench.js" failed (no data), "throws" failed (Error: no data), "throws later" failed (Error: no data), 7 more failed';
  const HINT =
    "its exit code fails the whole trial: mend what failed, or let it run only the benchmarks that are gated";
  /** Of another benchmark, whose requests failed in part. */
  const partly = JSON.stringify({
    metrics: { http_req_duration: { med: 1 }, http_reqs: { count: 9 }, http_req_failed: { passes: 3 } },
  });

  test.each<[string, ImportToolName, string | undefined, string, string, string | undefined]>([
    ["in a file", "vitest", "out.json", `fs.copyFileSync("${report}", "out.json")`, NAMED, HINT],
    ["on standard output", "vitest", undefined, `fs.writeSync(1, fs.readFileSync("${report}"))`, NAMED, HINT],
    ["nowhere", "vitest", "out.json", "", "", undefined],
    ["only in part", "vitest", "out.json", `fs.writeFileSync("out.json", '{"testResults":[')`, "", undefined],
    ["and has measured it", "k6", undefined, `fs.writeSync(1, '${partly}')`, "", undefined],
    ["and has measured all", "go", undefined, `fs.writeSync(1, "BenchmarkX 1 5 ns/op\\n")`, "", undefined],
  ])("is said with what it wrote of what failed: %s", async (_what, tool, file, code, named, hint) => {
    const argv = node(`const fs = require("fs"); ${code}; process.exitCode = 1;`);
    const work = { kind: "harness", argv, import: { tool, file, unit: undefined } } as const;
    const { result } = await bench.measure(harness("", { work }));
    expect(result).toMatchObject({
      kind: "failed",
      failure: { code: "exit-code", message: `The tool ended with exit code 1${named}`, hint },
    });
  });

  test("is said with what failed in one line, however long names and messages are", async () => {
    const test = {
      ancestorTitles: [],
      title: "x".repeat(5_000),
      status: "failed",
      failureMessages: [`Error: ${"y".repeat(5_000)}\n::error::forged`],
    };
    const file = { name: "/a.bench.js", status: "failed", message: "", assertionResults: [test] };
    writeFileSync(inSource("report.json"), JSON.stringify({ testResults: [file] }));
    const argv = node(
      `const fs = require("fs"); fs.copyFileSync("report.json", "out.json"); process.exitCode = 1;`,
    );
    const given = { tool: "vitest", file: "out.json", unit: undefined } as const;
    const { result } = await bench.measure(harness("", { work: { kind: "harness", argv, import: given } }));
    expect(result).toMatchObject({
      failure: {
        message: `The tool ended with exit code 1: "${"x".repeat(100)}" failed (Error: ${"y".repeat(293)}…)`,
      },
    });
  });
});

const write = (path: string): string =>
  `fs.mkdirSync(require("path").dirname("${path}"), { recursive: true }); fs.writeFileSync("${path}", "BenchmarkX 1 5 ns/op\\n");`;

describe("a link that leads out of the trial's folders", () => {
  test.each<[string, Record<string, string>, string, string]>([
    ["the results' folder", { out: "ELSEWHERE" }, "out/deep", "elsewhere"],
    ["a folder above it", { out: "ELSEWHERE" }, "out/deep/results", "elsewhere/deep"],
    ["one after another", { one: "two", two: "../elsewhere" }, "one/deep", "elsewhere"],
    ["to nothing as yet", { out: "ELSEWHERE/new" }, "out/results", "elsewhere/new"],
    ["in a circle", { one: "two", two: "one" }, "one/results", "a link that leads to itself"],
  ])("on the way to the results (%s): nothing is removed or run", async (_name, links, file, leads) => {
    for (const [path, to] of Object.entries(links)) link(path, to);
    const before = snapshot(elsewhere);
    const result = await measure(file, `fs.writeFileSync("ran", "");`);
    expect(result).toMatchObject({
      kind: "failed",
      failure: {
        code: "no-output",
        message: expect.stringMatching(new RegExp(`leads out of the source folder .*, to .*${leads}$`)),
        where: file,
      },
    });
    expect(snapshot(elsewhere)).toEqual(before);
    expect(existsSync(inSource("ran"))).toBe(false);
  });

  test.each(["out", "out/", "./out//"])("in the results' own place (%s) is removed itself", async (file) => {
    link("out", "ELSEWHERE");
    const before = snapshot(elsewhere);
    expect(await measure(file, write("out"))).toMatchObject({ kind: "events" });
    expect(lstatSync(inSource("out")).isFile()).toBe(true);
    expect(snapshot(elsewhere)).toEqual(before);
  });

  test.each([
    ["in place of the results", `fs.symlinkSync("../elsewhere/deep/results", "out");`, "out"],
    ["in place of their folder", `fs.symlinkSync("../elsewhere", "out");`, "out"],
    ["above them", `fs.symlinkSync("../elsewhere", "up");`, "up/deep/results"],
  ])("that the tool makes %s is not read through", async (_name, code, file) => {
    expect(await measure(file, code)).toMatchObject({
      kind: "failed",
      failure: { message: expect.stringContaining("leads out of the source folder") },
    });
  });
});

test.each<[string, Record<string, string>, string, string]>([
  ["no link", {}, "out/results", write("out/results")],
  ["a link to another folder of the source", { out: "made" }, "out/results", write("made/results")],
  ["a link to the newest results", {}, "last", `${write("made/1")} fs.symlinkSync("made/1", "last");`],
])("what lies within is removed before and read after: %s", async (_name, links, file, code) => {
  mkdirSync(inSource("made"), { recursive: true });
  for (const [path, to] of Object.entries(links)) link(path, to);
  const once = `if (fs.existsSync("${file}")) process.exit(3); ${code}`;
  for (let trial = 0; trial < 2; trial += 1) {
    expect(await measure(file, once)).toMatchObject({ kind: "events" });
    rmSync(inSource("made/1"), { force: true });
  }
});

test.each([
  ["a named pipe", `require("child_process").execFileSync("mkfifo", ["results"]);`],
  ["a socket", `require("net").createServer().listen("results", () => process.exit(0));`],
])("%s in place of the results is said to be no regular file", async (_name, code) => {
  expect(await measure("results", code)).toMatchObject({
    kind: "failed",
    failure: {
      code: "no-output",
      message: "import.file is neither a regular file nor a folder",
      where: "results",
      hint: expect.stringMatching(/^a named pipe, .* or leave `file` out/),
    },
  });
});

test.each([
  ["fails", `process.exitCode = 3;`, "exit-code"],
  ["prints what is no result", ``, "event-invalid"],
])("what a tool that %s has printed is told", async (_name, code, failure) => {
  const argv = node(`console.log("no connection to the database"); console.error("and a warning"); ${code}`);
  const given = { tool: "go", file: undefined, unit: undefined } as const;
  const { result } = await bench.measure(harness("", { work: { kind: "harness", argv, import: given } }));
  expect(result).toMatchObject({
    kind: "failed",
    failure: {
      code: failure,
      logTail: ["no connection to the database", "and a warning"],
    },
  });
});

const statistics: ScenarioManifest["statistics"] = [
  { statistic: "p50", gated: true, tolerance: 0.05, passWithin: 0.05, floorNs: 0, budget: undefined },
];

test.each<[string, string[], object]>([
  ["none that is not selected is missed", ["kept", "x"], { kind: "events" }],
  [
    "one that is selected is",
    ["x", "gone"],
    { failure: { message: expect.stringContaining('nothing for scenario "gone"') } },
  ],
  [
    "one that is judged by its latency has samples",
    ["judged"],
    { failure: { message: expect.stringContaining('no samples of "judged"') } },
  ],
])("of the scenarios in a tool's results, %s", async (_name, selected, expected) => {
  const scenarios = [
    scenario({ id: "kept" }),
    scenario({ id: "x" }),
    scenario({ id: "gone" }),
    scenario({ id: "judged", statistics }),
  ];
  const lines = ["kept", "x", "judged"].map((id) => `test ${id} ... bench: 5 ns/iter (+/- 1)`);
  const argv = node(`console.log(${JSON.stringify(lines.join("\n"))})`);
  const given = { tool: "cargo-bench", file: undefined, unit: undefined } as const;
  const benchmark = harness("", { scenarios, work: { kind: "harness", argv, import: given } });
  expect((await bench.measure(benchmark, { selected })).result).toMatchObject(expected);
});

test("all that a tool reports is named, whatever scenarios are declared, where all is asked for", async () => {
  const argv = node(`console.log("BenchmarkX/n=1 1 5 ns/op\\nBenchmarkX/n=2 1 7 ns/op");`);
  const given = { tool: "go", file: undefined, unit: undefined } as const;
  const scenarios = [scenario({ id: "change-me" })];
  const benchmark = harness("", { work: { kind: "harness", argv, import: given }, scenarios });
  const asDeclared = await bench.measure(benchmark, { selected: ["change-me"] });
  expect(asDeclared).toMatchObject({ result: { kind: "failed" }, reported: undefined });
  const all = await bench.measure(benchmark, { selected: ["change-me"], takesAll: true });
  expect(all).toMatchObject({
    result: { kind: "events" },
    reported: [
      { name: "X/n=1", hasSamples: true },
      { name: "X/n=2", hasSamples: true },
    ],
  });
});
