import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge } from "../ports/forge.js";
import { markCommentStale } from "../publish/sticky-comment.js";
import type { WorkflowEvent } from "./event.js";
import { saveJson } from "./folder.js";
import type { RunFolder } from "./folder.js";
import { commentPlace, openForge } from "./forge.js";
import type { Inputs } from "./inputs.js";
import { runner } from "./runner.js";

/** Pull requests upload under the same name; the baseline's runs are found among so many. */
const ARTIFACTS_LOOKED_AT = 500;
/** Ten are needed to say anything; more make the spread known better. */
const STORED_RUNS = 20;

/** With the token, before anything of the change runs: says that a run goes on, and fetches stored baselines. */
export async function prepare(inputs: Inputs, event: WorkflowEvent, folder: RunFolder): Promise<void> {
  const forge = await openForge(inputs, event);
  const { pull } = event;
  if (pull !== undefined) {
    const begins = inputs.command === "gate" || inputs.command === "plan";
    const measures = inputs.command === "gate" || inputs.command === "run";
    // Neither waits for the other: the run waits for both.
    await Promise.all([
      forge !== undefined &&
        begins &&
        inputs.comment !== "never" &&
        sayThatItRuns(forge, inputs, event, pull),
      measures && labelsOf(forge, pull).then((labels) => saveJson(folder.labels, labels)),
    ]);
  }
  if (inputs.mode === "stored") {
    if (forge === undefined) throw new Error("`mode: stored` needs the input `token`, with `actions: read`");
    await fetchStored(forge, inputs, event, folder);
  }
}

/** As they are now, for a run that is repeated; where the token may not ask, as the event has them. */
async function labelsOf(
  forge: Forge | undefined,
  { number, labels }: NonNullable<WorkflowEvent["pull"]>,
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

async function sayThatItRuns(
  forge: Forge,
  inputs: Inputs,
  { runUrl }: WorkflowEvent,
  { number, headSha, fromFork }: NonNullable<WorkflowEvent["pull"]>,
): Promise<void> {
  try {
    await markCommentStale(forge, await commentPlace(forge, inputs, number), headSha, runUrl);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    // A fork's token is read-only, which is as it should be.
    if (fromFork && error.kind === "forbidden") return;
    runner.warn(`${error.message} ${error.hint}`);
  }
}

async function fetchStored(
  forge: Forge,
  { artifact }: Inputs,
  event: WorkflowEvent,
  { stored }: RunFolder,
): Promise<void> {
  // Loaded where it is needed: every run waits for this step.
  const { fetchResults } = await import("../publish/intake.js");
  const branch = event.pull?.baseRef ?? event.defaultBranch;
  const isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }: Artifact): boolean =>
    // A fork may have a branch of the same name.
    !expired &&
    headBranch === branch &&
    repositoryId === event.repositoryId &&
    headRepositoryId === event.repositoryId;
  const all = await forge.artifactsNamed(artifact ?? "", ARTIFACTS_LOOKED_AT);
  const ours = all.filter(isOurs).slice(0, STORED_RUNS);
  await mkdir(stored, { recursive: true });
  for (const [index, one] of ours.entries()) {
    // Oldest first, by name.
    const file = join(stored, `${String(ours.length - index).padStart(3, "0")}.json`);
    const fetched = await fetchResults(forge, one, file);
    if (!fetched.ok) runner.warn(`The stored results of artifact ${one.id} are left out: ${fetched.error}`);
  }
  runner.say(`${ours.length} stored runs of ${branch ?? "the default branch"}`);
}
