import { nodeFiles } from "../adapters/node-files.js";
import type { Policy } from "../config/project.js";
import { loadProject, projectStart } from "../config/load-project.js";
import { acceptRegressions } from "../core/accept.js";
import { confirmRegressions } from "../core/confirm.js";
import { judge } from "../core/judge.js";
import { formatProblems } from "../core/model/problem.js";
import type { Results, SystemRecord } from "../core/model/run.js";
import { err } from "../core/model/result.js";
import type { Result } from "../core/model/result.js";
import { CannotWrite } from "../ports/files.js";
import { ForgeFault } from "../ports/forge.js";
import type { Forge, PullRequest } from "../ports/forge.js";
import { findAcceptances } from "../publish/acceptance.js";
import { ARCHIVE_LIMITS } from "../publish/artifact-archive.js";
import type { Message, Origin, Stale } from "../publish/comment-body.js";
import { readArtifact } from "../publish/intake.js";
import type { Measured } from "../publish/intake.js";
import {
  checkCommits,
  findPullRequests,
  findResultsArtifact,
  notMeasured,
  pullRequestOf,
} from "../publish/provenance.js";
import type { FinishedRun } from "../publish/provenance.js";
import { markCommentStale } from "../publish/sticky-comment.js";
import type { WorkflowEvent } from "./event.js";
import { commentPlace, openForge } from "./forge.js";
import type { Inputs } from "./inputs.js";
import { postMessage, sayPosted } from "./post-message.js";
import { runner } from "./runner.js";

/**
 * The trusted half (docs/security.md) for pull requests of forks and of branches of the repository alike: runs with
 * code of the default branch after the untrusted half has ended, and takes nothing from it but results that fit the
 * schema. When that half has only begun, or was cancelled before it had results, the comment that is there is marked
 * stale.
 */
export async function commentOnFinishedRun(inputs: Inputs, event: WorkflowEvent): Promise<void> {
  const { finishedRun: run } = event;
  if (run === undefined)
    throw new Error("`command: comment` belongs into a workflow that runs on workflow_run");
  if (inputs.comment === "never") {
    runner.notice(`No comment on run ${run.id}: \`comment: never\`.`);
    return;
  }
  const forge = await openForge(inputs, event);
  if (forge === undefined)
    throw new Error("`command: comment` needs the input `token`, with `pull-requests: write`");
  try {
    const pulls = await findPullRequests(forge, run, event.repository);
    if (!pulls.ok) {
      runner.notice(`No comment on run ${run.id}: ${pulls.error}.`);
      return;
    }
    const origin = run.headRepository === event.repository ? "own branch" : "fork";
    const trusted: Trusted = { forge, inputs, run, runUrl: runUrlOf(event, run.id), origin };
    const nothing = notMeasured(run);
    if (nothing !== undefined) {
      runner.notice(`No comment on run ${run.id}: ${nothing}.`);
      await markAll(trusted, pulls.value, { kind: "not-measured" });
    } else if (run.ended) await commentOn(trusted, pulls.value);
    else await markAll(trusted, pulls.value, { kind: "measuring" });
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.warn(`${error.message} ${error.hint}`);
  }
}

function runUrlOf({ runUrl }: WorkflowEvent, id: number): string | undefined {
  return runUrl?.replace(/[^/]+$/, String(id));
}

interface Trusted {
  readonly forge: Forge;
  readonly inputs: Inputs;
  readonly run: FinishedRun;
  readonly runUrl: string | undefined;
  readonly origin: Origin;
}

async function mark({ forge, inputs, run, runUrl }: Trusted, pull: PullRequest, why: Stale): Promise<void> {
  const place = await commentPlace(forge, inputs, pull.number);
  await markCommentStale(forge, place, run.headSha, runUrl, why);
}

async function markAll(trusted: Trusted, pulls: readonly PullRequest[], why: Stale): Promise<void> {
  for (const pull of pulls) await mark(trusted, pull, why);
}

/** Posts to the pull request that the results are of; of several, the comments of the others are marked. */
async function commentOn(trusted: Trusted, pulls: readonly [PullRequest, ...PullRequest[]]): Promise<void> {
  const { forge, inputs, run, runUrl } = trusted;
  const results = await resultsOf(trusted);
  // Somebody ended it, or a further run took its place: that is no finding about the commit.
  if (!results.ok && run.conclusion === "cancelled") {
    runner.notice(`No comment on run ${run.id}, which was cancelled: ${results.error}.`);
    return markAll(trusted, pulls, { kind: "cancelled" });
  }
  const alone = pulls.length === 1;
  const own = alone
    ? pulls[0]
    : results.ok
      ? await pullRequestOf(forge, results.value.results, pulls)
      : undefined;
  const others = pulls.filter((pull) => pull !== own);
  // Before anything is posted, so that nothing which goes wrong there leaves an old one unmarked.
  if (others.length > 0) await markOthers(trusted, pulls, others, own !== undefined);
  if (own !== undefined) {
    const message = await messageOf(trusted, results, own);
    sayPosted(await postMessage(forge, inputs, { runUrl }, own.number, run.headSha, message, undefined));
  }
}

async function markOthers(
  trusted: Trusted,
  pulls: readonly PullRequest[],
  others: readonly PullRequest[],
  ofAnother: boolean,
): Promise<void> {
  const shared: Stale = { kind: "shared", pulls: pulls.map(({ number }) => number), ofAnother };
  await markAll(trusted, others, shared);
  const names = others.map(({ number }) => `#${number}`).join(", ");
  runner.notice(
    `Results of run ${trusted.run.id} are not shown on ${names}: its commit is the head of several pull requests, and they are not known to be of ${others.length === 1 ? "this one" : "these"}.`,
  );
}

async function messageOf(
  { forge, inputs, run, origin }: Trusted,
  read: Result<Measured, string>,
  pull: PullRequest,
): Promise<Message> {
  const faults = read.ok ? (await faultsOf(forge, read.value, pull)).join("; ") : read.error;
  if (!read.ok || faults !== "") {
    return { kind: "problem", text: `The results of run ${run.id} are not shown: ${faults}.` };
  }
  const { results, confirmation } = read.value;
  if (results.plan.sides === "candidate") return { kind: "stored" };
  const policy = await ownPolicy(inputs);
  const vouched = await vouchHarnessChanges(
    { forge, origin },
    results,
    pull.number,
    policy?.harnessChange.label,
  );
  // As the job itself does (assemble.ts), so that the check and the comment say the same.
  const confirmed = confirmRegressions(judge(underPolicy(vouched, policy)), results, confirmation);
  if (confirmed.kind === "refused") {
    return { kind: "problem", text: `The results of run ${run.id} are not shown. ${confirmed.reason}` };
  }
  const { report } = confirmed;
  const place = await commentPlace(forge, inputs, pull.number);
  const accepted =
    policy === undefined
      ? []
      : await findAcceptances(forge, report, { policy: policy.accept, head: run.headSha, place });
  return {
    kind: "report",
    report: acceptRegressions(report, accepted, results.plan.inconclusive),
    untrusted: origin,
    withoutPolicy: policy === undefined,
  };
}

/** What a second run says counts for the first one's verdict, so that it must be of this pull request as well. */
async function faultsOf(
  forge: Forge,
  { results, confirmation }: Measured,
  pull: PullRequest,
): Promise<readonly string[]> {
  const faults = await checkCommits(forge, results, pull);
  const second = confirmation === undefined ? [] : await checkCommits(forge, confirmation, pull);
  return [...faults, ...second.map((fault) => `of the confirming run, ${fault}`)];
}

async function resultsOf({ forge, inputs, run }: Trusted): Promise<Result<Measured, string>> {
  const artifact = await findResultsArtifact(forge, run, inputs.artifact!, ARCHIVE_LIMITS.maxArchiveBytes);
  if (!artifact.ok) return artifact;
  try {
    return await readArtifact(forge, nodeFiles, artifact.value);
  } catch (error) {
    // The comment has to say that there is nothing, whyever that is.
    if (!(error instanceof CannotWrite)) throw error;
    runner.warn(`Can't write ${error.path}: ${error.message}`);
    return err(`the machine that comments can't write them (${error.code})`);
  }
}

/** Of a label GitHub knows; anything else is the artifact's own word, which must not look like somebody's. */
async function vouchHarnessChanges(
  { forge, origin }: Pick<Trusted, "forge" | "origin">,
  results: Results,
  pull: number,
  label: string | undefined,
): Promise<Results> {
  const claims = ({ state }: SystemRecord): boolean =>
    state.kind === "built" && state.harnessChange !== undefined;
  if (!results.systems.some(claims)) return results;
  const isSet = label !== undefined && (await forge.labels(pull)).includes(label);
  const itself = origin === "fork" ? "the fork itself" : "the pull request itself";
  const harnessChange = isSet ? `the label "${label}"` : itself;
  const systems = results.systems.map((record) =>
    claims(record) ? ({ ...record, state: { ...record.state, harnessChange } } as SystemRecord) : record,
  );
  return { ...results, systems };
}

/** What the labels are called that accept and declare is not the artifact's to say, either. */
function underPolicy(results: Results, policy: Policy | undefined): Results {
  return {
    ...results,
    plan: { ...results.plan, accept: policy?.accept, harnessChange: policy?.harnessChange },
  };
}

/** Of the default branch, which is what is checked out here; never of the artifact. */
async function ownPolicy({ config, workingDirectory }: Inputs): Promise<Policy | undefined> {
  const project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
  if (project.ok) return project.value.config.policy;
  runner.warn(
    `The policy of the default branch can't be read, so what a label accepts is not looked up: ${formatProblems(project.error).trim()}. Where its latency-gate.yml is in a folder, this step needs the same \`working-directory\` or \`config\` as the gate's.`,
  );
  return undefined;
}
