import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { entriesBelow } from "./entries-below.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lg-test-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

async function read(folder: string): Promise<string[]> {
  return (await entriesBelow(folder)).map(({ path, kind }) => `${kind} ${path}`).sort();
}

test("everything below a folder is told, with what it is", async () => {
  mkdirSync(join(root, "a", "b", "empty"), { recursive: true });
  writeFileSync(join(root, "a", "b", "file"), "");
  writeFileSync(join(root, ".hidden"), "");
  execFileSync("mkfifo", [join(root, "a", "pipe")]);
  expect(await read(root)).toEqual([
    "file .hidden",
    "file a/b/file",
    "folder a",
    "folder a/b",
    "folder a/b/empty",
    "other a/pipe",
  ]);
});

test.each([
  ["out of the tree", "/"],
  ["in a circle", "."],
  ["to a folder beside it", "../beside"],
  ["to a file", "../beside/file"],
  ["nowhere", "../gone"],
])("a link that leads %s is told and not followed", async (_, target) => {
  mkdirSync(join(root, "beside"));
  writeFileSync(join(root, "beside", "file"), "");
  mkdirSync(join(root, "tree"));
  symlinkSync(target, join(root, "tree", "link"));
  expect(await read(join(root, "tree"))).toEqual(["link link"]);
});

test("a folder that can't be read is an error and no empty one", async () => {
  await expect(entriesBelow(join(root, "gone"))).rejects.toThrow("ENOENT");
});
