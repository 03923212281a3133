import { posix } from "node:path";
import type { Ecosystem, Survey } from "../proposal.js";
import { folderOf } from "./names.js";
import { gatedFolders, isBelow, isOwn, liesInAny, outermost } from "./projects.js";

const IS_BENCH_FOLDER = /^(bench(es|s|marks?|marking)?|perf(ormance)?([-_]?tests?)?)$/i;
/** A folder of results or of pages about them has none. */
const IS_SOURCE =
  /\.([cm]?[jt]sx?|py|rb|php|go|rs|zig|c|cc|cpp|cxx|java|kts?|scala|cs|fs|swift|exs?|erl|hs|ml|jl|lua|sh)$/;

/** Folders that are called after benchmarks and hold source, of which nothing is proposed or said. */
export function unknownBenchFolders(
  files: Survey["files"],
  ecosystems: readonly Ecosystem[],
): readonly string[] {
  const gated = gatedFolders(files);
  const named = new Set(
    files.filter((path) => IS_SOURCE.test(path) && isOwn(path)).flatMap((path) => benchFolderOf(path) ?? []),
  );
  const fingerprints = ecosystems.flatMap(({ benchmarks }) => benchmarks.flatMap((one) => one.fingerprint));
  const said = ecosystems.flatMap(({ benchmarks, ungated }) => [...benchmarks, ...ungated]);
  const isKnown = (folder: string): boolean =>
    fingerprints.some((path) => isBelow(path, folder)) ||
    said.some(({ found }) => found.split(/[\s,()"]+/).some((word) => isBelow(word, folder))) ||
    gated.has(folder) ||
    liesInAny(folder, gated) ||
    [...gated].some((other) => isBelow(other, folder));
  return outermost([...named].sort()).filter((folder) => !isKnown(folder));
}

/** The outermost folder around a file that is called after benchmarks. */
function benchFolderOf(path: string): string | undefined {
  const parts = folderOf(path).split("/");
  const at = parts.findIndex((part) => IS_BENCH_FOLDER.test(part));
  return at < 0 ? undefined : posix.join(...parts.slice(0, at + 1));
}
