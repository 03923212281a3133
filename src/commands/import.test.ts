import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { importCommand } from "./import.js";

test("what a tool named its benchmarks can't command the terminal", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-import-"));
  try {
    const file = join(folder, "bench.json");
    writeFileSync(file, '[{"name": "\\u001b[31ma", "unit": "ms", "value": "\u009b2J"}]');
    let said = "";
    const terminal = {
      out: () => undefined,
      err: (text: string) => {
        said += text;
      },
      columns: 100,
      interactive: false,
      color: false,
    };
    const exitCode = await importCommand(
      { command: "import", tool: "customSmallerIsBetter", path: file, unit: undefined, show: "events" },
      folder,
      terminal,
    );
    expect([exitCode, said]).toEqual([2, expect.stringContaining("bench.json")]);
    expect(said).toMatch(/^[^\p{Cc}]*\n$/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
