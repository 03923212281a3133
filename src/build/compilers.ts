import { realpath, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { findProgram } from "../platform/find-program.js";

/** Programs that build scripts call by name; which one they find changes what they make. */
const COMPILERS = [
  "c++",
  "cargo",
  "cc",
  "clang",
  "g++",
  "gcc",
  "go",
  "java",
  "javac",
  "node",
  "npm",
  "python3",
  "rustc",
  "zig",
];

/** What picks one of several versions when it is called, by settings, variables and the folder that it is called in. */
const PICKERS = new Set(["asdf", "mise", "proto-shim", "rustup", "volta-shim"]);
const PICKERS_FOLDER = "shims";

export interface Lookup {
  readonly cwd: string;
  readonly searchPath: string | undefined;
  /** What a program answers to `--version` there. */
  readonly versionOf: (path: string) => Promise<string>;
}

/**
 * What stands for a program in a content address: its real path, size and time of change. Asking each
 * for its version would start a dozen processes a build, so that is asked of those only that pick one of several.
 */
export async function identifyPrograms(
  named: readonly string[],
  { cwd, searchPath, versionOf }: Lookup,
): Promise<Record<string, string>> {
  const identify = async (name: string): Promise<[string, string][]> => {
    const found = findProgram(name, cwd, searchPath);
    if (found.kind !== "found") return [];
    const path = await realpath(found.path);
    const { size, mtimeMs } = await stat(path);
    const version = isPicker(found.path, path) ? ` ${await versionOf(found.path)}` : "";
    return [[name, `${path} ${size} ${mtimeMs}${version}`]];
  };
  const ids = await Promise.all([...new Set([...COMPILERS, ...named])].map(identify));
  return Object.fromEntries(ids.flat());
}

function isPicker(foundPath: string, realPath: string): boolean {
  return PICKERS.has(basename(realPath)) || basename(dirname(foundPath)) === PICKERS_FOLDER;
}
