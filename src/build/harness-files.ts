import { basename, dirname, join, relative } from "node:path";
import type { Side } from "../core/model/ids.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import { failure, StageFailure } from "./failure.js";
import { namedBy } from "./named-by.js";
import type { SystemSide } from "./request.js";
import { entriesOf, LinkLeadsOut } from "./tree-entries.js";
import { hashFiles } from "./tree-hash.js";
import type { TreeHashOptions } from "./tree-hash.js";

interface HarnessPlace extends SystemSide {
  readonly side: Side;
  /** The globs of each side. */
  readonly globs: readonly (readonly string[])[];
}

/** What defines the work, as it is before anything is run. */
export interface HarnessFiles {
  /** SHA-256 by path, relative to the manifest's folder; of a link, with what it leads to. */
  readonly checkedOut: ReadonlyMap<string, string>;
  /** Those of them that the source has, in it, with what they are there before setup. */
  readonly copied: { readonly folder: string; readonly files: readonly string[]; readonly hash: string };
}

/** What a glob of either side names; one side's exceptions leave out nothing of the other's. */
export async function findHarness(place: HarnessPlace): Promise<HarnessFiles> {
  const { manifest, manifestDir, globs } = place;
  const found = new Set<string>();
  for (const own of globs) for (const path of await namedBy(own, manifestDir)) found.add(path);
  // The manifest itself is not among the files: its tolerances and titles are no part of the work.
  found.delete(basename(manifest.file));
  const checkedOut = new Map<string, string>();
  for (const path of [...found].sort()) checkedOut.set(path, await hashCheckedOut(path, place));
  const folder = (await leadsTo(place.sourceDir)) ?? place.sourceDir;
  const files = await inSource([...checkedOut.keys()], folder, place);
  return { checkedOut, copied: { folder, files, hash: await hashFiles(folder, files, PLAIN) } };
}

/** What setup, build and prepare have made of the harness; undefined where they left it as it was. */
export async function rewrittenHarness({ copied }: HarnessFiles): Promise<string | undefined> {
  const now = await hashFiles(copied.folder, copied.files, PLAIN).catch(goneIsAnAnswer);
  return now === copied.hash ? undefined : now;
}

const PLAIN: TreeHashOptions = { modes: false };

/**
 * Of the candidate's links every one has to lead to something that can be compared. What a baseline has is there to
 * be mended: such a link of its own makes it another work than any candidate's.
 */
async function hashCheckedOut(
  path: string,
  { side, manifestDir, checkoutDir }: HarnessPlace,
): Promise<string> {
  const otherwise = side === "candidate" ? "refuse" : "text";
  try {
    return await hashFiles(manifestDir, [path], { ...PLAIN, links: { within: checkoutDir, otherwise } });
  } catch (error) {
    if (!(error instanceof LinkLeadsOut)) throw error;
    const leads = error.leads ?? "a link that leads to itself";
    const message = `\`fingerprint\` names a link that leads to nothing in the ${side}'s checkout, but to ${leads}: a change there would not be seen.`;
    const hint = "Make it a relative link to what is in this repository, or put a copy in its place.";
    throw new StageFailure("source", side, failure("not-found", message, { where: error.path, hint }));
  }
}

function goneIsAnAnswer(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return "removed";
}

/** Where the source's copy has the files and what their links lead to. A source elsewhere has none of them. */
async function inSource(
  files: readonly string[],
  folder: string,
  { manifestDir, copiedFrom }: HarnessPlace,
): Promise<string[]> {
  if (copiedFrom === undefined) return [];
  const paths: string[] = [];
  for (const file of files) {
    const above = await leadsTo(dirname(join(manifestDir, file)));
    const path = above && join(above, basename(file));
    if (path !== undefined && isWithin(copiedFrom, path)) paths.push(relative(copiedFrom, path));
  }
  const found = new Set<string>();
  for await (const { kind, full } of entriesOf(folder, paths, { within: folder, otherwise: "text" })) {
    if (kind !== "folder") found.add(relative(folder, full));
  }
  return [...found];
}
