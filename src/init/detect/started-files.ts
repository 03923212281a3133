import { posix } from "node:path";
import type { Survey } from "../proposal.js";
import { allMatches } from "./names.js";

const ENDINGS = [".js", ".cjs", ".mjs", ".ts", ".cts", ".mts", ".jsx", ".tsx"];

/** The file that a path stands for, as Node.js and the compilers find it: with an ending, or a folder's index. */
export function fileNamed(path: string, isThere: (path: string) => boolean): string | undefined {
  const compiledFrom = path.replace(/\.([cm]?)js(x?)$/, ".$1ts$2");
  return [
    path,
    compiledFrom,
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.map((ending) => posix.join(path, `index${ending}`)),
  ].find(isThere);
}

/**
 * The text of files, of those that they import by a relative path, and of those beside them that they name (a worker, or a
 * process that they start), as far as it was read. By path, in the order in which they are met.
 */
export function startedFiles(paths: readonly string[], text: Survey["text"]): Map<string, string> {
  const seen = new Map<string, string>();
  const visit = (named: string): void => {
    const path = fileNamed(named, (one) => text.has(one));
    if (path === undefined || seen.has(path)) return;
    const content = text.get(path)!;
    seen.set(path, content);
    const imported = allMatches(content, /(?:from|import|require\()\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
    const started = allMatches(content, /["'`]([\w./-]+\.[cm]?[jt]sx?)["'`]/g);
    for (const name of [...imported, ...started]) visit(posix.join(posix.dirname(path), name));
  };
  paths.forEach(visit);
  return seen;
}
