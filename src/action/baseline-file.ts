import { basename, dirname, join, resolve } from "node:path";
import { nodeFiles } from "../adapters/node-files.js";
import { formatProblems } from "../core/model/problem.js";
import { isFolderOfARun } from "../validate/folder-of-a-run.js";
import { readResults } from "../validate/results-file.js";
import { PROBLEM_FILE, RESULTS_FILE } from "../validate/results-folder.js";
import type { Inputs } from "./inputs.js";
import { reasonAt } from "./problem-file.js";

type Named = Pick<Inputs, "baselineFile" | "workingDirectory">;

/** The results that `baseline-file` names by themselves or by the folder of their run; undefined where there are none. */
export async function baselineResults({
  baselineFile,
  workingDirectory,
}: Named): Promise<string | undefined> {
  const named = resolve(workingDirectory, baselineFile!);
  const file = (await isFolderOfARun(nodeFiles, named)) ? join(named, RESULTS_FILE) : named;
  return (await nodeFiles.stat(file))?.kind === "file" ? file : undefined;
}

/**
 * Why they can't be the baseline; undefined where they can. To be asked where they lie, because what lies beside a
 * run's results says whether they are its own, and whole.
 */
export async function whyNoBaseline(inputs: Named): Promise<string | undefined> {
  const { baselineFile } = inputs;
  const nothing = "what would be measured has nothing to be held against.\n";
  const file = await baselineResults(inputs);
  if (file === undefined) {
    return `There is no baseline-file ${baselineFile!}, which must be a results file or the folder of a run with its ${RESULTS_FILE}: ${nothing}`;
  }
  const reason =
    basename(file) === RESULTS_FILE ? await reasonAt(join(dirname(file), PROBLEM_FILE)) : undefined;
  if (reason !== undefined)
    return `The run of baseline-file ${baselineFile!} can't be judged: ${nothing}${reason}`;
  const results = await readResults(nodeFiles, file);
  if (results.ok) return undefined;
  const problems = formatProblems(results.error.map((problem) => ({ ...problem, file: baselineFile! })));
  return `The baseline-file can't be read: ${nothing}${problems}`;
}
