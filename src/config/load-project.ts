import { dirname, join, posix, relative, resolve, sep } from "node:path";
import type { Config } from "../generated/config-1.js";
import { validateConfig } from "../generated/config-1.validator.js";
import type { System } from "../generated/system-1.js";
import { validateSystem } from "../generated/system-1.validator.js";
import type { Problem } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import type { Files } from "../ports/files.js";
import configSchema from "../../schemas/config-1.json" with { type: "json" };
import systemSchema from "../../schemas/system-1.json" with { type: "json" };
import { gateConfig } from "./gate-config.js";
import { splitGateFile } from "./one-file.js";
import type { Policy, Project, SystemManifest } from "./project.js";
import { staysInside } from "./paths.js";
import { Reporter } from "./reporter.js";
import { schemaProblems, show } from "./schema-problems.js";
import type { ManifestPlace } from "./system-manifest.js";
import { systemManifest } from "./system-manifest.js";
import type { YamlDocument } from "./yaml-document.js";
import { MAX_CONFIG_BYTES, readYaml } from "./yaml-document.js";

export const CONFIG_FILE = "latency-gate.yml";
const MANIFEST_FILE = "system.yml";
/** Of one file; a file with more faults has a common cause. */
const MAX_PROBLEMS = 50;

/** Where to look: `--config`'s file, or a folder from which the file is looked for upwards. */
export type ProjectStart =
  | {
      readonly kind: "file";
      readonly file: string;
      /** As who asked for it wrote it; absent: problems are named within the project. */
      readonly named?: string;
    }
  | { readonly kind: "folder"; readonly folder: string };

/** By `--config`, or without it, in a working directory. */
export function projectStart(config: string | undefined, cwd: string): ProjectStart {
  return config === undefined
    ? { kind: "folder", folder: cwd }
    : { kind: "file", file: resolve(cwd, config), named: config };
}

/** Reads latency-gate.yml and all manifests that it names. All problems of all files come at once. */
export async function loadProject(
  files: Files,
  start: ProjectStart,
): Promise<Result<Project, readonly Problem[]>> {
  const loaded = await loadWithin(files, start);
  if (loaded.ok || start.kind === "folder" || start.named === undefined) return loaded;
  const folder = dirname(start.named);
  return err(loaded.error.map((problem) => ({ ...problem, file: join(folder, problem.file) })));
}

/** Problems name files as of the project's folder. */
async function loadWithin(files: Files, start: ProjectStart): Promise<Result<Project, readonly Problem[]>> {
  const configFile = start.kind === "file" ? start.file : await findConfig(files, start.folder);
  if (configFile === undefined) {
    return err([
      wholeFile(
        CONFIG_FILE,
        `there is none in ${start.kind === "folder" ? start.folder : ""} or a folder above it`,
        HOW_TO_START,
      ),
    ]);
  }
  const root = dirname(configFile);
  const shown = relative(root, configFile);
  const document = await readDocument(files, configFile, shown);
  if (!document.ok) return document;
  const parts = splitGateFile(document.value);
  const config = parseConfig(parts.config);
  // Manifests are read even so, with the policy's defaults, because people mend all files at once.
  const usable = config.ok ? config.value : withDefaults(parts.config);
  const problems: Problem[] = config.ok ? [] : [...config.error];
  const globs = parts.system === undefined || isWritten(parts.config) ? usable.systemGlobs : [];
  const places = await findManifests(files, root, parts.config, globs);
  if (config.ok) problems.push(...places.problems);
  const systems: Located[] = [];
  if (parts.system !== undefined) {
    const own = parseSystem(parts.system, { file: shown, dir: "." }, usable.policy);
    if (own.ok) systems.push({ manifest: own.value, document: parts.system });
    else problems.push(...own.error);
  }
  for (const place of places.places) {
    const system = await readSystem(files, root, place, usable.policy);
    if (system.ok) systems.push(system.value);
    else problems.push(...system.error);
  }
  problems.push(...collisions(systems));
  if (problems.length > 0) return err(problems);
  return ok({ root, configFile, config: usable, systems: systems.map(({ manifest }) => manifest) });
}

const HOW_TO_START = "`latency-gate init` proposes one";

function wholeFile(file: string, message: string, hint?: string): Problem {
  return {
    file,
    line: undefined,
    column: undefined,
    pointer: "",
    message,
    expected: undefined,
    hint,
    sourceLine: undefined,
  };
}

/**
 * The configuration of a folder, or of the nearest one above it up to `top`. What has its name and is no file is one
 * that can't be read: were it passed over, a policy that is broken would be none.
 */
export async function findConfig(files: Files, folder: string, top = "/"): Promise<string | undefined> {
  const file = join(folder, CONFIG_FILE);
  if ((await files.stat(file)) !== undefined) return file;
  const above = dirname(folder);
  return folder === top || above === folder ? undefined : findConfig(files, above, top);
}

const KINDS = {
  folder: "a folder",
  "broken link": "a link that leads nowhere",
  other: "a pipe, a socket or a device",
} as const;

/** One YAML file, or why it can't be read; `shown` is the name that people see. */
export async function readDocument(
  files: Files,
  path: string,
  shown: string,
): Promise<Result<YamlDocument, Problem[]>> {
  try {
    const found = await files.stat(path);
    if (found === undefined) return err([wholeFile(shown, "there is no such file")]);
    if (found.kind !== "file") return err([wholeFile(shown, `expected a file, found ${KINDS[found.kind]}`)]);
    if (found.sizeBytes > MAX_CONFIG_BYTES) {
      return err([wholeFile(shown, "the file is larger than 1 MiB", "is it the right file?")]);
    }
    return readYaml(shown, await files.readBytes(path, MAX_CONFIG_BYTES));
  } catch (error) {
    return err([
      wholeFile(shown, `it can't be read: ${error instanceof Error ? error.message : String(error)}`),
    ]);
  }
}

/** Checks a latency-gate.yml by itself. */
export function parseConfig(document: YamlDocument): Result<Project["config"], Problem[]> {
  const problems = schemaProblems(document, validateConfig, configSchema);
  if (problems.length > 0) return err(bounded(problems));
  const report = new Reporter(document);
  const config = gateConfig(document.data as Config, report);
  return report.problems.length > 0 ? err(bounded(report.problems)) : ok(config);
}

/** What can be used of a configuration with faults: the folders of its systems. */
function withDefaults(document: YamlDocument): Project["config"] {
  const { systems } = (document.data ?? {}) as { readonly systems?: unknown };
  const globs = Array.isArray(systems)
    ? systems.filter((glob) => typeof glob === "string" && staysInside(glob))
    : [];
  const config: Config = globs.length > 0 ? { schema: 1, systems: globs as string[] } : { schema: 1 };
  return gateConfig(config, new Reporter(document));
}

/** Checks a system.yml by itself. */
export function parseSystem(
  document: YamlDocument,
  place: ManifestPlace,
  policy: Policy,
): Result<SystemManifest, Problem[]> {
  const problems = schemaProblems(document, validateSystem, systemSchema);
  if (problems.length > 0) return err(bounded(problems));
  const report = new Reporter(document);
  const manifest = systemManifest(document.data as System, place, policy, report);
  return report.problems.length > 0 ? err(bounded(report.problems)) : ok(manifest);
}

/** The same fault is met once for each statistic that it touches. */
function bounded(problems: readonly Problem[]): Problem[] {
  const unique = [
    ...new Map(problems.map((problem) => [`${problem.pointer}\n${problem.message}`, problem])).values(),
  ];
  const inOrder = unique.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  if (inOrder.length <= MAX_PROBLEMS) return inOrder;
  const file = inOrder[0]!.file;
  return [
    ...inOrder.slice(0, MAX_PROBLEMS),
    wholeFile(file, `and ${inOrder.length - MAX_PROBLEMS} more problems`),
  ];
}

function isWritten({ data }: YamlDocument): boolean {
  return Array.isArray((data as Config | undefined)?.systems);
}

async function findManifests(
  files: Files,
  root: string,
  document: YamlDocument,
  globs: readonly string[],
): Promise<{ readonly places: readonly ManifestPlace[]; readonly problems: readonly Problem[] }> {
  const written = isWritten(document);
  const dirs = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, glob] of globs.entries()) {
    let matched = 0;
    const folders = glob === "." ? ["."] : await files.globFolders(root, [glob]);
    for (const folder of folders) {
      const dir = posix.normalize(folder.split(sep).join("/"));
      if ((await files.stat(join(root, dir, MANIFEST_FILE))) === undefined) continue;
      matched += 1;
      dirs.add(dir);
    }
    const links = glob === "." ? [] : await linkedSystems(files, root, glob);
    for (const link of links) {
      const message = `${link} is a link, or behind one, and a system is a folder of the checkout`;
      const hint = "put the folder there, or name the one that the link leads to in `systems`";
      problems.push(document.problem(written ? ["systems", index] : [], "value", { message, hint }));
    }
    if (matched > 0 || links.length > 0) continue;
    const message = `no folder with a ${MANIFEST_FILE} matches ${show(glob)}`;
    const hint = `write ${glob.replace(/\*.*$/, "<id>")}/${MANIFEST_FILE}`;
    problems.push(document.problem(written ? ["systems", index] : [], "value", { message, hint }));
  }
  const places = [...dirs].sort().map((dir) => ({ dir, file: posix.join(dir, MANIFEST_FILE) }));
  return { places, problems };
}

/** Systems that a pattern would pass over without a word, because it follows no links. */
async function linkedSystems(files: Files, root: string, glob: string): Promise<string[]> {
  const manifests = await files.globLinkedFiles(root, [posix.join(glob, MANIFEST_FILE)]);
  // A manifest that is itself a link lies in a folder that was found.
  const own = new Set((await files.globFolders(root, [glob])).map((folder) => posix.normalize(folder)));
  return manifests.map((file) => posix.dirname(file)).filter((folder) => !own.has(folder));
}

interface Located {
  readonly manifest: SystemManifest;
  readonly document: YamlDocument;
}

async function readSystem(
  files: Files,
  root: string,
  place: ManifestPlace,
  policy: Policy,
): Promise<Result<Located, Problem[]>> {
  const document = await readDocument(files, join(root, place.file), place.file);
  if (!document.ok) return document;
  const manifest = parseSystem(document.value, place, policy);
  return manifest.ok ? ok({ manifest: manifest.value, document: document.value }) : manifest;
}

function collisions(systems: readonly Located[]): Problem[] {
  const first = new Map<string, SystemManifest>();
  return systems.flatMap(({ manifest, document }) => {
    const other = first.get(manifest.id);
    if (other === undefined) {
      first.set(manifest.id, manifest);
      return [];
    }
    const message = `${other.file} has the same id ${show(manifest.id)}`;
    return [document.problem(["id"], "value", { message, hint: "ids are of one system each" })];
  });
}
