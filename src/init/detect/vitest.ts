import type { Argv, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { inFolder } from "./in-folder.js";
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
 * @param asked the version that package.json names
 * @param locks the text of the locks that count for the package
 */
export function vitestBench({
  folder,
  benches,
  asked,
  locks,
  manager,
  namedBy,
}: {
  readonly folder: string;
  readonly benches: readonly (readonly [path: string, text: string])[];
  readonly asked: string | undefined;
  readonly locks: Survey["text"];
  readonly manager: PackageManager;
  readonly namedBy: NamedBy;
}): ProposedBenchmark[] {
  if (benches.length === 0) return [];
  const { names, areMore } = vitestNames(benches);
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
        argv: inFolder(folder, manager.exec(["vitest", "bench", "--run", ...reportTo(isOfTests)])),
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
    },
  ];
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
