import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A folder and those above it, where they are not there yet. Node's own way goes on for ever where a system answers
 * that there is no such folder though the one above is there, as Linux does below /proc.
 */
export async function makeFolders(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // Another one may have made it meanwhile, so the answer may be of the past.
    if (!(await isFolder(dirname(path)))) await makeFolders(dirname(path));
    await makeFolder(path);
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
