import { posix } from "node:path";
import { listOfNames } from "../list-of-names.js";
import type { NamedBy, UnbuiltBenchmark } from "../proposal.js";
import { ASV_PROGRAM } from "./asv-program.js";
import { folderOf } from "./names.js";
import { isOwn } from "./projects.js";
import { pythonDefinitions } from "./python-definitions.js";
import type { Definition } from "./python-definitions.js";
import type { PythonPlace } from "./python-install.js";

/** What asv measures in a project. */
export interface AsvSuite {
  /** Path of asv.conf.json. */
  readonly config: string;
  /** Where its benchmarks are. */
  readonly folder: string;
  /** As asv names them, of those that are times: no others have samples. */
  readonly names: readonly string[];
  /** Those of which only a run knows the names: of each combination of parameters one. */
  readonly unnamed: readonly string[];
  /** Whether asv would install more than the project itself. */
  readonly hasMatrix: boolean;
}

/** Of the asv.conf.json nearest to the top. */
export function asvSuite(
  files: readonly string[],
  text: ReadonlyMap<string, string>,
  isOfProject: (path: string) => boolean,
): AsvSuite | undefined {
  const [config] = files
    .filter((path) => /(^|\/)asv\.conf\.jsonc?$/.test(path) && isOwn(path) && isOfProject(path))
    .toSorted((a, b) => a.split("/").length - b.split("/").length);
  if (config === undefined) return undefined;
  // Its template has each key in a line of its own, and those that are not set behind `//`.
  const content = (text.get(config) ?? "").replaceAll(/^[ \t]*\/\/.*$/gm, "");
  const named = /"benchmark_dir"\s*:\s*"([^"\\]+)"/.exec(content)?.[1] ?? "benchmarks";
  const folder = posix.join(folderOf(config), named);
  const modules = [...text].filter(
    ([path, code]) => path.startsWith(`${folder}/`) && path.endsWith(".py") && /\btime/.test(code),
  );
  const all = modules.flatMap(([path, code]) => timesOf(moduleOf(posix.relative(folder, path)), code));
  if (!isOwn(folder) || !files.some((path) => path.startsWith(`${folder}/`))) return undefined;
  return {
    config,
    folder,
    names: all.filter(({ isNamed }) => isNamed).map(({ name }) => name),
    unnamed: all.filter(({ isNamed }) => !isNamed).map(({ name }) => name),
    hasMatrix: /"(matrix|include)"\s*:\s*[[{]\s*[^\]}\s]/.test(content),
  };
}

/** A program, and what of its arguments says which benchmarks run, and how long. */
export function asvArguments({ config, names, unnamed }: AsvSuite, isWide: boolean): readonly string[] {
  const isNarrow = !isWide && unnamed.length > 0 && names.length > 0;
  const bench = isNarrow ? `^(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$` : TIMES;
  return [
    "-c",
    ASV_PROGRAM,
    config,
    "--bench",
    bench,
    ...["repeat=10", "rounds=1", "warmup_time=0.02"].flatMap((one) => ["-a", one]),
  ];
}

/** What asv takes for times, by the last part of the name; what stands in brackets are parameters. */
const TIMES = String.raw`^[^(]*\.time(raw)?_\w+(\(|$)`;

interface Time {
  readonly name: string;
  /** Whether it is reported once, under this name. */
  readonly isNamed: boolean;
}

/** `io.csv` of `io/csv.py`. */
function moduleOf(path: string): string {
  return path.replace(/(\/__init__)?\.py$/, "").replaceAll("/", ".");
}

function timesOf(module: string, code: string): Time[] {
  const all = pythonDefinitions(code);
  return all.filter(isTime).map((one) => {
    const path = pathOf(one);
    const around = [one.within!, ...(one.within!.within === undefined ? [] : [one.within!.within])];
    const isChanged = around.some(({ assigned, decorators, bases }) => {
      const keys = [...assigned.keys()];
      return (
        decorators.length > 0 ||
        bases.some((base) => base !== "object") ||
        keys.some((key) => /(^|\.)(params|param_names|benchmark_name)$/.test(key))
      );
    });
    return { name: `${module}.${path}`, isNamed: one.isPlain && one.decorators.length === 0 && !isChanged };
  });
}

/** A function of a module or of a class in it. */
function isTime({ kind, name, within }: Definition): boolean {
  if (kind !== "function" || !/^time(raw)?_./.test(name)) return false;
  if (within?.kind === "class") return !within.name.startsWith("_") && within.within?.kind === "module";
  return within?.kind === "module";
}

function pathOf({ name, within }: Definition): string {
  return within?.kind === "class" ? `${within.name}.${name}` : name;
}

export function asvBench(suite: AsvSuite, namedBy: NamedBy, { buildDir }: PythonPlace): UnbuiltBenchmark {
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
