import { randomBytes } from "node:crypto";
import { link, lstat, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CannotRead, CannotWrite } from "../ports/files.js";
import type { Guard } from "../ports/guard.js";
import { holderIn, isGone, isSeen, thisProcess } from "./lock-holder.js";

const POLL_MS = 50;
/** Takes a moment; one that is older was left by a crash. */
const TAKEOVER_LIMIT_MS = 10_000;
/** A lock appears with its content at once: one that says nothing was left by a crash of the machine. */
const ILLEGIBLE_LIMIT_MS = 5_000;
/** A holder touches its lock this often, for those that can't see its process. */
const BEAT_MS = 10_000;
/** What another machine's lock may be silent for; a network's file system may show a touch a minute late. */
const SILENT_LIMIT_MS = 2 * 60_000;
/** The same by the clock on the wall, of which two machines may have two opinions. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

export interface LockOptions {
  readonly guard: Guard;
  readonly abort: AbortSignal | undefined;
  /** Called once when the lock is held, by another process or by this one; `host` is another machine's. */
  readonly onWait: (pid: number, host?: string) => void;
  /** Makes an error of a holder that shows a sign of life: it is not waited for then. */
  readonly refuse?: (pid: number, host?: string) => Error;
  /** How long a lock of another machine may be without a sign of life (default two minutes). */
  readonly silentLimitMs?: number;
}

export function holderName(pid: number, host: string | undefined): string {
  return host === undefined ? `process ${pid}` : `process ${pid} of the machine or container ${host}`;
}

/** Who holds a lock, and how long a gate waits for one that may be gone. */
export function holderInWords(pid: number, host: string | undefined): string {
  const limit = `given up ${SILENT_LIMIT_MS / 60_000} minutes after its last sign of life`;
  return host === undefined ? holderName(pid, host) : `${holderName(pid, host)} (${limit})`;
}

/** Runs `work` while no other gate holds the lock `name`. */
export async function withLock<T>(
  folder: string,
  name: string,
  options: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const release = await holdLock(join(folder, `${name}.lock`), options);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Takes the lock until it is released. A holder that died, or was silent for too long, is succeeded. */
export async function holdLock(lock: string, options: LockOptions): Promise<() => Promise<void>> {
  const { guard } = options;
  const own = await prepareOwn(lock, guard);
  try {
    await take(lock, own, options);
  } catch (error) {
    await forgetOwn(own, guard);
    throw error;
  }
  const beat = keepAlive(own);
  return async () => {
    clearInterval(beat);
    try {
      await removeIfOwn(lock, own);
    } finally {
      await forgetOwn(own, guard);
    }
  };
}

/** Whether someone holds the lock who is alive, as far as can be told without waiting. */
export async function isHeld(lock: string): Promise<boolean> {
  const found = await look(lock);
  return found.kind === "held" && (found.host === undefined || Date.now() - found.touchedMs < FORGOTTEN_MS);
}

/** The file that becomes the lock by a second name; the guard removes both if this process dies. */
async function prepareOwn(lock: string, guard: Guard): Promise<string> {
  const own = `${lock}.${randomBytes(6).toString("hex")}`;
  guard.lock(lock, own);
  try {
    await writeFile(own, JSON.stringify(thisProcess()));
  } catch (error) {
    await forgetOwn(own, guard);
    throw error;
  }
  return own;
}

/** A holder that was silent for too long, as a machine that slept, has been succeeded. */
async function removeIfOwn(lock: string, own: string): Promise<void> {
  const [ours, held] = await Promise.all([inodeOf(own), inodeOf(lock)]);
  if (ours !== undefined && ours === held) await rm(lock, { force: true });
}

async function inodeOf(path: string): Promise<bigint | undefined> {
  return lstat(path, { bigint: true }).then(
    ({ ino }) => ino,
    () => undefined,
  );
}

async function forgetOwn(own: string, guard: Guard): Promise<void> {
  await rm(own, { force: true });
  guard.forget(own);
}

/** The lock and the own file are one file with two names. */
function keepAlive(own: string): NodeJS.Timeout {
  const touch = (): void => {
    const now = new Date();
    // A disk that fails now says so to whoever writes to it.
    utimes(own, now, now).catch(() => undefined);
  };
  return setInterval(touch, BEAT_MS).unref();
}

async function take(
  lock: string,
  own: string,
  { abort, onWait, refuse, silentLimitMs = SILENT_LIMIT_MS }: LockOptions,
): Promise<void> {
  let told = false;
  /** By this process's clock, since when the lock has not been touched. */
  let silent: { readonly touchedMs: number; readonly sinceMs: number } | undefined;
  while (!(await tryTake(lock, own))) {
    abort?.throwIfAborted();
    const found = await look(lock);
    if (found.kind === "dead") {
      await clear(lock, found.text);
      continue;
    }
    if (found.kind === "held") {
      const { pid, host, touchedMs } = found;
      const isTouched = silent !== undefined && silent.touchedMs !== touchedMs;
      if (refuse !== undefined && (host === undefined || isTouched)) throw refuse(pid, host);
      const nowMs = performance.now();
      if (silent === undefined || isTouched) silent = { touchedMs, sinceMs: nowMs };
      if (host !== undefined && nowMs - silent.sinceMs > silentLimitMs) {
        await clear(lock, found.text);
        continue;
      }
      if (!told) onWait(pid, host);
      told = true;
    }
    await sleep(POLL_MS);
  }
}

/** The own file was just written beside it: no right is missing. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

function withoutLinks(): NodeJS.ErrnoException {
  const message =
    "its file system has no hard links, and a lock is one; a disk of this machine's own has them";
  return { name: "ENOTSUP", code: "ENOTSUP", message };
}

/** The lock appears with its content at once: a link to a file that is written, which fails where there is one. */
async function tryTake(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (NO_LINKS.has(code)) throw new CannotWrite(lock, withoutLinks());
    throw error;
  }
}

/** What a lock that could not be taken is a moment later. */
type Found =
  | {
      readonly kind: "held";
      readonly text: string;
      readonly pid: number;
      /** Another machine, whose processes can't be seen from here. */
      readonly host: string | undefined;
      readonly touchedMs: number;
    }
  | { readonly kind: "dead"; readonly text: string }
  /** Released a moment ago, or about to be seen whole. */
  | { readonly kind: "unclear" };

async function look(lock: string): Promise<Found> {
  const text = await readText(lock);
  const touchedMs = await touchedAt(lock);
  if (text === undefined || touchedMs === undefined) return { kind: "unclear" };
  const holder = holderIn(text);
  if (holder === undefined) {
    return Date.now() - touchedMs > ILLEGIBLE_LIMIT_MS ? { kind: "dead", text } : { kind: "unclear" };
  }
  const { pid, host } = holder;
  if (!isSeen(holder)) return { kind: "held", text, pid, host, touchedMs };
  return isGone(holder) ? { kind: "dead", text } : { kind: "held", text, pid, host: undefined, touchedMs };
}

/** Undefined where there is none. What can't be read can't be waited for either: it is another user's. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CannotRead(path, error as NodeJS.ErrnoException);
  }
}

async function touchedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

/** One waiter at a time removes a dead holder's lock, and only while it is still that holder's. */
async function clear(path: string, dead: string): Promise<void> {
  const takeover = `${path}.takeover`;
  try {
    await writeFile(takeover, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const touchedMs = await touchedAt(takeover);
    if (touchedMs !== undefined && Date.now() - touchedMs > TAKEOVER_LIMIT_MS)
      await rm(takeover, { force: true });
    else await sleep(POLL_MS);
    return;
  }
  try {
    if ((await readText(path)) === dead) await rm(path, { force: true });
  } finally {
    await rm(takeover, { force: true });
  }
}
