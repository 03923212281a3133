import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isCommitId } from "../core/model/ids.js";
import type { Git } from "../ports/git.js";
import { exists } from "../platform/exists.js";
import { holderInWords, withLock } from "../platform/lock.js";
import type { LockOptions } from "../platform/lock.js";
import type { Guard } from "../ports/guard.js";
import { bareClone } from "./clone.js";
import type { Clone } from "./clone.js";
import { SourceFailure } from "./problem.js";
import { findCommit, gitFailure } from "./repository.js";
import { entriesBelow } from "../platform/entries-below.js";
import { removeTree } from "../platform/remove-tree.js";

const NETWORK_TIMEOUT_MS = 30 * 60_000;

export interface MirrorPorts {
  readonly git: Git;
  readonly guard: Guard;
  /** Ctrl-C. */
  readonly abort: AbortSignal | undefined;
  /** Is told whom the gate waits for. */
  readonly say: (message: string) => void;
}

/** A bare mirror of a remote repository, kept in the cache. One gate at a time makes it or brings it up to date. */
export async function openMirror(
  folder: string,
  url: string,
  refs: readonly string[],
  ports: MirrorPorts,
): Promise<Clone> {
  const name = createHash("sha256").update(url).digest("hex").slice(0, 16);
  const mirror = join(folder, `${name}.git`);
  await mkdir(folder, { recursive: true });
  const clone = bareClone(ports.git, mirror);
  const onWait: LockOptions["onWait"] = (pid, host) => {
    ports.say(`waiting for ${holderInWords(pid, host)}, which fetches ${url}`);
  };
  await withLock(folder, name, { ...ports, onWait }, async () => {
    if (!(await exists(mirror))) await cloneMirror(ports, folder, url, mirror);
    else if (!(await hasAll(clone, refs))) await updateMirror(clone, url);
  });
  return clone;
}

/** A commit that is named by its whole id never changes: nothing need be asked of the network for it. */
async function hasAll({ git, folder }: Clone, refs: readonly string[]): Promise<boolean> {
  for (const ref of refs) {
    if (!isCommitId(ref) || (await findCommit(git, folder, ref)) === undefined) return false;
  }
  return true;
}

/** Cloned aside and renamed, so that a mirror that is there is whole. */
async function cloneMirror(
  { git, guard }: MirrorPorts,
  folder: string,
  url: string,
  mirror: string,
): Promise<void> {
  const aside = join(folder, `.${randomBytes(6).toString("hex")}`);
  guard.folder(aside);
  try {
    const args = ["clone", "--quiet", "--mirror", "--end-of-options", url, aside];
    const output = await git.run("/", args, { timeoutMs: NETWORK_TIMEOUT_MS });
    if (output.code !== 0) throw unreachable(url, gitFailure(output, "clone", url).message);
    await rename(aside, mirror);
  } finally {
    await removeTree(aside);
    guard.forget(aside);
  }
}

async function updateMirror({ git, folder }: Clone, url: string): Promise<void> {
  await clearLocks(folder);
  const output = await git.run(folder, ["fetch", "--quiet", "--prune", "origin"], {
    timeoutMs: NETWORK_TIMEOUT_MS,
  });
  // A branch that can't be asked for may have moved: what the mirror holds would be a guess.
  if (output.code !== 0) throw unreachable(url, gitFailure(output, "fetch", url).message);
}

/**
 * Locks of git's in a mirror that this gate has to itself were left by one that was killed, and would stop every
 * fetch from now on. Nothing else there ends in `.lock`: no ref may.
 */
async function clearLocks(mirror: string): Promise<void> {
  const entries = await entriesBelow(mirror);
  for (const { path } of entries.filter((found) => found.path.endsWith(".lock"))) {
    await rm(join(mirror, path), { force: true });
  }
}

function unreachable(url: string, words: string): SourceFailure {
  const hint =
    "Check the URL and the network. A `ref` that is a whole commit id is taken from the cache without it.";
  return new SourceFailure("git-failed", words, url, hint);
}
