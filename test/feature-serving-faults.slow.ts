import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { InvariantOutcome, Report, Row } from "../src/core/model/report.js";

/** Faults planted into the feature server, gated by the real gate: each fails by its name and its phase. */
const TOP = join(import.meta.dirname, "..");
const SYSTEM = "systems/feature-serving";
let root: string;

function git(...argv: readonly string[]): string {
  const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
  return execFileSync("git", [...author, ...argv], { cwd: root, encoding: "utf8" });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lg-features-"));
  writeFileSync(join(root, "latency-gate.yml"), `schema: 1\nsystems: [${SYSTEM}]\n`);
  cpSync(join(TOP, SYSTEM), join(root, SYSTEM), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "feature-serving as it is");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

interface Outcome {
  readonly status: number | null;
  readonly report: Report;
  /** What the gate printed, and the report that a pull request gets. */
  readonly said: string;
  readonly markdown: string;
}

function gate(...argv: readonly string[]): Outcome {
  const out = `${root}-out`;
  const all = ["gate", "--baseline", "HEAD", "--out", out, ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOP, "dist/cli.js"), ...all], {
    cwd: root,
    encoding: "utf8",
    timeout: 540_000,
  });
  const said = `${stdout}${stderr}`;
  try {
    const report = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
    return { status, said, report, markdown: readFileSync(join(out, "report.md"), "utf8") };
  } catch {
    throw new Error(said);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function gateWith(patch: string, scenario: string): Outcome {
  git("reset", "--quiet", "--hard");
  git("apply", `--directory=${SYSTEM}`, join(TOP, SYSTEM, "faults", patch));
  return gate("--scenario", `feature-serving/hot/${scenario}`, "--rounds", "10");
}

function rowOf({ report }: Outcome, metric: string, statistic: string): Row {
  return report.rows.find((row) => row.metric === metric && row.statistic === statistic)!;
}

function brokenOf({ report }: Outcome): string[] {
  return report.invariants
    .filter(({ state }: InvariantOutcome) => state.kind === "broken")
    .map(({ metric }) => metric);
}

test("SELECT * fails by the bytes that come back, and by the time that they take", () => {
  const outcome = gateWith("select-star.patch", "union-pipeline");
  expect([outcome.status, outcome.said]).toEqual([1, expect.stringContaining("phase execute grew")]);
  expect(rowOf(outcome, "result-bytes", "value").judgement).toMatchObject({
    verdict: "regression",
    exact: { baseline: 30 * (3 * 8 + 2), candidate: 30 * (40 * 8 + 2) },
  });
  const median = rowOf(outcome, "latency", "p50");
  expect(median.judgement.verdict).toBe("regression");
  for (const phase of ["execute", "fetch"]) {
    expect(median.phases.find((each) => each.phase === phase)!.growthNs).toBeGreaterThan(0);
  }
}, 600_000);

test("an index that is dropped fails by the scans without it, and by the phase execute", () => {
  const outcome = gateWith("dropped-index.patch", "pipeline");
  expect([outcome.status, outcome.said]).toEqual([1, expect.stringContaining("phase execute grew")]);
  expect(brokenOf(outcome)).toEqual(["sequential-scans"]);
  const median = rowOf(outcome, "latency", "p50");
  expect([median.judgement.verdict, median.phases[0]?.phase]).toEqual(["regression", "execute"]);
}, 600_000);

test("a lost prepared statement fails by the count of them, and by the phase execute", () => {
  const outcome = gateWith("lost-prepared-statement.patch", "sequential");
  expect([outcome.status, outcome.said]).toEqual([1, expect.stringContaining("phase execute grew")]);
  expect(brokenOf(outcome)).toEqual(["prepared-statements"]);
  const median = rowOf(outcome, "latency", "p50");
  expect([median.judgement.verdict, median.phases[0]?.phase]).toEqual(["regression", "execute"]);
}, 600_000);

test("the report's original benchmark is called unfair in the first lines, for each of its three faults", () => {
  git("reset", "--quiet", "--hard");
  const scenario = "feature-serving/original/other-keys";
  const { report, markdown } = gate("--studies", "--scenario", scenario, "--rounds", "4");
  const [note] = report.notes;
  expect(note!.caveat).toMatchObject({
    code: "unfair",
    scenario: "other-keys",
    warmedShare: 0,
    hitRatio: { min: 0.99, trials: 4 },
    modes: { lower: expect.any(Number), upper: expect.any(Number) },
  });
  const warning = markdown
    .split("\n")
    .slice(0, 8)
    .find((line) => line.includes("Unfair:"));
  for (const finding of [
    scenario,
    "0 % of the measured keys are keys that were warmed",
    "the hit ratio is",
    "two modes",
    "is far under the median",
  ]) {
    expect(warning).toContain(finding);
  }
}, 600_000);
