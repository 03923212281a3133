import { describeRefusal } from "../commands/say.js";
import type { Git } from "../ports/git.js";
import { neither, short, standsFor } from "../publish/provenance.js";
import { caught } from "../source/problem.js";
import { gitFailure } from "../source/repository.js";
import type { WorkflowEvent } from "./event.js";

/** The commits before this one; undefined where the checkout does not have it. Throws `SourceFailure`. */
export async function parentsOf(
  git: Git,
  folder: string,
  commit: string,
): Promise<readonly string[] | undefined> {
  const output = await git.run(folder, ["cat-file", "-p", commit]);
  if (output.code !== 0) {
    if (output.stderr.includes("Not a valid object name")) return undefined;
    throw gitFailure(output, "cat-file", folder);
  }
  const [header] = output.stdout.split("\n\n");
  return [...header!.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id!);
}

/** What is checked out; undefined where nothing is committed yet. Throws `SourceFailure`. */
async function headOf(git: Git, folder: string): Promise<string | undefined> {
  const output = await git.run(folder, ["rev-parse", "--verify", "--quiet", "HEAD"]);
  if (output.code === 0) return output.stdout.trim();
  if (output.stderr.trim() === "") return undefined;
  throw gitFailure(output, "rev-parse", folder);
}

/** What an event asks about, where it is one change: none of a push, whose commit the workflow may choose. */
interface Asked {
  readonly what: string;
  readonly headSha: string;
}

export function askedAbout({ pull, groupHead }: WorkflowEvent): Asked | undefined {
  if (pull !== undefined) return { what: `pull request #${pull.number}`, headSha: pull.headSha };
  if (groupHead === undefined) return undefined;
  return { what: `the merge group ${short(groupHead)}`, headSha: groupHead };
}

/** Why what is checked out does not stand for what the event asks about; undefined where it does, or there is nothing. */
export async function whyNotCheckedOut(
  event: WorkflowEvent,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  return whyNot(() => headOf(git, folder), event, git, folder);
}

/** The same of what was measured elsewhere. */
export async function whyNotMeasured(
  commit: string | undefined,
  event: WorkflowEvent,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  return whyNot(() => Promise.resolve(commit), event, git, folder);
}

/**
 * It is the head, or the merge of it that GitHub or somebody else made. Anything else, such as the base branch that
 * `pull_request_target` checks out, has nothing of the change in it and would pass.
 */
async function whyNot(
  find: () => Promise<string | undefined>,
  event: WorkflowEvent,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  const asked = askedAbout(event);
  if (asked === undefined) return undefined;
  const { name, mergeSha } = event;
  const { what, headSha } = asked;
  const found = await caught(async () => {
    const commit = await find();
    const own =
      commit !== undefined &&
      (commit === mergeSha || (await standsFor(commit, headSha, (id) => parentsOf(git, folder, id))));
    return { commit, own };
  });
  if (!found.ok) {
    const why = describeRefusal({ kind: "source", problem: found.problem });
    return `Whether ${what} is what would be judged can't be told.\n${why}`;
  }
  const { commit, own } = found.value;
  if (own === true) return undefined;
  if (own === undefined) {
    return `Whether ${what} is what would be judged can't be told: it is ${short(commit!)}, which is not in this checkout.\nNext: check out in this job what the measuring jobs do. A merge that one of them made itself is nowhere else: let them measure the head, or the merge that GitHub makes.\n`;
  }
  const measured = commit === undefined ? "no commit" : `${short(commit)}, ${neither(headSha)}`;
  return `What would be judged is not ${what}: it is ${measured}.\nNext: ${nextFor(name)}.\n`;
}

function nextFor(event: string): string {
  switch (event) {
    case "pull_request_target":
      return "pull_request_target checks out the base branch: run the gate on pull_request (docs/security.md says how for forks)";
    case "merge_group":
      return "check out what the event is about, as actions/checkout does without a `ref`. For jobs that commit or check out another repository, see docs/security.md";
    default:
      return "check out what the event is about, as actions/checkout does without a `ref`, or `github.event.pull_request.head.sha`; if the pull request was pushed to since, its newer run has the verdict. For jobs that commit, rebase or check out another repository, see docs/security.md";
  }
}
