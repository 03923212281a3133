import type { BigIntStats } from "node:fs";
import { constants } from "node:fs";
import { chmod, copyFile, lstat, mkdir, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Git } from "../ports/git.js";
import { forEachAtMost } from "./pool.js";
import { SourceFailure } from "./problem.js";
import { gitOrFail } from "./repository.js";

const WIDTH = 16;
/** How often a tree that changes under the copy is looked at again before giving up. */
const PASSES = 5;

/**
 * Copies a working tree as it stands: what git tracks and what is untracked, not what is ignored.
 * Symlinks stay symlinks, executable files executable; blocks are shared where the file system can (FICLONE).
 */
export async function copyWorkingTree(git: Git, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const copied = new Map<string, string>();
  for (let pass = 0; pass < PASSES; pass++) {
    const listed = await listFiles(git, from);
    const changed = await changes(from, listed, copied);
    if (changed.length === 0 && pass > 0) return;
    await forEachAtMost(changed, WIDTH, async (path) => {
      const stamp = await copyEntry(git, join(from, path), join(to, path));
      if (stamp === undefined) copied.delete(path);
      else copied.set(path, stamp);
    });
  }
  const hint = "End what is writing to it (a watcher, a build), or have its output ignored by git.";
  throw new SourceFailure("changing", "The working tree keeps changing while it is copied.", from, hint);
}

/** Listed paths, parents of no other; an untracked repository within is one path. */
async function listFiles(git: Git, root: string): Promise<string[]> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const paths = new Set((await gitOrFail(git, root, args)).split("\0"));
  paths.delete("");
  return [...paths].map((path) => {
    // git prints bytes; what was no UTF-8 has become U+FFFD, and names another file.
    if (path.includes("\uFFFD")) {
      throw new SourceFailure(
        "file-name",
        "The name of a file is not UTF-8.",
        path,
        "Rename it, or have git ignore it.",
      );
    }
    return path.replace(/\/$/, "");
  });
}

/** What was not copied yet, or not as it is now, or is no longer there. */
async function changes(
  from: string,
  listed: readonly string[],
  copied: Map<string, string>,
): Promise<string[]> {
  const changed: string[] = [];
  const seen = new Set(listed);
  await forEachAtMost(listed, WIDTH, async (path) => {
    const stat = await optionalStat(join(from, path));
    const now = stat === undefined ? undefined : stampOf(stat);
    if (now !== copied.get(path)) changed.push(path);
  });
  for (const path of copied.keys()) if (!seen.has(path)) changed.push(path);
  return changed;
}

/** Copies one entry over what is there; returns what it looked like before, or undefined where it is gone. */
async function copyEntry(git: Git, from: string, to: string): Promise<string | undefined> {
  const stat = await optionalStat(from);
  await rm(to, { recursive: true, force: true });
  if (stat === undefined) return undefined;
  await mkdir(dirname(to), { recursive: true });
  try {
    if (stat.isSymbolicLink()) {
      await symlink(await readlink(from), to);
    } else if (stat.isDirectory()) {
      await copyRepositoryWithin(git, from, to);
    } else if (stat.isFile()) {
      await copyFile(from, to, constants.COPYFILE_FICLONE);
      // The modes that git checks out: of a file's mode, only its executable bit is part of a commit.
      await chmod(to, (stat.mode & 0o100n) === 0n ? 0o644 : 0o755);
    }
  } catch (error) {
    // Gone or replaced since the lstat: the next pass sees it as it is then.
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "EINVAL" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
  return stampOf(stat);
}

/** A submodule, or a repository that git does not track. */
async function copyRepositoryWithin(git: Git, from: string, to: string): Promise<void> {
  if ((await optionalStat(join(from, ".git"))) === undefined) {
    const hint = "git submodule update --init --recursive";
    throw new SourceFailure("submodule-missing", "A submodule has not been checked out.", from, hint);
  }
  await copyWorkingTree(git, from, to);
}

/** Directories (submodules) are compared by themselves; for them only the kind counts. */
function stampOf(stat: BigIntStats): string {
  if (stat.isDirectory()) return "directory";
  return `${stat.ino} ${stat.mode} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}

async function optionalStat(path: string): Promise<BigIntStats | undefined> {
  try {
    return await lstat(path, { bigint: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
}
