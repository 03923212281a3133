import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { makeUniqueFolder, temporaryFolder, unusable } from "./temporary-folder.js";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lg-temporary-"));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test("a folder is made in it, of a name that nobody knows beforehand", async () => {
  const parent = temporaryFolder("linux", { TMPDIR: dir });
  const made = [await makeUniqueFolder(parent, "lg-"), await makeUniqueFolder(parent, "lg-")];
  expect(made.map((path) => [existsSync(path), path.startsWith(join(dir, "lg-"))])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(made[0]).not.toBe(made[1]);
});

test.each<[string, (path: string) => void, string]>([
  ["is not there", () => undefined, "there is no such folder"],
  [
    "is a file",
    (path) => {
      writeFileSync(path, "");
    },
    "it is no folder",
  ],
  [
    "is a link to itself",
    (path) => {
      symlinkSync(path, path);
    },
    "its links lead in a circle",
  ],
])("one that %s is named as it was set, with what to do", async (_, make, why) => {
  const path = join(dir, "tmp");
  make(path);
  await expect(makeUniqueFolder(temporaryFolder("linux", { TMPDIR: path }), "lg-")).rejects.toThrow(
    expect.objectContaining({
      message: `TMPDIR=${path}: ${why}`,
      hint: "Set TMPDIR to a folder that is there and that you may write in, such as /tmp.",
    }),
  );
});

test("so is one that is read-only; of a full one the disk is to blame", () => {
  const [readOnly, full] = ["EROFS", "ENOSPC"].map((code) => Object.assign(new Error(code), { code }));
  const parent = temporaryFolder("linux", { TMPDIR: "/ro" });
  expect(unusable(parent, readOnly)).toMatchObject({ message: "TMPDIR=/ro: the file system is read-only" });
  expect(unusable(parent, full)).toBe(full);
});

test("it is named by the variable that it is from", () => {
  const elsewhere = { path: "/elsewhere", name: "TMP=/elsewhere" };
  expect(temporaryFolder("linux", { TMPDIR: "", TMP: "/elsewhere" })).toMatchObject(elsewhere);
  expect(temporaryFolder("darwin", { TMPDIR: "/var/folders/x" })).toMatchObject({
    path: "/tmp",
    name: "/tmp",
  });
});
