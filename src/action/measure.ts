import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { commandLineGit } from "../adapters/git.js";
import { nodeFiles } from "../adapters/node-files.js";
import { startSupervision } from "../adapters/supervision.js";
import { describeRefusal } from "../commands/say.js";
import type { Terminal } from "../commands/terminal.js";
import { flagged } from "../core/confirm.js";
import { formatAddress } from "../core/model/ids.js";
import { main, openTerminal } from "../main.js";
import type { Git } from "../ports/git.js";
import { caught } from "../source/problem.js";
import { readResults } from "../validate/results-file.js";
import { assembleReport, exists } from "./assemble.js";
import { baselineOf } from "./baseline.js";
import type { Against } from "./baseline.js";
import { measureArgv } from "./command-line.js";
import type { WorkflowEvent } from "./event.js";
import type { RunFolder } from "./folder.js";
import type { Inputs } from "./inputs.js";
import { whyNotCheckedOut, whyNotMeasured } from "./measured-commit.js";
import { runner } from "./runner.js";
import { openStoredRuns } from "./stored-runs.js";
import type { StoredRuns } from "./stored-runs.js";

/** What is checked out is measured. */
const MEASURING: ReadonlySet<Inputs["command"]> = new Set(["plan", "gate", "run"]);

/**
 * The step in which code of the change runs: it has no token. Ends with results in the run folder, or with
 * the reason why there are none.
 */
export async function measure(
  inputs: Inputs,
  event: WorkflowEvent,
  stored: StoredRuns | undefined,
  folder: RunFolder,
): Promise<void> {
  const cwd = inputs.workingDirectory;
  if (event.pull !== undefined && MEASURING.has(inputs.command)) {
    const wrong = await withGit((git) => whyNotCheckedOut(event, git, cwd));
    if (wrong !== undefined) return writeFile(folder.problem, wrong);
  }
  switch (inputs.command) {
    case "plan":
      return withBaseline(inputs, event, folder, (against) => plan(inputs, against, folder));
    case "gate":
    case "run": {
      const missing = await whyNothingStored(inputs, stored);
      if (missing !== undefined) return writeFile(folder.problem, missing);
      const labels = event.pull?.labels ?? [];
      return withBaseline(inputs, event, folder, async (against) => {
        await runOnce(measureArgv("run", inputs, against, labels, folder.path), folder, cwd);
        if (inputs.command === "gate" && inputs.confirm) await confirm(inputs, against, labels, folder);
      });
    }
    case "merge":
      return merge(inputs, event, folder, cwd);
    case "comment":
      return;
  }
}

/**
 * Stored runs take the place of the baseline's measurements, not of its policy: what the candidate is compared with
 * is known in any case.
 */
async function withBaseline(
  inputs: Inputs,
  event: WorkflowEvent,
  { problem }: RunFolder,
  act: (against: Against) => Promise<void>,
): Promise<void> {
  const found = await caught(() => withGit((git) => baselineOf(inputs, event, git)));
  if (found.ok) return act(found.value);
  await writeFile(problem, describeRefusal({ kind: "source", problem: found.problem }));
}

async function whyNothingStored(
  { mode, baselineFile }: Inputs,
  stored: StoredRuns | undefined,
): Promise<string | undefined> {
  if (mode !== "file" || stored === undefined || (await openStoredRuns(stored)).length > 0) return undefined;
  return `There is no baseline-file ${baselineFile!}: what would be measured has nothing to be held against.\n`;
}

async function withGit<T>(ask: (git: Git) => Promise<T>): Promise<T> {
  const supervision = startSupervision();
  try {
    return await ask(commandLineGit(supervision.exec, process.env));
  } finally {
    await supervision.close();
  }
}

interface Ended {
  readonly exitCode: number;
  /** To standard output. */
  readonly text: string;
  /** To standard error. */
  readonly said: string;
}

/** Runs one command as the command line would. */
async function runCommand(argv: readonly string[], cwd: string): Promise<Ended> {
  const said: string[] = [];
  let text = "";
  const own = openTerminal();
  const terminal: Terminal = {
    ...own,
    color: false,
    out: (chunk) => {
      text += chunk;
    },
    err: (chunk) => {
      said.push(chunk);
      own.err(chunk);
    },
  };
  const exitCode = await main(argv, cwd, terminal);
  return {
    exitCode,
    text,
    said: said.join("") || `latency-gate ${argv[0]!} ended with exit code ${exitCode}.\n`,
  };
}

const INTERRUPTED = 130;

/**
 * Whether `run` has come to its end. It then says where its results are; that there are some says nothing, because
 * code of the change can write there.
 */
function isWhole({ text }: Ended): boolean {
  return text !== "";
}

async function runOnce(argv: readonly string[], { problem }: RunFolder, cwd: string): Promise<void> {
  const ended = await runCommand(argv, cwd);
  if (!isWhole(ended)) await writeFile(problem, ended.said);
}

async function plan(inputs: Inputs, against: Against, { path, problem }: RunFolder): Promise<void> {
  const argv = [...measureArgv("plan", inputs, against, [], path), "--shards", inputs.shards ?? "1"];
  const { exitCode, text, said } = await runCommand([...argv, "--format", "json"], inputs.workingDirectory);
  if (exitCode === 0) runner.output("matrix", text.trim());
  else await writeFile(problem, said);
}

/**
 * Measures the scenarios with a regression once more, in fresh processes of the same two builds. Whatever becomes of
 * it, the first run has its verdict.
 */
async function confirm(
  inputs: Inputs,
  against: Against,
  labels: readonly string[],
  folder: RunFolder,
): Promise<void> {
  // Nothing has confirmed anything yet.
  await rm(folder.confirmation, { recursive: true, force: true });
  const first = await assembleReport(folder, undefined, nodeFiles);
  if (first.kind !== "report" || first.report.comparison !== "paired") return;
  const rows = flagged(first.report);
  if (rows.length === 0) return;
  const scenarios = [...new Set(rows.map(({ address }) => formatAddress(address)))];
  runner.say(`Measuring again: ${scenarios.join(", ")}`);
  await mkdir(folder.confirmation);
  const again: Inputs = { ...inputs, scenarios, systems: [], seed: undefined };
  const argv = measureArgv("run", again, against, labels, folder.confirmation);
  const ended = await runCommand(argv, inputs.workingDirectory);
  if (isWhole(ended)) return;
  // What is left of a run that was interrupted says so itself, and clears nothing.
  if (ended.exitCode !== INTERRUPTED) await rm(folder.confirmationResults, { force: true });
  runner.warn("The confirming run did not come to its end; the regressions stand unconfirmed.");
}

/** The shards' artifacts lie in a folder each. */
async function merge(inputs: Inputs, event: WorkflowEvent, folder: RunFolder, cwd: string): Promise<void> {
  const top = resolve(cwd, inputs.results!);
  const names = (await exists(top)) ? await readdir(top, { recursive: true }) : [];
  const found = names
    .filter((name) => basename(name) === "results.json" && basename(dirname(name)) !== "confirmation")
    .sort();
  if (found.length === 0) {
    await writeFile(folder.problem, `There are no results of shards: did all of their jobs fail?\n`);
    return;
  }
  const files = found.map((name) => join(top, name));
  const { said } = await runCommand(["merge", ...files, "--out", folder.path, "--quiet"], cwd);
  if (!(await exists(folder.results))) return writeFile(folder.problem, said);
  const merged = await readResults(nodeFiles, folder.results);
  if (event.pull !== undefined && merged.ok) {
    const { commit } = merged.value.candidate;
    const wrong = await withGit((git) => whyNotMeasured(commit, event, git, cwd));
    if (wrong !== undefined) return writeFile(folder.problem, wrong);
  }
  if (inputs.confirmation === undefined) return;
  const second = join(resolve(cwd, inputs.confirmation), "results.json");
  if (await exists(second)) {
    await mkdir(folder.confirmation);
    await copyFile(second, folder.confirmationResults);
  } else runner.warn("The confirming run left no results; the regressions stand unconfirmed.");
}
