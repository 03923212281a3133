import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "./support/repository.js";

const CLI = join(import.meta.dirname, "../dist/cli.js");
const HARNESS = `
import json, os
with open(os.environ["LATENCY_GATE_OUT"], "a") as out:
    for event in [
        {"type": "start", "protocol": 1, "harness": "h", "version": "1", "clock": "monotonic"},
        {"type": "samples", "scenario": "s", "metric": "latency", "unit": "ns", "values": [1000000 + i % 1000 for i in range(500)]},
        {"type": "end"},
    ]:
        out.write(json.dumps(event) + "\\n")
`;
const HOSTILE = "</script><img src=x onerror=alert(1)> \u202egnp.exe";

let dir: string;
let upstream: TestRepository;
let results: string;

function latencyGate(cwd: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [CLI, ...args], { cwd, encoding: "utf8", timeout: 170_000 });
}

beforeAll(() => {
  dir = temporaryFolder();
  upstream = TestRepository.init(dir, "upstream");
  upstream.commit(
    {
      "latency-gate.yml": "schema: 1\n",
      "systems/toy/system.yml": JSON.stringify({
        schema: 1,
        id: "toy",
        benchmarks: { b: { harness: ["python3", "-c", HARNESS], scenarios: { s: { gate: ["p50"] } } } },
      }),
    },
    HOSTILE,
  );
  const run = latencyGate(
    upstream.dir,
    "run",
    "--baseline",
    "HEAD",
    "--rounds",
    "4",
    "--out",
    join(dir, "out"),
  );
  expect({ status: run.status, stderr: run.stderr }).toMatchObject({ status: 0 });
  results = join(dir, "out/results.json");
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

/** `results.json` of another run of the same commit. */
function anotherRun(id: string): string {
  const file = join(dir, `${id}.json`);
  const { run, ...rest } = JSON.parse(readFileSync(results, "utf8")) as { run: { id: string } };
  writeFileSync(file, JSON.stringify({ ...rest, run: { ...run, id } }));
  return file;
}

test("a run of a commit goes into a branch that nobody has checked out, and into a folder", () => {
  const before = upstream.git("status", "--porcelain", "--branch");
  expect(latencyGate(upstream.dir, "history", "add", results)).toMatchObject({ status: 0 });
  expect(upstream.git("status", "--porcelain", "--branch")).toBe(before);
  const [file] = upstream.git("ls-tree", "-r", "--name-only", "latency-gate-history").split("\n");
  const record = JSON.parse(upstream.git("show", `latency-gate-history:${file!}`)) as object;
  expect(record).toMatchObject({
    commit: upstream.git("rev-parse", "HEAD"),
    metrics: [{ name: "toy/b/s latency", statistic: "p50", unit: "ns", value: 1_000_249.5, rounds: 4 }],
  });
  const folder = join(dir, "folder");
  mkdirSync(folder);
  expect(latencyGate(upstream.dir, "history", "add", results, "--dir", folder)).toMatchObject({ status: 0 });
  const shown = [
    latencyGate(upstream.dir, "history", "show"),
    latencyGate(upstream.dir, "history", "show", "--dir", folder),
  ].map(({ stdout }) => stdout);
  expect(shown[0]).toContain("toy/b/s latency P50: 1.00 ms");
  expect(shown[1]).toBe(shown[0]);
});

test("a run whose id would lead out of the folder is refused, and nothing is written", () => {
  const folder = join(dir, "deep/down/here");
  mkdirSync(folder, { recursive: true });
  const before = readdirSync(dir);
  const escaping = join(dir, "deep/escaping.json");
  renameSync(anotherRun("escaping"), escaping);
  const text = readFileSync(escaping, "utf8").replace('"escaping"', '"x/../../../../../escaped"');
  writeFileSync(escaping, text);
  const added = latencyGate(upstream.dir, "history", "add", escaping, "--dir", folder);
  expect(added).toMatchObject({ status: 2, stderr: expect.stringContaining("/run/id") });
  expect(readdirSync(dir)).toEqual(before);
  expect(readdirSync(folder)).toEqual([]);
});

test("two writers at once, in two clones of one remote, lose nothing", async () => {
  execFileSync("git", ["clone", "--quiet", "--bare", upstream.dir, join(dir, "bare")]);
  const bare = new TestRepository(join(dir, "bare"));
  const writers = ["one", "two"].map((name) => ({ name, clone: bare.clone(dir, name) }));
  await Promise.all(
    writers.map(async ({ name, clone }) => {
      for (let i = 0; i < 5; i += 1) {
        const args = [
          "history",
          "add",
          anotherRun(`${name}-${i}`),
          "--remote",
          "origin",
          "--branch",
          "history",
        ];
        const child = spawn(process.execPath, [CLI, ...args], {
          cwd: clone.dir,
          stdio: ["ignore", "ignore", "inherit"],
        });
        expect(await once(child, "close")).toEqual([0, null]);
      }
    }),
  );
  const files = bare.git("ls-tree", "-r", "--name-only", "history").split("\n");
  const ids = files.map((file) => /(one|two)-\d(?=\.json$)/.exec(file)?.[0]);
  expect(ids.sort()).toEqual(["one", "two"].flatMap((name) => [0, 1, 2, 3, 4].map((i) => `${name}-${i}`)));
  expect(bare.git("rev-list", "--count", "history")).toBe("10");

  const reader = new TestRepository(join(dir, "one"));
  reader.git("update-ref", "-d", "refs/remotes/origin/history");
  const before = reader.git("for-each-ref");
  const shown = latencyGate(reader.dir, "history", "show", "--remote", "origin", "--branch", "history");
  expect(shown).toMatchObject({ status: 0, stdout: expect.stringContaining("toy/b/s latency P50: 1.00 ms") });
  expect(reader.git("for-each-ref")).toBe(before);
}, 600_000);

test("a run with changes of its own, and one of a commit that is not here, are refused", () => {
  const stranger = TestRepository.init(dir, "stranger");
  stranger.commit({ a: "a" });
  const unknown = latencyGate(stranger.dir, "history", "add", results);
  expect(unknown.stderr).toContain("is not in this repository");
  expect(unknown.status).toBe(2);
  const { candidate, ...rest } = JSON.parse(readFileSync(results, "utf8")) as { candidate: object };
  const dirty = join(dir, "dirty.json");
  writeFileSync(dirty, JSON.stringify({ ...rest, candidate: { ...candidate, dirty: true } }));
  expect(latencyGate(upstream.dir, "history", "add", dirty)).toMatchObject({ status: 2 });
});

interface Trial {
  round: number;
  side: string;
  outcome: object;
}

test("a run that was interrupted is refused, and of one of which a trial failed there is nothing to keep", () => {
  const changed = (name: string, change: (all: { run: object; trials: Trial[] }) => object): string => {
    const all = JSON.parse(readFileSync(results, "utf8")) as { run: object; trials: Trial[] };
    const file = join(dir, `${name}.json`);
    writeFileSync(file, JSON.stringify({ ...all, ...change(all) }));
    return file;
  };
  const interrupted = changed("interrupted", ({ run }) => ({ run: { ...run, stop: "interrupted" } }));
  const failure = { code: "exit-code", message: "boom", logTail: [] };
  const failed = changed("failed", ({ trials }) => ({
    trials: trials.map((one) =>
      one.round === 3 && one.side === "baseline" ? { ...one, outcome: { kind: "failed", failure } } : one,
    ),
  }));
  const add = (file: string): ReturnType<typeof latencyGate> =>
    latencyGate(upstream.dir, "history", "add", file, "--branch", "of-failures");
  expect(add(interrupted)).toMatchObject({ status: 2, stderr: expect.stringContaining("was interrupted") });
  expect(add(failed)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^toy\/b is left out: one of its trials failed\.\n.*nothing to keep/),
  });
  expect(upstream.git("branch", "--list", "of-failures")).toBe("");
});

test("a branch of code takes no record, be it checked out or not", () => {
  upstream.git("branch", "--force", "code");
  for (const [branch, says] of [
    ["main", "main is checked out in "],
    ["code", "it is a branch of code"],
  ] as const) {
    const tip = upstream.git("rev-parse", branch);
    const added = latencyGate(upstream.dir, "history", "add", results, "--branch", branch);
    expect(added).toMatchObject({ status: 2, stderr: expect.stringContaining(says) });
    expect([upstream.git("rev-parse", branch), upstream.git("status", "--porcelain")]).toEqual([tip, ""]);
  }
});

/** 500 commits of two metrics; one creeps by 0.3 % a commit from commit 240 to 259. */
function creepingHistory(folder: string): void {
  mkdirSync(join(folder, "runs"), { recursive: true });
  let state = 12_345;
  const noise = (): number => {
    let sum = 0;
    for (let i = 0; i < 12; i += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      sum += state / 2 ** 32;
    }
    return Math.exp(0.01 * (sum - 6));
  };
  for (let i = 0; i < 500; i += 1) {
    const at = new Date(Date.UTC(2025, 0, 1) + i * 3_600_000).toISOString().replace(/\.\d+/, "");
    const metric = (name: string, level: number): object => {
      const value = level * noise();
      const band = { low: value * 0.99, high: value * 1.01, rounds: 20 };
      return { name, statistic: "p99", unit: "ns", better: "lower", value, ...band };
    };
    const record = {
      kind: "latency-gate-history",
      schema: 1,
      commit: i.toString(16).padStart(4, "0").padEnd(40, "0"),
      committedAt: at,
      subject: i === 250 ? HOSTILE : `Commit ${i}`,
      runId: `run-${i}`,
      measuredAt: at,
      gateVersion: "0.1.0",
      host: { fingerprint: "f", cpuModel: "c", cpuCount: 2 },
      metrics: [
        metric("db/crud/read latency", 2e6 * 1.003 ** Math.max(0, Math.min(20, i - 239))),
        metric("db/crud/create latency", 5e6),
      ],
    };
    writeFileSync(join(folder, `runs/${String(i).padStart(4, "0")}.json`), JSON.stringify(record));
  }
}

test("a creep of 0.3 % a commit is found within five commits of where it is; a broken record is said", () => {
  const folder = join(dir, "creeping");
  creepingHistory(folder);
  const shown = latencyGate(dir, "history", "show", "--dir", folder);
  const [, size, from, to] =
    /worse {3}\+(\S+) % {2}db\/crud\/read latency P99 {2}crept from (\S+) to (\S+)/.exec(shown.stdout)!;
  const commit = (text: string): number => parseInt(text.slice(0, 4), 16);
  expect(Number(size)).toBeCloseTo(6.2, 0);
  expect(commit(from!)).toBeGreaterThanOrEqual(235);
  expect(commit(to!)).toBeLessThanOrEqual(264);
  expect(shown.stdout.match(/worse|better/g)).toHaveLength(1);
  expect(shown.status).toBe(0);

  writeFileSync(join(folder, "runs/0007.json"), '{"kind": "latency-gate-history"');
  const broken = latencyGate(dir, "history", "show", "--dir", folder);
  expect(broken.stderr).toContain("0007.json: it is not JSON; it is left out.");
  expect(broken.stdout).toContain("499 runs");
  expect(broken.status).toBe(2);
});

test("the page holds every metric and nothing of a commit's that a browser would run", () => {
  const out = join(dir, "history.html");
  expect(latencyGate(dir, "history", "html", "--dir", join(dir, "creeping"), "--out", out).stderr).toContain(
    out,
  );
  const page = readFileSync(out, "utf8");
  expect(page).toContain("1 metric got worse");
  expect(page).not.toContain("<img");
  expect(page).not.toContain("\u202e");
  expect(page.match(/data-history="/g)).toHaveLength(2);
});
