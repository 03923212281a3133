import { posix } from "node:path";
import type { Argv, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { inFolder } from "./in-folder.js";
import { isBelow } from "./projects.js";
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
  build,
}: {
  readonly folder: string;
  readonly benches: readonly (readonly [path: string, text: string])[];
  readonly others: readonly string[];
  readonly asked: string | undefined;
  readonly locks: Survey["text"];
  readonly manager: PackageManager;
  readonly namedBy: NamedBy;
  readonly build: readonly Argv[];
}): ProposedBenchmark[] {
  if (benches.length === 0) return [];
  const { names, areMore } = vitestNames(benches);
  const excluded = without(
    others,
    benches.map(([path]) => path),
    folder,
  );
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
          manager.exec(["vitest", "bench", "--run", ...excluded, ...reportTo(isOfTests)]),
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
      ],
      build,
    },
  ];
}

/** What it is not to run, by the outermost folders that hold nothing else of what it would. */
function without(others: readonly string[], benches: readonly string[], folder: string): string[] {
  const globs = others.map((path) => {
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
