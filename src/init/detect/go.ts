import type { Ecosystem, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { takeFreeId } from "../free-id.js";
import { inFolder } from "./in-folder.js";
import { goBenchmarks } from "./go-benchmarks.js";
import type { GoBenchmark } from "./go-benchmarks.js";
import { folderOf } from "./names.js";

/** What a package's test files have of benchmarks. */
interface Package {
  readonly folder: string;
  /** Of its benchmark, and of its binary. */
  readonly id: string;
  /** The files that define some, as paths. */
  readonly defining: readonly string[];
  readonly benchmarks: readonly GoBenchmark[];
}

/** go.mod with `func BenchmarkX(b *testing.B)`: one test binary for each package that has some. */
export function detectGo({ files, text }: Survey, namedBy: NamedBy, buildDir: string): Ecosystem | undefined {
  if (!files.includes("go.mod")) return undefined;
  const all = packagesOf(files, text);
  // A benchmark without a scenario can't be run: where others can, it is no more than named.
  const packages = namedBy === "source" && all.some(hasNames) ? all.filter(hasNames) : all;
  const leftOut = all.filter((one) => !packages.includes(one));
  return {
    language: "Go",
    environment: [],
    setup: [
      {
        uses: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16",
        version: "v6.5.0",
        with: { "go-version-file": "go.mod" },
      },
    ],
    benchmarks: packages.map((one) => proposed(one, namedBy, buildDir)),
    afterBuild: [],
    ungated: leftOut.map(({ folder, benchmarks }) => ({
      found: foundIn(folder),
      why: partsOf(
        benchmarks.map(({ name }) => name),
        folder,
      ),
      write: [],
    })),
  };
}

function hasNames({ benchmarks }: Package): boolean {
  return benchmarks.some(({ parts }) => parts !== "unknown");
}

function foundIn(folder: string): string {
  return `benchmarks in ${folder === "." ? "the top package" : folder}`;
}

/** Folders whose packages `./...` does not match. */
const NOT_BUILT = /(^|\/)(vendor|testdata|[_.][^/]*)\//;

function packagesOf(files: Survey["files"], text: Survey["text"]): Package[] {
  const otherModules = files.filter((path) => path.endsWith("/go.mod")).map((path) => `${folderOf(path)}/`);
  const tests = [...text].filter(([path]) => {
    return (
      path.endsWith("_test.go") && !NOT_BUILT.test(path) && !otherModules.some((of) => path.startsWith(of))
    );
  });
  const given = new Set<string>();
  const folders = [...new Set(tests.map(([path]) => folderOf(path)))];
  return folders.flatMap((folder): Package[] => {
    const own = tests.filter(([path]) => folderOf(path) === folder);
    const contents = own.map(([, content]) => content);
    const benchmarks = goBenchmarks(contents);
    if (benchmarks.length === 0) return [];
    // Other test files don't change what is measured: a new unit test is no reason not to compare.
    const defining = own.filter(([, content]) => goBenchmarks([content]).length > 0);
    const id = takeFreeId(idOf(folder), given);
    return [{ folder, id, defining: defining.map(([path]) => path), benchmarks }];
  });
}

function proposed(
  { folder, id, defining, benchmarks }: Package,
  namedBy: NamedBy,
  buildDir: string,
): ProposedBenchmark {
  const unnamed =
    namedBy === "trial" ? [] : benchmarks.filter(({ parts }) => parts === "unknown").map(({ name }) => name);
  const named = benchmarks.filter(({ parts }) => parts !== "unknown").map(({ name }) => name);
  return {
    id,
    found: foundIn(folder),
    work: {
      kind: "import",
      tool: "go",
      // As `go test` does, in the package's folder: benchmarks read their `testdata` from there.
      argv: inFolder(folder, [
        binary(buildDir, id),
        "-test.run=^$",
        `-test.bench=${patternOf(named, unnamed)}`,
        "-test.benchtime=20ms",
        "-test.count=15",
      ]),
      file: undefined,
    },
    names: benchmarks.flatMap(({ name, parts }) => {
      if (parts === "unknown") return [];
      return parts.length === 0 ? [name] : parts.map((part) => `${name}/${part}`);
    }),
    fingerprint: defining,
    notes: unnamed.length === 0 ? [] : [`Left out: ${partsOf(unnamed, folder)}`],
    build: [["go", "test", "-c", "-o", binary(buildDir, id), packageIn(folder)]],
  };
}

/**
 * What is left out takes no time of a trial. Where nothing is named, all are run: the first run then says what they are
 * called. The names are Go's, of which no character means anything else in a pattern.
 */
function patternOf(named: readonly string[], unnamed: readonly string[]): string {
  const isAll = unnamed.length === 0 || named.length === 0;
  return isAll ? "." : `^Benchmark(${[...new Set(named)].join("|")})$`;
}

/** A benchmark with parts has no result of its own, so that without their names nothing can be written. */
function partsOf(unnamed: readonly string[], folder: string): string {
  return `${unnamed.join(", ")}, whose parts (b.Run) get their names while they run. \`go test -run '^$' -bench '^Benchmark${unnamed[0]!}$' -benchtime 1x ${packageIn(folder)}\` lists them; name each, as in \`from: ${unnamed[0]!}/n=100\`, and let \`-test.bench\` run it.`;
}

function packageIn(folder: string): string {
  return folder === "." ? "." : `./${folder}`;
}

function idOf(folder: string): string {
  return folder === "." ? "go" : `go-${folder.toLowerCase().replace(/[^a-z0-9.]+/g, "-")}`;
}

function binary(buildDir: string, id: string): string {
  return `${buildDir}/${id}.test`;
}
