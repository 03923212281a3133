import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { run } from "./packed.js";

const repository = join(import.meta.dirname, "..", "..");
const CLI = join(repository, "dist", "cli.js");

/** A change of an example's own code that leaves its results as they are and takes longer. */
export interface Example {
  readonly name: string;
  readonly needs: readonly [string, string];
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly slower: string;
}

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "latency-gate-examples-"));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

function isThere([program, ...args]: readonly [string, string]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

/** The example as a repository of its own with one commit. */
function checkOut(name: string): string {
  const folder = join(scratch, name);
  cpSync(join(repository, "examples", name), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|target|\.venv|__pycache__)(\/|$)/.test(path),
  });
  const author = ["-c", "user.name=Example", "-c", "user.email=example@example.invalid"];
  for (const args of [
    ["init", "--quiet"],
    ["add", "--all"],
    [...author, "commit", "--quiet", "--message=Example"],
  ]) {
    expect(run(["git", ...args], folder).status).toBe(0);
  }
  return folder;
}

/** `init` proposes each example's own configuration, and a gate catches its slower change. */
export function testExamples(examples: readonly Example[]): void {
  describe.each(examples)("examples/$name", ({ name, needs, file, from, to, slower }) => {
    test("its configuration is what init proposes for it", () => {
      const folder = checkOut(name);
      const written = readFileSync(join(folder, "latency-gate.yml"), "utf8");
      rmSync(join(folder, "latency-gate.yml"));
      const { status, output } = run([process.execPath, CLI, "init", "--yes"], folder);
      expect([status, output]).toEqual([0, expect.stringContaining("written: latency-gate.yml")]);
      expect(readFileSync(join(folder, "latency-gate.yml"), "utf8")).toBe(written);
      rmSync(folder, { recursive: true });
    });

    const gates = isThere(needs) ? test : test.skip;
    gates(
      `a slower change is caught (needs ${needs[0]})`,
      () => {
        const folder = checkOut(name);
        const before = readFileSync(join(folder, file), "utf8");
        expect(before).toContain(from);
        writeFileSync(join(folder, file), before.replace(from, to));
        const out = join(scratch, `${name}-out`);
        const gate = run(
          [process.execPath, CLI, "gate", "--rounds", "10", "--out", out],
          folder,
          {},
          540_000,
        );
        expect([gate.status, gate.output]).toEqual([1, expect.stringContaining("Failed")]);
        expect(existsSync(join(out, "report.json"))).toBe(true);
        const { rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8")) as {
          rows: {
            address: { system: string; benchmark: string; scenario: string };
            judgement: { verdict: string };
          }[];
        };
        const caught = rows
          .filter(({ judgement }) => judgement.verdict === "regression")
          .map(({ address }) => `${address.system}/${address.benchmark}/${address.scenario}`);
        expect(caught).toContain(slower);
      },
      600_000,
    );
  });
}
