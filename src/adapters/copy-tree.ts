import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, readlink, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { mapAtOnce } from "../platform/map-at-once.js";

const CONCURRENT_FILES = 8;

/**
 * Copies a data set, sharing blocks where the file system can (reflink), and waits until the copies
 * are on disk: dirty pages that the kernel writes back in the middle of a trial, or that the first
 * fsync of the system under test has to wait for, would be measured as its latency.
 */
export async function copyTree(from: string, to: string): Promise<void> {
  const files: [string, string][] = [];
  await copyFolders(from, to, files);
  await mapAtOnce(CONCURRENT_FILES, files, ([source, target]) => copyToDisk(source, target));
}

async function copyFolders(from: string, to: string, files: [string, string][]): Promise<void> {
  // PostgreSQL refuses a data folder that others can read.
  await mkdir(to, { mode: (await stat(from)).mode & 0o777 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyFolders(source, target, files);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // A socket or a pipe that a server left behind is nobody's: a data set is what it is without it.
    else if (entry.isFile()) files.push([source, target]);
  }
}

async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, "r");
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
