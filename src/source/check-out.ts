import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Git } from "../ports/git.js";
import { SourceFailure } from "./problem.js";
import { findCommit, gitFailure, gitOrFail } from "./repository.js";

/**
 * Checks a commit out into `target`, which must not exist: read into an index of its own and written
 * from there. Nothing is registered in `repository` (a `git worktree` would be, and one that is killed
 * half-way can't be told from one at work), so nothing can be left in it. What comes is a plain folder
 * without `.git`, as the copy of a working tree is, so that a build that looks for version information
 * finds the same on both sides. Submodules are checked out of the user's own clones of them; nothing is
 * fetched.
 */
export async function checkOut(git: Git, repository: string, commit: string, target: string): Promise<void> {
  await mkdir(target);
  const indexFile = `${target}.index`;
  // `--reset -u` of an empty index writes every file, with the attributes and filters that a checkout has.
  const args = ["read-tree", "--reset", "-u", commit];
  const written = await git.run(repository, args, { timeoutMs: 10 * 60_000, workTree: target, indexFile });
  if (written.code !== 0) throw gitFailure(written, "read-tree", repository);
  await rm(indexFile);
  for (const submodule of await listSubmodules(git, repository, commit)) {
    await checkOutSubmodule(
      git,
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

async function checkOutSubmodule(git: Git, clone: string, commit: string, target: string): Promise<void> {
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
  await checkOut(git, clone, commit, target);
}
