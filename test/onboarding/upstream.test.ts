import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { parseDocument } from "yaml";
import type { Report } from "../../src/core/model/report.js";
import { run } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const CLI = join(repository, "dist", "cli.js");
const EXAMPLES = join(repository, "examples", "upstream");

const scratch = mkdtempSync(join(tmpdir(), "latency-gate-upstream-"));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function git(folder: string, ...args: string[]): void {
  const author = ["-c", "user.name=Upstream", "-c", "user.email=upstream@example.invalid"];
  const { status, output } = run(["git", ...author, ...args], folder);
  expect([status, output]).toEqual([0, expect.anything()]);
}

/** A bare mirror with a program in it: the tag v1, and a main that counts five times as far. */
function makeProgramMirror(): string {
  const top = mkdtempSync(join(scratch, "program-"));
  const [work, mirror] = [join(top, "work"), join(top, "mirror.git")];
  mkdirSync(work);
  const counting = (to: number): string => `#!/bin/sh\ni=0\nwhile [ $i -lt ${to} ]; do i=$((i + 1)); done\n`;
  git(work, "init", "--quiet", "--initial-branch=main");
  writeFileSync(join(work, "count.sh"), counting(20_000));
  git(work, "add", "--all");
  git(work, "commit", "--quiet", "--message=A release");
  git(work, "tag", "v1");
  writeFileSync(join(work, "count.sh"), counting(100_000));
  git(work, "commit", "--quiet", "--all", "--message=Slower");
  git(scratch, "clone", "--quiet", "--mirror", work, mirror);
  return mirror;
}

/** A bare mirror with examples/go in it: the tag v1, and a main that looks each key up five times. */
function makeMirror(): string {
  const [work, mirror] = [join(scratch, "work"), join(scratch, "mirror.git")];
  mkdirSync(work);
  cpSync(join(repository, "examples", "go"), join(work, "examples", "go"), { recursive: true });
  git(work, "init", "--quiet", "--initial-branch=main");
  git(work, "add", "--all");
  git(work, "commit", "--quiet", "--message=A release");
  git(work, "tag", "v1");
  const file = join(work, "examples", "go", "lru.go");
  const [from, to] = [
    "\telement, ok := c.entries[key]\n\tif !ok {\n\t\treturn 0, false",
    "\telement, ok := c.entries[key]\n\tfor i := 0; i < 4; i++ {\n\t\telement, ok = c.entries[key]\n\t}\n\tif !ok {\n\t\treturn 0, false",
  ];
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  git(work, "commit", "--quiet", "--all", "--message=Slower");
  git(scratch, "clone", "--quiet", "--mirror", work, mirror);
  return mirror;
}

function reportOf(
  example: string,
  source: object,
  env: Readonly<Record<string, string>> = {},
): {
  readonly status: number | null;
  readonly report: Report;
  output: string;
} {
  const project = mkdtempSync(join(scratch, "project-"));
  const document = parseDocument(readFileSync(join(EXAMPLES, example), "utf8"));
  document.set("source", document.createNode(source));
  writeFileSync(join(project, "latency-gate.yml"), document.toString());
  git(project, "init", "--quiet", "--initial-branch=main");
  git(project, "add", "--all");
  git(project, "commit", "--quiet", "--message=The manifest alone");
  const argv = [CLI, "gate", "--baseline", "HEAD", "--rounds", "10", "--out", join(project, "out")] as const;
  const { status, output } = run([process.execPath, ...argv], project, env);
  const report = JSON.parse(readFileSync(join(project, "out", "report.json"), "utf8")) as Report;
  return { status, report, output };
}

const ANCESTORS = ["kausaldb", "zigttp", "docdb"].map((name) => `${name}/latency-gate.yml`);

test.each(["latency-gate.yml", "command.yml", ...ANCESTORS])(
  "%s is a valid manifest of a git source",
  (example) => {
    // What a configuration is called says what it is.
    const copy = join(mkdtempSync(join(scratch, "valid-")), "latency-gate.yml");
    cpSync(join(EXAMPLES, example), copy);
    const { status, output } = run([process.execPath, CLI, "validate", copy], repository);
    expect([status, output]).toEqual([0, expect.stringContaining("valid")]);
  },
);

const hasGo = spawnSync("go", ["version"], { stdio: "ignore" }).status === 0;

(hasGo ? test : test.skip)(
  "two commits of somebody else's repository are gated from a bare mirror of it",
  () => {
    const mirror = makeMirror();
    const before = run(["git", "for-each-ref"], mirror).output;
    const { status, report, output } = reportOf("latency-gate.yml", {
      git: mirror,
      ref: "main",
      baseline: "v1",
    });
    const verdicts = report.rows.map(({ address, judgement }) => [address.scenario, judgement.verdict]);
    expect([status, output, verdicts]).toEqual([
      1,
      expect.anything(),
      expect.arrayContaining([["get", "regression"]]),
    ]);
    expect(run(["git", "for-each-ref"], mirror).output).toBe(before);
  },
  300_000,
);

test("a program that a script from outside builds is timed, and its slower commit is caught", () => {
  const script = join(scratch, "build.sh");
  writeFileSync(
    script,
    '#!/bin/sh\ncp "$LATENCY_GATE_SOURCE_DIR/count.sh" "$LATENCY_GATE_BUILD_DIR/program"\nchmod +x "$LATENCY_GATE_BUILD_DIR/program"\n',
  );
  chmodSync(script, 0o755);
  const source = { git: makeProgramMirror(), ref: "main", baseline: "v1" };
  const { status, report, output } = reportOf("command.yml", source, { UPSTREAM_BUILD: script });
  const verdicts = report.rows.map(({ address, judgement }) => [address.scenario, judgement.verdict]);
  expect([status, output, verdicts]).toEqual([1, expect.anything(), [["run", "regression"]]]);
}, 300_000);

test("a build script that nobody named is said, and judges nothing", () => {
  const source = { git: makeProgramMirror(), ref: "main", baseline: "v1" };
  const { status, output } = reportOf("command.yml", source);
  expect([status, output]).toEqual([2, expect.stringContaining("UPSTREAM_BUILD")]);
}, 120_000);

test("a repository that can't be reached is said, and judges nothing", () => {
  const { status, output } = reportOf("latency-gate.yml", {
    git: join(scratch, "nowhere.git"),
    ref: "main",
    baseline: "v1",
  });
  expect([status, output]).toEqual([2, expect.stringContaining("nowhere.git")]);
}, 120_000);

/** A program of one file, for Node.js; `argv` are its arguments. */
function program(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!${process.execPath}\nconst argv = process.argv.slice(2);\n${text}`);
  chmodSync(file, 0o755);
  return file;
}

// The ancestors themselves are not built here: stand-ins write what these wrote when the scripts were made.
describe("the scripts beside the ancestors' manifests", () => {
  const folder = mkdtempSync(join(scratch, "scripts-"));
  const script = (...path: string[]): string => join(EXAMPLES, ...path);

  test("kausaldb's saved baseline becomes a list of medians", () => {
    const results = [
      { name: "query/traversal_bfs_depth3", iterations: 100, mean_ns: 1517, median_ns: 1512, p99_ns: 1572 },
      { name: "query/semantic_search", iterations: 1000, mean_ns: 50_400, median_ns: 50_300, p99_ns: 61_000 },
    ];
    const benchmark = program(
      folder,
      "benchmark",
      `if (argv[0] !== "query" || argv[1] !== "--save-baseline") process.exit(1);
console.log("a table for people");
require("node:fs").writeFileSync(argv[2], ${JSON.stringify(JSON.stringify(results))});`,
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [script("kausaldb", "benchmark.mjs"), benchmark, "query"],
      { encoding: "utf8", env: { ...process.env, LATENCY_GATE_WORK_DIR: folder } },
    );
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      [
        { name: "query/traversal_bfs_depth3", unit: "ns", value: 1512 },
        { name: "query/semantic_search", unit: "ns", value: 50_300 },
      ],
    ]);
  });

  test.each([
    [200, 0],
    [500, 1],
  ])("a server that answers %i ends the launch with %i, and is ended", (answer, expected) => {
    const file = join(folder, `pid-${answer}`);
    const server = program(
      folder,
      `server-${answer}`,
      `require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid));
if (argv[0] !== "-p") process.exit(1);
require("node:http").createServer((_, answer) => answer.writeHead(${answer}).end("x")).listen(Number(argv[1]), "127.0.0.1");`,
    );
    const { status } = spawnSync("python3", ["-I", "-S", script("zigttp", "first-answer.py"), server]);
    expect(status).toBe(expected);
    expect(() => process.kill(Number(readFileSync(file, "utf8")), 0)).toThrow("ESRCH");
  });

  test("docdb's load test becomes a list of quantiles, and the server is ended", () => {
    const file = join(folder, "pid-docdb");
    program(
      folder,
      "docdb",
      `require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid));
require("node:net").createServer().listen(argv[argv.indexOf("-socket") + 1]);`,
    );
    program(
      folder,
      "loadtest",
      `const fs = require("node:fs"), path = require("node:path");
const of = (name) => argv[argv.indexOf(name) + 1];
const to = path.join(of("-output-dir"), "json");
fs.mkdirSync(to, { recursive: true });
const create = { P50: 0.5, P95: 7.25, P99: 23 };
fs.writeFileSync(path.join(to, of("-output")), JSON.stringify({ Global: { Latency: { create } } }));`,
    );
    const { status, stdout } = spawnSync(process.execPath, [script("docdb", "load-test.mjs"), folder], {
      encoding: "utf8",
      env: { ...process.env, LATENCY_GATE_WORK_DIR: folder, LATENCY_GATE_SEED: "4d97c0be582581a3" },
    });
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      [
        { name: "create p50", unit: "ms", value: 0.5 },
        { name: "create p95", unit: "ms", value: 7.25 },
        { name: "create p99", unit: "ms", value: 23 },
      ],
    ]);
    expect(() => process.kill(Number(readFileSync(file, "utf8")), 0)).toThrow("ESRCH");
  });
});
