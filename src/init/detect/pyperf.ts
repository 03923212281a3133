import { posix } from "node:path";
import type { NamedBy, Survey, UnbuiltBenchmark, Ungated } from "../proposal.js";
import { allMatches, BENCH_FILE } from "./names.js";
import { isOwn } from "./projects.js";
import type { PythonPlace } from "./python-install.js";

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

/** One for each script: each writes a file of its own. */
export function pyperfBenches(
  text: Survey["text"],
  namedBy: NamedBy,
  { buildDir }: PythonPlace,
): UnbuiltBenchmark[] {
  const scripts = pyperfScripts(text);
  return scripts.map(({ path, names, hasOthers }, at) => {
    const id = scripts.length === 1 ? "pyperf" : `pyperf-${posix.basename(path, ".py")}`;
    const result = "${LATENCY_GATE_WORK_DIR}/pyperf.json";
    return {
      id,
      found: `${path}, which measures with pyperf`,
      work: {
        kind: "import",
        tool: "pyperf",
        argv: [`${buildDir}/venv/bin/python`, path, ...PYPERF_OPTIONS, `--output=${result}`],
        file: result,
      },
      names,
      fingerprint: [path],
      notes: [
        ...(namedBy === "trial" || !hasOthers || names.length === 0
          ? []
          : ["Left out: its benchmarks whose names are put together while it runs."]),
        ...(at > 0 ? [] : PYPERF_NOTES),
      ],
    };
  });
}

const PYPERF_OPTIONS = [
  "--quiet",
  "-p2",
  "-n5",
  "-w1",
  "--min-time=0.01",
  // Its processes see no other variables than those that it knows.
  "--inherit-environ=PYTHONDONTWRITEBYTECODE",
];
const PYPERF_NOTES = [
  "`-p2`, `-n5`, `-w1` and `--min-time`: five values of at least 10 ms in each of two processes, about a second a benchmark and",
  "trial. pyperf's own 20 processes with values of 100 ms take ten seconds or more, too long for enough of them in the time.",
];
