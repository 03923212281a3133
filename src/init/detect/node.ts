import { posix } from "node:path";
import type {
  Argv,
  Ecosystem,
  EnvironmentVariable,
  NamedBy,
  ProposedBenchmark,
  Survey,
  Ungated,
} from "../proposal.js";
import { definingFiles } from "./defining-files.js";
import { majorVersions } from "./major-versions.js";
import { allMatches, BENCH_FILE } from "./names.js";
import { packageManager } from "./package-manager.js";
import { chooserOf, missingIn, SCRIPT_TOOLS, toolOf } from "./script-tools.js";
import type { ScriptTool } from "./script-tools.js";
import { fileNamed, startedFiles } from "./started-files.js";
import { vitestBench } from "./vitest.js";

interface Package {
  readonly name?: string;
  readonly packageManager?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** package.json with a vitest bench, a script that prints a tool's results, or any script named bench. */
export function detectNode({ files, text }: Survey, namedBy: NamedBy): Ecosystem | undefined {
  const own = parsePackage(text.get("package.json"));
  if (own === undefined) return undefined;
  const needs = { ...own.dependencies, ...own.devDependencies };
  const scripts = scriptBenches(own, needs, { files, text });
  const manager = packageManager(files, own.packageManager);
  const build: Argv[] = Object.keys(needs).length === 0 ? [] : [manager.install];
  if (own.scripts?.["build"] !== undefined) build.push(manager.run("build"));
  return {
    language: "Node.js",
    build,
    environment: Object.keys(needs).length > 0 && scripts.some(startsOther) ? [OWN_BIN] : [],
    setup: manager.setup,
    benchmarks: [
      ...vitestBench({ needs, text, manager, namedBy }),
      ...scripts.map(proposed).filter((one) => one !== undefined),
    ],
    ungated: scripts.map(ungated).filter((one) => one !== undefined),
  };
}

function parsePackage(text: string | undefined): Package | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
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
  readonly argv: Argv;
  /** The files of the repository that it starts, and those of benchmarks that they start or import. */
  readonly paths: readonly string[];
  /** Their text, and that of what they import from beside them. */
  readonly content: string;
  /** The file that measures; undefined where it was not read. */
  readonly home: string | undefined;
  /** What it chooses or checks out the versions with that it compares by itself. */
  readonly chooser: string | undefined;
  readonly measures: ScriptTool | undefined;
  /** What it has to have beside that, so that its results can be read. */
  readonly missing: readonly string[];
}

/** The scripts named bench; those of vitest are found by its files. */
function scriptBenches(
  own: Package,
  needs: Readonly<Record<string, string>>,
  { files, text }: Pick<Survey, "files" | "text">,
): Script[] {
  return Object.entries(own.scripts ?? {}).flatMap(([name, script]): Script[] => {
    const argv = argvOf(script);
    if (!/^bench(mark)?s?(:|$)/.test(name) || argv === undefined || /\bvitest\b/.test(script)) return [];
    const paths = [...new Set(script.split(/[\s;|&()'"]+/).flatMap((word) => startedBy(word, files)))];
    const started = startedFiles(paths, text);
    const content = [...started.values()].join("\n");
    // What can't be read (a file that the build makes) measures with what the package needs.
    const measures =
      content === "" ? SCRIPT_TOOLS.find(({ module }) => Object.hasOwn(needs, module)) : toolOf(content);
    const missing =
      measures === undefined
        ? []
        : missingIn(content, measures, majorVersions(measures.module, needs[measures.module], text));
    return [
      {
        name,
        argv,
        paths: [...new Set([...paths, ...[...started.keys()].filter((path) => BENCH_FILE.test(path))])],
        content,
        home: [...started].find(([, own]) => toolOf(own) === measures)?.[0] ?? paths[0],
        // What it measures may ask as well.
        chooser: chooserOf(
          [...started]
            .filter(([path]) => paths.includes(path) || BENCH_FILE.test(path))
            .map(([, own]) => own)
            .join("\n"),
        ),
        measures,
        missing,
      },
    ];
  });
}

/** A word of a script that is a file: by its whole name, be it one that the build makes, or as node finds it. */
function startedBy(word: string, files: Survey["files"]): string[] {
  const path = posix.normalize(word);
  if (/\.[cm]?[jt]sx?$/.test(word)) return [path];
  const found =
    word.includes("/") && !word.startsWith("-") ? fileNamed(path, (one) => files.includes(one)) : undefined;
  return found === undefined ? [] : [found];
}

function proposed({
  name,
  argv,
  paths,
  content,
  chooser,
  measures,
  missing,
}: Script): ProposedBenchmark | undefined {
  if (missing.length > 0 || chooser !== undefined) return undefined;
  const { fingerprint, notes } = definingFiles(paths, "package.json");
  return {
    id: name.replaceAll(":", "-"),
    found: foundAs(name),
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

function ungated({ name, home, chooser, measures, missing: write }: Script): Ungated | undefined {
  if (chooser !== undefined) {
    return {
      found: foundAs(name),
      why: `it uses ${chooser}, to ask or to check out what it compares, so it can't run unattended in a copy of one commit. The gate compares commits itself: a script that measures the one it lies in is enough.`,
      write: [],
    };
  }
  if (write.length === 0) return undefined;
  const { module } = measures!;
  return {
    found: foundAs(name),
    why: `${module} calls a function for a fixed time, so the time of the process says nothing about it, and its results can't be read yet. Write into ${home ?? "the script"}, so that it prints them and nothing else:`,
    write,
  };
}

function foundAs(script: string): string {
  return `the script "${script}" of package.json`;
}

/** A script of plain words as an argument vector; what needs a shell is handed to one. */
function argvOf(script: string): Argv | undefined {
  const [program, ...rest] = script.trim().split(/\s+/);
  if (program === undefined || program === "") return undefined;
  return /^[\w./:=@%+, -]+$/.test(script) && !program.includes("=")
    ? [program, ...rest]
    : ["sh", "-c", script];
}
