import { lstatSync } from "node:fs";
import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../platform/exists.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import { entriesBelow } from "../platform/entries-below.js";
import { Turns } from "../platform/turns.js";

/** Paths of all files and symlinks below a folder, relative, with `/`, in the order of their UTF-16 units. */
export async function listTree(root: string): Promise<string[]> {
  const entries = await entriesBelow(root);
  return entries
    .filter(({ kind }) => kind !== "folder")
    .map(({ path }) => path)
    .sort();
}

/** Links of whose targets the contents count. */
export interface FollowedLinks {
  /** A folder, without links, that they may lead to. */
  readonly within: string;
  /** Of one that leads elsewhere or to nothing. */
  readonly otherwise: "refuse" | "text";
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

interface Located {
  /** The name that leads there, below the root. */
  readonly path: string;
  /** Where it is. */
  readonly full: string;
}

export type TreeEntry =
  | (Located & { readonly kind: "link" })
  | (Located & { readonly kind: "file"; readonly executable: boolean; readonly size: number })
  /** What a link leads to, or is below that. */
  | (Located & { readonly kind: "folder"; readonly within: string });

/**
 * The named entries below `root`, and what their links lead to. Sockets and pipes are none: they have no content, and a
 * data set that holds one is what it is without it.
 *
 * @param links absent: they are not followed
 * @throws LinkLeadsOut where `links` refuses it
 */
export async function* entriesOf(
  root: string,
  paths: readonly string[],
  links: FollowedLinks | undefined,
): AsyncGenerator<TreeEntry> {
  const walk = links && new LinkWalk(links);
  const turns = new Turns();
  for (const path of paths) {
    const full = join(root, path);
    if (walk === undefined) yield* asEntry(path, full, lstatSync(full));
    else yield* walk.from(path, full);
    await turns.pass();
  }
}

class LinkWalk {
  readonly #links: FollowedLinks;
  /** Without links; each counts once, however many links lead to it and to each other. */
  readonly #folders = new Set<string>();

  constructor(links: FollowedLinks) {
    this.#links = links;
  }

  async *from(path: string, full: string): AsyncGenerator<TreeEntry> {
    const stat = await lstat(full);
    yield* asEntry(path, full, stat);
    // One of the folders that lead to it may be a link as well.
    const target = await locate(path, full, this.#links);
    if (target === undefined || !stat.isSymbolicLink()) return;
    const found = await lstat(target);
    if (found.isDirectory()) yield* this.#folder(path, target);
    else yield* asEntry(path, target, found);
  }

  async *#folder(path: string, folder: string): AsyncGenerator<TreeEntry> {
    yield { kind: "folder", path, full: folder, within: this.#links.within };
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    const entries = await readdir(folder, { withFileTypes: true });
    const names = new Map(entries.map((entry) => [entry.name, entry]));
    for (const name of [...names.keys()].sort()) {
      const [inner, full] = [`${path}/${name}`, join(folder, name)];
      if (names.get(name)!.isDirectory()) yield* this.#folder(inner, full);
      else yield* this.from(inner, full);
    }
  }
}

function asEntry(path: string, full: string, stat: Stats): TreeEntry[] {
  if (stat.isSymbolicLink()) return [{ kind: "link", path, full }];
  if (!stat.isFile()) return [];
  return [{ kind: "file", path, full, executable: (stat.mode & 0o111) !== 0, size: stat.size }];
}

/** Where an entry really is; undefined where it is of no account. */
async function locate(
  path: string,
  full: string,
  { within, otherwise }: FollowedLinks,
): Promise<string | undefined> {
  const leads = await leadsTo(full);
  if (leads !== undefined && isWithin(within, leads) && (await exists(leads))) return leads;
  if (otherwise === "refuse") throw new LinkLeadsOut(path, leads);
  return undefined;
}
