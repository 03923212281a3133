import { copyFile, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { nodeFiles } from "../adapters/node-files.js";
import { exists } from "../platform/exists.js";
import { readResults } from "../validate/results-file.js";
import { CONFIRMATION_FOLDER, RESULTS_FILE } from "../validate/results-folder.js";
import type { WorkflowEvent } from "./event.js";
import type { RunFolder } from "./folder.js";
import type { Inputs } from "./inputs.js";
import { whyNotMeasured } from "./measured-commit.js";
import { runCommand } from "./run-command.js";
import { runner } from "./runner.js";
import { withGit } from "./with-git.js";

/** The shards' artifacts lie in a folder each. Returns why there are no results of all of them together. */
export async function mergeShards(
  inputs: Inputs,
  event: WorkflowEvent,
  folder: RunFolder,
  cwd: string,
): Promise<string | undefined> {
  const top = resolve(cwd, inputs.results!);
  const names = (await exists(top)) ? await readdir(top, { recursive: true }) : [];
  const found = names
    .filter((name) => basename(name) === RESULTS_FILE && basename(dirname(name)) !== CONFIRMATION_FOLDER)
    .sort();
  if (found.length === 0) return "There are no results of shards: did all of their jobs fail?\n";
  const files = found.map((name) => join(top, name));
  const { said } = await runCommand(["merge", ...files, "--out", folder.path, "--quiet"], cwd);
  if (!(await exists(folder.results))) return said;
  if (event.pull !== undefined) {
    const merged = await readResults(nodeFiles, folder.results);
    if (merged.ok) {
      const { commit } = merged.value.candidate;
      const wrong = await withGit((git) => whyNotMeasured(commit, event, git, cwd));
      if (wrong !== undefined) return wrong;
    }
  }
  if (inputs.confirmation === undefined) return undefined;
  const second = join(resolve(cwd, inputs.confirmation), RESULTS_FILE);
  if (await exists(second)) {
    await mkdir(folder.confirmation);
    await copyFile(second, folder.confirmationResults);
  } else runner.warn("The confirming run left no results; the regressions stand unconfirmed.");
  return undefined;
}
