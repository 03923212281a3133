import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Report } from "../../src/core/model/report.js";

/** A millisecond planted into the start of zigttp, gated by the real gate: it fires, and names the phase. */
const TOP = join(import.meta.dirname, "..", "..");
let root: string;

function git(...argv: readonly string[]): string {
  const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
  return execFileSync("git", [...author, ...argv], { cwd: root, encoding: "utf8" });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lg-zigttp-"));
  writeFileSync(join(root, "latency-gate.yml"), "schema: 1\nsystems: [systems/zigttp]\n");
  cpSync(join(TOP, "systems/zigttp"), join(root, "systems/zigttp"), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "zigttp as it is");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test("a millisecond in the start fails it by name, and the phase that grew is named", () => {
  git("apply", "--directory=systems/zigttp", join(TOP, "systems/zigttp/faults/startup-1ms.patch"));
  const out = join(root, "out");
  const argv = ["gate", "--scenario", "zigttp/start/embedded", "--baseline", "HEAD", "--out", out];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(TOP, "dist/cli.js"), ...argv, "--rounds", "10"],
    { cwd: root, encoding: "utf8", timeout: 540_000 },
  );
  const said = `${stdout}${stderr}`;
  if (status !== 1) throw new Error(`exit code ${String(status)}\n${said}`);
  const report = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
  const row = report.rows.find(
    ({ address, statistic }) => address.scenario === "embedded" && statistic === "p50",
  )!;
  expect(row.judgement.verdict).toBe("regression");
  expect(row.phases[0]?.phase).toBe("engine");
  expect(row.phases[0]!.growthNs).toBeGreaterThan(900_000);
  expect(said).toContain("engine");
}, 600_000);
