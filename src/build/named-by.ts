import { readdir } from "node:fs";
import type { Dirent } from "node:fs";
import { glob } from "tinyglobby";

/** Files below a folder, and links to whatever, that globs name; relative to it. */
export async function namedBy(globs: readonly string[], folder: string): Promise<string[]> {
  return glob([...globs], {
    cwd: folder,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    onlyFiles: true,
    fs: { readdir: readWithLinks as typeof readdir },
  });
}

/** As `glob` takes it: what begins with `!(` is none. */
export function isException(one: string): boolean {
  return one.startsWith("!") && !one.startsWith("!(");
}

/** The first that names nothing in any of the folders but what exceptions leave out. */
export async function globWithoutFile(
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

/** Links as files: not followed they would be left out, and followed they could lead through a whole disk. */
function readWithLinks(
  folder: string,
  options: { readonly withFileTypes: true },
  done: (error: NodeJS.ErrnoException | null, entries: Dirent[] | undefined) => void,
): void {
  readdir(folder, options, (error, entries: Dirent[] | undefined) => {
    done(error, entries?.map(asFile));
  });
}

function asFile(entry: Dirent): Dirent {
  if (!entry.isSymbolicLink()) return entry;
  const kind = { isFile: () => true, isSymbolicLink: () => false };
  return Object.assign(Object.create(entry) as Dirent, kind);
}
