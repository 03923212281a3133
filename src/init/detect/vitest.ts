import type { Argv, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { majorVersions } from "./major-versions.js";
import type { PackageManager } from "./package-manager.js";
import { vitestNames } from "./vitest-names.js";

const FILE = "${LATENCY_GATE_WORK_DIR}/vitest.json";
/** The first version whose `bench` is handed to a test, and whose JSON reporter has the results. */
const OF_TESTS = 5;

/** A package that needs vitest and has files that `vitest bench` runs. */
export function vitestBench({
  needs,
  text,
  manager,
  namedBy,
}: {
  readonly needs: Readonly<Record<string, string>>;
  readonly text: Survey["text"];
  readonly manager: PackageManager;
  readonly namedBy: NamedBy;
}): ProposedBenchmark[] {
  const benches = [...text].filter(([path]) => /\.(bench|benchmark)\.[cm]?[jt]sx?$/.test(path));
  if (needs["vitest"] === undefined || benches.length === 0) return [];
  const { names, areMore } = vitestNames(benches);
  const isOfTests =
    majorVersions("vitest", needs["vitest"], text)?.every((version) => version >= OF_TESTS) ??
    !benches.some(([, content]) => importsBench(content));
  return [
    {
      id: "vitest",
      found: `vitest and ${benches.map(([path]) => path).join(", ")}`,
      work: {
        kind: "import",
        tool: "vitest",
        argv: manager.exec(["vitest", "bench", "--run", ...reportTo(isOfTests)]),
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
