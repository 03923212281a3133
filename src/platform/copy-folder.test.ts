import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { copyFolder } from "./copy-folder.js";
import { entriesBelow } from "./entries-below.js";

let root: string;
let from: string;
let to: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lg-copy-"));
  [from, to] = [join(root, "from"), join(root, "to")];
  mkdirSync(from);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([0, 1, 1 << 20, (1 << 20) + 1, 3 << 20])("a file of %i bytes is as it was", async (size) => {
  const content = Buffer.alloc(size, "latency-gate");
  writeFileSync(join(from, "file"), content);
  await copyFolder(from, to);
  expect(readFileSync(join(to, "file")).equals(content)).toBe(true);
});

test.each(["-rf", "a\nb", " ", "*", "ü", "\\"])(
  "a name may be %j, of a file and of a folder",
  async (name) => {
    mkdirSync(join(from, name));
    writeFileSync(join(from, name, name), "x");
    await copyFolder(from, to);
    expect(readFileSync(join(to, name, name), "utf8")).toBe("x");
  },
);

test.each([0o644, 0o755, 0o777, 0o600, 0o500])(
  "the mode %o is kept, of files and of an empty folder",
  async (mode) => {
    writeFileSync(join(from, "file"), "");
    writeFileSync(join(from, "large"), Buffer.alloc(2 << 20));
    mkdirSync(join(from, "folder"));
    for (const name of ["file", "large", "folder"]) chmodSync(join(from, name), mode | 0o100);
    await copyFolder(from, to);
    for (const name of ["file", "large", "folder"])
      expect(lstatSync(join(to, name)).mode & 0o777).toBe(mode | 0o100);
  },
);

test("links are links, wherever they lead", async () => {
  const links = { file: "target", folder: "..", nowhere: "nothing", itself: "itself", out: root };
  for (const [name, text] of Object.entries(links)) symlinkSync(text, join(from, name));
  await copyFolder(from, to);
  for (const [name, text] of Object.entries(links)) expect(readlinkSync(join(to, name))).toBe(text);
  expect(await entriesBelow(to)).toHaveLength(5);
});

test("nothing is written into what is there already", async () => {
  mkdirSync(to);
  writeFileSync(join(from, "file"), "new");
  await expect(copyFolder(from, to)).rejects.toThrow("EEXIST");
  expect(await entriesBelow(to)).toEqual([]);
});

test("a pipe is not waited for", async () => {
  execFileSync("mkfifo", [join(from, "pipe")]);
  await expect(copyFolder(from, to)).rejects.toThrow("pipe is neither a file, a folder nor a link");
});
