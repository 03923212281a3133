import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import type { LockOptions } from "./lock.js";
import { thisProcess } from "./lock-holder.js";
import { claimLock, isHeld, withLock } from "./lock.js";

let dir: string;
beforeEach(() => {
  dir = temporaryFolder();
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const none = (): void => undefined;
const options: LockOptions = {
  guard: { folder: none, lock: none, forget: none },
  abort: undefined,
  onWait: none,
};
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("one at a time, and nothing is left", async () => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await pause();
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(dir, "x", options, work)));
  expect(most).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test("locks of other names are not in the way", async () => {
  await withLock(dir, "x", options, () => withLock(dir, "y", options, pause));
});

test("an error gives it back", async () => {
  await expect(withLock(dir, "x", options, () => Promise.reject(new Error("e")))).rejects.toThrow("e");
  expect(readdirSync(dir)).toEqual([]);
});

test.each([
  ["of a process that is gone", { ...thisProcess(), pid: 2 ** 22 + 1 }],
  ["of an earlier process with a pid that is in use again", { ...thisProcess(), startedAt: "1" }],
])("a lock %s is taken over, by one of many", async (_name, holder) => {
  writeFileSync(join(dir, "x.lock"), JSON.stringify(holder));
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await pause();
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(dir, "x", options, work)));
  expect(most).toBe(1);
  expect(readdirSync(dir)).toEqual([]);
});

test("a pid means nothing in another PID namespace, nor after a start of the machine: that lock has its two minutes", async () => {
  const elsewhere = { ...thisProcess(), processes: "another", pid: 2 ** 22 + 1 };
  writeFileSync(join(dir, "x.lock"), JSON.stringify(elsewhere));
  const told: unknown[] = [];
  const onWait = (...holder: unknown[]): void => void told.push(holder);
  await withLock(dir, "x", { ...options, onWait, silentLimitMs: 200 }, pause);
  expect(told).toEqual([[2 ** 22 + 1, hostname()]]);
  expect(readdirSync(dir)).toEqual([]);
});

test("a holder that was succeeded while it slept leaves its successor's lock alone", async () => {
  const lock = join(dir, "x.lock");
  await withLock(dir, "x", options, () => {
    rmSync(lock);
    writeFileSync(lock, "the successor's");
    return Promise.resolve();
  });
  expect(readdirSync(dir)).toEqual(["x.lock"]);
});

test("whoever waits is told once for whom, and can be interrupted", async () => {
  const abort = new AbortController();
  const told: number[] = [];
  await withLock(dir, "x", options, async () => {
    let waiting: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      const onWait = (pid: number): void => {
        told.push(pid);
        resolve();
      };
      waiting = withLock(dir, "x", { ...options, abort: abort.signal, onWait }, pause);
    });
    // Two more looks at the lock, which are not told.
    await new Promise((resolve) => setTimeout(resolve, 120));
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    expect(existsSync(join(dir, "x.lock"))).toBe(true);
  });
  expect(told).toEqual([process.pid]);
});

const longAgo = new Date(Date.now() - 60_000);

test.each([
  ["empty", ""],
  ["cut off", '{"host":"'],
  ["no holder's", "null"],
  ["of a process group", JSON.stringify({ ...thisProcess(), pid: 0 })],
])(
  "a lock that is %s is taken over when it is old, and the machine has rest until then",
  async (_name, text) => {
    const lock = join(dir, "x.lock");
    writeFileSync(lock, text);
    const before = process.cpuUsage();
    const waiting = withLock(dir, "x", options, pause);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(existsSync(lock)).toBe(true);
    // Half of the time at most, on a machine that does other things: it looks at the lock twenty times a second.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
    utimesSync(lock, longAgo, longAgo);
    await waiting;
    expect(readdirSync(dir)).toEqual([]);
  },
);

test("a lock that can't be read is said, and not waited for", async () => {
  mkdirSync(join(dir, "x.lock"));
  await expect(withLock(dir, "x", options, pause)).rejects.toMatchObject({ path: join(dir, "x.lock") });
  expect(readdirSync(dir)).toEqual(["x.lock"]);
});

test("a lock of another machine is waited for while it is touched, and that is said", async () => {
  const lock = join(dir, "x.lock");
  writeFileSync(lock, JSON.stringify({ host: "elsewhere", pid: 7, startedAt: "1" }));
  const told: unknown[] = [];
  let taken = false;
  const waiting = withLock(
    dir,
    "x",
    { ...options, silentLimitMs: 1500, onWait: (pid, host) => told.push([pid, host]) },
    () => Promise.resolve((taken = true)),
  );
  for (let beat = 0; beat < 20; beat++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Its clock is another one: only that it moves counts.
    utimesSync(lock, new Date(beat * 1000), new Date(beat * 1000));
  }
  expect(taken).toBe(false);
  await waiting;
  expect(taken).toBe(true);
  expect(told).toEqual([[7, "elsewhere"]]);
  expect(readdirSync(dir)).toEqual([]);
});

describe("a claim", () => {
  test("is refused while another has it, and names that one", async () => {
    const first = await claimLock(join(dir, "c"), options.guard);
    expect(first.kind).toBe("claimed");
    expect(await isHeld(join(dir, "c"))).toBe(true);
    const refused = { kind: "refused", pid: process.pid, host: undefined };
    expect(await claimLock(join(dir, "c"), options.guard)).toEqual(refused);
    if (first.kind === "claimed") await first.release();
    expect(await isHeld(join(dir, "c"))).toBe(false);
    expect(readdirSync(dir)).toEqual([]);
  });

  test("of many at once one succeeds", async () => {
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimLock(join(dir, "c"), options.guard)),
    );
    expect(claims.filter(({ kind }) => kind === "claimed")).toHaveLength(1);
  });

  test("of a process that is gone is succeeded", async () => {
    writeFileSync(join(dir, "c"), JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1 }));
    expect((await claimLock(join(dir, "c"), options.guard)).kind).toBe("claimed");
  });

  test("of another machine stands", async () => {
    writeFileSync(join(dir, "c"), JSON.stringify({ host: "elsewhere", pid: 7, startedAt: "1" }));
    const refused = { kind: "refused", pid: 7, host: "elsewhere" };
    expect(await claimLock(join(dir, "c"), options.guard)).toEqual(refused);
  });
});
