import type { BigIntStats } from "node:fs";
import { constants, lstatSync } from "node:fs";
import { chmod, copyFile, mkdir, readlink, rm, symlink } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { mapAtOnce } from "../platform/map-at-once.js";
import { Turns } from "../platform/turns.js";
import type { Git } from "../ports/git.js";
import { nothingLeftOut } from "./left-out.js";
import type { LeftOut } from "./left-out.js";
import { SourceFailure } from "./problem.js";
import { gitOrFail, untrackedFiles } from "./repository.js";

const WIDTH = 16;
/** How often a tree that changes under the copy is looked at again before giving up. */
const PASSES = 5;

/**
 * Copies a working tree as it stands: what git tracks and what is untracked, not what is ignored.
 * Symlinks stay symlinks, executable files executable; blocks are shared where the file system can (FICLONE).
 *
 * A link may lead anywhere, into the user's own folders as well, so nothing is removed or written through one.
 * Each pass removes what has changed, then makes folders and files, then links, one by one: what was found
 * to be a folder of the copy stays one until the pass has ended.
 */
export async function copyWorkingTree(
  git: Git,
  from: string,
  to: string,
  leftOut: LeftOut = nothingLeftOut,
): Promise<void> {
  try {
    await copyUntilStill(git, from, to, leftOut);
  } catch (error) {
    throw unreadable(from, error as NodeJS.ErrnoException) ?? error;
  }
}

/** A right that is missing in the working tree is one to read: nothing is written there. */
function unreadable(from: string, { code, path }: NodeJS.ErrnoException): SourceFailure | undefined {
  if ((code !== "EACCES" && code !== "EPERM") || path?.startsWith(from + sep) !== true) return undefined;
  const hint = "Give yourself the right to read it (chmod, chown), or have git ignore it.";
  return new SourceFailure("unreadable", "What is in the working tree can't be read.", path, hint);
}

async function copyUntilStill(git: Git, from: string, to: string, leftOut: LeftOut): Promise<void> {
  await mkdir(to, { recursive: true });
  const copied = new Map<string, string>();
  for (let pass = 0; pass < PASSES; pass++) {
    const listed = await listFiles(git, from, leftOut);
    const changed = await changes(git, from, listed, copied);
    if (changed.length === 0 && pass > 0) return;
    const old = new Folders(to);
    await mapAtOnce(WIDTH, changed, async ({ path }) => {
      copied.delete(path);
      if (await old.lead(path)) await rm(join(to, path), { recursive: true, force: true });
    });
    const made = new Folders(to, async (folder) => {
      await mkdir(folder).catch(unless("EEXIST"));
    });
    const copy = async ({ path, now }: Entry): Promise<void> => {
      if ((await made.lead(path)) && (await copyEntry(git, join(from, path), join(to, path), now, leftOut))) {
        copied.set(path, stampOf(now));
      }
    };
    const entries = changed.filter((change): change is Entry => change.now !== undefined);
    const links = entries.filter(({ now }) => now.isSymbolicLink());
    const others = entries.filter(({ now }) => !now.isSymbolicLink());
    await mapAtOnce(WIDTH, others, copy);
    await mapAtOnce(1, links, copy);
  }
  const hint = "End what is writing to it (a watcher, a build), or have its output ignored by git.";
  throw new SourceFailure("changing", "The working tree keeps changing while it is copied.", from, hint);
}

/** Listed paths; an untracked repository within is one path. */
async function listFiles(git: Git, root: string, leftOut: LeftOut): Promise<string[]> {
  const tracked = (await gitOrFail(git, root, ["ls-files", "-z", "--cached"])).split("\0");
  const paths = new Set([...tracked, ...(await untrackedFiles(git, root, leftOut))]);
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

interface Entry {
  readonly path: string;
  readonly now: BigIntStats;
}

interface Change {
  readonly path: string;
  /** Undefined where it is gone. */
  readonly now: BigIntStats | undefined;
}

/** What was not copied yet, or not as it is now, or is no longer there. */
async function changes(
  git: Git,
  from: string,
  listed: readonly string[],
  copied: ReadonlyMap<string, string>,
): Promise<Change[]> {
  const changed: Change[] = [];
  const folders = new Folders(from);
  const turns = new Turns();
  await mapAtOnce(WIDTH, listed, async (path) => {
    await turns.pass();
    // A folder that became a link, a file that became a folder: git goes on to list what was there before.
    const found = (await folders.lead(path)) ? optionalStat(join(from, path)) : undefined;
    const isFolder = found?.isDirectory() === true && !(await isRepository(git, from, path));
    const now = isFolder ? undefined : found;
    if ((now && stampOf(now)) !== copied.get(path)) changed.push({ path, now });
  });
  const seen = new Set(listed);
  for (const path of copied.keys()) if (!seen.has(path)) changed.push({ path, now: undefined });
  return changed;
}

/** Whether a folder that git lists is a repository of its own, or a submodule that has not been checked out. */
async function isRepository(git: Git, root: string, path: string): Promise<boolean> {
  if (optionalStat(join(root, path, ".git")) !== undefined) return true;
  const args = ["--literal-pathspecs", "ls-files", "--stage", "-z", "--", path];
  return (await gitOrFail(git, root, args)).startsWith("160000 ");
}

/** The folders below a root that lead to paths; each is looked at once. */
class Folders {
  readonly #root: string;
  readonly #prepare: ((folder: string) => Promise<void>) | undefined;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(root: string, prepare?: (folder: string) => Promise<void>) {
    this.#root = root;
    this.#prepare = prepare;
  }

  /** Whether all parents of a path are folders, none of them a link. */
  lead(path: string): Promise<boolean> {
    const parent = dirname(path);
    const known = this.#known.get(parent) ?? this.#look(parent);
    this.#known.set(parent, known);
    return known;
  }

  async #look(path: string): Promise<boolean> {
    if (path === ".") return true;
    if (!(await this.lead(path))) return false;
    await this.#prepare?.(join(this.#root, path));
    return optionalStat(join(this.#root, path))?.isDirectory() === true;
  }
}

/** Copies one entry to where there is none; returns whether it was still what it was. */
async function copyEntry(
  git: Git,
  from: string,
  to: string,
  now: BigIntStats,
  leftOut: LeftOut,
): Promise<boolean> {
  try {
    if (now.isSymbolicLink()) {
      await symlink(await readlink(from), to);
    } else if (now.isDirectory()) {
      await copyRepositoryWithin(git, from, to, leftOut);
    } else if (now.isFile()) {
      await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
      // The modes that git checks out: of a file's mode, only its executable bit is part of a commit.
      const mode = (now.mode & 0o100n) === 0n ? 0o644n : 0o755n;
      // It comes with the mode that it has; one that was changed since is a change, which the next pass sees.
      if ((now.mode & 0o7777n) !== mode) await chmod(to, Number(mode));
    }
    return true;
  } catch (error) {
    // Gone or replaced since it was looked at: the next pass sees it as it is then.
    unless("ENOENT", "EINVAL", "ENOTDIR", "EISDIR", "EEXIST")(error);
    return false;
  }
}

/** A submodule, or a repository that git does not track. */
async function copyRepositoryWithin(git: Git, from: string, to: string, leftOut: LeftOut): Promise<void> {
  if (optionalStat(join(from, ".git")) === undefined) {
    const hint = "git submodule update --init --recursive";
    throw new SourceFailure("submodule-missing", "A submodule has not been checked out.", from, hint);
  }
  await copyWorkingTree(git, from, to, leftOut);
}

/** Directories (submodules) are compared by themselves; for them only the kind counts. */
function stampOf(stat: BigIntStats): string {
  if (stat.isDirectory()) return "directory";
  return `${stat.ino} ${stat.mode} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
}

function optionalStat(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    unless("ENOENT", "ENOTDIR")(error);
    return undefined;
  }
}

/** Throws an error on, unless it has one of these codes. */
function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };
}
