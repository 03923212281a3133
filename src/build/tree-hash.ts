import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

async function fileSha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}

/** Paths of all files and symlinks below a folder, relative, with `/`, in the order of their UTF-16 units. */
export async function listTree(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const prefix = root.endsWith("/") ? root.length : root.length + 1;
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(prefix))
    .sort();
}

export interface TreeHashOptions {
  /** Whether the executable bit counts. */
  readonly modes: boolean;
}

/** SHA-256 over relative paths, kinds and contents of the named entries below `root`. */
export async function hashFiles(
  root: string,
  paths: readonly string[],
  options: TreeHashOptions,
): Promise<string> {
  const hash = createHash("sha256");
  for (const path of paths) {
    const full = join(root, path);
    const stat = await lstat(full);
    if (stat.isSymbolicLink()) hash.update(`link\0${path}\0${await readlink(full)}\0`);
    else if (stat.isFile()) {
      const mode = options.modes && (stat.mode & 0o111) !== 0 ? "executable" : "file";
      hash.update(`${mode}\0${path}\0${await fileSha256(full)}\0`);
    }
    // Sockets and pipes have no content; a data set that holds one is what it is without it.
  }
  return hash.digest("hex");
}

export async function hashTree(root: string, options: TreeHashOptions): Promise<string> {
  return hashFiles(root, await listTree(root), options);
}
