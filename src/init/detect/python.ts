import { posix } from "node:path";
import { listOfNames } from "../list-of-names.js";
import type { Argv, Ecosystem, NamedBy, ProposedBenchmark, Survey } from "../proposal.js";
import { asvArguments, asvSuite } from "./asv.js";
import type { AsvSuite } from "./asv.js";
import { folderOf } from "./names.js";
import { pyperfScripts, pyperfStarters } from "./pyperf.js";
import type { PyperfScript } from "./pyperf.js";
import { pytestBenchmarks } from "./pytest-tests.js";
import { pythonInstall } from "./python-install.js";
import type { PythonPlace } from "./python-install.js";
import { pythonDefinitions } from "./python-definitions.js";
import type { Definition } from "./python-definitions.js";

/** pyproject.toml, setup.cfg, setup.py or requirements, and benchmarks of pytest-benchmark, pyperf or asv. */
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
  const isOfProject = (path: string): boolean => !others.some((folder) => path.startsWith(`${folder}/`));
  const own = new Map([...text].filter(([path]) => isOfProject(path)));
  const suite = asvSuite(files, own, isOfProject);
  const proposed = [
    { tool: "pytest-benchmark", benchmarks: pytest(own, namedBy, place) },
    { tool: "pyperf", benchmarks: pyperf(pyperfScripts(own), namedBy, place) },
    { tool: "asv", benchmarks: suite === undefined ? [] : [asv(suite, namedBy, place)] },
  ].filter(({ benchmarks }) => benchmarks.length > 0);
  const { build, environment, unpinned } = pythonInstall(
    { files, text },
    place,
    proposed.map(({ tool }) => tool),
  );
  const all: readonly Argv[] = [["python3", "-m", "venv", `${place.buildDir}/venv`], ...build];
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
    ungated: pyperfStarters(own),
    afterBuild: [],
    benchmarks: proposed.flatMap(({ tool, benchmarks }) =>
      benchmarks.map((one, at) =>
        at > 0 || !unpinned.includes(tool)
          ? { ...one, build: all }
          : { ...one, build: all, notes: [...one.notes, unpinnedNote(tool)] },
      ),
    ),
  };
}

/** All are built by one command, into one virtual environment. */
type Unbuilt = Omit<ProposedBenchmark, "build">;

function unpinnedNote(tool: string): string {
  return tool === "pytest-benchmark"
    ? "Pin the versions of pytest and pytest-benchmark where you pin the others."
    : `Pin the version of ${tool} where you pin the others.`;
}

function pytest(text: Survey["text"], namedBy: NamedBy, { buildDir, folder }: PythonPlace): Unbuilt[] {
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

/** One for each script: each writes a file of its own. */
function pyperf(scripts: readonly PyperfScript[], namedBy: NamedBy, { buildDir }: PythonPlace): Unbuilt[] {
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

function asv(suite: AsvSuite, namedBy: NamedBy, { buildDir }: PythonPlace): Unbuilt {
  const { config, folder, names, unnamed, hasMatrix } = suite;
  return {
    id: "asv",
    found: `${config}, whose benchmarks are in ${folder}`,
    work: {
      kind: "import",
      tool: "asv",
      argv: [`${buildDir}/venv/bin/python`, ...asvArguments(suite, namedBy === "trial")],
      file: "${LATENCY_GATE_WORK_DIR}/results",
    },
    names,
    fingerprint: [`${folder}/**`],
    notes: [
      ...(namedBy === "trial" || unnamed.length === 0 || names.length === 0
        ? []
        : [`Left out: ${listOfNames(unnamed)}, of which asv alone knows the parameters.`]),
      "The program gives asv what it asks for and a copy of a commit has not: a repository, a machine, and an environment that is",
      "there already. `repeat`, `rounds` and `warmup_time`: ten samples of 10 ms of each. docs/importing.md has more of both.",
      ...(hasMatrix
        ? [`What \`matrix\` and \`include\` of ${config} install has to be installed by \`build\`.`]
        : []),
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
