import type { Git } from "../ports/git.js";
import { mergeBaseWith } from "../source/baseline-ref.js";
import { SourceFailure } from "../source/problem.js";
import { findCommit, openRepository } from "../source/repository.js";
import type { EventPull, WorkflowEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import { parentsOf } from "./measured-commit.js";

/** What the candidate is compared with. */
export interface Against {
  /** Absent: what the configuration names, else the merge base with the default branch. */
  readonly baseline: string | undefined;
  /** Known from the event, for a checkout that has no token to ask its remote. */
  readonly defaultBranch?: string | undefined;
  /** Whose policy the baseline's must be; absent where GitHub alone chose the baseline. */
  readonly samePolicyAs: string | undefined;
}

/**
 * What the workflow says, else what the event is about: the first parent of the merge that GitHub made of a pull
 * request, the merge group's target, the commit before a push. With checkout's depth of 1 that is one commit to fetch.
 *
 * Where anything but GitHub's merge is checked out of a pull request, the baseline is a merge base, and its author
 * chose that by where the change branches off: it must not be one with another policy than the base branch has now. So
 * it is with any branch that the workflow names, in whatever event, because a change may have merged part of it.
 *
 * Throws `SourceFailure`.
 */
export async function baselineOf(
  { baseline: given, workingDirectory: folder }: Inputs,
  event: WorkflowEvent,
  git: Git,
): Promise<Against> {
  const { pull } = event;
  // Of a commit or a tag, that is the baseline itself.
  if (given !== undefined && given !== pull?.baseRef) return { baseline: given, samePolicyAs: given };
  if (pull === undefined) {
    return { baseline: event.before, defaultBranch: event.defaultBranch, samePolicyAs: undefined };
  }
  const mergedInto = await targetOfMerge(event, pull, git, folder);
  if (mergedInto !== undefined) return { baseline: mergedInto, samePolicyAs: undefined };
  return whereItBranchedOff(pull, git, folder);
}

async function targetOfMerge(
  { mergeSha }: WorkflowEvent,
  { headSha }: EventPull,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  if (mergeSha === undefined || (await findCommit(git, folder, "HEAD")) !== mergeSha) return undefined;
  const parents = await parentsOf(git, folder, mergeSha);
  return parents?.length === 2 && parents[1] === headSha ? parents[0] : undefined;
}

/** By commits that GitHub names: a branch of the checkout may be called like the base branch and be the change's. */
async function whereItBranchedOff(
  { number, headSha, baseRef, baseTip }: EventPull,
  git: Git,
  folder: string,
): Promise<Against> {
  if (baseTip === undefined) {
    const hint =
      "Let the workflow check out the merge that GitHub makes (actions/checkout without `ref`), or give the job `contents: read`.";
    throw new SourceFailure(
      "base-unknown",
      `The tip of ${baseRef} is not known, so there is no policy to judge by.`,
      baseRef,
      hint,
    );
  }
  const repository = await openRepository(git, folder);
  const base = await mergeBaseWith(git, repository, baseTip, baseRef);
  if (base === headSha || base === repository.head) {
    const hint = "If it was merged by now, its newer runs have the verdict.";
    const message = `All of pull request #${number} is in ${baseRef}: there is nothing to compare.`;
    throw new SourceFailure("same-commit", message, base, hint);
  }
  return { baseline: base, samePolicyAs: baseTip };
}
