import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import type { LockOptions } from "./lock.js";
import { withLock } from "./lock.js";

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
  ["of a process that is gone", { host: hostname(), pid: 2 ** 22 + 1, startedAt: "1" }],
  [
    "of an earlier process with a pid that is in use again",
    { host: hostname(), pid: process.pid, startedAt: "1" },
  ],
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
