import { asArgument } from "./in-folder.js";
import { posix } from "node:path";
import type { Argv, EnvironmentVariable, Survey } from "../proposal.js";
import { allMatches } from "./names.js";

/** A project in its repository. */
export interface PythonPlace {
  /** Where what is built goes, of this project alone. */
  readonly buildDir: string;
  /** From the top of the repository. */
  readonly folder: string;
  /** Whether it, or what it needs, names something that lies outside of its folder. */
  readonly reachesOut: boolean;
  /** Folders of the repository's own packages that it needs, seen from its own. */
  readonly beside: readonly string[];
}

/** How a project and what its benchmarks need come into a virtual environment. */
export interface PythonInstall {
  readonly build: readonly Argv[];
  readonly environment: readonly EnvironmentVariable[];
  /** Whether the project itself says which pytest-benchmark it means. */
  readonly isPinned: boolean;
}

export function pythonInstall(
  { files, text }: Pick<Survey, "files" | "text">,
  { buildDir, folder, reachesOut, beside }: PythonPlace,
): PythonInstall {
  const [python, copy] = [`${buildDir}/venv/bin/python`, `${buildDir}/copy`];
  const pyproject = text.get("pyproject.toml") ?? "";
  const pip = (...words: readonly string[]): Argv => [python, "-m", "pip", "install", "--quiet", ...words];
  const isProject = /^\[(project|tool\.poetry)\]/m.test(pyproject) || files.includes("setup.py");
  const listed = [...text.keys()].filter((path) => /^requirements[^/]*\.txt$/.test(path));
  const included = new Set(listed.flatMap((path) => includedBy(path, text)));
  const requirements = listed.filter((path) => !included.has(path));
  const isListed = [...listed, ...included].some((path) => text.get(path)?.includes("pytest-benchmark"));
  const extra = isListed ? undefined : listWithBenchmark(pyproject, "project.optional-dependencies");
  const group =
    isListed || extra !== undefined ? undefined : listWithBenchmark(pyproject, "dependency-groups");
  const isPinned = isListed || extra !== undefined || group !== undefined;
  const isCopied = isProject && !BUILDS_ELSEWHERE.test(pyproject);
  // What lies beside it has to lie beside its copy.
  const copyOf = (other: string, at: number): string =>
    reachesOut ? posix.join(copy, folder, other) : at === 0 ? copy : `${copy}-${at}`;
  const copies = [...(isCopied ? ["."] : []), ...beside];
  const project = (isCopied ? copyOf(".", 0) : ".") + (extra === undefined ? "" : `[${extra}]`);
  const install = [
    ...(isPinned ? [] : ["pytest", "pytest-benchmark"]),
    ...(group === undefined ? [] : ["--group", group]),
    ...requirements.flatMap((path) => ["-r", path]),
    ...beside.map((other, at) => copyOf(other, at + 1)),
    ...(isProject ? [project] : []),
  ];
  return {
    build: [
      // The pip of Python 3.13 and before knows no groups.
      ...(group === undefined ? [] : [pip("--upgrade", "pip>=25.1")]),
      ...(reachesOut && copies.length > 0
        ? [["cp", "-R", posix.relative(folder, "."), copy] as const]
        : [
            ...(isCopied ? [["cp", "-R", ".", copy] as const] : []),
            ...beside.map((other, at): Argv => ["cp", "-R", asArgument(other), copyOf(other, at + 1)]),
          ]),
      pip(...install),
    ],
    environment: isProject && /setuptools[-_]scm|hatch-vcs/.test(pyproject) ? [ANY_VERSION] : [],
    isPinned,
  };
}

/** The files that a list of requirements takes in, and those that they take in. */
function includedBy(path: string, text: Survey["text"], seen = new Set([path])): string[] {
  const direct = allMatches(text.get(path) ?? "", /^-r\s*(\S+)/gm)
    .map((name) => posix.join(posix.dirname(path), name))
    .filter((name) => !seen.has(name));
  for (const name of direct) seen.add(name);
  return [...direct, ...direct.flatMap((name) => includedBy(name, text, seen))];
}

/** Those that write nothing into the folder that they build; setuptools and maturin do, and then no build is kept. */
const BUILDS_ELSEWHERE = /^build-backend\s*=\s*["'](hatchling|flit|poetry|pdm|uv_build)/m;

const ANY_VERSION: EnvironmentVariable = {
  name: "SETUPTOOLS_SCM_PRETEND_VERSION",
  value: "0",
  why: "a build sees no tags of git to take the version from",
};

/** The list of a table of pyproject.toml that names pytest-benchmark; the one that is called after it before others. */
function listWithBenchmark(pyproject: string, table: string): string | undefined {
  const [, after = ""] = `\n${pyproject}`.split(`\n[${table}]`);
  const own = after.split(/\n\[/)[0]!;
  const lists = [...own.matchAll(/^["']?([\w.-]+)["']?\s*=\s*\[((?:"[^"]*"|'[^']*'|#.*\n|[^\]"'#])*)\]/gm)];
  const names = lists
    .filter(([, , list = ""]) => /["']pytest-benchmark\b/.test(list))
    .map(([, name]) => name!);
  return names.find((name) => name.includes("bench")) ?? names[0];
}
