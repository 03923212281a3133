import { spawnSync } from "node:child_process";
import { mkdirSync, openSync, closeSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { build } from "esbuild";
import { zip } from "./action/support/archive.js";
import { temporaryFolder, TestRepository } from "./support/repository.js";

const [CLI, ACTION] = ["cli.js", "action.js"].map((name) => join(import.meta.dirname, "../dist", name)) as [
  string,
  string,
];
/** 5 000 values a trial: about 35 kB in the journal. */
const HARNESS = `
import json, os
level = int(open(os.path.join(os.environ["LATENCY_GATE_SOURCE_DIR"], "level")).read())
with open(os.environ["LATENCY_GATE_OUT"], "a") as out:
    for event in [
        {"type": "start", "protocol": 1, "harness": "h", "version": "1", "clock": "monotonic"},
        {"type": "samples", "scenario": "s", "metric": "latency", "unit": "ns", "values": [level + i % 1000 for i in range(5000)]},
        {"type": "end"},
    ]:
        out.write(json.dumps(event) + "\\n")
`;
const BUILD = "head -c 200000 /dev/zero >$LATENCY_GATE_BUILD_DIR/x";
/** What runs in the namespace: a small file system, the command, and a copy of what it left. */
const SMALL_DISK =
  'mount -t tmpfs -o "size=$1" tmpfs "$2" && cp -a "$3/." "$2" && { at=$2; copy=$3; shift 3; "$@"; status=$?; cp -a "$at/." "$copy"; exit "$status"; }';

let dir: string;
let repository: TestRepository;
let disk: string;
let copy: string;

beforeAll(() => {
  dir = temporaryFolder();
  repository = TestRepository.init(dir, "repository");
  repository.commit({
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/system.yml": JSON.stringify({
      schema: 1,
      id: "toy",
      build: [["sh", "-c", BUILD]],
      benchmarks: { b: { harness: ["python3", "-c", HARNESS], scenarios: { s: { gate: ["p50"] } } } },
    }),
    "systems/toy/level": "1000000",
    "large.bin": "x".repeat(500_000),
  });
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  disk = join(dir, "disk");
  copy = join(dir, "copy");
  rmSync(copy, { recursive: true, force: true });
  for (const folder of [disk, copy]) mkdirSync(folder, { recursive: true });
});

/** Runs with `disk` as a file system of that size (a mount's options may follow); afterwards `copy` holds what is on it. */
function onSmallDisk(size: number | string, args: readonly string[], env: NodeJS.ProcessEnv, program = CLI) {
  const command = [process.execPath, program, ...args];
  return spawnSync("unshare", ["-rm", "sh", "-c", SMALL_DISK, "sh", String(size), disk, copy, ...command], {
    cwd: repository.dir,
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: 170_000,
  });
}

function latencyGate(...args: readonly string[]) {
  return spawnSync(process.execPath, [CLI, ...args], { cwd: repository.dir, encoding: "utf8" });
}

const gate = (out: string): string[] => ["gate", "--baseline", "HEAD", "--rounds", "10", "--out", out];

test("the disk fills while measuring: what was measured until then can be reported", () => {
  writeFileSync(join(copy, "results.json"), '{"of": "an earlier run"}');
  const run = onSmallDisk(300_000, gate(disk), { LATENCY_GATE_CACHE_DIR: join(dir, "cache") });
  expect(run.stderr).toContain(`Can't write ${disk}/measuring/trials/`);
  expect(run.stderr).toContain("ENOSPC");
  expect(run.stderr).toContain("--out");
  expect(run.stderr).toContain(`latency-gate report ${disk}/measuring`);
  expect(run.status).toBe(2);

  const report = latencyGate("report", "--format", "json", join(copy, "measuring"));
  const { rows, outcome } = JSON.parse(report.stdout) as { rows: unknown[]; outcome: { exitCode: number } };
  expect(rows).toHaveLength(1);
  expect(outcome.exitCode).not.toBe(0);
});

test("the disk is full when the results are to be joined: all trials are kept, and what was found is said", () => {
  const run = onSmallDisk(1_000_000, gate(disk), { LATENCY_GATE_CACHE_DIR: join(dir, "cache") });
  expect(run.stderr).toContain(`Can't write ${disk}/results.json`);
  expect(run.stderr).toContain(`latency-gate report ${disk}/measuring`);
  expect(run.status).toBe(2);
  expect(run.stdout).toContain("Passed: 1 unchanged");
  expect(latencyGate("report", join(copy, "measuring")).status).toBe(0);

  rmSync(copy, { recursive: true });
  mkdirSync(copy);
  repository.write("systems/toy/level", "2000000");
  const slower = onSmallDisk(1_000_000, gate(disk), { LATENCY_GATE_CACHE_DIR: join(dir, "cache") });
  repository.git("checkout", "--quiet", ".");
  expect(slower.stdout).toContain("Failed: 1 regression");
  expect(slower.stderr).toContain(`Can't write ${disk}/results.json`);
  expect(slower.stderr).toContain(`latency-gate report ${disk}/measuring`);
  expect(slower.status).toBe(1);
});

test.each([
  ["a regression stands", { p50: { max: "1us" } }, 1],
  ["a pass is none", {}, 2],
])("the reports can't be written: %s", (_, budget, code) => {
  const other = TestRepository.init(dir, `reports-${code}`);
  other.commit({
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/system.yml": JSON.stringify({
      schema: 1,
      id: "toy",
      benchmarks: { b: { harness: ["python3", "-c", HARNESS], scenarios: { s: { gate: ["p50"], budget } } } },
    }),
    "systems/toy/level": "1000000",
  });
  const out = join(dir, `blocked-${code}`);
  // A folder can't be replaced by a file, whoever asks.
  mkdirSync(join(out, "report.html", "inner"), { recursive: true });
  const run = spawnSync(process.execPath, [CLI, ...gate(out)], { cwd: other.dir, encoding: "utf8" });
  expect(run.stderr).toContain(`Can't write ${out}/report.html`);
  expect(run.status).toBe(code);
});

test("the cache's disk is full: the system is not measurable, and the build says why", () => {
  const run = onSmallDisk(150_000, gate(join(dir, "out")), { LATENCY_GATE_CACHE_DIR: disk });
  expect(run.stdout).toContain("No space left on device");
  expect(run.status).toBe(2);
});

test("the temporary folder's disk is full: nothing is measured, and TMPDIR is named", () => {
  const run = onSmallDisk(300_000, gate(join(dir, "out")), { TMPDIR: disk });
  expect(run.stderr).toContain("TMPDIR");
  expect(run.status).toBe(2);
});

/** What the runner gives a step; what the first step hands over lies beside the disk. */
function runnerEnv(given: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const at = (name: string, text = ""): string => {
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  return {
    RUNNER_TEMP: disk,
    GITHUB_WORKSPACE: repository.dir,
    GITHUB_REPOSITORY: "o/r",
    GITHUB_SHA: repository.git("rev-parse", "HEAD").trim(),
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: at("event.json", "{}"),
    GITHUB_OUTPUT: at("output"),
    LATENCY_GATE_CACHE_DIR: join(dir, "cache"),
    INPUT_BASELINE: "HEAD",
    INPUT_ROUNDS: "10",
    ...given,
  };
}

const OF_THE_RUNNER =
  "RUNNER_TEMP, the runner's own folder: free some space on its disk in a step before this one";

test("the disk of the action's temporary folder has no room for a folder: it is named, with what helps there", () => {
  const run = onSmallDisk("300000,nr_inodes=1", ["prepare"], runnerEnv(), ACTION);
  expect(run.stdout).toMatch(
    new RegExp(`^::error [^\n]*Can't write ${disk}[^\n]*ENOSPC[^\n]*${OF_THE_RUNNER}`, "m"),
  );
  expect([run.status, run.stdout + run.stderr]).toEqual([2, expect.not.stringContaining("--out")]);
});

test("the disk of the action's temporary folder fills while measuring: it is named, with what helps there", () => {
  const env = runnerEnv();
  expect(spawnSync(process.execPath, [ACTION, "prepare"], { env: { ...process.env, ...env } }).status).toBe(
    0,
  );
  const [, handedOver] = /^prepared<<\S+\n(.*)$/m.exec(readFileSync(env["GITHUB_OUTPUT"]!, "utf8"))!;
  const run = onSmallDisk(300_000, ["measure"], { ...env, LATENCY_GATE_PREPARED: handedOver }, ACTION);
  expect(run.stderr).toContain(`Can't write ${disk}/latency-gate-`);
  expect(run.stderr).toContain(OF_THE_RUNNER);
  expect([run.status, run.stdout + run.stderr]).toEqual([2, expect.not.stringContaining("--out")]);
});

/** A program of the sources, which are no command of their own. */
async function bundled(name: string, contents: string): Promise<string> {
  const outfile = join(dir, `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, "..") },
    bundle: true,
    platform: "node",
    format: "esm",
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    outfile,
  });
  return outfile;
}

function artifact(): string {
  const archive = join(dir, "artifact.zip");
  writeFileSync(archive, zip([{ name: "results.json", text: "0".repeat(1_000_000) }]));
  return archive;
}

test("an artifact's results have no room on the disk: that is not the artifact's fault, and no part of them is left", async () => {
  const program = await bundled(
    "extract",
    `import { extractFile } from "./src/publish/artifact-archive.js";
    const [archive, target] = process.argv.slice(2);
    const wanted = { name: "results.json", unless: { name: "problem.txt", why: "" } };
    const { constructor, path, code } = await extractFile(archive, wanted, target).catch((error) => error);
    console.log(constructor.name, path, code);`,
  );
  const run = onSmallDisk(300_000, [artifact(), join(disk, "results.json")], {}, program);
  expect(run.stdout.trim()).toBe(`CannotWrite ${disk}/results.json ENOSPC`);
  expect(readdirSync(copy)).toEqual([]);
});

test("results have no room where the comment is written: it says that they are not shown, and whose fault that is", async () => {
  const program = await bundled(
    "comment",
    `import { readFileSync } from "node:fs";
    import { commentOnFinishedRun } from "./src/action/finished-run.js";
    import { readInputs } from "./src/action/inputs.js";
    import { FORK_ID, GitHubServer, REPOSITORY, REPOSITORY_ID, TOKEN, BOT } from "./test/action/support/github-server.js";
    const server = await GitHubServer.start();
    const [headSha, baseSha] = ["a".repeat(40), "c".repeat(40)];
    const head = { headSha, headBranch: "change", headRepository: "mallory/store" };
    server.world.pulls.push({ number: 7, open: true, ...head, baseRef: "main", baseSha });
    server.world.branches.set("main", baseSha);
    server.world.commits.set(headSha, { parents: [baseSha], message: "change", author: "mallory" });
    const archive = readFileSync(process.argv[2]);
    const ids = { id: 1, runId: 5, repositoryId: REPOSITORY_ID, headRepositoryId: FORK_ID };
    server.world.artifacts.push({ ...ids, name: "latency-gate", ...head, expired: false, archive });
    const finishedRun = { id: 5, startedMs: 0, ended: true, status: "completed", conclusion: "success", event: "pull_request",
      ...head, headOwner: "mallory", repositoryId: REPOSITORY_ID };
    const inputs = readInputs({ INPUT_COMMAND: "comment", INPUT_TOKEN: TOKEN, INPUT_ARTIFACT_NAME: "latency-gate",
      INPUT_COMMENT_AUTHOR: BOT });
    const event = { name: "workflow_run", repository: REPOSITORY, apiUrl: server.url, runUrl: undefined, finishedRun };
    await commentOnFinishedRun(inputs, event);
    console.log(JSON.stringify(server.world.comments.map(({ body }) => body)));
    await server.stop();`,
  );
  const { stdout, stderr } = onSmallDisk(300_000, [artifact()], { TMPDIR: disk }, program);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^::warning [^\n]*Can't write [^\n]*ENOSPC/m);
  const said = "The results of run 5 are not shown: the machine that comments can&#39;t write them (ENOSPC).";
  expect(JSON.parse(stdout.trim().split("\n").at(-1)!)).toEqual([expect.stringContaining(said)]);
});

test("the cache folder can't be made: exit 2, not a crash", () => {
  const file = join(dir, "a-file");
  writeFileSync(file, "");
  const run = spawnSync(process.execPath, [CLI, ...gate(join(dir, "out"))], {
    cwd: repository.dir,
    env: { ...process.env, LATENCY_GATE_CACHE_DIR: join(file, "cache") },
    encoding: "utf8",
  });
  expect(run.stderr).toContain(`Can't write ${file}/cache`);
  expect(run.status).toBe(2);
});

test("the output goes to a full disk: exit 2, not 1, which would say regression", () => {
  const out = join(dir, "whole");
  expect(latencyGate(...gate(out)).status).toBe(0);
  const full = openSync("/dev/full", "w");
  try {
    const run = spawnSync(process.execPath, [CLI, "report", "--format", "json", join(out, "results.json")], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    expect(run.stderr).toContain("Can't write the output: ENOSPC");
    expect(run.status).toBe(2);
  } finally {
    closeSync(full);
  }
});
