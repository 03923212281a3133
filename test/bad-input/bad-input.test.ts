import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "@jest/globals";
import { BAD_INPUTS } from "./cases.js";
import { makeToyProject, TOY } from "./toy-project.js";
import type { ToyProject } from "./toy-project.js";

const CLI = join(import.meta.dirname, "..", "..", "dist", "cli.js");
/** Not this machine's own cache, where the runs of these projects would stay. */
const cache = mkdtempSync(join(tmpdir(), "lg-cache-"));
let project: ToyProject | undefined;

afterEach(() => {
  project?.remove();
});
afterAll(() => {
  rmSync(cache, { recursive: true });
});

test("there are at least sixty mistakes, each told apart by its name", () => {
  expect(new Set(BAD_INPUTS.map(({ name }) => name)).size).toBe(BAD_INPUTS.length);
  expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(60);
});

test("the toy without a mistake passes, so that each mistake is the reason of its failure", () => {
  project = makeToyProject();
  const { status, stdout, stderr } = gate(["gate", "--rounds", "10", "--baseline", "HEAD"], project);
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining("assed")]);
});

test.each(BAD_INPUTS.map((bad) => [bad.name, bad] as const))("%s", (_, bad) => {
  project = makeToyProject(bad.baseline ?? TOY);
  project.write(bad.candidate ?? {});
  const { status, stdout, stderr } = gate(bad.argv ?? [], project);
  const said = `${stdout}${stderr}`;
  expect([status, said]).toEqual([2, expect.any(String)]);
  for (const words of bad.says) expect(said).toMatch(words);
  expect(said).not.toMatch(/at .*\.js:\d+:\d+/);
});

function gate(
  argv: readonly string[],
  at: ToyProject,
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLI, ...argv], {
    cwd: at.root,
    encoding: "utf8",
    timeout: 170_000,
    env: { ...process.env, NO_COLOR: "1", LATENCY_GATE_CACHE_DIR: cache },
  });
}
