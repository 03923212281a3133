import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { digestOf } from "./digest.js";

/** Results of the baseline that were measured before, a file each. They are at hand before code of the change runs. */
export interface StoredRuns {
  readonly folder: string;
  readonly digest: string;
  /** How many more there are, which can't be used. */
  readonly unusable: number;
}

export async function storedRunsIn(folder: string, unusable = 0): Promise<StoredRuns> {
  return { folder, digest: await digestOf(await filesIn(folder)), unusable };
}

/** Their files, in order of age. Throws where they are not what they were when they were stored. */
export async function openStoredRuns({
  folder,
  digest,
}: Pick<StoredRuns, "folder" | "digest">): Promise<readonly string[]> {
  const files = await filesIn(folder);
  if ((await digestOf(files)) !== digest) {
    throw new Error(`The stored results in ${folder} were changed while the candidate was measured.`);
  }
  return files;
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}
