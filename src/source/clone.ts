import type { Git } from "../ports/git.js";

/** A repository to read commits from: a checkout, or the folder in which git keeps what belongs to one. */
export interface Clone {
  readonly git: Git;
  readonly folder: string;
}

/**
 * A folder in which git keeps a repository without its files. It is named to git, which need not find such a one by
 * itself (`safe.bareRepository`). What is found within it has a folder of its own, which comes with the options and
 * counts.
 */
export function bareClone(git: Git, folder: string): Clone {
  return { folder, git: { run: (cwd, args, options) => git.run(cwd, args, { gitDir: folder, ...options }) } };
}
