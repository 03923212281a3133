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
  /** Of the tools those of which the project itself does not say which it means. */
  readonly unpinned: readonly string[];
}

export function pythonInstall(
  { files, text }: Pick<Survey, "files" | "text">,
  { buildDir, folder, reachesOut, beside }: PythonPlace,
  /** What it measures with, by the names of packages. */
  tools: readonly string[],
): PythonInstall {
  const [python, copy] = [`${buildDir}/venv/bin/python`, `${buildDir}/copy`];
  const pyproject = text.get("pyproject.toml") ?? "";
  const pip = (...words: readonly string[]): Argv => [python, "-m", "pip", "install", "--quiet", ...words];
  const isProject = /^\[(project|tool\.poetry)\]/m.test(pyproject) || files.includes("setup.py");
  const listed = [...text.keys()].filter((path) => /^requirements[^/]*\.txt$/.test(path));
  const included = new Set(listed.flatMap((path) => includedBy(path, text)));
  const requirements = listed.filter((path) => !included.has(path));
  const places = tools.map((tool) => ({
    tool,
    ...placeOf(tool, [...listed, ...included], { pyproject, text }),
  }));
  const extras = [...new Set(places.flatMap(({ extra }) => extra ?? []))];
  const groups = [...new Set(places.flatMap(({ group }) => group ?? []))];
  const unpinned = places.filter(({ isListed, extra, group }) => !isListed && (extra ?? group) === undefined);
  const isCopied = isProject && !BUILDS_ELSEWHERE.test(pyproject);
  // What lies beside it has to lie beside its copy.
  const copyOf = (other: string, at: number): string =>
    reachesOut ? posix.join(copy, folder, other) : at === 0 ? copy : `${copy}-${at}`;
  const copies = [...(isCopied ? ["."] : []), ...beside];
  const project = (isCopied ? copyOf(".", 0) : ".") + (extras.length === 0 ? "" : `[${extras.join(",")}]`);
  const install = [
    ...unpinned.flatMap(({ tool }) => [...(tool === "pytest-benchmark" ? ["pytest"] : []), tool]),
    ...groups.flatMap((group) => ["--group", group]),
    ...requirements.flatMap((path) => ["-r", path]),
    ...beside.map((other, at) => copyOf(other, at + 1)),
    ...(isProject ? [project] : []),
  ];
  return {
    build: [
      // The pip of Python 3.13 and before knows no groups.
      ...(groups.length === 0 ? [] : [pip("--upgrade", "pip>=25.1")]),
      ...(reachesOut && copies.length > 0
        ? [["cp", "-R", posix.relative(folder, "."), copy] as const]
        : [
            ...(isCopied ? [["cp", "-R", ".", copy] as const] : []),
            ...beside.map((other, at): Argv => ["cp", "-R", asArgument(other), copyOf(other, at + 1)]),
          ]),
      pip(...install),
    ],
    environment: isProject && /setuptools[-_]scm|hatch-vcs/.test(pyproject) ? [ANY_VERSION] : [],
    unpinned: unpinned.map(({ tool }) => tool),
  };
}

interface ToolPlace {
  readonly isListed: boolean;
  readonly extra?: string | undefined;
  readonly group?: string | undefined;
}

/** Where a project says which version of a package it means: a list of requirements, else an extra, else a group. */
function placeOf(
  name: string,
  lists: readonly string[],
  { pyproject, text }: { readonly pyproject: string; readonly text: Survey["text"] },
): ToolPlace {
  const isNamed = new RegExp(`^[ \\t]*${name}(?![\\w-])`, "m");
  if (lists.some((path) => isNamed.test(text.get(path) ?? ""))) return { isListed: true };
  const extra = listWith(name, pyproject, "project.optional-dependencies");
  return {
    isListed: false,
    extra,
    group: extra === undefined ? listWith(name, pyproject, "dependency-groups") : undefined,
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

/** The list of a table of pyproject.toml that names a package; one that is called after benchmarks before others. */
function listWith(name: string, pyproject: string, table: string): string | undefined {
  const [, after = ""] = `\n${pyproject}`.split(`\n[${table}]`);
  const own = after.split(/\n\[/)[0]!;
  const lists = [...own.matchAll(/^["']?([\w.-]+)["']?\s*=\s*\[((?:"[^"]*"|'[^']*'|#.*\n|[^\]"'#])*)\]/gm)];
  const isNamed = new RegExp(`["']${name}(?![\\w-])`);
  const names = lists.filter(([, , list = ""]) => isNamed.test(list)).map(([, key]) => key!);
  return names.find((key) => key.includes("bench")) ?? names[0];
}
