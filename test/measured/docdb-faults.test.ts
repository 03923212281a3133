import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Report, Row } from "../../src/core/model/report.js";

/**
 * Faults planted into docdb, gated by the real gate: it fires, and names what grew. Only the read is
 * gated here, to keep it short; the whole mix runs all the same.
 */
const TOP = join(import.meta.dirname, "..", "..");
let root: string;

function git(...argv: readonly string[]): string {
  const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
  return execFileSync("git", [...author, ...argv], { cwd: root, encoding: "utf8" });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lg-docdb-"));
  writeFileSync(join(root, "latency-gate.yml"), "schema: 1\nsystems: [systems/docdb]\n");
  cpSync(join(TOP, "systems/docdb"), join(root, "systems/docdb"), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "docdb as it is");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function gateWith(
  patch: string,
  rounds: number,
): { readonly status: number | null; readonly rows: Map<string, Row>; readonly said: string } {
  git("reset", "--quiet", "--hard");
  git("apply", "--directory=systems/docdb", join(TOP, "systems/docdb/faults", patch));
  const out = join(root, "..", `${root}-out`);
  const argv = [
    "gate",
    "--scenario",
    "docdb/crud/read",
    "--rounds",
    String(rounds),
    "--baseline",
    "HEAD",
    "--out",
    out,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOP, "dist/cli.js"), ...argv], {
    cwd: root,
    encoding: "utf8",
    timeout: 540_000,
  });
  const said = `${stdout}${stderr}`;
  if (status !== 0 && status !== 1) throw new Error(said);
  const report = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
  rmSync(out, { recursive: true });
  const reads = report.rows.filter((row) => row.address.scenario === "read");
  return { status, rows: new Map(reads.map((row) => [row.statistic, row])), said };
}

test("a hold of 2 ms in the read path fails P50, P95 and P99 of the reads, and the phase that grew is named", () => {
  const { status, rows, said } = gateWith("read-hold-2ms.patch", 10);
  expect([status, said]).toEqual([1, expect.stringContaining("phase")]);
  for (const statistic of ["p50", "p95", "p99"]) {
    const row = rows.get(statistic)!;
    expect([statistic, row.judgement.verdict]).toEqual([statistic, "regression"]);
    // The hold itself is in apply; the requests that wait behind it are in the queue.
    expect(["apply", "queue-wait", "queue"]).toContain(row.phases[0]?.phase);
    expect(row.phases.find(({ phase }) => phase === "apply")!.growthNs).toBeGreaterThan(0);
  }
}, 600_000);

test("a hold in 3 % of the reads fails their tail and not their median", () => {
  const { status, rows, said } = gateWith("read-tail-3pct.patch", 14);
  expect([status, said]).toEqual([1, expect.stringContaining("regression")]);
  const tail = ["p95", "p99"].map((statistic) => rows.get(statistic)!.judgement.verdict);
  expect(tail).toContain("regression");
  expect(rows.get("p50")!.judgement.verdict).not.toBe("regression");
}, 600_000);
