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
/** No build takes this long: what is unfinished since then was left by a crash of the machine. */
const ABANDONED_MS = 24 * 60 * 60_000;

interface Removable {
  readonly folder: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/**
 * Removes what was used least recently until the stores hold at most `limitBytes`, and what was never
 * finished; returns the folders removed.
 */
export async function pruneStores(
  stores: readonly string[],
  limitBytes: number,
  nowMs = Date.now(),
): Promise<string[]> {
  const entries: Removable[] = [];
  const removed: string[] = [];
  for (const folder of await foldersOf(stores)) {
    const entry = await readRemovable(folder);
    if (entry !== undefined) entries.push(entry);
    else if (nowMs - (await lstat(folder)).mtimeMs > ABANDONED_MS) removed.push(folder);
  }
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { folder, bytes, usedMs } of entries.sort((a, b) => a.usedMs - b.usedMs)) {
    if (total <= limitBytes || nowMs - usedMs < IN_USE_MS) break;
    removed.push(folder);
    total -= bytes;
  }
  for (const folder of removed) await removeTree(folder);
  return removed;
}

async function foldersOf(stores: readonly string[]): Promise<string[]> {
  const lists = stores.map(async (store) => (await readdir(store)).map((name) => join(store, name)));
  return (await Promise.all(lists)).flat();
}

async function readRemovable(folder: string): Promise<Removable | undefined> {
  const file = join(folder, "complete.json");
  try {
    const { bytes } = JSON.parse(await readFile(file, "utf8")) as Complete<unknown>;
    return { folder, bytes, usedMs: (await lstat(file)).mtimeMs };
  } catch {
    return undefined;
  }
}
