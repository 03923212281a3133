import { constants } from "node:fs";
import { lstat, open, readdir, stat } from "node:fs/promises";
import { glob } from "tinyglobby";
import type { GlobOptions } from "tinyglobby";
import type { Files, FileStat } from "../ports/files.js";

const CHUNK_BYTES = 1024 * 1024;

/** What a path is behind which nothing can be found. */
async function brokenLink(path: string, error: NodeJS.ErrnoException): Promise<FileStat | undefined> {
  if (!["ENOENT", "ENOTDIR", "ELOOP"].includes(error.code ?? "")) throw error;
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  return isLink ? { kind: "broken link", sizeBytes: 0 } : undefined;
}

/** The file system of this machine. */
export const nodeFiles: Files = {
  async stat(path): Promise<FileStat | undefined> {
    try {
      const found = await stat(path);
      const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
      return { kind, sizeBytes: found.size };
    } catch (error) {
      return brokenLink(path, error as NodeJS.ErrnoException);
    }
  },

  async list(folder) {
    return (await readdir(folder)).sort();
  },

  async readBytes(path, maxBytes) {
    // Without blocking: a pipe in a file's place would wait for a writer for ever.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const parts: Buffer[] = [];
      let total = 0;
      for (;;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(64 * 1024));
        if (bytesRead === 0) return Buffer.concat(parts);
        parts.push(buffer.subarray(0, bytesRead));
        total += bytesRead;
        if (total > maxBytes) {
          const message = `${path} is larger than ${maxBytes} bytes`;
          throw Object.assign(new Error(message), { code: "EFBIG" });
        }
      }
    } finally {
      await file.close();
    }
  },

  async *readChunks(path) {
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      for (;;) {
        const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
        if (bytesRead === 0) return;
        yield chunk.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  },

  async globFolders(root, patterns) {
    const found = await glob([...patterns], { ...globbing(root), onlyDirectories: true });
    return found.map((folder) => folder.replace(/\/$/, "")).sort();
  },

  async globLinkedFiles(root, patterns) {
    const bounded = patterns.filter((pattern) => !pattern.includes("**"));
    const own = new Set(await glob(bounded, globbing(root)));
    const all = await glob(bounded, { ...globbing(root), followSymbolicLinks: true });
    return all.filter((file) => !own.has(file)).sort();
  },
};

function globbing(root: string): GlobOptions {
  return {
    cwd: root,
    followSymbolicLinks: false,
    expandDirectories: false,
    dot: false,
    ignore: ["**/node_modules/**", "**/.git/**"],
  };
}
