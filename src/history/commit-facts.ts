import type { Git } from "../ports/git.js";
import type { BranchResult } from "./git-branch.js";
import type { CommitFacts } from "./record.js";

/** Time and subject of the commit, from the repository that it is in. */
export async function commitFacts(
  commit: string,
  repository: string,
  git: Git,
): Promise<BranchResult<CommitFacts>> {
  const output = await git.run(repository, ["log", "-1", "--format=%ct%x00%s", commit, "--"]);
  const [seconds, subject] = output.stdout.trimEnd().split("\0");
  if (output.code !== 0 || seconds === undefined || subject === undefined) {
    return {
      ok: false,
      message: `The commit that was measured, ${commit}, is not in this repository.`,
      hint: "Run this in a checkout that has it: `git fetch origin <commit>`.",
    };
  }
  const committedAt = rfc3339(seconds);
  if (committedAt === undefined) {
    return {
      ok: false,
      message: `The time of the commit that was measured, ${commit}, can't be read: ${JSON.stringify(seconds)} is no number of seconds since 1970.`,
      hint: "A history is in the order of time: measure a commit that has one.",
    };
  }
  return { ok: true, value: { commit, committedAt, subject } };
}

/** In UTC, to the second; undefined where it is no time. */
function rfc3339(seconds: string): string | undefined {
  const time = new Date(/^\d+$/.test(seconds) ? Number(seconds) * 1000 : NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().replace(/\.\d+Z$/, "Z");
}
