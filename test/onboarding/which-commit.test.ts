import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { openSandbox } from "./docs-sandbox.js";
import { run } from "./packed.js";

const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "questions.md"), "utf8");

/** The block that stands after a comment. */
function block(comment: string): string {
  const [, text] = page.split(`<!-- ${comment} -->`)[1]!.split(/^```\w*\n/m);
  return text!.split("```")[0]!;
}

const SCRIPT = block("file: ../slower.sh");
const sandbox = openSandbox({ "../slower.sh": SCRIPT });
const scratch = mkdtempSync(join(tmpdir(), "lg-bisect-"));
afterAll(() => {
  sandbox.remove();
  rmSync(scratch, { recursive: true });
});

const HISTORY = `
change() { sed -i "s/$2/$3/" "$1" && git commit --quiet --all --message "$4"; }
git tag v1.2.0
change total.mjs 'let all = 0' 'let all = 1' 'Harmless'
change total.mjs 'let all = 1' 'let all = 2' 'Harmless, too'
change bench.mjs 'length: 400' 'length: 500' 'Another harness'
git tag another-harness
change bench.mjs 'length: 500' 'length: 400' 'The harness as it was'
change total.mjs 'all += i' 'all += i % 7 % 5' 'Slower'
change total.mjs 'let all = 2' 'let all = 3' 'Harmless as well'
change total.mjs 'let all = 3' 'let all = 4' 'The last'
`;

test("git bisect with a gate at each step names the slower commit, and skips what has another harness", () => {
  expect(sandbox.sh(HISTORY, "project")).toEqual({ status: 0, output: "" });
  const step = /^git bisect run (.*)$/m.exec(block("sh: which-commit.test.ts"))![1]!;
  expect(sandbox.sh(`git checkout --quiet another-harness\n${step}`, "project").status).toBe(125);
  sandbox.sh("git checkout --quiet main", "project");
  const { status, output } = sandbox.sh(block("sh: which-commit.test.ts"), "project");
  expect([status, output]).toEqual([0, expect.stringMatching(/is the first bad commit\n[^]*\n {4}Slower\n/)]);
}, 300_000);

/** What the script makes of the rows of a run. */
function answer(rows: readonly string[], number: string, step: string): number | null {
  const header =
    "system,benchmark,scenario,metric,statistic,unit,gated,verdict,budget,baseline,candidate,change_relative,change_low,change_high,tolerance";
  const npx = join(scratch, "npx");
  writeFileSync(npx, `#!/bin/sh\ncat <<'END'\n${[header, ...rows].join("\n")}\nEND\n`);
  chmodSync(npx, 0o755);
  writeFileSync(join(scratch, "slower.sh"), SCRIPT);
  const path = { PATH: `${scratch}:${process.env["PATH"] ?? ""}` };
  return run(["sh", "slower.sh", "v1", "a/b/c", number, step], scratch, path).status;
}

const row = (verdict: string, low: string, high: string, what = "latency,p95"): string =>
  `a,b,c,${what},ns,true,${verdict},,10,11,0.1,${low},${high},0.03`;

test.each([
  [1, "a regression", row("regression", "0.15", "0.25")],
  [1, "a regression that is smaller than the step", row("regression", "0.05", "0.08")],
  [0, "a pass that lies within the step", row("pass", "-0.02", "0.02")],
  [125, "a pass that may be as slow as the step", row("pass", "-0.02", "0.25")],
  [125, "a pass of a rate that may be lower by the step", row("pass", "-0.3", "-0.1")],
  [0, "a pass of an exact number", row("pass", "", "")],
  [0, "an improvement", row("improvement", "-0.5", "-0.4")],
  [125, "what is undecided", row("inconclusive", "-0.02", "0.02")],
  [125, "what can't be compared", row("incomparable", "", "")],
  [125, "no row", row("pass", "-0.02", "0.02", "latency,p50")],
  [125, "two rows, of a pattern", [row("regression", "0.2", "0.3"), row("pass", "-0.02", "0.02")].join("\n")],
])("it answers %i to %s", (status, _what, rows) => {
  expect(answer([rows], "latency p95", "0.2")).toBe(status);
});

test.each(["20%", "20 %", "20", "0,2", ""])("a step of %j stops it", (step) => {
  expect(answer([row("pass", "-0.02", "0.25")], "latency p95", step)).toBe(128);
});
