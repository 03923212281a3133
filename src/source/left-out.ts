import { realpath } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";

/** Whether an untracked file of a checkout is none of the candidate's; its path is absolute, without links. */
export type LeftOut = (path: string) => boolean;

export const nothingLeftOut: LeftOut = () => false;

/**
 * What the gate writes itself: were it a part of the working tree, the second of two runs would be of another tree
 * than the first. A folder around the whole checkout is no reason to leave all of it out.
 */
export async function leftOutOf(root: string, paths: readonly string[]): Promise<LeftOut> {
  const places = await Promise.all(paths.map(withoutLinks));
  const inside = places.filter((place) => place.startsWith(root + sep));
  return (path) => inside.some((place) => path === place || path.startsWith(place + sep));
}

/** The path need not be there yet; what is there of it may be links. */
async function withoutLinks(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await withoutLinks(dirname(path)), basename(path));
}
