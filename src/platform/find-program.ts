import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";

export type ProgramLookup =
  | { readonly kind: "found"; readonly path: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "not-executable"; readonly path: string };

function look(path: string): ProgramLookup {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return { kind: "not-found" };
  if (!stat.isFile()) return { kind: "not-executable", path };
  try {
    accessSync(path, constants.X_OK);
    return { kind: "found", path };
  } catch {
    return { kind: "not-executable", path };
  }
}

function lookSafely(path: string): ProgramLookup {
  try {
    return look(path);
  } catch {
    // A folder of PATH that may not be searched, or a file where a folder should be.
    return { kind: "not-found" };
  }
}

/** What execvp(3) would start: a name with a slash as it is, any other along `searchPath`. */
export function findProgram(name: string, cwd: string, searchPath: string | undefined): ProgramLookup {
  if (name === "") return { kind: "not-found" };
  if (name.includes("/")) return lookSafely(isAbsolute(name) ? name : resolve(cwd, name));
  let best: ProgramLookup = { kind: "not-found" };
  for (const folder of (searchPath ?? "").split(delimiter)) {
    const found = lookSafely(join(resolve(cwd, folder), name));
    if (found.kind === "found") return found;
    if (found.kind === "not-executable" && statSync(found.path).isFile()) best = found;
  }
  return best;
}
