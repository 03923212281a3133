import { expect, test } from "@jest/globals";
import { parseCommandLine } from "./parse.js";
import { planCommand } from "./show-plan.js";
import { withRunFolderThatStays } from "./testing.js";

test("a plan is shown, whatever becomes of the folder in which it was made", async () => {
  const benchmarks = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
  const files = {
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/system.yml": JSON.stringify({ schema: 1, id: "toy", benchmarks }),
  };
  const parsed = parseCommandLine(["plan", "--baseline", "HEAD", "--quiet"], "0.0.0");
  if (parsed.kind !== "invocation" || parsed.invocation.command !== "plan") throw new Error(parsed.kind);
  const { invocation } = parsed;
  const { exitCode, said } = await withRunFolderThatStays(files, (repo, terminal, ports) =>
    planCommand(invocation, repo.dir, terminal, ports),
  );
  expect(exitCode).toBe(0);
  expect(said).toContain("1 hypothesis (gated numbers and budgets), looked at after");
  expect(said).toMatch(/^Can't remove .*: its file system has gone\nRemove it yourself.$/m);
});
