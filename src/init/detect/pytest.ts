import type { NamedBy, Survey, UnbuiltBenchmark } from "../proposal.js";
import { folderOf } from "./names.js";
import { pytestBenchmarks } from "./pytest-tests.js";
import { pythonDefinitions } from "./python-definitions.js";
import type { Definition } from "./python-definitions.js";
import type { PythonPlace } from "./python-install.js";

/** One for all tests that take pytest-benchmark's fixture. */
export function pytestBench(
  text: Survey["text"],
  namedBy: NamedBy,
  { buildDir, folder }: PythonPlace,
): UnbuiltBenchmark[] {
  const definitions = new Map(
    [...text].filter(isTelling).map(([path, content]) => [path, pythonDefinitions(content)]),
  );
  const benches = [...definitions].flatMap(([path, own]) => {
    const { names, unnamed } = pytestBenchmarks(own, conftestsOf(path, definitions));
    const full = (name: string): string => `${path}::${name}`;
    return names.length + unnamed.length === 0
      ? []
      : [{ path, names: names.map(full), unnamed: unnamed.map(full) }];
  });
  if (benches.length === 0) return [];
  const unnamed = benches.flatMap((bench) => bench.unnamed);
  const result = "${LATENCY_GATE_WORK_DIR}/pytest.json";
  return [
    {
      id: "pytest",
      found: `tests that take pytest-benchmark's fixture in ${benches.map(({ path }) => path).join(", ")}`,
      work: {
        kind: "import",
        tool: "pytest-benchmark",
        argv: [
          `${buildDir}/venv/bin/python`,
          "-m",
          "pytest",
          "-q",
          // The settings of a folder around it would have the names of tests begin there.
          ...(folder === "." ? [] : ["--rootdir=."]),
          "--benchmark-only",
          "--benchmark-max-time=0.1",
          "--benchmark-min-rounds=10",
          `--benchmark-json=${result}`,
          ...benches.map(({ path }) => path),
        ],
        file: result,
      },
      names: benches.flatMap(({ names }) => names),
      fingerprint: benches.map(({ path }) => path),
      notes: [
        ...(namedBy === "trial" || unnamed.length === 0 ? [] : [unnamedNote(unnamed)]),
        "`--benchmark-max-time` and `--benchmark-min-rounds`: a test takes about 0.1 s a trial. pytest-benchmark's own",
        "second for each makes trials of thirty tests half a minute long, too long for enough of them in the time.",
      ],
    },
  ];
}

/** Only these are read: it takes a second a megabyte. */
const isTelling = ([path, content]: readonly [string, string]): boolean =>
  isConftest(path) || (path.endsWith(".py") && content.includes("benchmark"));

const isConftest = (path: string): boolean => /(^|\/)conftest\.py$/.test(path);

/** What is defined in the conftest.py of the file's folder and of those around it. */
function conftestsOf(
  path: string,
  definitions: ReadonlyMap<string, readonly Definition[]>,
): readonly Definition[] {
  return [...definitions]
    .filter(([other]) => other !== path && isConftest(other))
    .filter(([other]) => folderOf(other) === "." || path.startsWith(`${folderOf(other)}/`))
    .flatMap(([, defined]) => defined);
}

function unnamedNote(unnamed: readonly string[]): string {
  return `Left out: ${unnamed.join(", ")}, whose ids pytest alone knows. \`pytest --collect-only -q\` lists them: write them as \`from:\` into the manifest.`;
}
