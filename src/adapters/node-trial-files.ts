import { Buffer } from "node:buffer";
import { closeSync, lstatSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import type { TrialFiles } from "../ports/trial-io.js";
import { leadsTo } from "../platform/leads-to.js";
import { entriesBelow } from "../platform/entries-below.js";
import { removeTree } from "../platform/remove-tree.js";
import { copyTree } from "./copy-tree.js";

export const nodeTrialFiles: TrialFiles = {
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: 0o700 });
  },
  copyTree,
  leadsTo,
  remove: removeTree,
  touch(path) {
    closeSync(openSync(path, "a"));
  },
  stat(path) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, sizeBytes: found.size };
  },
  async listTree(path) {
    const entries = await entriesBelow(path);
    return entries
      .filter(({ kind }) => kind === "file")
      .map((entry) => entry.path)
      .sort();
  },
  readText: (path) => readFileSync(path, "utf8"),
  writeText(path, text) {
    writeFileSync(path, text);
  },
  read(path, offset, length) {
    let descriptor: number;
    try {
      descriptor = openSync(path, "r");
    } catch {
      return new Uint8Array(0);
    }
    try {
      const buffer = Buffer.alloc(length);
      return buffer.subarray(0, readSync(descriptor, buffer, 0, length, offset));
    } finally {
      closeSync(descriptor);
    }
  },
};
