import type { Argv, Ecosystem, NamedBy, Survey } from "../proposal.js";
import { asvBench, asvSuite } from "./asv.js";
import { folderOf } from "./names.js";
import { pyperfBenches, pyperfStarters } from "./pyperf.js";
import { pytestBench } from "./pytest.js";
import { pythonInstall } from "./python-install.js";
import type { PythonPlace } from "./python-install.js";

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
    { tool: "pytest-benchmark", benchmarks: pytestBench(own, namedBy, place) },
    { tool: "pyperf", benchmarks: pyperfBenches(own, namedBy, place) },
    { tool: "asv", benchmarks: suite === undefined ? [] : [asvBench(suite, namedBy, place)] },
  ].filter(({ benchmarks }) => benchmarks.length > 0);
  const { build, environment, unpinned } = pythonInstall(
    { files, text },
    place,
    proposed.map(({ tool }) => tool),
  );
  // All of them are built into one virtual environment.
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

function unpinnedNote(tool: string): string {
  return tool === "pytest-benchmark"
    ? "Pin the versions of pytest and pytest-benchmark where you pin the others."
    : `Pin the version of ${tool} where you pin the others.`;
}
