import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { openSandbox } from "./docs-sandbox.js";

const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "questions.md"), "utf8");

/** The block that stands after a comment. */
function block(comment: string): string {
  const [, text] = page.split(`<!-- ${comment} -->`)[1]!.split(/^```\w*\n/m);
  return text!.split("```")[0]!;
}

const sandbox = openSandbox({ "../slower.sh": block("file: ../slower.sh") });
afterAll(() => {
  sandbox.remove();
});

const HISTORY = `
change() { sed -i "s/$2/$3/" "$1" && git commit --quiet --all --message "$4"; }
git tag v1.2.0
change total.mjs 'let all = 0' 'let all = 1' 'Harmless'
change total.mjs 'let all = 1' 'let all = 2' 'Harmless, too'
change bench.mjs 'length: 400' 'length: 500' 'Another harness'
change bench.mjs 'length: 500' 'length: 400' 'The harness as it was'
change total.mjs 'all += i' 'all += i % 7 % 5' 'Slower'
change total.mjs 'let all = 2' 'let all = 3' 'Harmless as well'
change total.mjs 'let all = 3' 'let all = 4' 'The last'
`;

test("git bisect with a gate at each step names the slower commit, and skips what has another harness", () => {
  expect(sandbox.sh(HISTORY, "project")).toEqual({ status: 0, output: "" });
  const { status, output } = sandbox.sh(block("sh: which-commit.test.ts"), "project");
  expect([status, output]).toEqual([0, expect.stringMatching(/is the first bad commit\n[^]*\n {4}Slower\n/)]);
  // Which commits git asks about beside the skipped one is a matter of chance.
  const log = sandbox.sh("git bisect log", "project").output;
  expect(log).toMatch(/^# skip: \[\w+\] Another harness$/m);
  expect(log).toMatch(/^# good: \[\w+\] Harmless, too$|^# good: \[\w+\] The harness as it was$/m);
  expect(log).toMatch(/^# bad: \[\w+\] Slower$/m);
}, 300_000);
