import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFiles } from "../src/adapters/node-files.js";
import { CONFIG_FILE, loadProject } from "../src/config/load-project.js";
import { formatProblems } from "../src/core/model/problem.js";
import type { Survey } from "../src/init/proposal.js";

export function surveyOf(text: Readonly<Record<string, string>>): Survey {
  return { folder: "a-folder", files: Object.keys(text).sort(), text: new Map(Object.entries(text)) };
}

/** What is written is a configuration that the gate itself accepts. */
export async function problemsOf(config: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "latency-gate-init-"));
  try {
    const file = join(folder, CONFIG_FILE);
    writeFileSync(file, config);
    const loaded = await loadProject(nodeFiles, { kind: "file", file });
    return loaded.ok ? "" : formatProblems(loaded.error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
