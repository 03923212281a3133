import type { Ecosystem, NamedBy, Survey } from "../proposal.js";
import { folderOf } from "./names.js";
import { pytestBenchmarks } from "./pytest-tests.js";
import { pythonInstall } from "./python-install.js";
import type { PythonPlace } from "./python-install.js";
import { pythonDefinitions } from "./python-definitions.js";
import type { Definition } from "./python-definitions.js";

/** pyproject.toml, setup.cfg, setup.py or requirements with pytest-benchmark, and tests that take its fixture. */
export function detectPython(
  { files, text }: Survey,
  namedBy: NamedBy,
  place: PythonPlace,
): Ecosystem | undefined {
  const manifests = [...text].filter(([path]) =>
    /^(pyproject\.toml|setup\.cfg|requirements[^/]*\.txt)$/.test(path),
  );
  if (manifests.length === 0 && !files.includes("setup.py")) return undefined;
  const others = files.filter((path) => /\/(pyproject\.toml|setup\.py)$/.test(path)).map(folderOf);
  const isOwn = (path: string): boolean => !others.some((folder) => path.startsWith(`${folder}/`));
  const definitions = new Map(
    [...text]
      .filter((file) => isTelling(file) && isOwn(file[0]))
      .map(([path, content]) => [path, pythonDefinitions(content)]),
  );
  const benches = [...definitions].flatMap(([path, own]) => {
    const { names, unnamed } = pytestBenchmarks(own, conftestsOf(path, definitions));
    const full = (name: string): string => `${path}::${name}`;
    return names.length + unnamed.length === 0
      ? []
      : [{ path, names: names.map(full), unnamed: unnamed.map(full) }];
  });
  const unnamed = benches.flatMap((bench) => bench.unnamed);
  const { buildDir } = place;
  const [python, result] = [`${buildDir}/venv/bin/python`, "${LATENCY_GATE_WORK_DIR}/pytest.json"];
  const { build, environment, isPinned } = pythonInstall({ files, text }, place);
  return {
    language: "Python",
    environment: [
      {
        name: "PYTHONDONTWRITEBYTECODE",
        value: "1",
        // pytest rewrites the assertions of its plugins, and keeps what it made of them beside them, in the build.
        why: "trials write no .pyc files into the cached build",
      },
      ...environment,
    ],
    setup: [
      {
        uses: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405",
        version: "v6.2.0",
        with: { "python-version": "3.x" },
      },
    ],
    ungated: [],
    afterBuild: [],
    benchmarks:
      benches.length === 0
        ? []
        : [
            {
              id: "pytest",
              found: `tests that take pytest-benchmark's fixture in ${benches.map(({ path }) => path).join(", ")}`,
              work: {
                kind: "import",
                tool: "pytest-benchmark",
                argv: [
                  python,
                  "-m",
                  "pytest",
                  "-q",
                  // The settings of a folder around it would have the names of tests begin there.
                  ...(place.folder === "." ? [] : ["--rootdir=."]),
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
                ...(isPinned
                  ? []
                  : ["Pin the versions of pytest and pytest-benchmark where you pin the others."]),
              ],
              build: [["python3", "-m", "venv", `${buildDir}/venv`], ...build],
            },
          ],
  };
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
