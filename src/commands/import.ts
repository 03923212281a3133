import { Buffer } from "node:buffer";
import { basename, join, resolve } from "node:path";
import { addAbortSignal } from "node:stream";
import type { Readable } from "node:stream";
import { Document, visit } from "yaml";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeTrialFiles } from "../adapters/node-trial-files.js";
import { IMPORT_TOOLS } from "../config/import-tools.js";
import { allScenarios, importEvents, isJudged, UnfitResults } from "../import/import-events.js";
import type { WantedScenario } from "../import/import-events.js";
import type { Imported, ImportedBenchmark } from "../import/model.js";
import { UnreadableResults } from "../import/model.js";
import { isWanted, MOST_BYTES, readResults, STANDARD_OUTPUT, TAKE_FEWER } from "../import/read-results.js";
import type { ToolOutput } from "../import/read-results.js";
import { whyNotMeasured } from "../import/what-failed.js";
import { writtenBy } from "../import/written-by.js";
import type { ImportToolName } from "../config/import-tools.js";
import { jsonText, forTerminal } from "../report/text/hostile.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import type { Terminal } from "./terminal.js";

type ImportInvocation = Extract<Invocation, { command: "import" }>;

/** Where `-` stands for a file. */
export interface StandardInput {
  readonly stream: Readable & { readonly isTTY?: boolean };
  /** Ends the wait for a tool that goes on and on. */
  readonly abort: AbortSignal;
}

/** `import`: the results of one run of a tool as events of the harness protocol, or as the scenarios to declare. */
export async function importCommand(
  { tool, path, unit, show }: ImportInvocation,
  cwd: string,
  terminal: Terminal,
  input: StandardInput,
): Promise<number> {
  const isPiped = path === "-";
  try {
    const output = await (isPiped ? readStandardInput(tool, input) : readOutput(tool, resolve(cwd, path)));
    const imported = await readResults(tool, output, { unit });
    const scenarios = allScenarios(imported);
    terminal.out(
      show === "events"
        ? jsonText(importEvents(imported, scenarios))
        : scenariosText(tool, imported, scenarios),
    );
    return EXIT.passed;
  } catch (error) {
    input.abort.throwIfAborted();
    const name = isPiped ? STANDARD_INPUT : path;
    if (error instanceof UnreadableResults) {
      const { file, line, pointer, message, hint } = error;
      const place = [file, line].filter((part) => part !== undefined).join(":");
      terminal.err(
        `${forTerminal(`${place}${pointer === "" ? "" : ` ${pointer}`}: ${message}${hint === undefined ? "" : ` (${hint})`}`)}\n`,
      );
    } else if (error instanceof UnfitResults) {
      terminal.err(`${forTerminal(`${name}: ${error.message} (${error.hint})`)}\n`);
    } else if (error instanceof Error && "code" in error) {
      terminal.err(`${forTerminal(`${name} can't be read: ${error.message}`)}\n`);
    } else throw error;
    return EXIT.cannotJudge;
  }
}

async function readOutput(tool: ImportToolName, path: string): Promise<ToolOutput> {
  const found = await nodeFiles.stat(path);
  if (found === undefined) throw new UnreadableResults(path, "there is no such file");
  const isFolder = found.kind === "folder";
  if (!isFolder && found.kind !== "file") {
    throw new UnreadableResults(path, "it is neither a file nor a folder", {
      hint: `what a pipe brings is read as \`-\`: TOOL | latency-gate import --tool ${tool} -`,
    });
  }
  const files = isFolder
    ? (await nodeTrialFiles.listTree(path)).filter((one) => isWanted(tool, one))
    : [basename(path)];
  const folder = isFolder ? path : resolve(path, "..");
  const sizes = await Promise.all(files.map((file) => nodeFiles.stat(join(folder, file))));
  refuseLarge(
    path,
    sizes.reduce((sum, size) => sum + (size?.sizeBytes ?? 0), 0),
  );
  return {
    name: path,
    isFolder,
    files: files.map((file) => ({ path: file, text: nodeTrialFiles.readText(join(folder, file)) })),
  };
}

const STANDARD_INPUT = "standard input";

async function readStandardInput(
  tool: ImportToolName,
  { stream, abort }: StandardInput,
): Promise<ToolOutput> {
  if (stream.isTTY === true) {
    throw new UnreadableResults(STANDARD_INPUT, "it is a terminal, and nothing is piped into it", {
      hint: `say TOOL | latency-gate import --tool ${tool} -, or name the file that the tool wrote`,
    });
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of addAbortSignal(abort, stream) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    refuseLarge(STANDARD_INPUT, bytes);
  }
  // Who interrupts a pipe ends the tool as well, and what came of it until then is not its results.
  abort.throwIfAborted();
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.trim() === "") {
    throw new UnreadableResults(STANDARD_INPUT, "nothing came through it", {
      hint: `did the tool before the pipe fail, or print to standard error? ${writtenBy(tool)}`,
    });
  }
  return { name: STANDARD_INPUT, isFolder: false, files: [{ path: STANDARD_OUTPUT, text }] };
}

/** What a trial would refuse is refused here, too. */
function refuseLarge(name: string, bytes: number): void {
  if (bytes <= MOST_BYTES) return;
  throw new UnreadableResults(name, `it is larger than ${MOST_BYTES / 1024 ** 2} MiB`, { hint: TAKE_FEWER });
}

/** What the results hold of a benchmark: statistics of samples, else some of the tool's own numbers. */
function judgedOf({ latency, values }: ImportedBenchmark, tool: ImportToolName): object | undefined {
  const { statistics, metrics } = IMPORT_TOOLS[tool];
  const tolerance = "10%";
  // vitest keeps samples only where it is told to.
  if (latency.some(isJudged)) return { gate: statistics.length > 0 ? statistics : EACH_OPERATION, tolerance };
  const told = values.map(({ metric }) => metric);
  const wanted: readonly string[] = metrics.length > 0 ? metrics : USUAL;
  const usual = told.filter((metric) => wanted.includes(metric));
  const chosen = usual.length > 0 ? usual : told;
  if (chosen.length === 0) return undefined;
  // What a tool never keeps need not be declined.
  const declined = statistics.length > 0 ? { gate: [] } : {};
  return { ...declined, metrics: Object.fromEntries(chosen.map((metric) => [metric, { tolerance }])) };
}

/** Of a tool that need not keep its samples, where it has. */
const EACH_OPERATION: readonly string[] = ["p50", "p95", "p99"];

/** Of a tool that keeps samples in its other form. */
const USUAL: readonly string[] = ["latency-p50", "latency-p95", "latency-p99", "throughput"];

/** The part of latency-gate.yml that declares what the tool reports. */
function scenariosText(
  tool: ImportToolName,
  { benchmarks }: Imported,
  scenarios: readonly WantedScenario[],
): string {
  const declared = scenarios.flatMap(({ id, from }, i) => {
    const judged = judgedOf(benchmarks[i]!, tool);
    return judged === undefined ? [] : [[id, { from, ...judged }] as const];
  });
  if (declared.length === 0) {
    const why = benchmarks.map(whyNotMeasured).find((one) => one !== undefined);
    if (why === undefined)
      throw new UnfitResults("nothing in it can be judged", "there are neither samples nor values in it");
    throw new UnfitResults(
      `nothing in it can be judged: ${why}`,
      "what failed is no measurement: see why it does, and run it again",
    );
  }
  const document = new Document(
    { scenarios: Object.fromEntries(declared) },
    // Each scenario stands for itself, wherever it is pasted.
    { aliasDuplicateObjects: false },
  );
  visit(document, {
    Seq: (_key, list) => {
      list.flow = true;
    },
  });
  // A name stays in its line: at the beginning of another, it could be a command to a runner.
  return document.toString({
    lineWidth: 0,
    flowCollectionPadding: false,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Infinity,
  });
}
