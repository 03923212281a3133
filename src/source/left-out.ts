import { isWithin, leadsTo } from "../platform/leads-to.js";

/** Whether an untracked file of a checkout is none of the candidate's; its path is absolute, without links. */
export type LeftOut = (path: string) => boolean;

export const nothingLeftOut: LeftOut = () => false;

/**
 * What the gate writes itself: were it a part of the working tree, the second of two runs would be of another tree
 * than the first. A folder around the whole checkout is no reason to leave all of it out.
 */
export async function leftOutOf(root: string, paths: readonly string[]): Promise<LeftOut> {
  const places = await Promise.all(paths.map(leadsTo));
  const inside = places
    .filter((place) => place !== undefined)
    .filter((place) => place !== root && isWithin(root, place));
  return (path) => inside.some((place) => isWithin(place, path));
}
