import { stat } from "node:fs/promises";
import { realpath } from "node:fs/promises";
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

/**
 * What stands for a program in a content address: its real path, size and time of change. Asking each
 * for its version would start a dozen processes a build.
 */
export async function identifyPrograms(
  named: readonly string[],
  cwd: string,
  searchPath: string | undefined,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const name of new Set([...COMPILERS, ...named])) {
    const found = findProgram(name, cwd, searchPath);
    if (found.kind !== "found") continue;
    const path = await realpath(found.path);
    const { size, mtimeMs } = await stat(path);
    ids[name] = `${path} ${size} ${mtimeMs}`;
  }
  return ids;
}
