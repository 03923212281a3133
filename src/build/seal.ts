import { createHash } from "node:crypto";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What lay in some folders when they were complete. */
export type Seal = ReadonlyMap<string, string>;

/**
 * By what the kernel says of each entry: no content is read, so thousands of files take a moment, and whoever writes to
 * one can't set back the time of that (ctime).
 */
export async function sealOf(folders: readonly string[]): Promise<Seal> {
  const seal = new Map<string, string>();
  for (const folder of folders) seal.set(folder, await stateOf(folder));
  return seal;
}

/** The first folder in which something was changed since. */
export async function brokenIn(seal: Seal): Promise<string | undefined> {
  for (const [folder, state] of seal) {
    if ((await stateOf(folder)) !== state) return folder;
  }
  return undefined;
}

/** Of a folder that is gone, that. */
async function stateOf(folder: string): Promise<string> {
  try {
    // Without types, what links lead to would be listed as well.
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name)).sort()];
    const hash = createHash("sha256");
    for (const path of paths) {
      const { ino, mode, size, ctimeNs } = await lstat(path, { bigint: true });
      hash.update(`${path}\0${ino}\0${mode}\0${size}\0${ctimeNs}\0`);
    }
    return hash.digest("hex");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return "gone";
  }
}
