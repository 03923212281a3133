import { randomBytes } from "node:crypto";
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Guard } from "../ports/guard.js";

const POLL_MS = 50;
/** Takes a moment; one that is older was left by a crash. */
const TAKEOVER_LIMIT_MS = 10_000;
/** A lock of another host (a shared cache) can't be looked after; no build takes this long. */
const FOREIGN_LIMIT_MS = 60 * 60_000;

interface Holder {
  readonly host: string;
  readonly pid: number;
  /** Tells the holder from a later process with its pid. */
  readonly startedAt: string;
}

export interface LockOptions {
  readonly guard: Guard;
  readonly abort: AbortSignal | undefined;
  /** Called once when the lock is held, by another process or by this one. */
  readonly onWait: (pid: number) => void;
}

/** Runs `work` while no other gate holds the lock `name`. A holder that died is succeeded. */
export async function withLock<T>(
  folder: string,
  name: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const { guard, abort, onWait } = options;
  const lock = join(folder, `${name}.lock`);
  const own = `${lock}.${randomBytes(6).toString("hex")}`;
  guard.lock(lock, own);
  try {
    const holder: Holder = { host: hostname(), pid: process.pid, startedAt: startOf(process.pid) ?? "" };
    await writeFile(own, JSON.stringify(holder));
    await take(lock, own, abort, onWait);
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
    guard.forget(own);
  }
}

async function take(
  lock: string,
  own: string,
  abort: AbortSignal | undefined,
  onWait: LockOptions["onWait"],
): Promise<void> {
  let told = false;
  while (!(await tryTake(lock, own))) {
    abort?.throwIfAborted();
    const holder = await readHolder(lock);
    // Released a moment ago.
    if (holder === undefined) continue;
    if (await isGone(lock, holder)) {
      await clear(lock, holder);
      continue;
    }
    if (!told) onWait(holder.pid);
    told = true;
    await sleep(POLL_MS);
  }
}

/** The lock appears with its content at once: a link to a file that is written, which fails where there is one. */
async function tryTake(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

async function isGone(path: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    return age > FOREIGN_LIMIT_MS;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
  const start = startOf(holder.pid);
  return start !== undefined && start !== holder.startedAt;
}

/** Field 22 of /proc/pid/stat; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

/** One waiter at a time removes a dead holder's lock, and only while it is still that holder's. */
async function clear(path: string, dead: Holder): Promise<void> {
  const takeover = `${path}.takeover`;
  try {
    await writeFile(takeover, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const age = await stat(takeover).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > TAKEOVER_LIMIT_MS) await rm(takeover, { force: true });
    else await sleep(POLL_MS);
    return;
  }
  try {
    const now = await readHolder(path);
    if (now?.pid === dead.pid && now.startedAt === dead.startedAt) await rm(path, { force: true });
  } finally {
    await rm(takeover, { force: true });
  }
}
