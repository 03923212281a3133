import { lstat, readFile } from "node:fs/promises";
import type { Stats } from "node:fs";
import { PROBLEM_FILE } from "../validate/results-folder.js";

/**
 * The reason that lies at this place why nothing beside it can be judged; undefined where there is none. Whatever is
 * there by its name is one: what is no plain file is not the gate's, and may stand in the place of one that was.
 */
export async function reasonAt(file: string): Promise<string | undefined> {
  const stat = await statOf(file);
  if (stat === undefined) return undefined;
  return stat.isFile() ? readFile(file, "utf8") : NO_PLAIN_FILE;
}

const NO_PLAIN_FILE = `${PROBLEM_FILE} is no plain file, which the gate has not made: nothing beside it is judged.
Next: look in what was built and measured for what writes into the folder RUNNER_TEMP.
`;

/** Of the name itself: a link is a link. Undefined where there is none. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
