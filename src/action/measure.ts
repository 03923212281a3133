import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { commandLineGit } from "../adapters/git.js";
import { nodeFiles } from "../adapters/node-files.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Terminal } from "../commands/terminal.js";
import { flagged } from "../core/confirm.js";
import { formatAddress } from "../core/model/ids.js";
import { main, openTerminal } from "../main.js";
import type { Git } from "../ports/git.js";
import { readResults } from "../validate/results-file.js";
import { assembleReport, exists } from "./assemble.js";
import { defaultBaseline, measureArgv } from "./command-line.js";
import type { WorkflowEvent } from "./event.js";
import { loadJson } from "./folder.js";
import type { RunFolder } from "./folder.js";
import type { Inputs } from "./inputs.js";
import { whyNotCheckedOut, whyNotMeasured } from "./measured-commit.js";
import { runner } from "./runner.js";

/** What is checked out is measured. */
const MEASURING: ReadonlySet<Inputs["command"]> = new Set(["plan", "gate", "run"]);

interface Against {
  readonly baseline: string | undefined;
  readonly labels: readonly string[];
}

/**
 * The step in which code of the change runs: it has no token. Ends with results in the run folder, or with
 * the reason why there are none.
 */
export async function measure(
  inputs: Inputs,
  event: WorkflowEvent,
  folder: RunFolder,
  cwd: string,
): Promise<void> {
  if (event.pull !== undefined && MEASURING.has(inputs.command)) {
    const wrong = await withGit((git) => whyNotCheckedOut(event, git, cwd));
    if (wrong !== undefined) return writeFile(folder.problem, wrong);
  }
  switch (inputs.command) {
    case "plan":
      return plan(inputs, await baselineOf(inputs, event, cwd), folder, cwd);
    case "gate":
    case "run": {
      const labels = (await loadJson<readonly string[]>(folder.labels)) ?? [];
      const against: Against = { baseline: await baselineOf(inputs, event, cwd), labels };
      await command(measureArgv("run", inputs, against, folder.path), folder, cwd);
      if (inputs.mode === "file") await takeFile(inputs, folder, cwd);
      if (inputs.command === "gate" && inputs.confirm) await confirm(inputs, against, folder, cwd);
      return;
    }
    case "merge":
      return merge(inputs, event, folder, cwd);
    case "comment":
      return;
  }
}

/**
 * What the candidate is compared with. Stored runs take the place of its measurements, not of its policy:
 * that is still the baseline's.
 */
async function baselineOf(inputs: Inputs, event: WorkflowEvent, cwd: string): Promise<string | undefined> {
  return inputs.baseline ?? withGit((git) => defaultBaseline(event, git, cwd));
}

async function withGit<T>(ask: (git: Git) => Promise<T>): Promise<T> {
  const supervision = startSupervision();
  try {
    return await ask(commandLineGit(supervision.exec, process.env));
  } finally {
    await supervision.close();
  }
}

/** Runs one command as the command line would; where it has not done all, the run has a problem. */
async function command(
  argv: readonly string[],
  folder: RunFolder,
  cwd: string,
  out?: (text: string) => void,
): Promise<number> {
  const { exitCode, said } = await runCommand(argv, cwd, out);
  const complete = exitCode === 0 || (await exists(folder.results));
  if (!complete || exitCode === INTERRUPTED) await writeFile(folder.problem, said);
  return exitCode;
}

async function runCommand(
  argv: readonly string[],
  cwd: string,
  out: (text: string) => void = () => undefined,
): Promise<{ readonly exitCode: number; readonly said: string }> {
  const said: string[] = [];
  const own = openTerminal();
  const terminal: Terminal = {
    ...own,
    color: false,
    out,
    err: (text) => {
      said.push(text);
      own.err(text);
    },
  };
  const exitCode = await main(argv, cwd, terminal);
  return {
    exitCode,
    said: said.join("") || `latency-gate ${argv[0]!} ended with exit code ${exitCode}.\n`,
  };
}

const INTERRUPTED = 130;

async function plan(
  inputs: Inputs,
  baseline: string | undefined,
  folder: RunFolder,
  cwd: string,
): Promise<void> {
  const argv = [...measureArgv("plan", inputs, { baseline }, folder.path), "--shards", inputs.shards ?? "1"];
  let text = "";
  const exitCode = await command([...argv, "--format", "json"], folder, cwd, (chunk) => {
    text += chunk;
  });
  if (exitCode === 0) runner.output("matrix", text.trim());
}

async function takeFile(
  { baselineFile }: Inputs,
  { stored, problem }: RunFolder,
  cwd: string,
): Promise<void> {
  const from = resolve(cwd, baselineFile!);
  if (await exists(from)) {
    await mkdir(stored);
    await copyFile(from, join(stored, "001.json"));
  } else
    await writeFile(
      problem,
      `There is no baseline-file ${from}: what was measured has nothing to be held against.\n`,
    );
}

/**
 * Measures the scenarios with a regression once more, in fresh processes of the same two builds. Whatever becomes of
 * it, the first run has its verdict.
 */
async function confirm(inputs: Inputs, against: Against, folder: RunFolder, cwd: string): Promise<void> {
  const first = await assembleReport(folder, nodeFiles);
  if (first.kind !== "report" || first.report.comparison !== "paired") return;
  const rows = flagged(first.report);
  if (rows.length === 0) return;
  const scenarios = [...new Set(rows.map(({ address }) => formatAddress(address)))];
  runner.say(`Measuring again: ${scenarios.join(", ")}`);
  await mkdir(folder.confirmation);
  const again: Inputs = { ...inputs, scenarios, systems: [], seed: undefined };
  const { exitCode } = await runCommand(measureArgv("run", again, against, folder.confirmation), cwd);
  if (exitCode === INTERRUPTED || !(await exists(folder.confirmationResults)))
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
  await command(["merge", ...files, "--out", folder.path, "--quiet"], folder, cwd);
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
