import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readlink } from "node:fs/promises";
import { relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { entriesOf, listTree } from "./tree-entries.js";
import type { FollowedLinks, TreeEntry } from "./tree-entries.js";

export interface TreeHashOptions {
  /** Whether the executable bit counts. */
  readonly modes: boolean;
  /** Absent: a link is its text. */
  readonly links?: FollowedLinks;
}

/**
 * SHA-256 over relative paths, kinds and contents of the named entries below `root`.
 *
 * @throws LinkLeadsOut where `links` refuses it
 */
export async function hashFiles(
  root: string,
  paths: readonly string[],
  { modes, links }: TreeHashOptions,
): Promise<string> {
  const hash = createHash("sha256");
  for await (const entry of entriesOf(root, paths, links)) hash.update(await asText(entry, modes));
  return hash.digest("hex");
}

export async function hashTree(root: string, options: TreeHashOptions): Promise<string> {
  return hashFiles(root, await listTree(root), options);
}

/** What `hashTree` hashes, by path: two of them tell which files differ. */
export async function readTree(
  root: string,
  { modes, links }: TreeHashOptions,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for await (const entry of entriesOf(root, await listTree(root), links)) {
    texts.set(entry.path, await asText(entry, modes));
  }
  return texts;
}

/** What `hashTree` says of a tree that was read. */
export function hashOfTree(texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const text of texts.values()) hash.update(text);
  return hash.digest("hex");
}

async function asText(entry: TreeEntry, modes: boolean): Promise<string> {
  const { kind, path, full } = entry;
  switch (kind) {
    case "link":
      return `link\0${path}\0${await readlink(full)}\0`;
    case "folder":
      return `folder\0${path}\0${relative(entry.within, full)}\0`;
    case "file":
      return `${modes && entry.executable ? "executable" : "file"}\0${path}\0${await fileSha256(full)}\0`;
  }
}

async function fileSha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest("hex");
}
