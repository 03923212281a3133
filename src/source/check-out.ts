import { rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Git } from "../ports/git.js";
import type { Guard } from "../ports/guard.js";
import { SourceFailure } from "./problem.js";
import { findCommit, gitFailure, gitOrFail } from "./repository.js";

/**
 * Checks a commit out into `target`, which must not exist, through a worktree of `repository` that is
 * unregistered again at once: what stays is a plain folder without `.git`, as the copy of a working
 * tree is, so that a build that looks for version information finds the same on both sides.
 * Submodules are checked out of the user's own clones of them; nothing is fetched.
 */
export async function checkOut(
  git: Git,
  guard: Guard,
  repository: string,
  commit: string,
  target: string,
): Promise<void> {
  const worktree = join(dirname(target), ".worktree");
  guard.worktree(repository, worktree);
  const added = await git.run(repository, ["worktree", "add", "--quiet", "--detach", worktree, commit], {
    timeoutMs: 10 * 60_000,
  });
  if (added.code !== 0) throw gitFailure(added, "worktree add", repository);
  await rename(worktree, target);
  await rm(join(target, ".git"));
  await gitOrFail(git, repository, ["worktree", "remove", "--force", "--force", worktree]);
  guard.forget(worktree);
  for (const submodule of await listSubmodules(git, repository, commit)) {
    await checkOutSubmodule(
      git,
      guard,
      join(repository, submodule.path),
      submodule.commit,
      join(target, submodule.path),
    );
  }
}

async function listSubmodules(
  git: Git,
  repository: string,
  commit: string,
): Promise<{ commit: string; path: string }[]> {
  const entries = (await gitOrFail(git, repository, ["ls-tree", "-r", "-z", "--full-tree", commit])).split(
    "\0",
  );
  return entries.flatMap((entry) => {
    const match = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(entry);
    return match === null ? [] : [{ commit: match[1]!, path: match[2]! }];
  });
}

async function checkOutSubmodule(
  git: Git,
  guard: Guard,
  clone: string,
  commit: string,
  target: string,
): Promise<void> {
  const isClone = await stat(join(clone, ".git")).then(
    () => true,
    () => false,
  );
  if (!isClone) {
    const hint = "git submodule update --init --recursive";
    throw new SourceFailure(
      "submodule-missing",
      "A submodule of the commit has not been checked out.",
      clone,
      hint,
    );
  }
  if ((await findCommit(git, clone, commit)) === undefined) {
    const hint = `git -C '${clone}' fetch`;
    throw new SourceFailure(
      "submodule-missing",
      `The submodule does not have the commit ${commit}.`,
      clone,
      hint,
    );
  }
  // git leaves an empty folder where a submodule belongs.
  await rm(target, { recursive: true, force: true });
  await checkOut(git, guard, clone, commit, target);
}
