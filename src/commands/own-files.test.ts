import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { nodeFileWriter } from "../adapters/node-file-writer.js";
import { nodeFiles } from "../adapters/node-files.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { makeOutFolder, ownFilesIn } from "./own-files.js";

const ports = { writer: nodeFileWriter, files: nodeFiles };
let dir: string;
let repo: TestRepository;

beforeEach(() => {
  dir = temporaryFolder();
  repo = TestRepository.init(dir, "r");
  repo.commit({ f: "1" });
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

test("git sees nothing of a folder of results, however often one is made and whatever is in it", async () => {
  for (const name of ["out", "out", "deep/er/out", "out/shard-1"]) {
    await makeOutFolder(join(repo.dir, name), ports);
    repo.write(join(name, "results.json"), "{}");
    repo.write(join(name, "measuring/trials/0000.ndjson"), "{}");
    expect(repo.git("status", "--porcelain", "--untracked-files=all")).toBe("");
  }
});

test("a folder that an older gate has made is hidden, too", async () => {
  for (const file of ownFilesIn("out")) repo.write(file, "");
  await makeOutFolder(join(repo.dir, "out"), ports);
  expect(repo.git("status", "--porcelain")).toBe("");
});

test("nothing of a folder of the user's own is hidden", async () => {
  repo.write("mine/notes", "1");
  for (const folder of ["mine", "."]) {
    await makeOutFolder(join(repo.dir, folder), ports);
    expect(existsSync(join(repo.dir, folder, ".gitignore"))).toBe(false);
  }
});
