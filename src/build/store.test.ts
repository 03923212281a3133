import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { startSupervision } from "../adapters/supervision.js";
import { temporaryFolder } from "../../test/support/repository.js";
import type { StoreContext } from "./store.js";
import { provideEntry, pruneStores } from "./store.js";

const HOUR_MS = 60 * 60_000;
let dir: string;
let store: string;
let setups: string;
let context: StoreContext;

beforeEach(() => {
  dir = temporaryFolder();
  store = join(dir, "store");
  setups = join(dir, "setups");
  mkdirSync(store);
  mkdirSync(setups);
  const none = (): void => undefined;
  context = {
    guard: { folder: none, lock: none, forget: none },
    locks: dir,
    abort: undefined,
    onWait: none,
    onChanged: none,
  };
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

async function add(key: string, bytes: number, usedHoursAgo: number, nowMs: number): Promise<string> {
  const { path } = await provideEntry(store, key.repeat(40), context, (inner) => {
    writeFileSync(join(inner, "x"), Buffer.alloc(bytes));
    return Promise.resolve({ facts: {}, reusable: true });
  });
  const used = new Date(nowMs - usedHoursAgo * HOUR_MS);
  utimesSync(join(path, "..", "complete.json"), used, used);
  return path;
}

test.each<[string, number, string[]]>([
  ["room for all", 300, []],
  ["room for two", 250, ["b"]],
  ["room for one", 100, ["b", "a"]],
  ["room for none: what was used within the hour stays", 0, ["b", "a"]],
])("%s: the least recently used go first", async (_name, limit, gone) => {
  const now = Date.now();
  await add("a", 100, 2, now);
  await add("b", 100, 3, now);
  await add("c", 100, 0.5, now);
  const removed = await pruneStores([store], setups, limit, now);
  expect(removed.map((folder) => basename(folder)[0])).toEqual(gone);
  expect(readdirSync(store)).toHaveLength(3 - gone.length);
});

test("what was used again is no longer the least recently used", async () => {
  const now = Date.now();
  await add("a", 100, 3, now);
  await add("b", 100, 2, now);
  const again = await provideEntry(store, "a".repeat(40), context, () =>
    Promise.reject(new Error("made again")),
  );
  expect(again.cached).toBe(true);
  expect((await pruneStores([store], setups, 100, now)).map((folder) => basename(folder)[0])).toEqual(["b"]);
});

test("what a crash of the machine left unfinished goes after a day", async () => {
  const now = Date.now();
  const folder = join(store, "d".repeat(40));
  mkdirSync(join(folder, "attempt"), { recursive: true });
  expect(await pruneStores([store], setups, 1e9, now)).toEqual([]);
  expect(await pruneStores([store], setups, 1e9, now + 25 * HOUR_MS)).toEqual([folder]);
});

test("a candidate's setup folder is counted, and goes as the others do, or when it was not used for a day", async () => {
  const now = Date.now();
  const setUp = (name: string, usedHoursAgo: number): void => {
    const folder = join(setups, name);
    mkdirSync(join(folder, "deep"), { recursive: true });
    writeFileSync(join(folder, "deep/x"), Buffer.alloc(100));
    const used = new Date(now - usedHoursAgo * HOUR_MS);
    utimesSync(folder, used, used);
  };
  await add("a", 100, 3, now);
  setUp("of-today", 2);
  setUp("in-use", 0.5);
  setUp("of-yesterday", 25);
  const pruned = async (limit: number): Promise<string[]> =>
    (await pruneStores([store], setups, limit, now)).map((folder) => basename(folder).slice(0, 9));
  expect(await pruned(300)).toEqual(["of-yester"]);
  expect(await pruned(299)).toEqual(["aaaaaaaaa"]);
  expect(await pruned(0)).toEqual(["of-today"]);
  expect(readdirSync(setups)).toEqual(["in-use"]);
});

test("what was changed since it was made is counted, and goes when no gate can use it any more", async () => {
  const now = Date.now();
  const attempts: string[] = [];
  for (let run = 0; run < 3; run++) {
    const path = await add("a", 100, 0, now);
    attempts.push(basename(path));
    // A trial that writes into its build folder.
    writeFileSync(join(path, "log"), Buffer.alloc(50));
  }
  const folder = join(store, "a".repeat(40));
  expect(readdirSync(folder).sort()).toEqual([...attempts, "complete.json", "files.json"].sort());
  // Two changed ones of 150, and the last as it was made.
  expect(await pruneStores([store], setups, 399, now + 0.9 * HOUR_MS)).toEqual([]);
  const later = now + 1.1 * HOUR_MS;
  await add("b", 100, 0, later);
  expect(await pruneStores([store], setups, 200, later)).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([attempts[2]!, "complete.json", "files.json"].sort());
});

test.each<[string, (path: string) => void, readonly string[]]>([
  [
    "those that were written, added and removed",
    (path) => {
      writeFileSync(join(path, "x"), "other");
      writeFileSync(join(path, "added"), "");
      rmSync(join(path, "gone"));
    },
    ["added", "gone", "x"],
  ],
  [
    "none, where an earlier version made it",
    (path) => {
      writeFileSync(join(path, "x"), "other");
      rmSync(join(path, "../files.json"));
    },
    [],
  ],
  [
    "none, where a crash left the record of another attempt",
    (path) => {
      writeFileSync(join(path, "x"), "other");
      writeFileSync(join(path, "../files.json"), JSON.stringify({ attempt: "00000000", files: [] }));
    },
    [],
  ],
])("of what is not as it was made, the files are told: %s", async (_name, change, expected) => {
  const told: (readonly string[])[] = [];
  const onChanged = (paths: readonly string[]): number => told.push(paths);
  const provide = (): Promise<{ path: string }> =>
    provideEntry(store, "a".repeat(40), { ...context, onChanged }, (path) => {
      for (const name of ["x", "gone", "same"]) writeFileSync(join(path, name), "");
      return Promise.resolve({ facts: {}, reusable: true });
    });
  change((await provide()).path);
  await provide();
  await provide();
  expect(told).toEqual([expected]);
});

test("changed ones that may be in use take room that others have to give", async () => {
  const now = Date.now();
  await add("b", 100, 3, now);
  for (let run = 0; run < 2; run++) {
    writeFileSync(join(await add("a", 100, 0.5, now), "log"), Buffer.alloc(50));
  }
  expect((await pruneStores([store], setups, 250, now)).map((folder) => basename(folder)[0])).toEqual(["b"]);
});

test.each([
  ["what can be used again outlives its run", true],
  ["what can't be used again goes with its run", false],
])("%s", async (_, reusable) => {
  const supervision = startSupervision();
  let path: string;
  try {
    const guarded = { ...context, guard: supervision.guard };
    const make = () => Promise.resolve({ facts: {}, reusable });
    ({ path } = await provideEntry(store, "a".repeat(40), guarded, make));
    expect(existsSync(path)).toBe(true);
  } finally {
    await supervision.close();
  }
  expect(existsSync(path)).toBe(reusable);
});

test("an error of the maker leaves nothing", async () => {
  await expect(
    provideEntry(store, "e".repeat(40), context, () => Promise.reject(new Error("no"))),
  ).rejects.toThrow("no");
  expect(readdirSync(join(store, "e".repeat(40)))).toEqual([]);
});
