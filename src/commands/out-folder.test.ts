import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { cacheFolderAt } from "../build/cache-folder.js";
import { thisProcess } from "../platform/lock-holder.js";
import { CannotWrite } from "../ports/files.js";
import type { OutFolder } from "./out-folder.js";
import { openOutFolder } from "./out-folder.js";

let dir: string;
beforeEach(() => {
  dir = temporaryFolder();
  told = [];
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

let told: string[];
const abort = new AbortController().signal;
const none = (): void => undefined;

async function open(asked: string | undefined, runId = "1", checkout = "/a/shop"): Promise<OutFolder> {
  const cache = cacheFolderAt(join(dir, "cache"));
  return openOutFolder(
    { asked, cwd: dir, runId, checkout, onWait: (message) => told.push(message) },
    {
      abort,
      cache,
      files: nodeFiles,
      writer: nodeFileWriter,
      guard: { folder: none, lock: none, forget: none },
    },
  );
}

test("of two runs in one folder the second is refused, and may begin when the first has ended", async () => {
  const first = await open("out");
  const second = open("out");
  await expect(second).rejects.toThrow(CannotWrite);
  await expect(second).rejects.toMatchObject({
    path: join(dir, "out"),
    message: `another run measures into it, process ${process.pid}`,
  });
  await first.release();
  await (await open("out")).release();
  expect(readdirSync(join(dir, "out"))).toEqual([".gitignore"]);
});

test("a run on another machine that shares the folder is no less a run, as soon as it is seen to be one", async () => {
  mkdirSync(join(dir, "out"));
  const claim = join(dir, "out/.latency-gate.lock");
  writeFileSync(claim, JSON.stringify({ host: "elsewhere", processes: "others", pid: 7, startedAt: "1" }));
  const beat = setInterval(() => {
    utimesSync(claim, new Date(), new Date());
  }, 20);
  const refused = open("out").finally(() => {
    clearInterval(beat);
  });
  await expect(refused).rejects.toThrow(CannotWrite);
  await expect(refused).rejects.toThrow(/it, process 7 of the machine or container elsewhere$/);
  expect(told).toEqual([
    expect.stringContaining("waiting for process 7 of the machine or container elsewhere"),
  ]);
});

test("what an earlier run said is gone when a run begins; what is not the gate's stays", async () => {
  const own = ["results.json", "report.html", "report.md", "report.json", "report.csv", "junit.xml"];
  mkdirSync(join(dir, "out/logs"), { recursive: true });
  for (const name of [...own, "notes.md", "plan.json"]) writeFileSync(join(dir, "out", name), "x");
  await (await open("out")).release();
  expect(readdirSync(join(dir, "out"))).toEqual(["logs", "notes.md", "plan.json"]);
});

test("a run that was killed is refused before anything of it is removed", async () => {
  mkdirSync(join(dir, "out/measuring/trials"), { recursive: true });
  writeFileSync(join(dir, "out/measuring/trials/0000.ndjson"), "{}");
  writeFileSync(join(dir, "out/results.json"), "x");
  await expect(open("out")).rejects.toThrow("the trials of another run");
  expect(readdirSync(join(dir, "out"))).toEqual([".gitignore", "measuring", "results.json"]);
});

function runsKept(): string[] {
  const runs = join(dir, "cache/gate/runs");
  return readdirSync(runs).flatMap((checkout) => readdirSync(join(runs, checkout)));
}

test("the last 20 runs of each checkout are kept, and one that goes on", async () => {
  await (await open(undefined, "a", "/a/other")).release();
  const first = await open(undefined, "b00");
  for (let run = 1; run <= 24; run++) {
    await (await open(undefined, `b${String(run).padStart(2, "0")}`)).release();
  }
  // Another checkout's; one that is measured; 20.
  expect(runsKept()).toHaveLength(22);
  expect(runsKept()).toEqual(expect.arrayContaining(["a", "b00", "b24"]));
  expect(runsKept()).not.toContain("b04");
  await first.release();
  await (await open(undefined, "b25")).release();
  expect(runsKept()).not.toContain("b00");
});

test("checkouts of one name are two, and a run that was killed is no run that goes on", async () => {
  const killed = await open(undefined, "b0", "/one/shop");
  await killed.release();
  const gone = JSON.stringify({ ...thisProcess(), pid: 2 ** 22 + 1 });
  writeFileSync(join(killed.path, ".latency-gate.lock"), gone);
  for (let run = 1; run <= 20; run++) {
    await (await open(undefined, `b${run + 10}`, "/one/shop")).release();
    await (await open(undefined, `c${run + 10}`, "/two/shop")).release();
  }
  expect(runsKept()).toHaveLength(40);
  expect(existsSync(killed.path)).toBe(false);
});

test("the runs of a checkout that is gone go after three months", async () => {
  const old = await open(undefined, "a", "/a/gone");
  await old.release();
  const then = new Date(Date.now() - 91 * 24 * 3_600_000);
  utimesSync(join(old.path, ".."), then, then);
  await (await open(undefined, "b")).release();
  expect(runsKept()).toEqual(["b"]);
});
