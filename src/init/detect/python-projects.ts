import { posix } from "node:path";
import type { Ecosystem, NamedBy, Survey } from "../proposal.js";
import { detectInProjects } from "./in-projects.js";
import { allMatches } from "./names.js";
import { isBelow, outermost, projectFolders } from "./projects.js";
import { detectPython } from "./python.js";
import type { PythonPlace } from "./python-install.js";

/** Of a package of Python, and of Rust that is built for it. */
const NAMES_FOLDERS = ["pyproject.toml", "setup.cfg", "Cargo.toml"];

/** Python at the top and in the folders of packages, each in a virtual environment of its own. */
export function detectPythonProjects(survey: Survey, namedBy: NamedBy): Ecosystem | undefined {
  const { files, text } = survey;
  const packages = projectFolders(files, /^(pyproject\.toml|setup\.py)$/);
  // A list of requirements beside tests or documents is its package's.
  const lists = outermost(projectFolders(files, /^(setup\.cfg|requirements[^/]*\.txt)$/)).filter(
    (folder) => !packages.some((around) => isBelow(folder, around)),
  );
  const top = [...packages, ...lists].includes(".") ? ["."] : [];
  const below = [...packages, ...lists].filter((folder) => folder !== ".").sort();
  const pyprojects = new Map(
    packages.map((folder) => [folder, text.get(posix.join(folder, "pyproject.toml")) ?? ""]),
  );
  const placeOf = (folder: string, buildDir: string): PythonPlace => {
    const beside = neededBeside(folder, pyprojects);
    const reachesOut = [folder, ...beside].some((one) =>
      NAMES_FOLDERS.some((manifest) => text.get(posix.join(one, manifest))?.includes("../")),
    );
    return {
      buildDir,
      folder,
      reachesOut: folder !== "." && reachesOut,
      beside: beside.map((other) => posix.relative(folder, other)),
    };
  };
  return detectInProjects(
    survey,
    [...top, ...below],
    (own, by, buildDir, folder) => detectPython(own, by, placeOf(folder, buildDir)),
    namedBy,
  );
}

/**
 * The packages of the repository that one needs, each after what it needs itself. Their names alone would have pip fetch
 * what was published of them, which no change of the repository makes slower.
 */
function neededBeside(folder: string, pyprojects: ReadonlyMap<string, string>): string[] {
  const byName = new Map(
    [...pyprojects].flatMap(([at, content]) => {
      const name = /^name\s*=\s*["']([^"']+)["']/m.exec(tableOf(content, "project"))?.[1];
      return name === undefined ? [] : [[normal(name), at] as const];
    }),
  );
  const needed = new Set<string>();
  const seen = new Set([folder]);
  const visit = (at: string): void => {
    const list = /^dependencies\s*=\s*\[((?:"[^"]*"|'[^']*'|#.*\n|[^\]"'#])*)\]/m.exec(
      tableOf(pyprojects.get(at) ?? "", "project"),
    )?.[1];
    for (const name of allMatches(list ?? "", /["']\s*([\w.-]+)/g)) {
      const other = byName.get(normal(name));
      if (other === undefined || seen.has(other)) continue;
      seen.add(other);
      visit(other);
      needed.add(other);
    }
  };
  visit(folder);
  return [...needed];
}

function tableOf(toml: string, name: string): string {
  const [, after = ""] = `\n${toml}`.split(`\n[${name}]`);
  return after.split(/\n\[/)[0]!;
}

/** As package indexes compare names. */
function normal(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, "-");
}
