import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Report, Row } from "../src/core/model/report.js";

/**
 * Faults planted into cold-start, gated by the real gate: it fires, and names the scenario and what grew.
 * Only the scenario that a fault is in is gated, to keep it short.
 */
const TOP = join(import.meta.dirname, "..");
const SYSTEM = "systems/cold-start";
let root: string;

function git(...argv: readonly string[]): string {
  const author = ["-c", "user.name=t", "-c", "user.email=t@example.invalid"];
  return execFileSync("git", [...author, ...argv], { cwd: root, encoding: "utf8" });
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lg-cold-start-"));
  writeFileSync(join(root, "latency-gate.yml"), `schema: 1\nsystems: [${SYSTEM}]\n`);
  cpSync(join(TOP, SYSTEM), join(root, SYSTEM), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "cold-start as it is");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function gateWith(
  patch: string,
  scenario: string,
  rounds: number,
): { readonly status: number | null; readonly rows: Row[] } {
  git("reset", "--quiet", "--hard");
  git("apply", `--directory=${SYSTEM}`, join(TOP, SYSTEM, "faults", patch));
  const out = `${root}-out`;
  const argv = [
    "gate",
    "--scenario",
    scenario,
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
  if (status !== 0 && status !== 1) throw new Error(`${stdout}${stderr}`);
  const report = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as Report;
  rmSync(out, { recursive: true });
  return { status, rows: report.rows.filter((row) => scenario.endsWith(`/${row.address.scenario ?? ""}`)) };
}

test.each([
  ["lost-connection-reuse.patch", "cold-start/distant/reload-10ms", 20, "connect", "connections"],
  ["second-metadata-request.patch", "cold-start/iceberg/lazy", 20, "network", "requests"],
  ["json-parsed-twice.patch", "cold-start/libsql/1mb", 20, "deserialise", undefined],
])(
  "%s fails %s within %i rounds, and its phase %s is named",
  (patch, scenario, rounds, phase, counter) => {
    const { status, rows } = gateWith(patch, scenario, rounds);
    expect(status).toBe(1);
    const worse = rows.filter((row) => row.metric === "latency" && row.judgement.verdict === "regression");
    expect(worse.map((row) => row.phases[0]?.phase)).toContain(phase);
    if (counter === undefined) return;
    const counted = rows.find((row) => row.metric === counter);
    expect(counted?.judgement.verdict).toBe("regression");
  },
  600_000,
);
