import { constants } from "node:fs";
import { copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { digestOf } from "./digest.js";
import type { RunFolder } from "./folder.js";
import { reasonAt, statOf } from "./problem-file.js";

/**
 * Takes what measuring is to leave to a folder that was not there while code of the change ran. Whatever else lies in
 * the first one stays there, and what is no plain file is no part of it.
 */
export async function takeRun(
  from: RunFolder,
  to: RunFolder,
  { confirmed }: { readonly confirmed: boolean },
): Promise<void> {
  if (await takeReason(from, to)) return;
  await takeFile(from.results, to.results);
  await takeFolder(from.logs, to.logs);
  if (!confirmed || !(await isFile(from.confirmationResults))) return;
  await mkdir(to.confirmation);
  await takeFile(from.confirmationResults, to.confirmationResults);
  await takeFolder(from.confirmationLogs, to.confirmationLogs);
}

/** Takes the reason why nothing can be judged, with the logs and without results. Returns whether there is one. */
export async function takeReason(from: RunFolder, to: RunFolder): Promise<boolean> {
  const reason = await reasonAt(from.problem);
  if (reason === undefined) return false;
  await writeFile(to.problem, reason);
  await takeFolder(from.logs, to.logs);
  return true;
}

/** Of all that a verdict depends on. */
export function digestOfRun({ problem, results, confirmationResults }: RunFolder): Promise<string> {
  return digestOf([problem, results, confirmationResults]);
}

async function takeFile(from: string, to: string): Promise<void> {
  if (await isFile(from)) await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
}

async function takeFolder(from: string, to: string): Promise<void> {
  if ((await statOf(from))?.isDirectory() !== true) return;
  const isPlain = async (path: string): Promise<boolean> => {
    const stat = await statOf(path);
    return stat?.isFile() === true || stat?.isDirectory() === true;
  };
  await cp(from, to, { recursive: true, filter: isPlain });
}

async function isFile(path: string): Promise<boolean> {
  return (await statOf(path))?.isFile() === true;
}
