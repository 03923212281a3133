import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { compareCommand, mergeCommand } from "./judge.js";
import type { Terminal } from "./terminal.js";

/** Its run's id has markup, a terminal's escape and a mention in it. */
const HOSTILE = join(import.meta.dirname, "../../fixtures/golden/hostile/results.json");
const ports = { files: nodeFiles, writer: nodeFileWriter, abort: new AbortController().signal };
const options = { out: undefined, format: "terminal", verbosity: "normal", color: false } as const;

async function saidBy(run: (terminal: Terminal) => Promise<number>): Promise<[number, string]> {
  let said = "";
  const terminal: Terminal = {
    out: () => undefined,
    err: (text) => {
      said += text;
    },
    columns: 100,
    interactive: false,
    color: false,
  };
  return [await run(terminal), said];
}

test.each([
  [
    "compare",
    (terminal: Terminal) =>
      compareCommand(
        { command: "compare", files: [HOSTILE, HOSTILE, HOSTILE], ...options },
        "/",
        terminal,
        ports,
      ),
  ],
  [
    "merge",
    (terminal: Terminal) =>
      mergeCommand({ command: "merge", files: [HOSTILE], ...options }, "/", terminal, ports),
  ],
])("%s: what it refuses by name can't command the terminal", async (_, run) => {
  const [exitCode, said] = await saidBy(run);
  expect([exitCode, said]).toEqual([2, expect.stringContaining("alert(1)")]);
  expect(said).toMatch(/^[^\p{Cc}]*\n$/u);
});
