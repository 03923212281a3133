import { posix } from "node:path";
import type {
  Argv,
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  Survey,
  UnbuiltBenchmark,
  Ungated,
  WorkflowStep,
} from "../proposal.js";
import { definingFiles } from "./defining-files.js";
import { asArgument, inFolder } from "./in-folder.js";
import { firstFolders, firstOfEach, tooMany } from "./in-projects.js";
import { majorVersions } from "./major-versions.js";
import { allMatches, BENCH_FILE } from "./names.js";
import { buildOrder, nodePackage, workspaceOf } from "./node-workspace.js";
import type { NodePackage } from "./node-workspace.js";
import { packageManager } from "./package-manager.js";
import type { PackageManager } from "./package-manager.js";
import { folderIds, gatedFolders, isBelow, liesInAny, projectFolders, within } from "./projects.js";
import { chooserOf, missingIn, SCRIPT_TOOLS, toolOf } from "./script-tools.js";
import type { ScriptTool } from "./script-tools.js";
import { fileNamed, startedFiles } from "./started-files.js";
import { VITEST_FILE, vitestBench } from "./vitest.js";

/** The packages of a repository with a vitest bench, a script that prints a tool's results, or any script named bench. */
export function detectNode(survey: Survey, namedBy: NamedBy): Ecosystem | undefined {
  const folders = projectFolders(survey.files, /^package\.json$/);
  const all = folders
    .map((folder) => nodePackage(folder, survey.text))
    .filter((one): one is NodePackage => one !== undefined);
  if (all.length === 0) return undefined;
  const ids = folderIds(folders);
  const roots = new Map(all.map((one) => [one, workspaceOf(one, all)]));
  const others = gatedFolders(survey.files);
  const found = all.map((own) =>
    foundIn(own, { all, roots, survey, others, namedBy, id: ids.get(own.folder) }),
  );
  const { taken, leftOut } = firstFolders(found, ({ benchmarks }) => benchmarks.length);
  const members = taken.filter(({ folder, benchmarks }) => folder !== "." && benchmarks.length > 0);
  const parts = taken.map((one) => (one.folder === "." ? withoutDelegates(one, members) : one));
  const gated = parts.filter(({ benchmarks }) => benchmarks.length > 0);
  const first = gated.length > 0 ? gated : parts.filter(({ folder }) => folder === ".");
  return {
    language: "Node.js",
    environment: gated.some(({ folder, startsOther }) => folder === "." && startsOther) ? [OWN_BIN] : [],
    setup: firstOfEach(
      first.flatMap(({ root, manager }) =>
        manager.setup.map((step) => (root.folder === "." ? step : setUpIn(root, step))),
      ),
      ({ uses }) => uses,
    ),
    benchmarks: gated.flatMap((one) => {
      const build = buildOf(one, gated, roots);
      return one.benchmarks.map((benchmark) => ({ ...benchmark, build }));
    }),
    afterBuild: [],
    ungated: [...parts.flatMap(({ ungated }) => ungated), ...tooMany(leftOut)],
  };
}

/** What is found of one package. */
interface Found {
  readonly folder: string;
  readonly own: NodePackage;
  /** Whose lock it has. */
  readonly root: NodePackage;
  readonly manager: PackageManager;
  readonly scripts: readonly Script[];
  /** Whether a script starts what may be a program of a dependency. */
  readonly startsOther: boolean;
  /** What is built for them depends on which packages are gated. */
  readonly benchmarks: readonly UnbuiltBenchmark[];
  readonly ungated: readonly Ungated[];
}

interface Around {
  readonly all: readonly NodePackage[];
  /** Whose lock each of them has. */
  readonly roots: ReadonlyMap<NodePackage, NodePackage>;
  readonly survey: Survey;
  /** Folders with a gate of their own. */
  readonly others: ReadonlySet<string>;
  readonly namedBy: NamedBy;
  /** Of a package below the top. */
  readonly id: string | undefined;
}

function foundIn(own: NodePackage, { all, roots, survey, others, namedBy, id }: Around): Found {
  const root = roots.get(own)!;
  const installed = within(survey, root.folder);
  const manager = packageManager(installed.files, root.declared);
  const scripts = scriptBenches(own, survey, others, installed.text);
  const prefix = id === undefined ? "" : `${id}-`;
  const benches = [...survey.text].filter(
    ([path]) => VITEST_FILE.test(path) && vitestPackage(path, all) === own,
  );
  const isOthers = (path: string): boolean =>
    VITEST_FILE.test(path) &&
    isBelow(path, own.folder) &&
    (liesInAny(path, others) || vitestPackage(path, all) !== own);
  const benchmarks = [
    ...vitestBench({
      folder: own.folder,
      benches,
      others: benches.length === 0 ? [] : survey.files.filter(isOthers),
      asked: own.needs["vitest"] ?? root.needs["vitest"],
      locks: installed.text,
      manager,
      namedBy,
    }),
    ...scripts.map((script) => proposed(script, own, root)).filter((one) => one !== undefined),
  ];
  return {
    folder: own.folder,
    own,
    root,
    manager,
    scripts,
    startsOther: Object.keys(own.needs).length > 0 && scripts.some(startsOther),
    benchmarks: benchmarks.map((one) => ({ ...one, id: prefix + one.id })),
    ungated: scripts.map((script) => ungated(script, own)).filter((one) => one !== undefined),
  };
}

/** The install of its lock; then what the package needs of the workspace, each after what it needs itself. */
function buildOf({ own, root, manager }: Found, gated: readonly Found[], roots: Around["roots"]): Argv[] {
  const beside = gated.filter((one) => one.root === root);
  const built = builtIn(own, roots);
  // The root's build is mostly that of all members: it is not run beside theirs, unless it is for a benchmark of its own.
  const isForAll =
    beside.some((one) => one.own === root) || beside.every((one) => builtIn(one.own, roots).length === 0);
  const isRootBuilt =
    root.scripts["build"] !== undefined && (own === root || (built.length === 0 && isForAll));
  // What its workspace needs is installed with it; and what the root builds may need what any member does.
  const isInstalled =
    hasNeeds(root) || hasNeeds(own) || (isRootBuilt && beside.some((one) => hasNeeds(one.own)));
  return [...(isInstalled ? [manager.install] : []), ...(isRootBuilt ? [manager.run("build")] : [])]
    .map((argv) => inFolder(root.folder, argv))
    .concat(built.map((one) => inFolder(one.folder, manager.run("build"))));
}

/** The members of a workspace that have a build, and that are built for one of them. */
function builtIn(own: NodePackage, roots: Around["roots"]): NodePackage[] {
  const root = roots.get(own);
  if (own === root) return [];
  return buildOrder(own, roots).filter((one) => one !== root && one.scripts["build"] !== undefined);
}

function hasNeeds({ needs }: NodePackage): boolean {
  return Object.keys(needs).length > 0;
}

/** Runs the scripts of packages, by whichever program. */
const DELEGATES =
  /^(npm|pnpm|yarn|bun)\s[^&|;]*?(?<=\s)(-r|--recursive|--filter|-F|--workspaces?|-ws?|-C|--dir|--cwd|--prefix|workspaces?|foreach)([=\s]|$)|^(npx\s+)?(turbo|lerna|nx|wsrun|wireit)\b/;

/** The script of the top that runs what the packages have, which are gated one by one. */
function withoutDelegates(top: Found, members: readonly Found[]): Found {
  const delegates = new Set(
    top.scripts
      .filter(
        ({ text, starts }) =>
          members.length > 0 &&
          (text.split(/[&|;]+/).some((command) => DELEGATES.test(command.trim())) ||
            members.some(
              ({ folder }) =>
                starts.some((path) => isBelow(path, folder)) ||
                /(?<!\S)cd\s+(\S+)/.exec(text)?.[1]?.replace(/^\.\/|\/$/g, "") === folder,
            )),
      )
      .map(({ name }) => name),
  );
  if (delegates.size === 0) return top;
  const founds = new Set([...delegates].map((name) => foundAs(name, top.folder)));
  return {
    ...top,
    benchmarks: top.benchmarks.filter(({ found }) => !founds.has(found)),
    ungated: [
      ...top.ungated.filter(({ found }) => !founds.has(found)),
      ...[...founds].map((found) => ({
        found,
        why: "it runs what packages of this repository have, and those are gated one by one.",
        write: [],
      })),
    ],
  };
}

/** An action that reads package.json looks at the top for it. */
function setUpIn({ folder }: NodePackage, step: WorkflowStep): WorkflowStep {
  if (!step.uses.startsWith("pnpm/") || step.with["version"] !== undefined) return step;
  return { ...step, with: { ...step.with, package_json_file: posix.join(folder, "package.json") } };
}

/** The innermost package around a file that runs vitest itself. */
function vitestPackage(path: string, all: readonly NodePackage[]): NodePackage | undefined {
  return all
    .filter(({ folder }) => isBelow(path, folder))
    .filter(
      ({ folder, needs, scripts }) =>
        needs["vitest"] !== undefined ||
        (folder !== "." && Object.values(scripts).some((script) => /\bvitest\b/.test(script))),
    )
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

const OWN_BIN: EnvironmentVariable = {
  name: "PATH",
  value: "${LATENCY_GATE_SOURCE_DIR}/node_modules/.bin:${PATH}",
  why: "as npm has it for scripts; each side has its own",
};
/** What is there without a package's dependencies. */
const PLAIN = new Set(["node", "npm", "npx", "pnpm", "yarn", "bun", "deno"]);

/** Whether a script names a program that may be one of a dependency, as `tsx`. */
function startsOther({ argv: [program] }: Script): boolean {
  return !PLAIN.has(program) && !program.includes("/");
}

interface Script {
  readonly name: string;
  /** As it stands in package.json. */
  readonly text: string;
  readonly argv: Argv;
  /** The files of the repository that it starts. */
  readonly starts: readonly string[];
  /** Those, and those of benchmarks that they start or import. */
  readonly paths: readonly string[];
  /** Their text, and that of what they import from beside them. */
  readonly content: string;
  /** The file that measures; undefined where it was not read. */
  readonly home: string | undefined;
  /** Why it can't be gated, whatever it prints; a sentence. */
  readonly unfit: string | undefined;
  readonly measures: ScriptTool | undefined;
  /** What it has to have beside that, so that its results can be read. */
  readonly missing: readonly string[];
}

/**
 * The scripts named bench; those of vitest are found by its files.
 *
 * @param others folders with a gate of their own
 * @param locks the text of the locks that count for the package
 */
function scriptBenches(
  { folder, scripts, needs }: NodePackage,
  { files, text }: Pick<Survey, "files" | "text">,
  others: Around["others"],
  locks: Survey["text"],
): Script[] {
  return Object.entries(scripts).flatMap(([name, script]): Script[] => {
    const argv = argvOf(script);
    if (
      !/^bench(mark)?s?(:|$)/.test(name) ||
      IS_NO_BENCHMARK.test(name) ||
      argv === undefined ||
      /\bvitest\b/.test(script)
    )
      return [];
    const words = script.split(/[\s;|&()'"]+/);
    const starts = [...new Set(words.flatMap((word) => startedBy(word, folder, files)))];
    const started = startedFiles(starts, text);
    const content = [...started.values()].join("\n");
    // What can't be read (a file that the build makes) measures with what the package needs.
    const measures =
      content === "" ? SCRIPT_TOOLS.find(({ module }) => Object.hasOwn(needs, module)) : toolOf(content);
    const missing =
      measures === undefined
        ? []
        : missingIn(content, measures, majorVersions(measures.module, needs[measures.module], locks));
    return [
      {
        name,
        text: script,
        argv,
        starts,
        paths: [...new Set([...starts, ...[...started.keys()].filter((path) => BENCH_FILE.test(path))])],
        content,
        home: [...started].find(([, own]) => toolOf(own) === measures)?.[0] ?? starts[0],
        unfit: whyUnfit({
          gated:
            starts.find((path) => liesInAny(path, others)) ??
            allMatches(script, FOLDER_OF_ANOTHER)
              .map((path) => posix.join(folder, path).replace(/\/$/, ""))
              .find((path) => others.has(path)),
          // What it measures may ask as well.
          chooser: chooserOf(
            [...started]
              .filter(([path]) => starts.includes(path) || BENCH_FILE.test(path))
              .map(([, own]) => own)
              .join("\n"),
          ),
          asking: startedBy(words.at(-1)!, folder, files).find((path) =>
            TAKES_AN_ARGUMENT.test(text.get(path) ?? ""),
          ),
        }),
        measures,
        missing,
      },
    ];
  });
}

/** And has nothing in its place. */
const TAKES_AN_ARGUMENT = /\bprocess\.argv\[2\](?!\s*(?:\?\?|\|\|))/;

/** Where a script has something else run. */
const FOLDER_OF_ANOTHER = /(?<!\S)(?:cd|-C|--dir|--cwd|--prefix|-w|--workspace)[\s=]+([\w./@-]+)/g;

/** What a benchmark needs before it, or beside it: a server never ends. */
const IS_NO_BENCHMARK = /:(serve|server|setup|prepare|clean|build|install)(:|$)/;

/** A word of a script that is a file: by its whole name, be it one that the build makes, or as node finds it. */
function startedBy(word: string, folder: string, files: Survey["files"]): string[] {
  const path = posix.normalize(posix.join(folder, word));
  if (path.startsWith("../")) return [];
  if (/\.[cm]?[jt]sx?$/.test(word)) return [path];
  const found =
    word.includes("/") && !word.startsWith("-") ? fileNamed(path, (one) => files.includes(one)) : undefined;
  return found === undefined ? [] : [found];
}

function proposed(script: Script, own: NodePackage, root: NodePackage): UnbuiltBenchmark | undefined {
  const { name, paths, content, unfit, measures, missing } = script;
  if (missing.length > 0 || unfit !== undefined) return undefined;
  const { fingerprint, notes } = definingFiles(paths, posix.join(own.folder, "package.json"));
  const argv = startedIn(script, own, root);
  return {
    id: name.replaceAll(":", "-"),
    found: foundAs(name, own.folder),
    work:
      measures === undefined
        ? { kind: "command", argv }
        : { kind: "import", tool: measures.tool, argv, file: undefined },
    names: measures === undefined ? [] : allMatches(content, measures.names, 2),
    fingerprint,
    notes: [
      ...(measures === undefined
        ? [
            "The whole process is timed. A script that prints tinybench's or mitata's results as JSON gives the latency of each operation.",
          ]
        : []),
      ...notes,
    ],
  };
}

/** In the package's folder, as npm does; below the top with the programs of the package and of its workspace. */
function startedIn(script: Script, { folder, needs }: NodePackage, root: NodePackage): Argv {
  const hasOthers = Object.keys(needs).length + Object.keys(root.needs).length > 0 && startsOther(script);
  if (folder === "." || !hasOthers) return inFolder(folder, script.argv);
  const bin = posix.join("${LATENCY_GATE_SOURCE_DIR}", root.folder, "node_modules/.bin");
  return [
    "sh",
    "-c",
    'cd "$1" && PATH="$PWD/node_modules/.bin:$2:$PATH" && export PATH && shift 2 && exec "$@"',
    "sh",
    asArgument(folder),
    bin,
    ...script.argv,
  ];
}

interface Unfit {
  /** A folder with a gate of its own, or a file in one, that it runs. */
  readonly gated: string | undefined;
  /** What it chooses or checks out the versions with that it compares by itself. */
  readonly chooser: string | undefined;
  /** The file that takes what it runs from an argument, which the script does not give. */
  readonly asking: string | undefined;
}

function whyUnfit({ gated, chooser, asking }: Unfit): string | undefined {
  if (gated !== undefined) return `it runs ${gated}, which has a gate of its own.`;
  if (chooser !== undefined) {
    return `it uses ${chooser}, to ask or to check out what it compares, so it can't run unattended in a copy of one commit. The gate compares commits itself: a script that measures the one it lies in is enough.`;
  }
  if (asking !== undefined) {
    return `${asking} takes what it runs from its first argument, and the script gives none. Name it there, and in a script of its own what else is to be gated.`;
  }
  return undefined;
}

function ungated(
  { name, home, unfit, measures, missing: write }: Script,
  { folder }: NodePackage,
): Ungated | undefined {
  if (unfit !== undefined) return { found: foundAs(name, folder), why: unfit, write: [] };
  if (write.length === 0) return undefined;
  const { module } = measures!;
  return {
    found: foundAs(name, folder),
    why: `${module} calls a function for a fixed time, so the time of the process says nothing about it, and its results can't be read yet. Write into ${home ?? "the script"}, so that it prints them and nothing else:`,
    write,
  };
}

function foundAs(script: string, folder: string): string {
  return `the script "${script}" of ${posix.join(folder, "package.json")}`;
}

/** A script of plain words as an argument vector; what needs a shell is handed to one. */
function argvOf(script: string): Argv | undefined {
  const [program, ...rest] = script.trim().split(/\s+/);
  if (program === undefined || program === "") return undefined;
  return /^[\w./:=@%+, -]+$/.test(script) && !program.includes("=")
    ? [program, ...rest]
    : ["sh", "-c", script];
}
