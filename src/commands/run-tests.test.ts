import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { openContext } from "./context.js";
import { testCommand } from "./run-tests.js";

test.each([
  ["true", 0],
  ["false", 1],
])("what the tests said (%s) stands, whatever becomes of their folder", async (program, exitCode) => {
  const dir = temporaryFolder();
  const context = openContext({ ...process.env, LATENCY_GATE_CACHE_DIR: join(dir, "cache") }, "0.0.0");
  try {
    const repo = TestRepository.init(dir, "r");
    const benchmarks = { b: { harness: ["true"], scenarios: { s: { gate: ["p50"] } } } };
    repo.commit({
      "latency-gate.yml": "schema: 1\n",
      "systems/toy/system.yml": JSON.stringify({ schema: 1, id: "toy", tests: [[program]], benchmarks }),
    });
    let said = "";
    const write = (text: string): void => void (said += text);
    const { guard } = context.ports;
    const ports = {
      ...context.ports,
      guard: {
        folder: guard.folder.bind(guard),
        lock: guard.lock.bind(guard),
        forget: (path: string): void => {
          guard.forget(path);
          if (basename(path).startsWith("lg-")) throw new Error("its file system has gone");
        },
      },
    };
    const terminal = { out: write, err: write, columns: 100, interactive: false, color: false };
    const output = { format: "terminal", out: undefined, verbosity: "normal", color: false } as const;
    const invocation = { command: "test", config: undefined, systems: [], ...output } as const;
    expect(await testCommand(invocation, repo.dir, terminal, ports)).toBe(exitCode);
    expect(said).toContain(`${1 - exitCode} of 1 systems passed`);
    expect(said).toMatch(/^Can't remove .*: its file system has gone\nRemove it yourself.$/m);
  } finally {
    await context.close();
    rmSync(dir, { recursive: true });
  }
});
