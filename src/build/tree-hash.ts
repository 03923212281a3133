import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Stats } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { isWithin, leadsTo } from "../platform/leads-to.js";

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

/** Links of whose targets the contents count. */
export interface FollowedLinks {
  /** A folder, without links, that they may lead to. */
  readonly within: string;
  /** Of one that leads elsewhere or to nothing. */
  readonly otherwise: "refuse" | "text";
}

export interface TreeHashOptions {
  /** Whether the executable bit counts. */
  readonly modes: boolean;
  /** Absent: a link is its text. */
  readonly links?: FollowedLinks;
}

/** What is named or reached through it can't be counted. */
export class LinkLeadsOut extends Error {
  constructor(
    readonly path: string,
    /** Undefined where links lead in a circle. */
    readonly leads: string | undefined,
  ) {
    super(`${path} leads to ${leads ?? "itself"}`);
  }
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
  const hash = new EntriesHash(options);
  for (const path of paths) await hash.add(path, join(root, path));
  return hash.digest();
}

/** The named entries and all that their links lead to, relative to `root`. */
export async function listWithTargets(
  root: string,
  paths: readonly string[],
  options: TreeHashOptions,
): Promise<string[]> {
  const hash = new EntriesHash(options);
  for (const path of paths) await hash.add(path, join(root, path));
  return [...new Set(hash.counted)].map((full) => relative(root, full));
}

export async function hashTree(root: string, options: TreeHashOptions): Promise<string> {
  return hashFiles(root, await listTree(root), options);
}

class EntriesHash {
  /** Links, and the files that were hashed. */
  readonly counted: string[] = [];
  readonly #hash = createHash("sha256");
  readonly #options: TreeHashOptions;
  /** Without links; each counts once, however many links lead to it and to each other. */
  readonly #linkedFolders = new Set<string>();

  constructor(options: TreeHashOptions) {
    this.#options = options;
  }

  digest(): string {
    return this.#hash.digest("hex");
  }

  async add(path: string, full: string): Promise<void> {
    const { links } = this.#options;
    const stat = await lstat(full);
    if (stat.isSymbolicLink()) {
      this.counted.push(full);
      this.#hash.update(`link\0${path}\0${await readlink(full)}\0`);
      if (links !== undefined) await this.#addTarget(path, full, links);
      return;
    }
    // One of the folders that lead to it may be a link.
    if (links !== undefined) await locate(path, full, links);
    await this.#addPlain(path, full, stat);
  }

  async #addTarget(path: string, full: string, links: FollowedLinks): Promise<void> {
    const target = await locate(path, full, links);
    if (target === undefined) return;
    const stat = await lstat(target);
    if (stat.isDirectory()) await this.#addFolder(path, target, links);
    else await this.#addPlain(path, target, stat);
  }

  async #addFolder(path: string, folder: string, links: FollowedLinks): Promise<void> {
    this.#hash.update(`folder\0${path}\0${relative(links.within, folder)}\0`);
    if (this.#linkedFolders.has(folder)) return;
    this.#linkedFolders.add(folder);
    const entries = await readdir(folder, { withFileTypes: true });
    const names = new Map(entries.map((entry) => [entry.name, entry]));
    for (const name of [...names.keys()].sort()) {
      const [inner, full] = [`${path}/${name}`, join(folder, name)];
      if (names.get(name)!.isDirectory()) await this.#addFolder(inner, full, links);
      else await this.add(inner, full);
    }
  }

  async #addPlain(path: string, full: string, stat: Stats): Promise<void> {
    // Sockets and pipes have no content; a data set that holds one is what it is without it.
    if (!stat.isFile()) return;
    this.counted.push(full);
    const mode = this.#options.modes && (stat.mode & 0o111) !== 0 ? "executable" : "file";
    this.#hash.update(`${mode}\0${path}\0${await fileSha256(full)}\0`);
  }
}

/** Where an entry really is; undefined where it is of no account. */
async function locate(
  path: string,
  full: string,
  { within, otherwise }: FollowedLinks,
): Promise<string | undefined> {
  const leads = await leadsTo(full);
  if (leads !== undefined && isWithin(within, leads) && (await isThere(leads))) return leads;
  if (otherwise === "refuse") throw new LinkLeadsOut(path, leads);
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
