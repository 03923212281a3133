import { join } from "node:path";
import type { Files, FileWriter } from "../ports/files.js";
import { LOGS_FOLDER, MEASURING_FOLDER, RESULTS_FILE } from "../validate/results-folder.js";
import { REPORT_FILES } from "./reports.js";

/** Keeps git from seeing a folder, itself included. */
const MARKER = ".gitignore";
const MARKER_TEXT = "# Written by latency-gate: what it writes here is no part of the working tree.\n*\n";
/** Held by a run in its folder from before its builds until its reports are written. */
export const CLAIM_FILE = ".latency-gate.lock";
const OWN_NAMES = [CLAIM_FILE, RESULTS_FILE, MEASURING_FOLDER, LOGS_FOLDER, ...REPORT_FILES];

/**
 * Makes a folder for a run. One that holds nothing but the gate's own is hidden from git, so that a checkout in
 * which it lies stays clean: a run that is told apart from its commit by its own results would have another baseline
 * the second time. In a folder of the user's own nothing is hidden.
 */
export async function makeOutFolder(
  folder: string,
  { writer, files }: { readonly writer: FileWriter; readonly files: Files },
): Promise<void> {
  await writer.makeFolder(folder);
  const names = await files.list(folder);
  if (names.every((name) => OWN_NAMES.includes(name))) {
    await writer.writeAtomically(join(folder, MARKER), [Buffer.from(MARKER_TEXT)]);
  }
}

/** What a run writes into such a folder, wherever that is. */
export function ownFilesIn(folder: string): string[] {
  return OWN_NAMES.map((name) => join(folder, name));
}
