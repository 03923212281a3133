import { nodeFiles } from "../adapters/node-files.js";
import type { Policy } from "../config/project.js";
import { loadProject } from "../config/load-project.js";
import { acceptRegressions } from "../core/accept.js";
import { judge } from "../core/judge.js";
import type { Results, SystemRecord } from "../core/model/run.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import { projectStart } from "../commands/context.js";
import { ForgeFault } from "../ports/forge.js";
import type { Forge, PullRequest } from "../ports/forge.js";
import { findAcceptances } from "../publish/acceptance.js";
import { ARCHIVE_LIMITS } from "../publish/artifact-archive.js";
import type { Message } from "../publish/comment-body.js";
import { readArtifact } from "../publish/intake.js";
import { checkCommits, findPullRequest, findResultsArtifact } from "../publish/provenance.js";
import type { FinishedRun } from "../publish/provenance.js";
import type { WorkflowEvent } from "./event.js";
import { commentPlace, openForge } from "./forge.js";
import type { Inputs } from "./inputs.js";
import { post, sayPosted } from "./publish.js";
import { runner } from "./runner.js";

/**
 * The trusted half of a fork's pull request (docs/security.md): runs with code of the default branch after
 * the untrusted half has ended, and takes nothing from it but results that fit the schema.
 */
export async function commentOnFinishedRun(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { finishedRun: run } = event;
  if (run === undefined)
    throw new Error("`command: comment` belongs into a workflow that runs on workflow_run");
  const forge = await openForge(inputs, event);
  if (forge === undefined)
    throw new Error("`command: comment` needs the input `token`, with `pull-requests: write`");
  try {
    const pull = await findPullRequest(forge, run, event.repository);
    if (!pull.ok) {
      runner.notice(`No comment on run ${run.id}: ${pull.error}.`);
      return;
    }
    const message = await messageOf(forge, inputs, run, pull.value);
    const runUrl = runUrlOf(event, run.id);
    sayPosted(await post(forge, inputs, { runUrl }, pull.value.number, run.headSha, message, undefined));
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.warn(`${error.message} ${error.hint}`);
  }
}

function runUrlOf({ runUrl }: WorkflowEvent, id: number): string | undefined {
  return runUrl?.replace(/[^/]+$/, String(id));
}

async function messageOf(
  forge: Forge,
  inputs: Inputs,
  run: FinishedRun,
  pull: PullRequest,
): Promise<Message> {
  const results = await resultsOf(forge, inputs, run, pull);
  if (!results.ok) {
    return { kind: "problem", text: `The results of run ${run.id} are not shown: ${results.error}.` };
  }
  const { plan } = results.value;
  const policy = await ownPolicy(inputs);
  const report = judge(
    await vouchHarnessChanges(forge, results.value, pull.number, policy?.harnessChange.label),
  );
  const place = await commentPlace(forge, inputs, pull.number);
  const accepted =
    policy === undefined
      ? []
      : await findAcceptances(forge, report, { policy: policy.accept, head: run.headSha, place });
  return { kind: "report", report: acceptRegressions(report, accepted, plan.inconclusive), untrusted: true };
}

async function resultsOf(
  forge: Forge,
  { artifact: name }: Inputs,
  run: FinishedRun,
  pull: PullRequest,
): Promise<Result<Results, string>> {
  const artifact = await findResultsArtifact(forge, run, name!, ARCHIVE_LIMITS.maxArchiveBytes);
  if (!artifact.ok) return artifact;
  const results = await readArtifact(forge, nodeFiles, artifact.value);
  if (!results.ok) return results;
  const faults = await checkCommits(forge, results.value, pull);
  return faults.length === 0 ? ok(results.value) : err(faults.join("; "));
}

/** Of a label GitHub knows; anything else is the artifact's own word, which must not look like somebody's. */
async function vouchHarnessChanges(
  forge: Forge,
  results: Results,
  pull: number,
  label: string | undefined,
): Promise<Results> {
  const claims = ({ state }: SystemRecord): boolean =>
    state.kind === "built" && state.harnessChange !== undefined;
  if (!results.systems.some(claims)) return results;
  const isSet = label !== undefined && (await forge.labels(pull)).includes(label);
  const harnessChange = isSet ? `the label "${label}"` : "the fork itself";
  const systems = results.systems.map((record) =>
    claims(record) ? ({ ...record, state: { ...record.state, harnessChange } } as SystemRecord) : record,
  );
  return { ...results, systems };
}

/** Of the default branch, which is what is checked out here; never of the artifact. */
async function ownPolicy({ config, workingDirectory }: Inputs): Promise<Policy | undefined> {
  const project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
  return project.ok ? project.value.config.policy : undefined;
}
