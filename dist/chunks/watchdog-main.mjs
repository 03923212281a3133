/**
 * The watchdog: a process beside the gate that ends what the gate leaves behind.
 *
 *     gate ──stdin── lines: group, end, folder, lock, forget ──▶ watchdog
 *          ◀─stdout─ {"id": n} when an `end` is done
 *
 * End of file on stdin means that the gate is gone, SIGKILL included. A child that the gate has forked
 * and that has not yet called exec holds a copy of the pipe, so the end of file comes after every exec,
 * when the run's marker stands in each child's environment. Then: no process of the run is left, no
 * registered folder.
 *
 * It imports nothing but Node's own modules, because it is started as a file of its own.
 */
import { chmodSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 5;
const END_LIMIT_MS = 10_000;
/** PF_KTHREAD of the kernel's sched.h. */
const KERNEL_THREAD = 0x00200000;

const runMarker = process.argv[2] ?? "";
if (runMarker === "") throw new Error("usage: watchdog-main.mjs RUN_MARKER");

// A terminal's Ctrl-C and a CI's SIGTERM are for the gate; the watchdog leaves after it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]) process.on(signal, () => undefined);
process.stdout.on("error", () => undefined);

const hasProc = process.platform === "linux";
/** @type {Set<number>} */
const groups = new Set();
/** @type {Set<string>} */
const folders = new Set();
/** Also those that the gate has removed since: a process may still have its working directory there. */
const everFolders = new Set();
/** @type {Map<string, string>} own file to the lock that it is linked to while the run holds it */
const locks = new Map();

/** @param {() => T} read @template T */
function optional(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Every process that is not a zombie, as [pid, group, session, terminal]; see proc_pid_stat(5). */
function* processes() {
  for (const name of readdirSync("/proc")) {
    const first = name.charCodeAt(0);
    if (first < 48 || first > 57) continue;
    const stat = optional(() => readFileSync(`/proc/${name}/stat`, "latin1"));
    if (stat === undefined) continue;
    // The name in parentheses may itself hold parentheses and spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 7);
    if (fields[0] === "Z" || fields[0] === "X") continue;
    yield {
      pid: Number(name),
      group: Number(fields[2]),
      session: Number(fields[3]),
      terminal: Number(fields[4]),
      ofKernel: (Number(fields[6]) & KERNEL_THREAD) !== 0,
    };
  }
}

/**
 * Markers end with a dot and those of a gate within a gate begin with the outer one's, so a prefix is
 * enough to find everything below.
 * @param {number} pid @param {string} marker
 */
function isMarked(pid, marker) {
  const entry = `LATENCY_GATE_RUN_ID=${marker}`;
  const environ = environOf(pid);
  return environ.startsWith(entry) || environ.includes(`\0${entry}`);
}

/** @param {number} pid @returns empty also where it can't be read, and for a moment while the process is in exec */
function environOf(pid) {
  return optional(() => readFileSync(`/proc/${pid}/environ`, "latin1")) ?? "";
}

/** A daemon whose title overwrote its environment (PostgreSQL does that) still works in the run's folder. */
function worksInFolder(pid) {
  const cwd = optional(() => readlinkSync(`/proc/${pid}/cwd`));
  if (cwd === undefined) return false;
  const path = cwd.replace(/ \(deleted\)$/, "");
  for (const folder of everFolders) if (path === folder || path.startsWith(`${folder}/`)) return true;
  return false;
}

/** @param {number} pid negative for a group */
function kill(pid) {
  optional(() => process.kill(pid, "SIGKILL"));
}

/**
 * Kills until nothing is left of the groups, their sessions and what carries the marker.
 * @param {ReadonlySet<number>} ended @param {string} marker @param {boolean} byFolder
 */
async function end(ended, marker, byFolder) {
  for (const group of ended) kill(-group);
  if (!hasProc) return;
  const deadline = Date.now() + END_LIMIT_MS;
  /** Looked at a second time: what was in exec has its environment by then. */
  const lookedAtTwice = new Set();
  for (;;) {
    let found = 0;
    let unsure = 0;
    for (const { pid, group, session, terminal, ofKernel } of processes()) {
      if (pid === process.pid || pid === process.ppid) continue;
      const ours =
        ended.has(group) ||
        ended.has(session) ||
        isMarked(pid, marker) ||
        (byFolder && terminal === 0 && worksInFolder(pid));
      if (!ours) {
        if (ofKernel || lookedAtTwice.has(pid) || environOf(pid) !== "") continue;
        lookedAtTwice.add(pid);
        unsure += 1;
        continue;
      }
      found += 1;
      kill(pid);
    }
    if (found + unsure === 0 || Date.now() > deadline) return;
    await sleep(POLL_MS);
  }
}

/** Makes folders writable that a package manager made read-only, such as Go's module cache. */
function unlock(path) {
  const stat = optional(() => lstatSync(path));
  if (stat?.isDirectory() !== true) return;
  optional(() => chmodSync(path, 0o700));
  for (const name of optional(() => readdirSync(path)) ?? []) unlock(join(path, name));
}

function removeFolder(path) {
  const remove = () => (rmSync(path, { recursive: true, force: true, maxRetries: 3 }), true);
  if (optional(remove) === true) return;
  unlock(path);
  optional(remove);
}

function removeLock(own, lock) {
  const [ours, held] = [own, lock].map((path) => optional(() => lstatSync(path, { bigint: true }))?.ino);
  if (ours !== undefined && ours === held) optional(() => rmSync(lock));
  optional(() => rmSync(own, { force: true }));
}

async function leave() {
  await end(groups, runMarker, true);
  for (const path of folders) removeFolder(path);
  for (const [own, lock] of locks) removeLock(own, lock);
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const message = optional(() => JSON.parse(line));
  switch (message?.op) {
    case "group":
      groups.add(message.group);
      break;
    case "end":
      groups.delete(message.group);
      await end(new Set([message.group]), message.marker, false);
      process.stdout.write(`${JSON.stringify({ id: message.id })}\n`);
      break;
    case "folder":
      folders.add(message.path);
      everFolders.add(message.path);
      break;
    case "lock":
      locks.set(message.own, message.lock);
      break;
    case "forget":
      locks.delete(message.path);
      folders.delete(message.path);
      break;
  }
}
await leave();
process.exit(0);
