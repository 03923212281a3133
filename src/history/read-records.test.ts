import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { nodeFiles } from "../adapters/node-files.js";
import type { Files } from "../ports/files.js";
import { readRecords } from "./read-records.js";
import { recordFile, recordText } from "./record.js";
import { makeRecords } from "./testing.js";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const FILE = "broken.json";

async function expectLeftOut(message: string, files: Files = nodeFiles): Promise<void> {
  const records = makeRecords().slice(0, 3);
  for (const record of records) writeFileSync(join(folder, recordFile(record)), recordText(record));
  const broken = [{ file: join(folder, FILE), message }];
  expect(await readRecords(files, folder)).toMatchObject({ records, broken });
}

test("a record that is a folder is named and left out", async () => {
  mkdirSync(join(folder, FILE));
  await expectLeftOut("it is no file");
});

test("a record that is no JSON is named and left out", async () => {
  writeFileSync(join(folder, FILE), "{");
  await expectLeftOut("it is not JSON");
});

test("a record that may not be read is named and left out", async () => {
  writeFileSync(join(folder, FILE), "");
  // Root may read all, so that no mode shows it.
  const denied = (path: string, most: number): Promise<Uint8Array> =>
    path === join(folder, FILE) ? Promise.reject(new Error("EACCES")) : nodeFiles.readBytes(path, most);
  await expectLeftOut("it can't be read: EACCES", { ...nodeFiles, readBytes: denied });
});
