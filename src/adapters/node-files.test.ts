import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { nodeFiles } from "./node-files.js";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-files-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const chunksOf = async (path: string): Promise<string> => {
  let text = "";
  for await (const chunk of nodeFiles.readChunks(path)) text += Buffer.from(chunk).toString();
  return text;
};

test("what a path is", async () => {
  const at = (name: string): string => join(dir, name);
  writeFileSync(at("file"), "four");
  execFileSync("mkfifo", [at("pipe")]);
  symlinkSync("file", at("link"));
  symlinkSync("none", at("broken"));
  symlinkSync("circle", at("circle"));
  const kinds = ["file", "link", "", "pipe", "broken", "circle", "none", "file/below"].map(
    async (name) => (await nodeFiles.stat(at(name)))?.kind,
  );
  expect(await Promise.all(kinds)).toEqual([
    ...["file", "file", "folder", "other", "broken link", "broken link"],
    ...[undefined, undefined],
  ]);
  expect(await nodeFiles.stat(at("link"))).toEqual({ kind: "file", sizeBytes: 4 });
});

describe("a file is read", () => {
  test("up to its limit, and refused beyond it", async () => {
    const path = join(dir, "file");
    writeFileSync(path, "x".repeat(200_000));
    expect(await nodeFiles.readBytes(path, 200_000)).toHaveLength(200_000);
    await expect(nodeFiles.readBytes(path, 199_999)).rejects.toThrow("larger than 199999 bytes");
  });

  test("and a pipe in its place is not waited for", async () => {
    const path = join(dir, "pipe");
    execFileSync("mkfifo", [path]);
    expect(await nodeFiles.readBytes(path, 10)).toHaveLength(0);
    expect(await chunksOf(path)).toBe("");
  });
});
