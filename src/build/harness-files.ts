import { basename, join, relative, resolve } from "node:path";
import { glob } from "tinyglobby";
import type { SystemManifest } from "../config/project.js";
import { hashFiles } from "./tree-hash.js";

interface HarnessPlace {
  readonly manifest: SystemManifest;
  /** The manifest's folder in this side's checkout, where globs start. */
  readonly manifestDir: string;
  /** This side's copy of the source, from which the harness runs. */
  readonly sourceDir: string;
  /** The globs of each side. */
  readonly globs: readonly (readonly string[])[];
}

/** The files that define the work, as they are before anything is built. */
export interface HarnessFiles {
  /** SHA-256 by path, relative to the manifest's folder. */
  readonly checkedOut: ReadonlyMap<string, string>;
  /** Those of them that the source has, in it, with what they are there before the build. */
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
  for (const path of [...found].sort()) {
    checkedOut.set(path, await hashFiles(manifestDir, [path], { modes: false }));
  }
  const copied = inSource([...checkedOut.keys()], place);
  return {
    checkedOut,
    copied: { ...copied, hash: await hashFiles(copied.folder, copied.files, { modes: false }) },
  };
}

/** What a build or prepare has made of the harness; undefined where they left it as it was. */
export async function rewrittenHarness({ copied }: HarnessFiles): Promise<string | undefined> {
  const now = await hashFiles(copied.folder, copied.files, { modes: false }).catch(goneIsAnAnswer);
  return now === copied.hash ? undefined : now;
}

/**
 * A glob that names nothing on either side, by which a harness would be compared that nobody looks at. Of the
 * candidate's: one of the baseline's that names nothing any more is the candidate's to mend.
 */
export async function globWithoutFile(
  globs: readonly string[],
  folders: readonly string[],
): Promise<string | undefined> {
  for (const one of globs.filter((each) => !each.startsWith("!"))) {
    const found = await Promise.all(folders.map((folder) => namedBy([one], folder)));
    if (found.every((paths) => paths.length === 0)) return one;
  }
  return undefined;
}

function goneIsAnAnswer(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return "removed";
}

function namedBy(globs: readonly string[], cwd: string): Promise<string[]> {
  return glob([...globs], {
    cwd,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    onlyFiles: true,
  });
}

/** Where the source's copy has the files. A source elsewhere has none of them. */
function inSource(
  files: readonly string[],
  { manifest, manifestDir, sourceDir }: HarnessPlace,
): { readonly folder: string; readonly files: readonly string[] } {
  if (manifest.source.kind === "git") return { folder: sourceDir, files: [] };
  const root = resolve(manifestDir, manifest.source.path);
  const paths = files.map((path) => relative(root, join(manifestDir, path)));
  return { folder: sourceDir, files: paths.filter((path) => !path.startsWith("..")) };
}
