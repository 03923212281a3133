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
