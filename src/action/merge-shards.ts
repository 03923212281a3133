import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { nodeFiles } from "../adapters/node-files.js";
import { exists } from "../platform/exists.js";
import { entriesBelow } from "../platform/entries-below.js";
import { readResults } from "../validate/results-file.js";
import { CONFIRMATION_FOLDER, PROBLEM_FILE, RESULTS_FILE } from "../validate/results-folder.js";
import type { WorkflowEvent } from "./event.js";
import type { RunFolder } from "./folder.js";
import type { Inputs } from "./inputs.js";
import { askedAbout, whyNotMeasured } from "./measured-commit.js";
import { reasonAt } from "./problem-file.js";
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
  const names = (await exists(top)) ? (await entriesBelow(top)).map(({ path }) => path) : [];
  const found = names
    .filter((name) => basename(name) === RESULTS_FILE && basename(dirname(name)) !== CONFIRMATION_FOLDER)
    .sort();
  if (found.length === 0) return "There are no results of shards: did all of their jobs fail?\n";
  const refused = await whyRefused(top, found);
  if (refused !== undefined) return refused;
  const files = found.map((name) => join(top, name));
  const { said } = await runCommand(["merge", ...files, "--out", folder.path, "--quiet"], cwd);
  if (!(await exists(folder.results))) return said;
  if (askedAbout(event) !== undefined) {
    const merged = await readResults(nodeFiles, folder.results);
    if (merged.ok) {
      const { commit } = merged.value.candidate;
      const wrong = await withGit((git) => whyNotMeasured(commit, event, git, cwd));
      if (wrong !== undefined) return wrong;
    }
  }
  if (inputs.confirmation === undefined) return undefined;
  await takeConfirmation(resolve(cwd, inputs.confirmation), folder);
  return undefined;
}

/** A shard that says that it can't be judged may have left results beside that, which are not all, or not its own. */
async function whyRefused(top: string, found: readonly string[]): Promise<string | undefined> {
  let said = "";
  for (const shard of found.map(dirname)) {
    const reason = await reasonAt(join(top, shard, PROBLEM_FILE));
    if (reason !== undefined) said += `The shard in ${shard} can't be judged: ${reason.trimEnd()}\n`;
  }
  return said === "" ? undefined : said;
}

/** It clears regressions, so that one which says that it can't be judged is none. */
async function takeConfirmation(from: string, folder: RunFolder): Promise<void> {
  const results = join(from, RESULTS_FILE);
  const reason = await reasonAt(join(from, PROBLEM_FILE));
  if (reason === undefined && (await exists(results))) {
    await mkdir(folder.confirmation);
    await copyFile(results, folder.confirmationResults);
    return;
  }
  const why = reason === undefined ? "left no results" : `can't be judged (${reason.trim()})`;
  runner.warn(`The confirming run ${why}; the regressions stand unconfirmed.`);
}
