import type { Git } from "../ports/git.js";
import type { WorkflowEvent } from "./event.js";

/** The commits before this one; empty where the repository does not have it, or there is none. */
export async function parentsOf(git: Git, folder: string, commit: string): Promise<readonly string[]> {
  const { stdout } = await git.run(folder, ["cat-file", "-p", commit]);
  return [...stdout.split("\n\n")[0]!.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}

/** What is checked out. */
export async function headOf(git: Git, folder: string): Promise<string | undefined> {
  const { code, stdout } = await git.run(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  return code === 0 ? stdout.trim() : undefined;
}

/**
 * Why a commit does not stand for the event's pull request; undefined where it does, or there is none. It is the
 * head, or the merge of it that GitHub or somebody else made. Anything else, such as the base branch that
 * `pull_request_target` checks out, has nothing of the change in it and would pass.
 */
export async function whyNotThePullRequest(
  commit: string | undefined,
  { name, pull, mergeSha }: WorkflowEvent,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  if (pull === undefined) return undefined;
  const { number, headSha } = pull;
  if (commit !== undefined) {
    if (commit === headSha || commit === mergeSha) return undefined;
    const parents = await parentsOf(git, folder, commit);
    if (parents.length === 2 && parents.includes(headSha)) return undefined;
  }
  const what = commit === undefined ? "no commit" : commit.slice(0, 9);
  const next =
    name === "pull_request_target"
      ? "pull_request_target checks out the base branch: run the gate on pull_request (docs/security.md says how for forks)"
      : "check out what the event is about, as actions/checkout does without a `ref`, or `github.event.pull_request.head.sha`; if the pull request was pushed to since, its newer run has the verdict";
  return `What would be judged is not pull request #${number}: it is ${what}, which is neither its head ${headSha.slice(0, 9)} nor a merge of it.\nNext: ${next}.\n`;
}
