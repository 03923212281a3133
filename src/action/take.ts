import { constants } from "node:fs";
import { copyFile, cp, lstat, mkdir, writeFile } from "node:fs/promises";
import type { Stats } from "node:fs";
import { PROBLEM_FILE } from "../validate/results-folder.js";
import { digestOf } from "./digest.js";
import type { RunFolder } from "./folder.js";

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

/**
 * Takes the reason why nothing can be judged, with the logs and without results. Returns whether there is one: in
 * whatever form, because what is no plain file is not the gate's, and in place of one that may be.
 */
export async function takeReason(from: RunFolder, to: RunFolder): Promise<boolean> {
  const stat = await statOf(from.problem);
  if (stat === undefined) return false;
  if (stat.isFile()) await takeFile(from.problem, to.problem);
  else await writeFile(to.problem, NO_PLAIN_FILE);
  await takeFolder(from.logs, to.logs);
  return true;
}

const NO_PLAIN_FILE = `${PROBLEM_FILE} in the folder of the measuring step is no plain file, which the gate has not made: nothing beside it is judged.
Next: look in what was built and measured for what writes into the folder RUNNER_TEMP.
`;

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

/** Of the name itself: a link is a link. */
async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
