import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Git } from "../ports/git.js";
import { SourceFailure } from "./problem.js";
import { gitOrFail } from "./repository.js";

/** First line of a pointer; https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const POINTER = "version https://git-lfs.github.com/spec/v1";

/**
 * Git LFS files may be pointers on both sides (a checkout without LFS) or contents on both sides. A
 * pointer against contents would compare two different things.
 */
export async function checkLfs(git: Git, root: string, baseline: string, candidate: string): Promise<void> {
  for (const path of await lfsFiles(git, root)) {
    const [before, after] = await Promise.all([
      isPointer(join(baseline, path)),
      isPointer(join(candidate, path)),
    ]);
    if (before === undefined || after === undefined || before === after) continue;
    const side = before ? "baseline" : "candidate";
    const message = `A Git LFS file is a pointer in the ${side} and has its contents in the other side.`;
    throw new SourceFailure(
      "lfs-mismatch",
      message,
      path,
      "git lfs install && git lfs fetch --all && git lfs checkout",
    );
  }
}

/** What git tracks by LFS in a checkout, and in the submodules that are checked out in it. */
async function lfsFiles(git: Git, root: string): Promise<string[]> {
  const own = names(await gitOrFail(git, root, ["ls-files", "-z", ":(top,attr:filter=lfs)"]));
  const staged = names(await gitOrFail(git, root, ["ls-files", "-z", "--stage"]));
  const submodules = staged
    .filter((entry) => entry.startsWith("160000 "))
    .map((entry) => entry.slice(entry.indexOf("\t") + 1));
  const below: string[] = [];
  for (const submodule of submodules) {
    const clone = join(root, submodule);
    // Without a `.git` of its own, git would list the files of the repository around it.
    if ((await stat(join(clone, ".git")).catch(() => undefined)) === undefined) continue;
    below.push(...(await lfsFiles(git, clone)).map((path) => join(submodule, path)));
  }
  return [...own, ...below];
}

function names(listed: string): string[] {
  return listed.split("\0").filter((name) => name !== "");
}

/** Undefined where there is no such file. */
async function isPointer(path: string): Promise<boolean | undefined> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read({ length: POINTER.length, position: 0 });
      return buffer.toString("latin1", 0, bytesRead) === POINTER;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
