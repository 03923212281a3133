import { realpath } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { isCommitId } from "../core/model/ids.js";
import { isWithin } from "../platform/leads-to.js";
import { argument } from "../platform/shell-word.js";
import type { Git, GitOutput } from "../ports/git.js";
import type { LeftOut } from "./left-out.js";
import { DISK_HINT, SourceFailure } from "./problem.js";

/** A checkout of the user's; nothing in it is ever changed. */
export interface Repository {
  /** Top folder of the checkout, without symlinks. */
  readonly root: string;
  /** The folder that was asked about, relative to `root` and without links; empty for the root itself. */
  readonly prefix: string;
  /** The same by the name that it was asked by: the links on the way are the checkout's, and a commit has others. */
  readonly named: string;
  readonly head: string;
  readonly shallow: boolean;
}

/** The commit that a revision names; undefined where it names none, or anything but one commit. */
export async function findCommit(git: Git, root: string, revision: string): Promise<string | undefined> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${revision}^{commit}`];
  const { code, stdout } = await git.run(root, args);
  const commit = stdout.trim();
  return code === 0 && isCommitId(commit) ? commit : undefined;
}

/** Runs git where only a broken repository or a full disk could make it fail. */
export async function gitOrFail(git: Git, root: string, args: readonly string[]): Promise<string> {
  const output = await git.run(root, args);
  if (output.code !== 0) throw gitFailure(output, args[0] ?? "git", root);
  return output.stdout;
}

export function gitFailure(output: GitOutput, command: string, where: string): SourceFailure {
  if (output.code === 127) {
    return new SourceFailure("git-missing", "git is not installed.", where, "Install git 2.31 or later.");
  }
  const lines = output.stderr.split("\n").filter((line) => line.trim() !== "");
  // What git advises about a lock that is in its way has seven lines, and the first one names the file.
  const words = lines.slice(-8).join("\n");
  if (words.includes("dubious ownership")) {
    const hint = `git config --global --add safe.directory ${argument(where)}`;
    return new SourceFailure(
      "git-failed",
      "git does not trust this folder: it belongs to another user.",
      where,
      hint,
    );
  }
  // git says this one without errno's words, for a file of a tree that it can't write out.
  const full = words.includes("No space left on device") || words.includes("unable to write file");
  return new SourceFailure(
    full ? "disk" : "git-failed",
    `git ${command} failed: ${words}`,
    where,
    full ? DISK_HINT : undefined,
  );
}

export async function openRepository(git: Git, folder: string): Promise<Repository> {
  // git answers in lines, so a path of two lines would be taken for two answers.
  if ((await realpath(folder)).includes("\n")) {
    const message = "The path of this folder has a line break in it.";
    throw new SourceFailure("file-name", message, folder, "Rename the folder, or move the checkout.");
  }
  const kind = await git.run(folder, ["rev-parse", "--is-bare-repository", "--is-inside-work-tree"]);
  if (kind.code !== 0) {
    if (!kind.stderr.includes("not a git repository")) throw gitFailure(kind, "rev-parse", folder);
    const hint = "The baseline is a commit: run `git init` and commit, or name results files to `compare`.";
    throw new SourceFailure("not-a-repository", "This folder is in no git repository.", folder, hint);
  }
  const [bare, inside] = kind.stdout.split("\n");
  if (bare === "true" || inside !== "true") {
    const hint = "Run the gate in a checkout: `git worktree add ../checkout`.";
    throw new SourceFailure("bare-repository", "This git repository has no working tree.", folder, hint);
  }
  const where = ["rev-parse", "--show-toplevel", "--show-prefix", "--is-shallow-repository"];
  const [top = "", prefix = "", shallow] = (await gitOrFail(git, folder, where)).split("\n");
  const head = await findCommit(git, folder, "HEAD");
  if (head === undefined) {
    const hint = "Commit what is there: the baseline is a commit.";
    throw new SourceFailure("no-commits", "This git repository has no commits yet.", folder, hint);
  }
  const root = await realpath(top);
  return {
    root,
    prefix: prefix.replace(/\/$/, ""),
    named: relative(root, await namedBelow(root, folder)),
    head,
    shallow: shallow === "true",
  };
}

/** A folder by its name from where the way to it enters the checkout: what leads there is none of the checkout's. */
async function namedBelow(root: string, folder: string): Promise<string> {
  const path = resolve(folder);
  const above = [path];
  while (dirname(above[0]!) !== above[0]) above.unshift(dirname(above[0]!));
  for (const one of above) {
    const real = await realpath(one);
    if (isWithin(root, real)) return join(real, relative(one, path));
  }
  return realpath(path);
}

/** Whether the working tree differs from HEAD, untracked files included. */
export async function isDirty(git: Git, root: string, leftOut: LeftOut): Promise<boolean> {
  const tracked = ["status", "--porcelain", "-z", "--untracked-files=no", "--ignore-submodules=none"];
  if ((await gitOrFail(git, root, tracked)) !== "") return true;
  return (await untrackedFiles(git, root, leftOut)).length > 0;
}

/** What git neither tracks nor ignores; a repository within is one path. */
export async function untrackedFiles(git: Git, root: string, leftOut: LeftOut): Promise<string[]> {
  const listed = await gitOrFail(git, root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return listed.split("\0").filter((path) => path !== "" && !leftOut(join(root, path)));
}
