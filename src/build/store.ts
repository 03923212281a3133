import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Guard } from "../ports/guard.js";
import { removeTree } from "../platform/remove-tree.js";
import type { LockOptions } from "../platform/lock.js";
import { withLock } from "../platform/lock.js";
import { Turns } from "../platform/turns.js";
import { changedPaths } from "./changed-paths.js";
import { listTree } from "./tree-entries.js";
import { hashOfTree, readTree } from "./tree-hash.js";

export interface StoreContext {
  readonly guard: Guard;
  readonly locks: string;
  readonly abort: AbortSignal | undefined;
  readonly onWait: LockOptions["onWait"];
  /** What is there is not what was made: something else wrote into these, sorted; none where that is not known. */
  readonly onChanged: (paths: readonly string[]) => void;
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
  /** What it was made of, as `readTree` reads it; undefined where it can't be used again. */
  readonly files: ReadonlyMap<string, string> | undefined;
}

interface Complete<T> {
  /** Folder beside this file in which the content was made. */
  readonly attempt: string;
  readonly facts: T;
  readonly bytes: number;
  /** Hash over names, kinds, executable bits, contents, and where links lead. */
  readonly content: string;
  /** Earlier attempts that were changed after they were made; a gate that began with one may still use it. */
  readonly superseded?: readonly Superseded[];
}

interface Superseded {
  readonly attempt: string;
  readonly bytes: number;
  readonly atMs: number;
}

/**
 * The entry of `key`, made by `make` where it is not there:
 *
 *     <store>/<40 hex digits of the key>/complete.json     written last; names the attempt that counts
 *     <store>/<40 hex digits of the key>/files.json        what that one was made of, to name what is other
 *     <store>/<40 hex digits of the key>/<8 hex digits>/   an attempt; all paths are equally long
 *
 * What a crash left, and a complete one that is not as it was made, is made anew: what is built runs with the
 * rights of whoever gates, and may have written into the builds of others. An attempt that can't be used again
 * belongs to its run alone, and goes with it.
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
      const path = join(folder, known.attempt);
      const files = await filesOf(path);
      if (files !== undefined && hashOfTree(files) === known.content) {
        await utimes(completeFile, new Date(), new Date());
        return { path, cached: true, facts: known.facts, files };
      }
      context.onChanged(await changedSince(folder, known, files));
    }
    const attempt = randomBytes(4).toString("hex");
    const path = join(folder, attempt);
    context.guard.folder(path);
    try {
      await mkdir(path, { recursive: true });
      const { facts, reusable } = await make(path);
      const files = reusable ? await filesOf(path) : undefined;
      if (files !== undefined) {
        const content = hashOfTree(files);
        const superseded = known === undefined ? [] : await supersede(folder, known);
        const complete: Complete<T> = { attempt, facts, bytes: await bytesOf(path), content, superseded };
        await writeRecord(folder, attempt, files);
        await writeFile(`${completeFile}.new`, JSON.stringify(complete));
        await rename(`${completeFile}.new`, completeFile);
        context.guard.forget(path);
      }
      return { path, cached: false, facts, files };
    } catch (error) {
      await removeTree(path);
      context.guard.forget(path);
      throw error;
    }
  });
}

/** What `known` and those before it leave behind. What nobody uses any more is removed. */
async function supersede<T>(folder: string, known: Complete<T>): Promise<Superseded[]> {
  const { attempt } = known;
  const bytes = await bytesOf(join(folder, attempt)).catch(() => known.bytes);
  await removeUnused(folder, known, Date.now());
  return [...stillUsed(known, Date.now()), { attempt, bytes, atMs: Date.now() }];
}

function stillUsed({ superseded = [] }: Complete<unknown>, nowMs: number): Superseded[] {
  return superseded.filter(({ atMs }) => nowMs - atMs < IN_USE_MS);
}

async function removeUnused(folder: string, known: Complete<unknown>, nowMs: number): Promise<void> {
  const used = stillUsed(known, nowMs);
  for (const one of known.superseded ?? [])
    if (!used.includes(one)) await removeTree(join(folder, one.attempt));
}

/** Undefined where nothing is complete: made anew then. */
async function readComplete<T>(folder: string): Promise<Complete<T> | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, "complete.json"), "utf8")) as Complete<T>;
  } catch {
    return undefined;
  }
}

/** Undefined where it can't be read: then it can't be told whether it is as it was made. */
async function filesOf(path: string): Promise<ReadonlyMap<string, string> | undefined> {
  return readTree(path, { modes: true }).catch(() => undefined);
}

/**
 * What an attempt was made of, apart from `complete.json`, which is read of every entry in each run. It only names what is
 * other: whether something is, `content` says.
 */
interface FilesRecord {
  readonly attempt: string;
  readonly files: readonly (readonly [path: string, text: string])[];
}

async function writeRecord(
  folder: string,
  attempt: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const record: FilesRecord = { attempt, files: [...files] };
  await writeFile(join(folder, "files.json"), JSON.stringify(record));
}

/** None where it is not known: an entry of an earlier version has no record, and a crash may leave another attempt's. */
async function changedSince(
  folder: string,
  { attempt }: Complete<unknown>,
  files: ReadonlyMap<string, string> | undefined,
): Promise<readonly string[]> {
  if (files === undefined) return [];
  try {
    const record = JSON.parse(await readFile(join(folder, "files.json"), "utf8")) as FilesRecord;
    return record.attempt === attempt ? changedPaths(new Map(record.files), files) : [];
  } catch {
    return [];
  }
}

async function bytesOf(path: string): Promise<number> {
  const turns = new Turns();
  let bytes = 0;
  for (const name of await listTree(path)) {
    bytes += lstatSync(join(path, name)).size;
    await turns.pass();
  }
  return bytes;
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
 * Removes what was used least recently until all of it together is at most `limitBytes`, what was never
 * finished, and the setup folders that were not used for a day; returns the folders removed.
 *
 * @param setups has cache folders of candidates' setups, which keep no record: one was used when it was last touched
 */
export async function pruneStores(
  stores: readonly string[],
  setups: string,
  limitBytes: number,
  nowMs = Date.now(),
): Promise<string[]> {
  const entries: Removable[] = [];
  const removed: string[] = [];
  for (const folder of await foldersOf(stores)) {
    const entry = await readRemovable(folder, nowMs);
    if (entry !== undefined) entries.push(entry);
    else if (nowMs - (await lstat(folder)).mtimeMs > ABANDONED_MS) removed.push(folder);
  }
  for (const folder of await foldersOf([setups])) {
    const usedMs = (await lstat(folder)).mtimeMs;
    if (nowMs - usedMs > ABANDONED_MS) removed.push(folder);
    else entries.push({ folder, bytes: await bytesOf(folder).catch(notWhileChanged), usedMs });
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

/** Where another gate removes files meanwhile, it is counted by the next run. */
function notWhileChanged(error: unknown): number {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
  throw error;
}

async function foldersOf(stores: readonly string[]): Promise<string[]> {
  const lists = stores.map(async (store) => (await readdir(store)).map((name) => join(store, name)));
  return (await Promise.all(lists)).flat();
}

async function readRemovable(folder: string, nowMs: number): Promise<Removable | undefined> {
  const known = await readComplete(folder);
  const found = await lstat(join(folder, "complete.json")).catch(() => undefined);
  if (known === undefined || found === undefined) return undefined;
  await removeUnused(folder, known, nowMs);
  const bytes = stillUsed(known, nowMs).reduce((sum, one) => sum + one.bytes, known.bytes);
  return { folder, bytes, usedMs: found.mtimeMs };
}
