import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { makeFolders } from "./make-folders.js";

let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-folders-"));
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

test("all that is missing is made, by whoever is first", async () => {
  const deep = join(dir, "a/b/c");
  await Promise.all([makeFolders(deep), makeFolders(deep), makeFolders(join(dir, "a/b"))]);
  expect(statSync(deep).isDirectory()).toBe(true);
  await makeFolders(deep);
});

test.each<[string, string, () => string]>([
  ["below a folder that takes none", "ENOENT", () => "/proc/latency-gate/deeper"],
  ["in a file's place", "EEXIST", () => join(dir, "file")],
  ["below a file", "ENOTDIR", () => join(dir, "file/x/y")],
  ["in the place of a link to nothing", "EEXIST", () => join(dir, "link")],
  ["below a link to nothing", "EEXIST", () => join(dir, "link/x")],
])("%s nothing is made, and it ends with %s", async (_name, code, pathOf) => {
  writeFileSync(join(dir, "file"), "");
  rmSync(join(dir, "link"), { force: true });
  symlinkSync(join(dir, "nowhere/at/all"), join(dir, "link"));
  await expect(makeFolders(pathOf())).rejects.toMatchObject({ code, syscall: "mkdir" });
});
