import { posix } from "node:path";
import type { Argv, NamedBy, Survey, UnbuiltBenchmark } from "../proposal.js";
import { listOfNames } from "../list-of-names.js";
import { asArgument, inFolder } from "./in-folder.js";
import { folderOf } from "./names.js";
import { isBelow, isPlain } from "./projects.js";
import { majorVersions } from "./major-versions.js";
import type { PackageManager } from "./package-manager.js";
import { vitestNames } from "./vitest-names.js";

const FILE = "${LATENCY_GATE_WORK_DIR}/vitest.json";
/** The first version whose `bench` is handed to a test, and whose JSON reporter has the results. */
const OF_TESTS = 5;

/** Files that `vitest bench` runs. */
export const VITEST_FILE = /\.(bench|benchmark)\.[cm]?[jt]sx?$/;

/**
 * @param folder of the package, from the top
 * @param benches the text of its files of benchmarks by their path
 * @param others files below it that vitest would run as well, and that are benchmarks of others
 * @param asked the version that package.json names
 * @param locks the text of the locks that count for the package
 */
export function vitestBench({
  folder,
  benches,
  others,
  asked,
  locks,
  manager,
  namedBy,
}: {
  readonly folder: string;
  readonly benches: readonly (readonly [path: string, text: string])[];
  readonly others: readonly string[];
  readonly asked: string | undefined;
  readonly locks: Survey["text"];
  readonly manager: PackageManager;
  readonly namedBy: NamedBy;
}): UnbuiltBenchmark[] {
  if (benches.length === 0) return [];
  const { names, areMore } = vitestNames(benches);
  const paths = benches.map(([path]) => path);
  const taken = others.filter((other) => paths.some((path) => isTakenWith(other, path, folder)));
  const isOfTests =
    majorVersions("vitest", asked, locks)?.every((version) => version >= OF_TESTS) ??
    !benches.some(([, content]) => importsBench(content));
  return [
    {
      id: "vitest",
      found: `vitest and ${benches.map(([path]) => path).join(", ")}`,
      work: {
        kind: "import",
        tool: "vitest",
        argv: inFolder(
          folder,
          manager.exec([
            "vitest",
            "bench",
            "--run",
            ...(others.length > 0 && paths.every(isPlain) ? filesIn(folder, paths) : []),
            ...without(others, paths, folder),
            ...reportTo(isOfTests),
          ]),
        ),
        file: FILE,
      },
      names,
      fingerprint: benches.map(([path]) => path),
      notes: [
        "vitest writes quantiles and no samples: the gate judges the quantile of each trial.",
        ...(areMore && namedBy === "source"
          ? ["Left out: benchmarks of a template, `each` or `for`, which get their names while they run."]
          : []),
        ...(taken.length > 0
          ? [
              `vitest is told to leave out ${listOfNames(taken)}, which are benchmarks of others: where its configuration has \`test.projects\`, it may run them all the same.`,
            ]
          : []),
      ],
    },
  ];
}

/**
 * What it is to run, and nothing else: `--exclude` means nothing to a project of `test.projects` that has a root or an
 * `exclude` of its own.
 */
function filesIn(folder: string, paths: readonly string[]): string[] {
  return paths.map((path) => asArgument(posix.relative(folder, path)));
}

/**
 * Whether vitest takes a file for one that it was named: it looks for the name's path in that of the file, both from the root
 * of a project, which is some folder around them.
 */
function isTakenWith(other: string, path: string, folder: string): boolean {
  for (let root = folderOf(path); ; root = folderOf(root)) {
    const [ours, theirs] = [path, other].map((one) => posix.relative(root, one).toLowerCase());
    if (isBelow(other, root) && theirs!.includes(ours!)) return true;
    if (root === folder || root === ".") return false;
  }
}

/** What it is not to run, by the outermost folders that hold nothing else of what it would. */
function without(others: readonly string[], benches: readonly string[], folder: string): string[] {
  const globs = others.filter(isPlain).map((path) => {
    const parts = posix.relative(folder, path).split("/");
    const around = parts.slice(0, -1).map((_part, at) => parts.slice(0, at + 1).join("/"));
    const free = around.find((one) => !benches.some((bench) => isBelow(bench, posix.join(folder, one))));
    return free === undefined ? parts.join("/") : `${free}/**`;
  });
  return [...new Set(globs)].map((glob) => `--exclude=${glob}`);
}

/** The default reporter says what failed. */
function reportTo(isOfTests: boolean): Argv {
  return isOfTests
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${FILE}`]
    : ["--outputJson", FILE];
}

/** As of version 4; later ones have no such export. */
function importsBench(content: string): boolean {
  return /import\s*\{[^}]*\bbench\b[^}]*\}\s*from\s*["']vitest["']/.test(content);
}
