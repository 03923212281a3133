import type { System } from "../generated/system-1.js";
import { nearestOf } from "./nearest.js";
import type { Reporter } from "./reporter.js";
import type { Path, ProblemText } from "./yaml-document.js";

const PREFIX = "LATENCY_GATE_";

/** What the gate sets (docs/harness.md), without the folders of tools and the prefix: from some stage on, */
const OF_SYSTEMS = ["PROTOCOL", "SYSTEM", "CACHE_DIR", "SOURCE_DIR", "BUILD_DIR", "DATA_DIR"];
/** and in trials alone. `environment` is set in the stages before them as well. */
const OF_TRIALS = [
  ...["BENCHMARK", "RUN_ID", "PADDING", "WORK_DIR", "OUT", "ENDPOINT"],
  ...["SCENARIOS", "PARAMETERS", "DEADLINE_MS", "ROUND", "SEED"],
];

/** Only these: any other name may be one of the machine where the manifest is run. */
const REFERENCE = /\$\{LATENCY_GATE_([A-Za-z0-9_]*)\}/g;

/** `LATENCY_GATE_TOOL_<ID>`: upper case, `_` for `-` and `.`. */
export function toolVariable(id: string): string {
  return `${PREFIX}TOOL_${id.toUpperCase().replaceAll(/[-.]/g, "_")}`;
}

/** Each `${LATENCY_GATE_…}` of a manifest is one that a stage or a trial has; what is built says when. */
export function checkGateVariables(system: System, report: Reporter): void {
  const tools = Object.keys(system.tools ?? {}).map(toolVariable);
  const handedOn = (system.passEnvironment ?? []).filter((name) => name.startsWith(PREFIX));
  const own = [...tools, ...handedOn].map((name) => name.slice(PREFIX.length));
  const known = [...OF_SYSTEMS, ...OF_TRIALS, ...own];
  for (const { path, text } of textsOf(system, [])) {
    for (const [, name = ""] of text.matchAll(REFERENCE)) {
      if (!known.includes(name)) report.value(path, unknown(name, known));
      else if (path[0] === "environment" && !isInEveryStage(name, system)) report.value(path, tooEarly(name));
    }
  }
}

function unknown(name: string, known: readonly string[]): ProblemText {
  // The prefix is the same, and would make every two names look alike.
  const [nearest] = nearestOf(name, known);
  const hint =
    nearest === undefined ? "docs/harness.md lists what there is" : `did you mean \${${PREFIX}${nearest}}?`;
  return { message: `the gate sets no \${${PREFIX}${name}}`, hint };
}

/** Of those of a system: its setup has no build folder yet, and its build no data. */
function isInEveryStage(name: string, { setup = [], build = [] }: System): boolean {
  if (name === "BUILD_DIR") return setup.length === 0;
  if (name === "DATA_DIR") return setup.length === 0 && build.length === 0;
  return !OF_TRIALS.includes(name);
}

function tooEarly(name: string): ProblemText {
  return {
    message: `\${${PREFIX}${name}} is not there yet in each stage that has \`environment\``,
    hint: `use it in the command: [sh, -c, 'NAME="$${PREFIX}${name}" exec …']`,
  };
}

function* textsOf(value: unknown, path: Path): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* textsOf(item, [...path, i]);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      // Titles and keys of people's own are no commands.
      if (key !== "title" && !key.startsWith("x-")) yield* textsOf(item, [...path, key]);
    }
  }
}
