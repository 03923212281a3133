import { join, sep } from "node:path";
import { exists } from "../platform/exists.js";
import { argument } from "../platform/shell-word.js";
import { bareClone } from "./clone.js";
import type { Clone } from "./clone.js";
import { SourceFailure } from "./problem.js";
import { findCommit, gitOrFail } from "./repository.js";

export interface Submodule {
  /** In the commit of the repository around it. */
  readonly path: string;
  readonly commit: string;
}

/**
 * A clone that has a submodule's commit: the one in the working tree, else the one that git keeps in `.git/modules`
 * under the submodule's name, which stays when a change removes or moves the submodule.
 */
export async function findSubmodule(around: Clone, within: string, submodule: Submodule): Promise<Clone> {
  const clones = await clonesOf(around, within, submodule.path);
  for (const clone of clones) {
    if ((await findCommit(clone.git, clone.folder, submodule.commit)) !== undefined) return clone;
  }
  const path = join(around.folder, submodule.path);
  const [clone] = clones;
  if (clone === undefined) {
    const message = "A submodule of the commit has not been checked out.";
    const hint = `git submodule update --init --recursive (where HEAD no longer has the submodule: after \`git checkout ${argument(within)}\`, then back again)`;
    throw new SourceFailure("submodule-missing", message, path, hint);
  }
  const message = `The submodule does not have the commit ${submodule.commit}.`;
  throw new SourceFailure("submodule-missing", message, path, `git -C ${argument(clone.folder)} fetch`);
}

async function clonesOf(around: Clone, within: string, path: string): Promise<Clone[]> {
  const checkedOut = join(around.folder, path);
  const own = (await exists(join(checkedOut, ".git"))) ? [{ git: around.git, folder: checkedOut }] : [];
  const kept = (await keptFolders(around, within, path)).map((folder) => bareClone(around.git, folder));
  return [...own, ...kept];
}

async function keptFolders({ git, folder }: Clone, within: string, path: string): Promise<string[]> {
  const name = await nameOf({ git, folder }, within, path);
  if (name === undefined) return [];
  // A worktree has submodules of its own, beside those of the repository.
  const args = ["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"];
  const gitDirs = new Set((await gitOrFail(git, folder, args)).trimEnd().split("\n"));
  const found: string[] = [];
  for (const gitDir of gitDirs) {
    const modules = join(gitDir, "modules");
    const kept = join(modules, name);
    // The name is a word of the commit's; one with `..` in it would lead anywhere.
    if (kept.startsWith(modules + sep) && (await exists(join(kept, "HEAD")))) found.push(kept);
  }
  return found;
}

/** By which name a commit knows the submodule at a path. */
async function nameOf({ git, folder }: Clone, commit: string, path: string): Promise<string | undefined> {
  const blob = `--blob=${commit}:.gitmodules`;
  const { stdout } = await git.run(folder, ["config", blob, "-z", "--get-regexp", "^submodule\\..*\\.path$"]);
  for (const entry of stdout.split("\0")) {
    const match = /^submodule\.(.+)\.path\n(.*)$/s.exec(entry);
    if (match?.[2] === path) return match[1];
  }
  return undefined;
}
