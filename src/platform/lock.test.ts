import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { CannotRead } from "../ports/files.js";
import type { LockOptions } from "./lock.js";
import { thisProcess } from "./lock-holder.js";
import { holdLock, isHeld, withLock } from "./lock.js";

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
  const unseen = { ...thisProcess(), processes: "another", pid: 2 ** 22 + 1 };
  writeFileSync(join(dir, "x.lock"), JSON.stringify(unseen));
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

const elsewhere = { host: "elsewhere", processes: "others", pid: 7, startedAt: "1" };
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
  const waiting = withLock(dir, "x", options, pause);
  await expect(waiting).rejects.toThrow(CannotRead);
  await expect(waiting).rejects.toMatchObject({ path: join(dir, "x.lock"), code: "EISDIR" });
  expect(readdirSync(dir)).toEqual(["x.lock"]);
});

test("a lock of another machine is waited for while it is touched, and that is said", async () => {
  const lock = join(dir, "x.lock");
  writeFileSync(lock, JSON.stringify(elsewhere));
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

describe("a lock whose holder is not waited for", () => {
  const refusing: LockOptions = {
    ...options,
    refuse: (pid, host) => new Error(`held by ${pid} of ${host ?? "here"}`),
    silentLimitMs: 300,
  };
  const lock = (): string => join(dir, "c");

  test("is refused while another has it", async () => {
    const release = await holdLock(lock(), refusing);
    expect(await isHeld(lock())).toBe(true);
    await expect(holdLock(lock(), refusing)).rejects.toThrow(`held by ${process.pid} of here`);
    await release();
    expect(await isHeld(lock())).toBe(false);
    expect(readdirSync(dir)).toEqual([]);
  });

  test("is one's when many want it", async () => {
    const wanted = await Promise.allSettled(Array.from({ length: 8 }, () => holdLock(lock(), refusing)));
    expect(wanted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("of a process that is gone is succeeded", async () => {
    writeFileSync(lock(), JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1 }));
    await (
      await holdLock(lock(), refusing)
    )();
    expect(readdirSync(dir)).toEqual([]);
  });

  test("of another machine is refused at its first sign of life", async () => {
    writeFileSync(lock(), JSON.stringify(elsewhere));
    const beat = setInterval(() => {
      utimesSync(lock(), new Date(), new Date());
    }, 20);
    const refused = holdLock(lock(), refusing).finally(() => {
      clearInterval(beat);
    });
    await expect(refused).rejects.toThrow("held by 7 of elsewhere");
    expect(readdirSync(dir)).toEqual(["c"]);
  });

  test("of another machine is succeeded when it gives none, and who waits for that is told", async () => {
    writeFileSync(lock(), JSON.stringify(elsewhere));
    const told: unknown[] = [];
    const onWait = (...holder: unknown[]): void => void told.push(holder);
    await (
      await holdLock(lock(), { ...refusing, onWait })
    )();
    expect(told).toEqual([[7, "elsewhere"]]);
    expect(readdirSync(dir)).toEqual([]);
  });
});

test.each([
  [23, true],
  [25, false],
])(
  "a lock of another machine that was touched %d hours ago: held, as far as can be told at once: %s",
  async (hours, held) => {
    const lock = join(dir, "x.lock");
    writeFileSync(lock, JSON.stringify(elsewhere));
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(lock, then, then);
    expect(await isHeld(lock)).toBe(held);
  },
);

test("a holder touches its lock, which is all that is seen of it from elsewhere", async () => {
  const lock = join(dir, "x.lock");
  const release = await withFakeIntervals(async () => {
    const held = await holdLock(lock, options);
    utimesSync(lock, longAgo, longAgo);
    jest.advanceTimersByTime(10_000);
    return held;
  });
  await until(() => statSync(lock).mtimeMs > longAgo.getTime());
  await release();
});

/** No other timer: what waits for the disk goes on. */
async function withFakeIntervals<T>(act: () => Promise<T>): Promise<T> {
  const doNotFake = ["Date", "hrtime", "nextTick", "performance", "queueMicrotask"] as const;
  const norThese = ["setImmediate", "clearImmediate", "setTimeout", "clearTimeout"] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake, ...norThese] });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let looks = 0; !condition(); looks++) {
    if (looks > 2000) throw new Error("waited in vain");
    await pause();
  }
}

describe("the lock of a dead holder", () => {
  const dead = JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1 });
  const lock = (): string => join(dir, "x.lock");
  const takeover = (): string => join(dir, "x.lock.takeover");

  test("is left to whoever is taking it over", async () => {
    writeFileSync(lock(), dead);
    writeFileSync(takeover(), "");
    const waiting = withLock(dir, "x", options, pause);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readFileSync(lock(), "utf8")).toBe(dead);
    rmSync(takeover());
    await waiting;
    expect(readdirSync(dir)).toEqual([]);
  });

  test("is taken over where an earlier taking over was cut off by a crash", async () => {
    writeFileSync(lock(), dead);
    writeFileSync(takeover(), "");
    utimesSync(takeover(), longAgo, longAgo);
    await withLock(dir, "x", { ...options, abort: AbortSignal.timeout(10_000) }, pause);
    expect(readdirSync(dir)).toEqual([]);
  });

  test("is not removed when it is a successor's by then", async () => {
    // Each look at a pipe is what is written into it next.
    execFileSync("mkfifo", [lock()]);
    const abort = new AbortController();
    const onWait = (): void => {
      abort.abort();
    };
    const waiting = withLock(dir, "x", { ...options, abort: abort.signal, onWait }, pause);
    try {
      await writeFile(lock(), dead);
      await until(() => existsSync(takeover()));
      const successor = JSON.stringify(thisProcess());
      await writeFile(lock(), successor);
      await until(() => !existsSync(takeover()));
      expect(statSync(lock()).isFIFO()).toBe(true);
      await writeFile(lock(), successor);
      await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    } finally {
      // Ends whatever still waits for the other end of it.
      closeSync(openSync(lock(), "r+"));
      await waiting.catch(() => undefined);
    }
  });
});
