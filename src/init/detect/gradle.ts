import { posix } from "node:path";
import { listOfNames } from "../list-of-names.js";
import type { Ecosystem, Survey } from "../proposal.js";
import { allMatches, folderOf } from "./names.js";
import { gatedFolders, isOwn, liesInAny } from "./projects.js";

const SCRIPT = /(^|\/)build\.gradle(\.kts)?$/;
/** Where the plugin looks for benchmarks, whoever applies it. */
const SOURCE = /^(?:(.*)\/)?src\/jmh\//;
const PLUGIN = /\bme\.champeau\.(gradle\.)?jmh\b/;

/** Projects of Gradle with JMH, which init can name and not start: what they build has a name of their own. */
export function detectGradle({ files, text }: Survey): Ecosystem | undefined {
  const scripts = [...text].filter(([path]) => SCRIPT.test(path) && isOwn(path));
  if (scripts.length === 0) return undefined;
  const aliases = [...text]
    .filter(([path]) => path.endsWith(".versions.toml"))
    .flatMap(([, catalog]) => aliasesIn(catalog));
  const isApplied = (line: string): boolean =>
    !/\bapply\s*\(?\s*false\b/.test(line) &&
    (PLUGIN.test(line) || aliases.some((alias) => namesAlias(line, alias)));
  const applied = scripts
    .filter(([, content]) => withoutComments(content).split("\n").some(isApplied))
    .map(([path]) => folderOf(path));
  const gated = gatedFolders(files);
  const withSource = files
    .filter((path) => isOwn(path) && !liesInAny(path, gated))
    .flatMap((path) => {
      const source = SOURCE.exec(path);
      return source === null ? [] : [source[1] ?? "."];
    });
  const folders = [...new Set([...applied, ...withSource])].sort();
  return {
    language: "Gradle",
    environment: [],
    setup: [],
    benchmarks: [],
    afterBuild: [],
    ungated:
      folders.length === 0
        ? []
        : [
            {
              found: `the plugin me.champeau.jmh in ${listOfNames(folders)}`,
              why: `init does not propose what Gradle builds. \`${taskOf(folders[0]!, files)}\` makes ${posix.join(folders[0]!, "build/libs")}/*-jmh.jar: write into latency-gate.yml how that is built and run, as docs/importing.md has it ("JMH").`,
              write: [],
            },
          ],
  };
}

/** What stands in quotes is kept: `https://…` begins no comment. What does not end is read once. */
function withoutComments(script: string): string {
  return script.replaceAll(
    /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g,
    (token) => (token.startsWith("/") ? " " : token),
  );
}

/** `alias(libs.plugins.jmh)`, and without brackets in Groovy; `libs.plugins.jmh.report` is another's. */
function namesAlias(line: string, alias: string): boolean {
  const name = `libs.plugins.${alias}`;
  return line
    .split(name)
    .slice(1)
    .some((rest) => !/^\.?\w/.test(rest) || rest.startsWith(".get("));
}

/** What scripts call the plugin by: `jmh-plugin` of the catalog is `libs.plugins.jmh.plugin`. */
function aliasesIn(catalog: string): string[] {
  return allMatches(catalog, /^([\w-]+)\s*=.*\bme\.champeau\.(?:gradle\.)?jmh\b/gm).map((alias) =>
    alias.replaceAll(/[-_]/g, "."),
  );
}

/** The command, as settings.gradle calls a project where it says nothing else. */
function taskOf(folder: string, files: Survey["files"]): string {
  const root = rootOf(folder, files);
  const path = posix.relative(root, folder).replaceAll("/", ":");
  return `${root === "." ? "" : `cd ${root} && `}./gradlew ${path === "" ? "" : `:${path}:`}jmhJar`;
}

/** The folder of the settings that count for a project. */
function rootOf(folder: string, files: Survey["files"]): string {
  for (let at = folder; ; at = folderOf(at)) {
    const settings = ["settings.gradle", "settings.gradle.kts"].map((name) => posix.join(at, name));
    if (settings.some((path) => files.includes(path))) return at;
    if (at === ".") return folder;
  }
}
