import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/**
 * Where a path leads with all links resolved, whether anything is there or not: what is not there is taken as
 * it is named. Undefined where links lead in a circle.
 */
export async function leadsTo(path: string): Promise<string | undefined> {
  try {
    return await follow(resolve(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ELOOP") return undefined;
    throw error;
  }
}

async function follow(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
  }
  const named = join(await follow(dirname(path)), basename(path));
  const text = await readlink(named).catch(() => undefined);
  return text === undefined ? named : follow(resolve(dirname(named), text));
}

/** Whether a path is a folder or below it, by their names alone: both have to be where they lead. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
