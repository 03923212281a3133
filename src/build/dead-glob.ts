import { posix } from "node:path";
import { namedBy } from "./named-by.js";

/** By a glob that names nothing, a harness would be compared that nobody looks at. */
export interface DeadGlob {
  readonly glob: string;
  readonly message: string;
  readonly hint: string;
}

/** The first of `fingerprint` that names nothing in any of the folders; undefined where there is none. */
export async function findDeadGlob(
  globs: readonly string[],
  folders: readonly string[],
): Promise<DeadGlob | undefined> {
  const dead = await globWithoutFile(globs, folders);
  if (dead === undefined) return undefined;
  const but = globs.some(isException) ? " but what exceptions leave out" : "";
  const within = posix.join(dead, "**");
  return {
    glob: dead,
    message: `\`fingerprint\` has a glob that names no file${but}: ${JSON.stringify(dead)}.`,
    hint:
      (await globWithoutFile([within], folders)) === undefined
        ? `It names a folder: write ${JSON.stringify(within)}.`
        : "Name the files of the harness, relative to the manifest: a change of them is no change of speed.",
  };
}

/** As `glob` takes it: what begins with `!(` is none. */
function isException(one: string): boolean {
  return one.startsWith("!") && !one.startsWith("!(");
}

/** The first that names nothing in any of the folders but what exceptions leave out. */
async function globWithoutFile(
  globs: readonly string[],
  folders: readonly string[],
): Promise<string | undefined> {
  const exceptions = globs.filter(isException);
  if (exceptions.length === globs.length) return globs[0];
  for (const one of globs.filter((each) => !isException(each))) {
    const found = await Promise.all(folders.map((folder) => namedBy([one, ...exceptions], folder)));
    if (found.every((paths) => paths.length === 0)) return one;
  }
  return undefined;
}
