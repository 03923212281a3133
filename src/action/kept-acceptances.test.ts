import { existsSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import type { Acceptance } from "../core/model/report.js";
import { runFolderAt } from "./folder.js";
import type { RunFolder } from "./folder.js";
import { keepAcceptances, keptAcceptances } from "./kept-acceptances.js";

let folder: RunFolder;
beforeEach(() => {
  folder = runFolderAt(temporaryFolder());
});
afterEach(() => {
  rmSync(folder.path, { recursive: true, force: true });
});

const accepted = (count: number): Acceptance[] =>
  Array.from({ length: count }, (_, i) => ({
    address: { system: "kv", benchmark: "crud", scenario: `read-${i}` },
    metric: "latency",
    statistic: "p95",
    how: "label",
    by: "owner",
    reason: "latency-gate: accept",
    commit: "a".repeat(40),
  }));

test.each([0, 1, 5000])(
  "%d acceptances are handed over whole, by a word that any variable holds",
  async (count) => {
    const digest = await keepAcceptances(folder, accepted(count));
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await keptAcceptances(folder, digest)).toEqual(accepted(count));
  },
);

test("nothing that was accepted leaves no file, and none is read", async () => {
  const digest = await keepAcceptances(folder, []);
  expect(existsSync(folder.acceptances)).toBe(false);
  writeFileSync(folder.acceptances, JSON.stringify(accepted(1)));
  expect(await keptAcceptances(folder, digest)).toEqual([]);
});

test("others than those that were judged by are not shown", async () => {
  const digest = await keepAcceptances(folder, accepted(1));
  writeFileSync(folder.acceptances, JSON.stringify(accepted(2)));
  const shown = (): Promise<unknown> => keptAcceptances(folder, digest);
  await expect(shown()).rejects.toThrow("is not what was accepted when it was judged");
  rmSync(folder.acceptances);
  await expect(shown()).rejects.toThrow("is not what was accepted when it was judged");
});
