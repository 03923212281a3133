import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

export interface TreeEntry {
  /** Relative to the tree's root, with `/`. */
  readonly path: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

/**
 * All that lies below a folder. Links are told and never followed: `readdir` that goes down by itself follows them or
 * not by the version of Node.js and by how it is asked, through a whole disk or in a circle.
 */
export async function entriesBelow(root: string): Promise<TreeEntry[]> {
  const below = async (folder: string): Promise<TreeEntry[]> => {
    const found = await readdir(join(root, folder), { withFileTypes: true });
    const entries = found.map((entry) => ({ path: join(folder, entry.name), kind: kindOf(entry) }));
    const inside = entries.filter(({ kind }) => kind === "folder").map(({ path }) => below(path));
    return [...entries, ...(await Promise.all(inside)).flat()];
  };
  return below("");
}

function kindOf(entry: Dirent): TreeEntry["kind"] {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}
