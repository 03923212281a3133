import { basename, dirname, join, relative } from "node:path";
import { CONFIG_FILE, findConfig, loadProject } from "../config/load-project.js";
import type { ProjectStart } from "../config/load-project.js";
import type { Project } from "../config/project.js";
import type { Problem } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { ok } from "../core/model/result.js";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import type { Files } from "../ports/files.js";
import type { Copy } from "../source/prepare-sides.js";
import { SourceFailure } from "../source/problem.js";

/** How the candidate's gate was found in the checkout. */
export interface Search {
  readonly start: ProjectStart;
  readonly found: Project;
}

/**
 * Where a commit has its configuration, from the top of its copy; undefined where it has none yet. It is looked for as
 * the candidate's was, from the same folder: beside the candidate's file there may be none, and the one that was in
 * force is above it. And by the same name: where the candidate's links lead says nothing of where this commit's do.
 * Only what this commit has nothing at, such as a link that a job makes, is looked for where it leads in the candidate.
 *
 * Throws `SourceFailure`.
 */
export async function findGate(search: Search, copy: Copy, files: Files): Promise<string | undefined> {
  for (const folder of new Set([copy.named, copy.folder])) {
    const file = await findFrom(folder, search, copy.root, files);
    if (file === undefined) continue;
    return (await placeIn(copy, file)) ?? leadsOut(relative(copy.root, file), await leadsTo(file));
  }
  return undefined;
}

async function findFrom(
  folder: string,
  { start, found }: Search,
  top: string,
  files: Files,
): Promise<string | undefined> {
  if (start.kind === "folder")
    return findConfig(files, join(folder, relative(found.root, start.folder)), top);
  for (const name of new Set([basename(found.configFile), CONFIG_FILE])) {
    if ((await files.stat(join(folder, name))) !== undefined) return join(folder, name);
  }
  return undefined;
}

/** Where a file lies in a copy by the folder that it is really in; undefined where that is out of it. */
export async function placeIn({ root }: Pick<Copy, "root">, file: string): Promise<string | undefined> {
  const [top, folder] = [await leadsTo(root), await leadsTo(dirname(file))];
  if (top === undefined || folder === undefined || !isWithin(top, folder)) return undefined;
  return join(relative(top, folder), basename(file));
}

/** A commit's gate; undefined where it has none. Throws `SourceFailure` where a file of it is none of the commit's. */
export async function loadGate(
  place: string | undefined,
  { root }: Pick<Copy, "root">,
  files: Files,
): Promise<Result<Project | undefined, readonly Problem[]>> {
  if (place === undefined) return ok(undefined);
  const loaded = await loadProject(files, { kind: "file", file: join(root, place) });
  if (!loaded.ok) return loaded;
  const project = loaded.value;
  const top = await leadsTo(root);
  for (const file of [
    project.configFile,
    ...project.systems.map((system) => join(project.root, system.file)),
  ]) {
    const real = await leadsTo(file);
    if (top === undefined || real === undefined || !isWithin(top, real)) leadsOut(relative(root, file), real);
  }
  return loaded;
}

/** It could lead into the checkout, where the candidate's is. */
function leadsOut(file: string, real: string | undefined): never {
  const message = `The baseline's ${file} leads out of its checkout: to ${real ?? "a link that leads to itself"}`;
  const hint = "Make the link on the baseline's branch a relative one to a file of this repository.";
  throw new SourceFailure("source-outside", message, file, hint);
}
