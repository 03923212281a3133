import { createHash } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { relative } from "node:path";
import { mapAtOnce } from "../platform/map-at-once.js";
import { Turns } from "../platform/turns.js";
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
  options: TreeHashOptions,
): Promise<string> {
  const read = await readEntries(root, paths, options);
  return hashOf(read.map(([, text]) => text));
}

export async function hashTree(root: string, options: TreeHashOptions): Promise<string> {
  return hashFiles(root, await listTree(root), options);
}

/** What `hashTree` hashes, by path: two of them tell which files differ. */
export async function readTree(root: string, options: TreeHashOptions): Promise<ReadonlyMap<string, string>> {
  return new Map(await readEntries(root, await listTree(root), options));
}

/** What `hashTree` says of a tree that was read. */
export function hashOfTree(texts: ReadonlyMap<string, string>): string {
  return hashOf(texts.values());
}

function hashOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
}

/** As many files are read at a time as Node.js has threads for them, and as many wait. */
const AT_ONCE = 8;

async function readEntries(
  root: string,
  paths: readonly string[],
  { modes, links }: TreeHashOptions,
): Promise<(readonly [path: string, text: string])[]> {
  const entries: TreeEntry[] = [];
  for await (const entry of entriesOf(root, paths, links)) entries.push(entry);
  const turns = new Turns();
  return mapAtOnce(AT_ONCE, entries, async (entry) => {
    await turns.pass();
    return [entry.path, await asText(entry, modes)] as const;
  });
}

async function asText(entry: TreeEntry, modes: boolean): Promise<string> {
  const { kind, path, full } = entry;
  switch (kind) {
    case "link":
      return `link\0${path}\0${readlinkSync(full)}\0`;
    case "folder":
      return `folder\0${path}\0${relative(entry.within, full)}\0`;
    case "file":
      return `${modes && entry.executable ? "executable" : "file"}\0${path}\0${await fileSha256(entry)}\0`;
  }
}

const MOST_AT_A_TIME = 1 << 20;
/** One for all: what is read into it is hashed before anything else is. */
const small = Buffer.allocUnsafeSlow(MOST_AT_A_TIME);

async function fileSha256({ full, size }: Extract<TreeEntry, { kind: "file" }>): Promise<string> {
  const bytes = size < MOST_AT_A_TIME ? readSmall(full) : undefined;
  return bytes === undefined ? largeSha256(full) : createHash("sha256").update(bytes).digest("hex");
}

/** Of what has become a pipe nothing is waited for, and no link is followed that has taken its place. */
const AS_IT_LIES = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The whole of a small file; undefined where it has grown to a large one. */
function readSmall(path: string): Uint8Array | undefined {
  const file = openSync(path, AS_IT_LIES);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is no longer a regular file`);
    let read = 0;
    while (read < small.length) {
      const more = readSync(file, small, read, small.length - read, null);
      if (more === 0) return small.subarray(0, read);
      read += more;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

async function largeSha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(path, AS_IT_LIES);
  try {
    const buffer = Buffer.allocUnsafe(MOST_AT_A_TIME);
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return hash.digest("hex");
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
