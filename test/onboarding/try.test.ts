import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { run } from "./packed.js";
import type { Finished } from "./packed.js";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli.js");

/** What a test makes is in here: the checkout, the caches, what is temporary, and marks of what was run. */
let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "latency-gate-try-"));
  folder = join(place, "sums");
  mkdirSync(join(place, "tmp"));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

/** Enough of tinybench that no registry is needed. */
const TINYBENCH = `export class Bench {
  tasks = [];
  add(name, fn) {
    this.tasks.push({ name, fn });
  }
  async run() {
    for (const task of this.tasks) {
      const samples = Array.from({ length: 200 }, () => {
        const begin = performance.now();
        task.fn();
        return performance.now() - begin;
      });
      task.result = { latency: { samples } };
    }
  }
}
`;

/** Its names are in a loop, where no source tells them. */
const IN_A_LOOP = `import { appendFileSync } from "node:fs";
import { Bench } from "tinybench";
appendFileSync(${JSON.stringify("MARK")}, "ran\\n");
const bench = new Bench({ time: 10, retainSamples: true });
for (const size of [10, 1000]) {
  const title = "sum of " + size;
  bench.add(title, () => Array.from({ length: size }, (_, i) => i).reduce((a, b) => a + b, 0));
}
await bench.run();
console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))));
`;
const BROKEN = IN_A_LOOP.replace("await bench", 'throw new Error("no data for it");\nawait bench');

function project(scripts: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>): void {
  const all: Readonly<Record<string, string>> = {
    "package.json": JSON.stringify({ name: "sums", type: "module", scripts }),
    "node_modules/tinybench/package.json": `{ "name": "tinybench", "exports": "./index.js", "type": "module" }`,
    "node_modules/tinybench/index.js": TINYBENCH,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replace("MARK", join(place, "mark")));
  }
  run(["git", "init", "--quiet", "--initial-branch=main"], folder);
  commit();
}

function commit(): void {
  const author = ["-c", "user.name=A Newcomer", "-c", "user.email=newcomer@example.invalid"];
  run(["git", "add", "--all"], folder);
  run(["git", ...author, "commit", "--quiet", "--message=One"], folder);
}

const environment = (): Record<string, string> => ({
  HOME: place,
  LATENCY_GATE_CACHE_DIR: join(place, "cache"),
  TMPDIR: join(place, "tmp"),
});

/** npm of Node.js 24 and later keeps compiled code there. */
const leftInTmp = (): string[] =>
  readdirSync(join(place, "tmp")).filter((name) => name !== "node-compile-cache");

function latencyGate(...argv: readonly string[]): Finished {
  return run([process.execPath, CLI, ...argv], folder, environment());
}

const untracked = (): string => run(["git", "status", "--porcelain"], folder).output;
const written = (): string => readFileSync(join(folder, "latency-gate.yml"), "utf8");
const runs = (): number =>
  existsSync(join(place, "mark")) ? readFileSync(join(place, "mark"), "utf8").split("\n").length - 1 : 0;

test("names that only a run knows are written, and what fails is not gated, with the reason", () => {
  project(
    { bench: "node bench.mjs", "bench:broken": "node broken.mjs" },
    { "bench.mjs": IN_A_LOOP, "broken.mjs": BROKEN },
  );
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
  expect(output).toMatch(/^tried: {3}bench: a trial took [\d.]+ m?s; 2 scenarios$/m);
  const why = "The tool ended with exit code 1: Error: no data for it";
  expect(output).toMatch(
    new RegExp(`^failed: {2}bench-broken: a trial took [\\d.]+ m?s; A trial of it failed: ${why}$`, "m"),
  );
  expect(runs()).toBe(2);
  expect(leftInTmp()).toEqual([]);

  const { benchmarks } = parse(written()) as {
    benchmarks: Record<string, { scenarios: Record<string, { from: string; tolerance: string }> }>;
  };
  expect(Object.keys(benchmarks)).toEqual(["bench"]);
  expect(benchmarks["bench"]!.scenarios).toMatchObject({
    "sum-of-10": { from: "sum of 10", tolerance: "10%" },
    "sum-of-1000": { from: "sum of 1000", tolerance: "10%" },
  });
  const reason = `^ {2}# Not gated: the script "bench:broken" of package\\.json\\. A trial of it failed: ${why}\\.$`;
  expect(written()).toMatch(new RegExp(reason, "m"));
  // What is committed names no file of this machine.
  expect(written()).not.toContain(place);
  const [, log] = /^ +log: (.*\.log)$/m.exec(output) ?? [];
  expect(readFileSync(log!, "utf8")).toContain("no data for it");

  commit();
  const out = join(place, "out");
  const ran = latencyGate("run", "--baseline", "HEAD", "--rounds", "2", "--out", out);
  expect([ran.status, ran.output]).toEqual([0, expect.anything()]);
  const { trials } = JSON.parse(readFileSync(join(out, "results.json"), "utf8")) as {
    trials: { outcome: { kind: string; series: { scenario: string }[] } }[];
  };
  expect(trials.length).toBeGreaterThan(0);
  for (const { outcome } of trials) {
    expect(outcome.series.map(({ scenario }) => scenario)).toEqual(["sum-of-10", "sum-of-1000"]);
  }
}, 120_000);

test("where a command alone is left of what was found, nothing of what was tried runs: exit 2, and it is written", () => {
  project(
    { bench: "node plain.mjs", "bench:broken": "node broken.mjs" },
    { "plain.mjs": "let sum = 0;\nfor (let i = 0; i < 1e6; i++) sum += i;\n", "broken.mjs": BROKEN },
  );
  expect(latencyGate("init", "--try").output).toMatch(
    /^note: {4}the time of commands, which are not tried, is/m,
  );
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([2, expect.stringMatching(/^failed: {2}bench-broken: /m)]);
  expect(output).toMatch(/^note: {4}the time of the build, which was in the cache, and of commands, which/m);
  expect(Object.keys((parse(written()) as { benchmarks: object }).benchmarks)).toEqual(["bench"]);
}, 60_000);

test("nothing is run without the flag, which is named where the source has no names", () => {
  project({ bench: "node bench.mjs" }, { "bench.mjs": IN_A_LOOP });
  const { status, output } = latencyGate("init", "--yes");
  expect([status, output]).toEqual([0, expect.stringContaining("`npx latency-gate init --try`")]);
  expect([runs(), written()]).toEqual([0, expect.stringContaining("change-me:")]);
});

test("without --yes and a terminal it is tried and shown, and nothing is written", () => {
  project({ bench: "node bench.mjs" }, { "bench.mjs": IN_A_LOOP });
  const { status, output } = latencyGate("init", "--try");
  expect([status, output]).toEqual([
    0,
    expect.stringContaining("`npx latency-gate init --try --yes` writes latency-gate.yml"),
  ]);
  expect([runs(), untracked(), output]).toEqual([1, "", expect.stringContaining("from: sum of 10 ")]);
});

test("a build that fails is shown, and of what it was for nothing is written", () => {
  project(
    { bench: "node bench.mjs", build: "node build.mjs" },
    { "bench.mjs": IN_A_LOOP, "build.mjs": 'throw new Error("no compiler");' },
  );
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([
    2,
    expect.stringContaining("sums could not be built: build of the candidate: "),
  ]);
  expect(output).toContain("  │ Error: no compiler");
  expect(output).toContain("Nothing was written: of what was found, nothing could be run.");
  expect([runs(), untracked()]).toEqual([0, ""]);
});

test("what can't be built is left out where the source alone would build it by another command, too", () => {
  const target = (name: string): string => `[[bench]]\nname = "${name}"\nharness = false\n`;
  project(
    { bench: "node bench.mjs" },
    {
      "bench.mjs": "1;",
      "Cargo.toml": `[package]\nname = "sums"\nversion = "1.0.0"\n[dev-dependencies]\ncriterion = { path = "none" }\n${target("one")}${target("two")}`,
      "src/lib.rs": "",
      // The source names one of them alone.
      "benches/one.rs": `c.bench_function("sum", f);`,
      "benches/two.rs": "bench_all!(c);",
    },
  );
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([2, expect.stringContaining("written: latency-gate.yml")]);
  expect(output.match(/^failed: {2}\w+/gm)).toEqual(["failed:  one", "failed:  two"]);
  const { build = [], benchmarks } = parse(written()) as { build?: string[][]; benchmarks: object };
  expect([build, Object.keys(benchmarks)]).toEqual([[], ["bench"]]);
  for (const name of ["one", "two"])
    expect(written()).toMatch(
      new RegExp(`^ {2}# Not gated: criterion and the bench target "${name}" .*It can't be built: `, "m"),
    );
  expect(output.match(/^trying: /gm)).toHaveLength(1);
}, 120_000);

test("what can't be built is not gated, with the reason, nor is a command that needs it; the others are tried", () => {
  const build = (text: string): string => `throw new Error(${JSON.stringify(text)});`;
  const member = (name: string, own: object): string =>
    JSON.stringify({
      name,
      type: "module",
      ...own,
      scripts: { bench: "node bench.mjs", build: "node build.mjs" },
    });
  project(
    {},
    {
      "package.json": JSON.stringify({ name: "sums", workspaces: ["packages/*"] }),
      "packages/broken/package.json": member("broken", {}),
      "packages/broken/bench.mjs": IN_A_LOOP,
      "packages/broken/build.mjs": build("no compiler for it"),
      "packages/good/package.json": member("good", {}),
      "packages/good/bench.mjs": IN_A_LOOP,
      "packages/good/build.mjs": "",
      "packages/late/package.json": member("late", {}),
      "packages/late/bench.mjs": "1;",
      "packages/late/build.mjs": build("too late"),
      "packages/needs/package.json": member("needs", { dependencies: { broken: "*" } }),
      "packages/needs/bench.mjs": "1;",
      "packages/needs/build.mjs": "",
      "package-lock.json": JSON.stringify({
        lockfileVersion: 3,
        packages: {
          "": { name: "sums", workspaces: ["packages/*"] },
          "packages/needs": { name: "needs", dependencies: { broken: "*" } },
          "packages/broken": { name: "broken" },
          "packages/good": { name: "good" },
          "packages/late": { name: "late" },
          ...Object.fromEntries(
            ["needs", "broken", "good", "late"].map((name) => [
              `node_modules/${name}`,
              { resolved: `packages/${name}`, link: true },
            ]),
          ),
        },
      }),
    },
  );
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
  const why = (text: string): string =>
    `It can't be built: The command ended with exit code 1: Error: ${text}`;
  expect(output.match(/^(failed|tried): .*$/gm)).toEqual([
    `failed:  broken-bench: ${why("no compiler for it")}`,
    `failed:  late-bench: ${why("too late")}`,
    `failed:  needs-bench: ${why("no compiler for it")}`,
    expect.stringMatching(/^tried: {3}good-bench: a trial took [\d.]+ m?s; 2 scenarios$/),
  ]);
  expect(output.match(/^trying: /gm)).toHaveLength(2);
  expect(runs()).toBe(1);
  expect(leftInTmp()).toEqual([]);
  const { build: commands, benchmarks } = parse(written()) as { build: string[][]; benchmarks: object };
  expect(Object.keys(benchmarks)).toEqual(["good-bench"]);
  expect(commands.map((argv) => argv.at(-1))).toEqual(["build"]);
  for (const [name, text] of [
    ["broken", "no compiler for it"],
    ["needs", "no compiler for it"],
    ["late", "too late"],
  ]) {
    const found = `the script "bench" of packages/${name!}/package.json`;
    expect(written()).toContain(`  # Not gated: ${found}. ${why(text!)}.\n`);
  }
}, 120_000);

test("where nothing runs, nothing is written", () => {
  project({ bench: "node broken.mjs" }, { "broken.mjs": BROKEN });
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([
    2,
    expect.stringContaining("Nothing was written: of what was found, nothing could be run."),
  ]);
  expect([runs(), untracked()]).toEqual([1, ""]);
});

test("a configuration that is there already is kept, and nothing is tried for it", () => {
  project({ bench: "node bench.mjs" }, { "bench.mjs": IN_A_LOOP, "latency-gate.yml": "somebody's own\n" });
  const { status, output } = latencyGate("init", "--try", "--yes");
  expect([status, output]).toEqual([
    0,
    expect.stringContaining("kept:    latency-gate.yml is there already"),
  ]);
  expect(output).toContain("Nothing is tried");
  expect([runs(), written()]).toEqual([0, "somebody's own\n"]);
});

test("Ctrl-C in a trial ends it, and nothing is written or left", async () => {
  const stuck = IN_A_LOOP.replace(
    "await bench",
    "setInterval(() => {}, 1000);\nawait new Promise(() => {});\nawait bench",
  );
  project({ bench: "node stuck.mjs" }, { "stuck.mjs": stuck });
  const started = spawn(process.execPath, [CLI, "init", "--try", "--yes"], {
    cwd: folder,
    env: { ...process.env, ...environment() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  started.stderr.on("data", (text: Buffer) => void (said += text.toString()));
  for (let waited = 0; runs() === 0 && waited < 30_000; waited += 50) await sleep(50);
  started.kill("SIGINT");
  const [code] = (await once(started, "close")) as [number];
  expect([code, said]).toEqual([130, expect.stringMatching(/Interrupted\.\n$/)]);
  expect([untracked(), leftInTmp()]).toEqual(["", []]);
}, 60_000);
