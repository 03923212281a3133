import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolders } from "../platform/make-folders.js";
import { writing } from "../platform/writing.js";
import type { FileWriter } from "../ports/files.js";

/** Writes to the file system of this machine. */
export const nodeFileWriter: FileWriter = {
  async makeFolder(path) {
    await writing(path, () => makeFolders(path));
  },

  async writeAtomically(path, pieces) {
    await writing(path, () => writeAtomically(path, pieces));
  },
};

async function writeAtomically(
  path: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const temporary = join(dirname(path), `.tmp-${basename(path)}-${randomBytes(6).toString("hex")}`);
  const file = await open(temporary, "wx");
  try {
    try {
      // writeFile would stop at a short write's rest; write until all of it is there.
      for await (const piece of pieces) {
        for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // The new name is on the disk only when its folder is.
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
