import { statSync } from "node:fs";
import { isAbsolute, normalize } from "node:path";

/**
 * The working folder by the name that it was changed into by (`pwd -L` of POSIX). process.cwd() has lost that name
 * where a link is on the way.
 *
 * @param named what the shell says of it (`PWD`), which counts where it is this folder
 */
export function workingFolder(named: string | undefined, folder = process.cwd()): string {
  if (named === undefined || !isAbsolute(named) || normalize(named) !== named) return folder;
  return isOneFolder(named, folder) ? named : folder;
}

function isOneFolder(a: string, b: string): boolean {
  try {
    const [one, other] = [statSync(a, { bigint: true }), statSync(b, { bigint: true })];
    return one.ino === other.ino && one.dev === other.dev;
  } catch {
    return false;
  }
}
