import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Git } from "../ports/git.js";
import { SourceFailure } from "./problem.js";
import { gitFailure, gitOrFail } from "./repository.js";
import { findSubmodule } from "./submodules.js";
import type { Submodule } from "./submodules.js";

/**
 * Checks a commit out into `target`, which must not exist: read into an index of its own and written
 * from there. Nothing is registered in `repository` (a `git worktree` would be, and one that is killed
 * half-way can't be told from one at work), so nothing can be left in it. What comes is a plain folder
 * without `.git`, as the copy of a working tree is, so that a build that looks for version information
 * finds the same on both sides. Submodules are checked out of the user's own clones of them; nothing is
 * fetched.
 */
export async function checkOut(git: Git, repository: string, commit: string, target: string): Promise<void> {
  const submodules = await listSubmodules(git, repository, commit);
  await mkdir(target);
  const indexFile = `${target}.index`;
  // `--reset -u` of an empty index writes every file, with the attributes and filters that a checkout has.
  const args = ["read-tree", "--reset", "-u", "--no-recurse-submodules", commit];
  const written = await git.run(repository, args, { timeoutMs: 10 * 60_000, workTree: target, indexFile });
  if (written.code !== 0) throw gitFailure(written, "read-tree", repository);
  await rm(indexFile);
  for (const submodule of submodules) {
    const clone = await findSubmodule({ git, folder: repository }, commit, submodule);
    const inner = join(target, submodule.path);
    // git leaves an empty folder where a submodule belongs.
    await rm(inner, { recursive: true, force: true });
    await checkOut(clone.git, clone.folder, submodule.commit, inner);
  }
}

async function listSubmodules(git: Git, repository: string, commit: string): Promise<Submodule[]> {
  const entries = (await gitOrFail(git, repository, ["ls-tree", "-r", "-z", "--full-tree", commit])).split(
    "\0",
  );
  return entries.flatMap((entry) => {
    const path = entry.slice(entry.indexOf("\t") + 1);
    refuseUnreadableName(path, commit);
    const match = /^160000 commit ([0-9a-f]+)\t/.exec(entry);
    return match === null ? [] : [{ commit: match[1]!, path }];
  });
}

/** git prints bytes; what was no UTF-8 has become U+FFFD, and names another file. */
function refuseUnreadableName(path: string, commit: string): void {
  if (!path.includes("\uFFFD")) return;
  const hint = "Rename it and commit that by itself, then name that commit or a later one: --baseline REF.";
  throw new SourceFailure("file-name", `The name of a file in ${commit} is not UTF-8.`, path, hint);
}
