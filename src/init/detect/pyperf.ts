import type { Ungated } from "../proposal.js";
import { allMatches, BENCH_FILE } from "./names.js";
import { isOwn } from "./projects.js";

/** A script that measures with `pyperf.Runner`. */
export interface PyperfScript {
  readonly path: string;
  readonly names: readonly string[];
  /** Whether it has benchmarks whose names the text does not tell. */
  readonly hasOthers: boolean;
}

/** In the order of the files. */
export function pyperfScripts(text: ReadonlyMap<string, string>): PyperfScript[] {
  return [...text].flatMap(([path, content]) => {
    if (!path.endsWith(".py") || !isBench(path)) return [];
    if (!/^[ \t]*(import|from)[ \t]+pyperf\b/m.test(content) || !/\bRunner\(/.test(content)) return [];
    const code = content.replaceAll(/^[ \t]*#.*$/gm, "");
    const named = [...code.matchAll(NAMED)].length;
    const all = [...code.matchAll(CALL)].length;
    return [{ path, names: allMatches(code, NAMED, 2), hasOthers: all === 0 || named < all }];
  });
}

/** `timeit.timeit` is Python's own. */
const CALL = /(?<!\btimeit)\.(?:bench_(?:func|time_func|async_func|command)|timeit)\(/g;
/** With the name as a plain text: none that is put together, and none with a stroke. */
const NAMED = new RegExp(
  `${CALL.source}\\s*(?:name\\s*=\\s*)?(["'])((?:(?!\\1)[^\\\\\\n])+)\\1\\s*[,)]`,
  "g",
);

/** Scripts that start pyperf's command line, which prints for people. */
export function pyperfStarters(text: ReadonlyMap<string, string>): Ungated[] {
  return [...text]
    .filter(([path, content]) => isBench(path) && STARTS.test(content) && /\.(py|sh)$/.test(path))
    .map(([path]) => ({
      found: `${path}, which starts pyperf timeit`,
      why: "Each start is a benchmark of its own, and what it prints can't be read. Write a script for them that names each, and run init again:",
      write: [
        "import pyperf",
        "runner = pyperf.Runner()",
        'runner.timeit("a name", stmt="what is measured", setup="what it needs")',
      ],
    }));
}

/** In a shell, or in a list of words. */
const STARTS = /^[^#\n]*\bpyperf["']?[\s,]+["']?(timeit|command)\b/m;

function isBench(path: string): boolean {
  return BENCH_FILE.test(path) && isOwn(path);
}
