import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Report } from "../../src/core/model/report.js";
import { HARNESS, makeToyProject, MANIFEST, TOY } from "../bad-input/toy-project.js";
import type { ToyProject } from "../bad-input/toy-project.js";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli.js");
const SEED = "00112233445566778899aabbccddeeff";

let project: ToyProject;
let out: string;

beforeAll(() => {
  // What unchanged code is called is asked of the rule elsewhere: here a whole machine's hiccup is no change.
  const manifest = MANIFEST.replaceAll("{gate: [p50]}", "{gate: [p50], tolerance: 100%}");
  project = makeToyProject({
    ...TOY,
    "systems/toy/system.yml": manifest,
    "systems/other/system.yml": manifest.replace("id: toy", "id: other"),
    "systems/other/harness.mjs": TOY["systems/toy/harness.mjs"]!,
  });
  out = mkdtempSync(join(tmpdir(), "lg-out-"));
});
afterAll(() => {
  project.remove();
  rmSync(out, { recursive: true });
});

function latencyGate(...argv: readonly string[]): {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  return spawnSync(process.execPath, [CLI, ...argv], {
    cwd: project.root,
    encoding: "utf8",
    timeout: 540_000,
  });
}

function report(folder: string): Report {
  return JSON.parse(readFileSync(join(out, folder, "report.json"), "utf8")) as Report;
}

describe("a gate of unchanged code", () => {
  test("passes, leaves its files where it was told, and the checkout as it was", () => {
    const before = project.git("status", "--porcelain", "--ignored");
    const { status, stdout, stderr } = latencyGate(
      "gate",
      "--baseline",
      "HEAD",
      "--seed",
      SEED,
      "--rounds",
      "10",
      "--out",
      join(out, "whole"),
    );
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining("Passed")]);
    expect(readdirSync(join(out, "whole")).sort()).toEqual(
      expect.arrayContaining(["junit.xml", "report.csv", "report.json", "report.md", "results.json"]),
    );
    expect(project.git("status", "--porcelain", "--ignored")).toBe(before);
    expect(project.git("worktree", "list").trim().split("\n")).toHaveLength(1);
  });

  test("its files are valid by the published schemas", () => {
    const files = ["results.json", "report.json"].map((name) => join(out, "whole", name));
    const { status, stdout, stderr } = latencyGate(
      "validate",
      ...files,
      "latency-gate.yml",
      "systems/toy/system.yml",
    );
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringMatching(/results[^]*report/)]);
  });

  test.each([
    ["json", "report.json"],
    ["markdown", "report.md"],
    ["csv", "report.csv"],
    ["junit", "junit.xml"],
  ])("`compare` gives the same %s from its results, to the byte", (format, file) => {
    const { status, stdout } = latencyGate("compare", join(out, "whole", "results.json"), "--format", format);
    expect(status).toBe(0);
    expect(stdout).toBe(readFileSync(join(out, "whole", file), "utf8"));
  });

  test("two files of one run are paired; the second brings the candidate", () => {
    const file = join(out, "whole", "results.json");
    const { stdout } = latencyGate("compare", file, file, "--format", "json");
    expect(JSON.parse(stdout)).toEqual(report("whole"));
  });
});

describe("shards", () => {
  const results = (index: number): string => join(out, `shard-${index}`, "results.json");

  test("the plan deals the benchmarks out, with one seed for all", () => {
    const { stdout } = latencyGate("plan", "--baseline", "HEAD", "--shards", "8");
    const { include } = JSON.parse(stdout) as { include: { shard: string; seed: string }[] };
    expect(include.map(({ shard }) => shard)).toEqual(["1/2", "2/2"]);
    expect(new Set(include.map(({ seed }) => seed)).size).toBe(1);
  });

  test("are joined into one verdict over everything", () => {
    for (const index of [1, 2]) {
      const { status, stderr } = latencyGate(
        "run",
        "--baseline",
        "HEAD",
        "--seed",
        SEED,
        "--rounds",
        "10",
        "--shard",
        `${index}/2`,
        "--out",
        join(out, `shard-${index}`),
      );
      expect([status, stderr]).toEqual([0, expect.any(String)]);
    }
    const merged = latencyGate("merge", results(1), results(2), "--out", join(out, "merged"));
    expect([merged.status, `${merged.stdout}${merged.stderr}`]).toEqual([0, expect.any(String)]);
    const names = ({ rows }: Report): string[] =>
      rows.map((row) => JSON.stringify([row.address, row.statistic])).sort();
    expect(names(report("merged"))).toEqual(names(report("whole")));
    expect(report("merged").plan.metricsPlanned).toBe(report("whole").plan.metricsPlanned);
  });

  test.each([
    ["lost", [1], "shard 2/2 is missing"],
    ["there twice", [1, 1, 2], "shard 1/2 is there more than once"],
  ])("a shard that is %s is no pass", (_, indexes, says) => {
    const { status, stderr } = latencyGate("merge", ...indexes.map(results));
    expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});

test("the self-test: the gate fires on a planted slow-down and is quiet without one, and is never wrong", () => {
  const { status, stdout } = latencyGate("selftest");
  expect(stdout).toMatch(/^ok +half-warm:/m);
  // A machine that is busy may be too noisy for 10 %: then it says so, and the exit code does.
  expect(stdout).not.toContain("WRONG");
  expect(status).toBe(stdout.includes("4 of 4 cases") ? 0 : 2);
}, 600_000);

describe("a harness that says that it did other work, its files being the same", () => {
  let rated: ToyProject;
  const start = 'version: "1", ';
  beforeAll(() => {
    const harness = HARNESS.replace(start, `${start} workload: readFileSync("rate", "utf8"), `).replace(
      "{ appendFileSync }",
      "{ appendFileSync, readFileSync }",
    );
    rated = makeToyProject({
      ...TOY,
      "systems/toy/system.yml": MANIFEST.replaceAll("{gate: [p50]}", "{gate: [p50], tolerance: 100%}"),
      "systems/toy/harness.mjs": harness,
      "systems/toy/rate": "100/s",
    });
    rated.write({ "systems/toy/rate": "10/s" });
  });
  afterAll(() => {
    rated.remove();
  });

  test.each([
    ["is incomparable", [], 2, "of its work (100/s against 10/s)"],
    [
      "is measured where that is declared",
      ["latency-gate: harness change"],
      0,
      "The harness of toy changed, as",
    ],
  ])("%s", (_, labels, exitCode, says) => {
    const declared = labels.flatMap((label) => ["--label", label]);
    const argv = ["gate", "--baseline", "HEAD", "--seed", SEED, "--rounds", "10", ...declared];
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...argv], {
      cwd: rated.root,
      encoding: "utf8",
      timeout: 540_000,
    });
    expect([status, `${stdout}${stderr}`.replaceAll(/\s+/g, " ")]).toEqual([
      exitCode,
      expect.stringContaining(says),
    ]);
  });
});
