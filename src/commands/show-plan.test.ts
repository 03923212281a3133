import { expect, test } from "@jest/globals";
import { parseCommandLine } from "./parse.js";
import { listCommand, planCommand } from "./show-plan.js";
import { withRunFolderThatStays } from "./testing.js";

async function shownPlan(system: object, ...options: string[]): Promise<{ exitCode: number; said: string }> {
  const files = {
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/harness.mjs": "",
    "systems/toy/system.yml": JSON.stringify({ schema: 1, id: "toy", ...system }),
  };
  const parsed = parseCommandLine(["plan", "--baseline", "HEAD", ...options], "0.0.0");
  if (parsed.kind !== "invocation" || parsed.invocation.command !== "plan") throw new Error(parsed.kind);
  const { invocation } = parsed;
  return withRunFolderThatStays(files, (repo, terminal, ports) =>
    planCommand(invocation, repo.dir, terminal, ports),
  );
}

test("a plan is shown, whatever becomes of the folder in which it was made", async () => {
  const benchmarks = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
  const { exitCode, said } = await shownPlan({ benchmarks }, "--quiet");
  expect(exitCode).toBe(0);
  expect(said).toContain("1 hypothesis (gated numbers and budgets), looked at after");
  expect(said).toMatch(/^Can't remove .*: its file system has gone\nRemove it yourself.$/m);
});

test.each([
  [{ gate: false, budget: { max: "500ms" } }, "≤ 500 ms"],
  [{ gate: false, budget: { min: 0, max: "64MiB" } }, "≥ 0 B and ≤ 64 MiB"],
  [{ tolerance: "10%", floor: "2ms" }, "±10 %, or 2 ms"],
  [{ gate: false, budget: { max: 67_108_864 } }, "≤ 67\u202f108\u202f864"],
  [{ gate: false, budget: { min: "1ms", max: "64MiB" } }, "≥ 1\u202f000\u202f000 and ≤ 67\u202f108\u202f864"],
])("a value with the policy %j is shown in the unit that the policy names: %s", async (policy, words) => {
  const scenarios = { s: { gate: [], metrics: { own: policy }, budget: { p95: { max: "1s" } } } };
  const { said } = await shownPlan({ benchmarks: { b: { harness: ["true"], scenarios } } });
  expect(said).toContain(`    s: P95 ≤ 1 s; own ${words}\n`);
});

const HARNESS = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
const COMMAND = { b: { command: { argv: ["true"] } } };

test.each<[string, object, boolean]>([
  ["a harness and no fingerprint", { benchmarks: HARNESS }, true],
  ["a harness and its fingerprint", { benchmarks: HARNESS, fingerprint: ["bench/**"] }, false],
  ["a command, which is its own work", { benchmarks: COMMAND }, false],
])("that a changed harness would be compared is said of %s", async (_, system, isSaid) => {
  const { said } = await shownPlan(system);
  expect(said.includes("toy: `fingerprint` names no files")).toBe(isSaid);
});

test.each<[string, object, string | undefined]>([
  [
    "names no file",
    { fingerprint: ["bench/**"] },
    'toy: `fingerprint` has a glob that names no file: "bench/**". `gate` will not measure toy. Name the files',
  ],
  ["names a file", { fingerprint: ["harness.mjs"] }, undefined],
])("that a glob %s is said where it would stop the gate", async (_, system, words) => {
  const { said } = await shownPlan({ benchmarks: HARNESS, ...system });
  if (words === undefined) expect(said).not.toContain("glob");
  else expect(said).toContain(words);
});

test("a title that is listed can't command a runner", async () => {
  const title = "a\n::error::b ##[error]c";
  const files = {
    "latency-gate.yml": JSON.stringify({ schema: 1, id: "toy", title, benchmarks: HARNESS }),
  };
  const invocation = { command: "list", config: undefined, format: "terminal" } as const;
  const { said } = await withRunFolderThatStays(files, (repo, terminal, ports) =>
    listCommand({ ...invocation, verbosity: "normal", color: false }, repo.dir, terminal, ports),
  );
  expect(said).toBe("toy/b/s  a : :error::b ## [error]c\n");
});
