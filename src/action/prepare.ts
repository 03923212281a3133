import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { nodeFiles } from "../adapters/node-files.js";
import type { Environment } from "../ports/environment.js";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge } from "../ports/forge.js";
import { formatCount } from "../report/text/quantity.js";
import type { Unusable } from "../publish/intake.js";
import { baselineResults } from "./baseline-file.js";
import type { QueuedPull, WorkflowEvent } from "./event.js";
import { makeTemporaryFolder } from "./folder.js";
import { openForge } from "./forge.js";
import type { Inputs } from "./inputs.js";
import { markComment } from "./post-message.js";
import { runner } from "./runner.js";
import { storedRunsIn } from "./stored-runs.js";
import type { StoredRuns } from "./stored-runs.js";

/** Pull requests upload under the same name; the baseline's runs are found among so many. */
const ARTIFACTS_LOOKED_AT = 500;
/** Ten are needed to say anything; more make the spread known better. */
const STORED_RUNS = 20;

export interface Beginning {
  /** With what GitHub says of the pull request now. */
  readonly event: WorkflowEvent;
  readonly stored: StoredRuns | undefined;
  /** Why nothing is to be measured: what it would be held against can't be had. */
  readonly refused: string | undefined;
}

/** With the token, before anything of the change runs: says that a run goes on, and gets all that it must not touch. */
export async function prepare(inputs: Inputs, event: WorkflowEvent, env: Environment): Promise<Beginning> {
  const forge = await openForge(inputs, event);
  // Before anything that can go wrong: what the comment shows is of an earlier run or commit in any case.
  const current = await asOfNow(forge, inputs, event);
  try {
    return { event: current, stored: await storedRuns(forge, inputs, event, env), refused: undefined };
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    // For the steps after this one to say, as all that can't be judged: the comment must not stay as it is, either.
    return { event: current, stored: undefined, refused: `${error.message}\n${error.hint}\n` };
  }
}

/** With what GitHub says of the pull request now. Says in its comment that a run goes on. */
async function asOfNow(
  forge: Forge | undefined,
  inputs: Inputs,
  event: WorkflowEvent,
): Promise<WorkflowEvent> {
  const { pull, queued } = event;
  const begins = inputs.command === "gate" || inputs.command === "plan";
  const measures = inputs.command === "gate" || inputs.command === "run";
  if (queued !== undefined && measures) {
    return { ...event, queued: { ...queued, labels: await labelsOf(forge, queued) } };
  }
  if (pull === undefined) return event;
  const compares = measures || inputs.command === "plan";
  // Neither waits for the other: the run waits for both.
  const [labels, baseTip] = await Promise.all([
    measures ? labelsOf(forge, pull) : [],
    compares ? baseTipOf(forge, pull) : undefined,
    forge !== undefined &&
      begins &&
      inputs.comment !== "never" &&
      markComment(forge, inputs, event, pull, { kind: "measuring" }),
  ]);
  return { ...event, pull: { ...pull, labels, baseTip } };
}

async function storedRuns(
  forge: Forge | undefined,
  inputs: Inputs,
  event: WorkflowEvent,
  env: Environment,
): Promise<StoredRuns | undefined> {
  if (inputs.mode === "paired") return undefined;
  if (inputs.mode === "file") return storedRunsIn(await takeFile(inputs, await makeTemporaryFolder(env)));
  if (forge === undefined) throw new Error("`mode: stored` needs the input `token`, with `actions: read`");
  return fetchStored(forge, inputs, event, await makeTemporaryFolder(env));
}

/** One that can't be had is said by the measuring step, in the way of all that can't be judged. */
async function takeFile(inputs: Inputs, folder: string): Promise<string> {
  const file = await baselineResults(inputs);
  if (file !== undefined) await copyFile(file, join(folder, "001.json"));
  return folder;
}

/** As they are now, for a run that is repeated; where the token may not ask, as the event has them. */
async function labelsOf(
  forge: Forge | undefined,
  { number, labels }: QueuedPull,
): Promise<readonly string[]> {
  if (forge === undefined) return labels;
  try {
    return await forge.labels(number);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.say(`labels: those of the event. ${error.message}`);
    return labels;
  }
}

/** Where GitHub could be asked and does not say, an older one is no answer: it might have another policy. */
async function baseTipOf(
  forge: Forge | undefined,
  { baseRef, baseTip }: NonNullable<WorkflowEvent["pull"]>,
): Promise<string | undefined> {
  if (forge === undefined) return baseTip;
  try {
    return (await forge.commit(`heads/${baseRef}`)).id;
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.say(`tip of the base branch: not known. ${error.message}`);
    return undefined;
  }
}

/** One that can't be used is no reason to use none: the others are what they are. The report says how many there were. */
async function fetchStored(
  forge: Forge,
  { artifact }: Inputs,
  event: WorkflowEvent,
  folder: string,
): Promise<StoredRuns> {
  // Loaded where it is needed: every run waits for this step.
  const { fetchResults } = await import("../publish/intake.js");
  const branch = event.baselineBranch;
  const isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }: Artifact): boolean =>
    !expired &&
    branch !== undefined &&
    headBranch === branch &&
    // A fork may have a branch of the same name.
    repositoryId === event.repositoryId &&
    headRepositoryId === event.repositoryId;
  const all = await forge.artifactsNamed(artifact ?? "", ARTIFACTS_LOOKED_AT);
  const ours = all.filter(isOurs).slice(0, STORED_RUNS);
  let unusable = 0;
  for (const [index, one] of ours.entries()) {
    // Oldest first, by name.
    const file = join(folder, `${String(ours.length - index).padStart(3, "0")}.json`);
    const fetched = await fetchResults(forge, nodeFiles, one, file);
    if (fetched.ok) continue;
    unusable += 1;
    runner.warn(leftOut(one, event.repository, fetched.error));
  }
  runner.say(
    `${formatCount(ours.length - unusable, "stored run")} of ${branch ?? "a branch that the event does not name"}`,
  );
  return storedRunsIn(folder, unusable);
}

function leftOut({ id, runId }: Artifact, repository: string, { why, isFetched }: Unusable): string {
  const of = runId === undefined ? "" : `, of workflow run ${runId},`;
  const said = `The stored results of artifact ${id}${of} are left out: ${why.replace(/\.$/, "")}.`;
  if (!isFetched) return said;
  const command = `gh api --method DELETE repos/${repository}/actions/artifacts/${id}`;
  return `${said} Each run leaves them out until they expire; \`${command}\` removes them.`;
}
