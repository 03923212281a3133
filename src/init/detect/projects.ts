import { posix } from "node:path";
import { scenarioId } from "../../import/scenario-id.js";
import { takeFreeId } from "../free-id.js";
import type { Survey } from "../proposal.js";
import { folderOf } from "./names.js";

/** What lies there is others', was made, or is input of tests. */
const NOT_OWN =
  /(^|\/)(\.[^/]*|node_modules|bower_components|vendor|third[_-]?party|target|testdata|_*fixtures?_*|templates?|examples?|docs?|website|e2e)\//i;

/** The gate would expand it, or take it for a pattern. */
const IS_NO_PLAIN_NAME = /[\p{C}\uFFFD\\$*?[\]{}()"|:]|^!/u;

/** Whether a path lies in the repository's own code, and can stand in a configuration. */
export function isOwn(path: string): boolean {
  return !NOT_OWN.test(path) && isPlain(path);
}

/** Whether a path stands for itself alone, wherever it is written. */
export function isPlain(path: string): boolean {
  return !IS_NO_PLAIN_NAME.test(path);
}

/** Folders below the top that have a gate of their own: nothing in them is proposed a second time. */
export function gatedFolders(files: Survey["files"]): ReadonlySet<string> {
  return new Set(files.filter((path) => path.endsWith("/latency-gate.yml")).map(folderOf));
}

/** A repository whose folders with a gate of their own tell nothing, be they projects or parts of one. */
export function withoutGated(survey: Survey): Survey {
  const gated = gatedFolders(survey.files);
  if (gated.size === 0) return survey;
  return { ...survey, text: new Map([...survey.text].filter(([path]) => !liesInAny(path, gated))) };
}

/** The folders of the repository's own code that hold a manifest, the top before the others, those by their path. */
export function projectFolders(files: Survey["files"], manifest: RegExp): string[] {
  const gated = gatedFolders(files);
  const folders = new Set(
    files
      .filter((path) => manifest.test(posix.basename(path)) && isOwn(path))
      .map(folderOf)
      .filter((folder) => !gated.has(folder) && !liesInAny(folder, gated)),
  );
  const below = [...folders].filter((folder) => folder !== ".").sort();
  return folders.has(".") ? [".", ...below] : below;
}

/** Whether a path is the folder or lies in it. */
export function isBelow(path: string, folder: string): boolean {
  return folder === "." || path === folder || path.startsWith(`${folder}/`);
}

/** Whether one of the folders is around a path. */
export function liesInAny(path: string, folders: ReadonlySet<string>): boolean {
  for (let at = path; at !== ".";) {
    at = folderOf(at);
    if (folders.has(at)) return true;
  }
  return false;
}

/** Those that lie in none of the others. */
export function outermost(folders: readonly string[]): string[] {
  const all = new Set(folders);
  return folders.filter((one) => !liesInAny(one, all));
}

/** A folder and its files as a repository of their own. */
export function within(survey: Survey, folder: string): Survey {
  if (folder === ".") return survey;
  const start = `${folder}/`;
  const { files, text } = survey;
  const own: string[] = [];
  for (let at = firstFrom(files, start); files[at]?.startsWith(start) === true; at += 1) {
    own.push(files[at]!.slice(start.length));
  }
  return {
    folder: posix.basename(folder),
    files: own,
    text: new Map(
      [...text]
        .filter(([path]) => path.startsWith(start))
        .map(([path, content]) => [path.slice(start.length), content]),
    ),
  };
}

/** Of sorted texts the first that is not before `from`. */
function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A short name for each folder below the top: its last part, where that is one folder's alone, else its path. */
export function folderIds(folders: readonly string[]): ReadonlyMap<string, string> {
  const last = (folder: string): string => posix.basename(folder);
  const below = folders.filter((folder) => folder !== ".");
  const counts = new Map<string, number>();
  for (const folder of below) counts.set(last(folder), (counts.get(last(folder)) ?? 0) + 1);
  const taken = new Set<string>();
  return new Map(
    below.map((folder) => {
      const isAlone = counts.get(last(folder)) === 1;
      return [folder, takeFreeId(scenarioId(isAlone ? last(folder) : folder).slice(0, 40), taken)];
    }),
  );
}
