import type { ImportToolName } from "../../config/import-tools.js";

/**
 * A library that a script measures with. Each of them calls a function for a fixed time and counts how often
 * that went: the time of the process does not depend on the function, so a `command:` would pass any slow-down.
 */
export interface ScriptTool {
  readonly tool: ImportToolName;
  /** What a script imports it as. */
  readonly module: string;
  readonly names: RegExp;
  /** What has to stand in a script before its results can be read. */
  readonly needs: readonly Need[];
}

interface Need {
  readonly seenBy: RegExp;
  /** The first major version of the module that needs it; absent: all do. */
  readonly since?: number;
  /** What to write, by the script's text. */
  readonly write: (content: string) => string;
}

export const SCRIPT_TOOLS: readonly ScriptTool[] = [
  {
    tool: "tinybench",
    module: "tinybench",
    names: /\.add\(\s*(["'`])(.+?)\1/g,
    needs: [
      // Earlier versions keep the samples anyway, and know no such option.
      {
        seenBy: /retainSamples:\s*true/,
        since: 6,
        // Of its own second for each task, a million calls are fifty megabytes of JSON. A tenth has enough for P99.
        write: (content) =>
          `new Bench({ …, ${/\btime:/.test(content) ? "" : "time: 100, "}retainSamples: true })`,
      },
      {
        // A script may measure JSON.stringify, or write its input with it.
        seenBy:
          /\b(?:log|write\w*)\((?:[^;()]*,)?\s*JSON\.stringify|JSON\.stringify\([^;\n]*\b(?:tasks|results?)\b/,
        write: (content) =>
          `console.log(JSON.stringify(${variableOf(content, "Bench", "bench")}.tasks.map((task) => ({ name: task.name, ...task.result }))));`,
      },
    ],
  },
  {
    tool: "mitata",
    module: "mitata",
    names: /\bbench\(\s*(["'`])([^$]+?)\1/g,
    needs: [
      {
        seenBy: /format:\s*\{\s*json:\s*\{[^}]*samples:\s*true/,
        write: () => "await run({ format: { json: { samples: true } } });",
      },
    ],
  },
  {
    tool: "benchmarkjs",
    module: "benchmark",
    names: /\.add\(\s*(["'`])(.+?)\1/g,
    needs: [
      {
        seenBy: /String\(\s*\w+\.target\s*\)|\.target\.toString\(\)|\$\{\w+\.target\}/,
        write: (content) =>
          `${variableOf(content, "(?:\\w+\\.)?Suite", "suite")}.on("cycle", (event) => console.log(String(event.target)));`,
      },
    ],
  },
];

/** The tool that a script imports. */
export function toolOf(content: string): ScriptTool | undefined {
  return SCRIPT_TOOLS.find(({ module }) => imports(content, module));
}

/** Modules that check out a commit, or ask a person: a script with one of them compares versions by itself. */
const CHOOSERS = ["simple-git", "inquirer", "@inquirer/prompts", "enquirer", "prompts", "cli-select"];

export function chooserOf(content: string): string | undefined {
  return CHOOSERS.find((module) => imports(content, module));
}

function imports(content: string, module: string): boolean {
  return new RegExp(`(?:from|import|require\\()\\s*\\(?\\s*["']${module}["']`).test(content);
}

/**
 * What has to be written into a script so that its results can be read; nothing where they can.
 *
 * @param versions the major ones of the module that it may find; undefined where that is not known
 */
export function missingIn(
  content: string,
  { needs }: ScriptTool,
  versions: readonly number[] | undefined,
): string[] {
  return needs
    .filter(({ since = 0 }) => versions === undefined || versions.some((version) => version >= since))
    .filter(({ seenBy }) => !seenBy.test(content))
    .map(({ write }) => write(content));
}

/** The variable that holds a `new Type(…)`. */
function variableOf(content: string, type: string, otherwise: string): string {
  return new RegExp(`(\\w+)\\s*=\\s*new ${type}\\b`).exec(content)?.[1] ?? otherwise;
}
