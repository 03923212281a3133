import type { Results } from "../core/model/run.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge, PullRequest } from "../ports/forge.js";

/** The run that asks for a comment, as GitHub's own event describes it; nothing of this is in its artifact. */
export interface FinishedRun {
  readonly id: number;
  /** When this attempt of it began, in ms since 1970; undefined where GitHub does not say. */
  readonly startedMs: number | undefined;
  /** Whether it has ended, or has only been asked for. */
  readonly ended: boolean;
  /** GitHub's words for how far it is and how it ended; undefined where it has none. */
  readonly status: string | undefined;
  readonly conclusion: string | undefined;
  /** What started it; only `pull_request` has a pull request. */
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** Owner of the repository that the head is in; undefined where the fork is gone. */
  readonly headOwner: string | undefined;
  readonly headRepository: string | undefined;
  readonly repositoryId: number;
}

/** Why a run has measured nothing, where nobody let it or it had nothing to do. It says nothing of the commit. */
export function notMeasured({ ended, status, conclusion }: FinishedRun): string | undefined {
  const held = conclusion === "action_required" || (!ended && HELD.has(status));
  if (held) return "it waits for somebody to approve it";
  return ended && conclusion === "skipped" ? "its jobs were skipped" : undefined;
}

const HELD = new Set<string | undefined>(["waiting", "action_required"]);

/** The open pull requests of which this run's commit is the head: a branch may be proposed to several. */
export async function findPullRequests(
  forge: Forge,
  run: FinishedRun,
  repository: string,
): Promise<Result<readonly [PullRequest, ...PullRequest[]], string>> {
  if (run.event !== "pull_request") return err(`it was started by ${run.event}, not by a pull request`);
  if (run.headOwner === undefined) return err("its fork is gone");
  const all = await forge.pullRequestsFrom(run.headOwner, run.headBranch);
  const own = all.filter(
    (pull) =>
      pull.open &&
      pull.headSha === run.headSha &&
      pull.headRepository === run.headRepository &&
      pull.baseRepository === repository,
  );
  const [first, ...others] = own;
  return first === undefined
    ? err("no open pull request has its commit as the head: it was pushed to since")
    : ok([first, ...others]);
}

/**
 * Of several pull requests with the same head, the one that these results are of; undefined where that can't be told.
 * A run does not say which of them started it, but its baseline is on the base branch of its own. Where it is on those
 * of others, too, the run of one could pass for that of another, which is held against something else.
 */
export async function pullRequestOf(
  forge: Forge,
  { baseline }: Pick<Results, "baseline">,
  pulls: readonly PullRequest[],
): Promise<PullRequest | undefined> {
  if (baseline.commit === undefined) return undefined;
  const own: PullRequest[] = [];
  for (const pull of pulls) if (await forge.isOn(pull.baseRef, baseline.commit)) own.push(pull);
  return own.length === 1 ? own[0] : undefined;
}

/** The run's artifact of this name, checked against what GitHub knows of it. */
export async function findResultsArtifact(
  forge: Forge,
  run: FinishedRun,
  name: string,
  maxBytes: number,
): Promise<Result<Artifact, string>> {
  const named = (await forge.artifactsOfRun(run.id)).filter((artifact) => artifact.name === name);
  // Those of the attempts before stay; ids grow.
  const newest = named.filter((one) => isOfAttempt(one, run)).sort((a, b) => b.id - a.id)[0];
  if (newest === undefined) {
    const none = `it has no artifact ${JSON.stringify(name)}`;
    return err(
      named.length === 0
        ? `${none}: it ended before its results were there`
        : `${none} of its last attempt: that ended before its results were there, or did not repeat the job that measures (let GitHub repeat all jobs)`,
    );
  }
  if (newest.expired) return err("its artifact has expired");
  if (newest.runId !== run.id || newest.headSha !== run.headSha || newest.repositoryId !== run.repositoryId) {
    return err("its artifact belongs to another run, commit or repository");
  }
  if (newest.sizeBytes > maxBytes)
    return err(`its artifact has ${newest.sizeBytes} bytes; at most ${maxBytes} are read`);
  return ok(newest);
}

/**
 * What is older has been measured by an attempt before this one. Where this one ended well, that is because the job that
 * measures had, and only others were repeated; else it may have ended otherwise.
 */
function isOfAttempt({ createdAt }: Artifact, { startedMs, conclusion }: FinishedRun): boolean {
  if (conclusion === "success") return true;
  return createdAt !== undefined && startedMs !== undefined && createdAt.getTime() >= startedMs;
}

/**
 * Whether results can be of this pull request: the candidate is its head, or the merge of it that GitHub
 * made for the run, and the baseline is on its base branch. What a stranger's job measured can't be
 * known to be true; that it is about these commits can.
 */
export async function checkCommits(
  forge: Forge,
  { baseline, candidate }: Pick<Results, "baseline" | "candidate">,
  pull: Pick<PullRequest, "headSha" | "baseRef">,
): Promise<readonly string[]> {
  const faults: string[] = [];
  if (candidate.commit === undefined || candidate.dirty) {
    faults.push("the candidate is no commit");
  } else {
    const own = await standsFor(candidate.commit, pull.headSha, (commit) => parentsOf(forge, commit));
    const which = own === undefined ? "which GitHub does not have" : neither(pull.headSha);
    if (own !== true) faults.push(`they are of candidate ${short(candidate.commit)}, ${which}`);
  }
  if (baseline.commit === undefined || baseline.dirty) faults.push("the baseline is no commit");
  else if (!(await forge.isOn(pull.baseRef, baseline.commit))) {
    faults.push(`their baseline ${short(baseline.commit)} is not on the base branch`);
  }
  return faults;
}

/**
 * Whether a commit is a pull request's head, or a merge of it that GitHub or somebody else made; undefined where
 * nothing is known of it.
 */
export async function standsFor(
  commit: string,
  head: string,
  parentsOf: (commit: string) => Promise<readonly string[] | undefined>,
): Promise<boolean | undefined> {
  if (commit === head) return true;
  const parents = await parentsOf(commit);
  return parents === undefined ? undefined : parents.length === 2 && parents.includes(head);
}

export function neither(head: string): string {
  return `which is neither the head ${short(head)} nor a merge of it`;
}

/** Undefined where GitHub has no such commit. */
export async function parentsOf(forge: Forge, commit: string): Promise<readonly string[] | undefined> {
  try {
    return (await forge.commit(commit)).parents;
  } catch (error) {
    if (error instanceof ForgeFault && error.kind === "not-found") return undefined;
    throw error;
  }
}

export function short(commit: string): string {
  return commit.slice(0, 9);
}
