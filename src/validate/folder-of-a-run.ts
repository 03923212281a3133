import { join } from "node:path";
import type { Files } from "../ports/files.js";
import { INDEX_FILE, RESULTS_FILE } from "./results-folder.js";

/** Whether it has a results.json, and is no folder form of results itself. */
export async function isFolderOfARun(files: Files, folder: string): Promise<boolean> {
  const [index, results] = [
    await files.stat(join(folder, INDEX_FILE)),
    await files.stat(join(folder, RESULTS_FILE)),
  ];
  return index === undefined && results?.kind === "file";
}
