import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeFolders } from "../platform/make-folders.js";
import { CannotWrite } from "../ports/files.js";
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

/** An error of the operating system names the file that it was about; any other is a fault of the gate's own. */
async function writing(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new CannotWrite(path, error as NodeJS.ErrnoException);
  }
}

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
