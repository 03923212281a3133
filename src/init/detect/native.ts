import { posix } from "node:path";
import type { Ecosystem, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { benchmarkOptions, benchmarkTargets } from "./cmake-targets.js";
import { definingFiles } from "./defining-files.js";
import { allMatches } from "./names.js";
import { gatedFolders, liesInAny } from "./projects.js";

/** CMakeLists.txt that links Google Benchmark. */
export function detectCMake(
  { files, text }: Survey,
  _namedBy: NamedBy,
  buildDir: string,
): Ecosystem | undefined {
  if (!files.includes("CMakeLists.txt")) return undefined;
  const lists = [...text].filter(([path]) => path.endsWith("CMakeLists.txt"));
  const targets = benchmarkTargets(lists);
  const options = benchmarkOptions(lists).map((option) => `-D${option}=ON`);
  // Where a project says itself where its programs go, that is mostly one folder for all.
  const isOneFolder = lists.some(([, content]) => content.includes("RUNTIME_OUTPUT_DIRECTORY"));
  const sources = [...text].filter(([path]) => /\.(cc|cpp|cxx)$/.test(path));
  const names = sources.flatMap(([, content]) => allMatches(content, /^BENCHMARK\(\s*(\w+)\s*\);/gm));
  const build = `${buildDir}/cmake`;
  const file = "${LATENCY_GATE_WORK_DIR}/benchmark.json";
  return {
    language: "C++",
    environment: [],
    setup: [],
    ungated: [],
    afterBuild: [],
    benchmarks: targets.map(({ name: target, folder }): ProposedBenchmark => ({
      id: target.toLowerCase().replaceAll("_", "-"),
      found: `the target "${target}" that links Google Benchmark`,
      work: {
        kind: "import",
        tool: "google-benchmark",
        argv: [
          posix.join(build, isOneFolder ? "." : folder, target),
          `--benchmark_out=${file}`,
          "--benchmark_out_format=json",
          "--benchmark_repetitions=15",
          // Without a unit, because 1.7, which Debian and Ubuntu have, takes none.
          "--benchmark_min_time=0.02",
        ],
        file,
      },
      names: targets.length === 1 ? names : [],
      fingerprint: sources.map(([path]) => path),
      notes: [
        isOneFolder || folder === "."
          ? `The executable is taken to be ${target} at the top of the build folder.`
          : `The executable is taken to be ${target} in the folder ${folder} of the build.`,
        ...(lists.some(([, content]) => /find_package\(\s*benchmark\b/.test(content))
          ? ["Google Benchmark has to be installed where this runs: libbenchmark-dev of Debian and Ubuntu."]
          : []),
      ],
      build: [
        ["cmake", "-S", ".", "-B", build, "-DCMAKE_BUILD_TYPE=Release", ...options],
        ["cmake", "--build", build, "--parallel", "--target", target],
      ],
    })),
  };
}

/** build.zig with a step named bench. */
export function detectZig(
  { files, text }: Survey,
  _namedBy: NamedBy,
  buildDir: string,
): Ecosystem | undefined {
  const script = text.get("build.zig");
  if (script === undefined) return undefined;
  const step = /\.step\(\s*"(bench\w*)"/.exec(script)?.[1];
  const gated = gatedFolders(files);
  const sources = files.filter(
    (path) => /(^|[/._-])bench[^/]*(\/.*)?\.zig$/i.test(path) && !liesInAny(path, gated),
  );
  const common: readonly string[] = ["--cache-dir", `${buildDir}/cache`, "--prefix", buildDir];
  const { fingerprint, notes } = definingFiles(sources, "build.zig");
  return {
    language: "Zig",
    environment: [],
    setup: [
      { uses: "mlugg/setup-zig@d1434d08867e3ee9daa34448df10607b98908d29", version: "v2.2.1", with: {} },
    ],
    ungated: [],
    afterBuild: [],
    benchmarks:
      step === undefined
        ? []
        : [
            {
              id: step,
              found: `the step "${step}" of build.zig`,
              work: { kind: "command", argv: ["zig", "build", step, "-Doptimize=ReleaseFast", ...common] },
              names: [],
              fingerprint,
              notes: [
                "The whole step is timed, the build system included; name the executable that it runs instead.",
                ...notes,
              ],
              build: [["zig", "build", "-Doptimize=ReleaseFast", ...common]],
            },
          ],
  };
}
