import { mkdir, rm, writeFile } from "node:fs/promises";
import { nodeFiles } from "../adapters/node-files.js";
import { describeRefusal } from "../commands/say.js";
import { flagged } from "../core/confirm.js";
import { formatAddress } from "../core/model/ids.js";
import { caught } from "../source/problem.js";
import { assembleReport } from "./assemble.js";
import { baselineOf } from "./baseline.js";
import type { Against } from "./baseline.js";
import { whyNoBaseline } from "./baseline-file.js";
import { measureArgv } from "./command-line.js";
import type { WorkflowEvent } from "./event.js";
import type { RunFolder } from "./folder.js";
import type { Prepared } from "./handover.js";
import type { Inputs } from "./inputs.js";
import { whyNotCheckedOut } from "./measured-commit.js";
import { mergeShards } from "./merge-shards.js";
import { runCommand } from "./run-command.js";
import type { Ended } from "./run-command.js";
import { runner } from "./runner.js";
import { withGit } from "./with-git.js";

/** What is checked out is measured. */
const MEASURING: ReadonlySet<Inputs["command"]> = new Set(["plan", "gate", "run"]);

/** Why there are no results that can be judged; undefined where there are. */
type Problem = string | undefined;

/**
 * The step in which code of the change runs: it has no token. Returns whether it came to its end with results in the
 * run folder. That is for its exit code to say: code of the change can write every file there, the one with the reason
 * why there are no results among them.
 */
export async function measure(
  inputs: Inputs,
  event: WorkflowEvent,
  { refused }: Pick<Prepared, "refused">,
  folder: RunFolder,
): Promise<boolean> {
  const problem = refused ?? (await measured(inputs, event, folder));
  if (problem === undefined) return true;
  // Through a link that was left in its place, it would be written elsewhere.
  await rm(folder.problem, { recursive: true, force: true });
  await writeFile(folder.problem, problem, { flag: "wx" });
  return false;
}

async function measured(inputs: Inputs, event: WorkflowEvent, folder: RunFolder): Promise<Problem> {
  const cwd = inputs.workingDirectory;
  if (MEASURING.has(inputs.command)) {
    const wrong = await withGit((git) => whyNotCheckedOut(event, git, cwd));
    if (wrong !== undefined) return wrong;
  }
  switch (inputs.command) {
    case "plan":
      return withBaseline(inputs, event, (against) => plan(inputs, against, folder));
    case "gate":
    case "run": {
      // Said before anything is measured, for it would be measured for nothing.
      const missing = inputs.mode === "file" ? await whyNoBaseline(inputs) : undefined;
      if (missing !== undefined) return missing;
      const labels = (event.pull ?? event.queued)?.labels ?? [];
      return withBaseline(inputs, event, async (against) => {
        const ended = await runCommand(measureArgv("run", inputs, against, labels, folder.path), cwd);
        if (!isWhole(ended)) return ended.said;
        if (inputs.command === "gate" && inputs.confirm) await confirm(inputs, against, labels, folder);
        return undefined;
      });
    }
    case "merge":
      return mergeShards(inputs, event, folder, cwd);
    case "comment":
      return undefined;
  }
}

/**
 * Stored runs take the place of the baseline's measurements, not of its policy: what the candidate is compared with
 * is known in any case.
 */
async function withBaseline(
  inputs: Inputs,
  event: WorkflowEvent,
  act: (against: Against) => Promise<Problem>,
): Promise<Problem> {
  const found = await caught(() => withGit((git) => baselineOf(inputs, event, git)));
  return found.ok ? act(found.value) : describeRefusal({ kind: "source", problem: found.problem });
}

/**
 * Whether `run` has come to its end. It then says where its results are; that there are some says nothing, because
 * code of the change can write there.
 */
function isWhole({ text }: Ended): boolean {
  return text !== "";
}

async function plan(inputs: Inputs, against: Against, { path }: RunFolder): Promise<Problem> {
  const argv = [...measureArgv("plan", inputs, against, [], path), "--shards", inputs.shards ?? "1"];
  const { exitCode, text, said } = await runCommand([...argv, "--format", "json"], inputs.workingDirectory);
  if (exitCode !== 0) return said;
  runner.output("matrix", text.trim());
  return undefined;
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
  // All that regressed is this machine's own share: dealt out once more, most of it would be another one's.
  const again: Inputs = { ...inputs, scenarios, systems: [], seed: undefined, shard: undefined };
  const argv = measureArgv("run", again, against, labels, folder.confirmation);
  const ended = await runCommand(argv, inputs.workingDirectory);
  if (isWhole(ended)) return;
  // It may be the change's and not that run's, whatever it says of itself.
  await rm(folder.confirmation, { recursive: true, force: true });
  runner.warn("The confirming run did not come to its end; the regressions stand unconfirmed.");
}
