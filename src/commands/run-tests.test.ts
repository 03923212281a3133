import { expect, test } from "@jest/globals";
import { testCommand } from "./run-tests.js";
import { withRunFolderThatStays } from "./testing.js";

test.each([
  ["true", 0],
  ["false", 1],
])("what the tests said (%s) stands, whatever becomes of their folder", async (program, wanted) => {
  const benchmarks = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
  const files = {
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/system.yml": JSON.stringify({ schema: 1, id: "toy", tests: [[program]], benchmarks }),
  };
  const output = { format: "terminal", out: undefined, verbosity: "normal", color: false } as const;
  const invocation = { command: "test", config: undefined, systems: [], ...output } as const;
  const { exitCode, said } = await withRunFolderThatStays(files, (repo, terminal, ports) =>
    testCommand(invocation, repo.dir, terminal, ports),
  );
  expect(exitCode).toBe(wanted);
  expect(said).toContain(`${1 - wanted} of 1 systems passed`);
  expect(said).toMatch(/^Can't remove .*: its file system has gone\nRemove it yourself.$/m);
});
