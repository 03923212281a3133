import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Guard } from "../ports/guard.js";
import { removeTree } from "../source/run-folder.js";
import { withLock } from "./lock.js";
import { listTree } from "./tree-hash.js";

export interface StoreContext {
  readonly guard: Guard;
  readonly locks: string;
  readonly abort: AbortSignal | undefined;
  readonly onWait: (pid: number) => void;
}

/** What a maker says of what it made. */
export interface Made<T> {
  readonly facts: T;
  /** false: good for this run, and made again by the next. */
  readonly reusable: boolean;
}

export interface Entry<T> {
  /** Folder with the content. What is made may embed its own path, so it is made in place and never moved. */
  readonly path: string;
  readonly cached: boolean;
  readonly facts: T;
}

interface Complete<T> {
  /** Folder beside this file in which the content was made. */
  readonly attempt: string;
  readonly facts: T;
  readonly bytes: number;
  readonly files: number;
}

/**
 * The entry of `key`, made by `make` where it is not there:
 *
 *     <store>/<40 hex digits of the key>/complete.json     written last; names the attempt that counts
 *     <store>/<40 hex digits of the key>/<8 hex digits>/   an attempt; all paths are equally long
 *
 * What a crash left, and a complete one of which files are missing, is made anew. An attempt that can't
 * be used again belongs to its run alone, and goes with it.
 */
export async function provideEntry<T>(
  store: string,
  key: string,
  context: StoreContext,
  make: (path: string) => Promise<Made<T>>,
): Promise<Entry<T>> {
  const folder = join(store, key.slice(0, 40));
  const completeFile = join(folder, "complete.json");
  return withLock(context.locks, key.slice(0, 40), context, async () => {
    const known = await readComplete<T>(folder);
    if (known !== undefined) {
      await utimes(completeFile, new Date(), new Date());
      return { path: join(folder, known.attempt), cached: true, facts: known.facts };
    }
    const attempt = randomBytes(4).toString("hex");
    const path = join(folder, attempt);
    context.guard.folder(path);
    try {
      await mkdir(path, { recursive: true });
      const { facts, reusable } = await make(path);
      if (reusable) {
        const complete: Complete<T> = { attempt, facts, ...(await measure(path)) };
        await writeFile(`${completeFile}.new`, JSON.stringify(complete));
        await rename(`${completeFile}.new`, completeFile);
        context.guard.forget(path);
      }
      return { path, cached: false, facts };
    } catch (error) {
      await removeTree(path);
      context.guard.forget(path);
      throw error;
    }
  });
}

/** Undefined where nothing is complete, or not as it was: made anew then. */
async function readComplete<T>(folder: string): Promise<Complete<T> | undefined> {
  try {
    const complete = JSON.parse(await readFile(join(folder, "complete.json"), "utf8")) as Complete<T>;
    const now = await measure(join(folder, complete.attempt));
    return now.bytes === complete.bytes && now.files === complete.files ? complete : undefined;
  } catch {
    return undefined;
  }
}

async function measure(path: string): Promise<{ bytes: number; files: number }> {
  const paths = await listTree(path);
  const sizes = await Promise.all(paths.map(async (name) => (await lstat(join(path, name))).size));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: paths.length };
}

/** An entry that was used this recently may be in use by another gate. */
const IN_USE_MS = 60 * 60_000;

/** Removes the entries that were used least recently until the stores hold at most `limitBytes`. */
export async function pruneStores(
  stores: readonly string[],
  limitBytes: number,
  nowMs = Date.now(),
): Promise<string[]> {
  const entries: { folder: string; bytes: number; usedMs: number }[] = [];
  for (const store of stores) {
    for (const name of await readdir(store)) {
      const file = join(store, name, "complete.json");
      const stat = await lstat(file).catch(() => undefined);
      if (stat === undefined) continue;
      const { bytes } = JSON.parse(await readFile(file, "utf8")) as Complete<unknown>;
      entries.push({ folder: join(store, name), bytes, usedMs: stat.mtimeMs });
    }
  }
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const removed: string[] = [];
  for (const { folder, bytes, usedMs } of entries.sort((a, b) => a.usedMs - b.usedMs)) {
    if (total <= limitBytes || nowMs - usedMs < IN_USE_MS) break;
    await removeTree(folder);
    removed.push(folder);
    total -= bytes;
  }
  return removed;
}
