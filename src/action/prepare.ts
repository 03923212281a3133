import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge } from "../ports/forge.js";
import { fetchResults } from "../publish/intake.js";
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
  const begins = inputs.command === "gate" || inputs.command === "plan";
  if (forge !== undefined && event.pull !== undefined && inputs.comment !== "never" && begins) {
    await sayThatItRuns(forge, inputs, event, event.pull);
  }
  if (event.pull !== undefined && (inputs.command === "gate" || inputs.command === "run")) {
    await saveJson(folder.labels, await labelsOf(forge, event.pull));
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
