import type { RunFolder } from "../source/run-folder.js";
import type { Terminal } from "./terminal.js";

/** What was found out stands, whatever code of the change made of the run's folder. */
export async function removeRunFolder(folder: RunFolder, terminal: Terminal): Promise<void> {
  await folder.remove().catch((error: unknown) => {
    terminal.err(`Can't remove ${folder.path}: ${(error as Error).message}\nRemove it yourself.\n`);
  });
}
