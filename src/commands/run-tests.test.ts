import { expect, test } from "@jest/globals";
import { testCommand } from "./run-tests.js";
import { withRunFolderThatStays } from "./testing.js";

async function tested(argv: readonly string[]): Promise<{ exitCode: number; said: string }> {
  const benchmarks = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
  const files = {
    "latency-gate.yml": "schema: 1\n",
    "systems/toy/system.yml": JSON.stringify({ schema: 1, id: "toy", tests: [argv], benchmarks }),
  };
  const output = { format: "terminal", out: undefined, verbosity: "normal", color: false } as const;
  const invocation = { command: "test", config: undefined, systems: [], ...output } as const;
  return withRunFolderThatStays(files, (repo, terminal, ports) =>
    testCommand(invocation, repo.dir, terminal, ports),
  );
}

test.each([
  ["true", 0],
  ["false", 1],
])("what the tests said (%s) stands, whatever becomes of their folder", async (program, wanted) => {
  const { exitCode, said } = await tested([program]);
  expect(exitCode).toBe(wanted);
  expect(said).toContain(`${1 - wanted} of 1 systems passed`);
  expect(said).toMatch(/^Can't remove .*: its file system has gone\nRemove it yourself.$/m);
});

test("what a test prints can't command a runner", async () => {
  const { exitCode, said } = await tested(["sh", "-c", "echo '::error::x'; echo '##[error]y'; exit 1"]);
  expect(exitCode).toBe(1);
  expect(said).toContain(": :error::x\n## [error]y\n");
});
