import type { ImportToolName, TimeUnit } from "../config/import-tools.js";
import type { Imported, ImportedBenchmark, ToolFile } from "./model.js";
import { SEVERAL_RUNS, UnreadableResults } from "./model.js";
import { parseJsonFile } from "./json.js";
import { readAsv } from "./tools/asv.js";
import { readAutocannon } from "./tools/autocannon.js";
import { readBenchmarkDotNet } from "./tools/benchmarkdotnet.js";
import { readCargoBench } from "./tools/cargo-bench.js";
import { readCriterion } from "./tools/criterion.js";
import { readCustom } from "./tools/custom.js";
import { readDivan } from "./tools/divan.js";
import { readGo } from "./tools/go.js";
import { readGoogleBenchmark } from "./tools/google-benchmark.js";
import { readHlog } from "./tools/hlog.js";
import { readHyperfine } from "./tools/hyperfine.js";
import { readBenchmarkJs, readMitata, readTinybench } from "./tools/javascript.js";
import { readJmh } from "./tools/jmh.js";
import { readK6 } from "./tools/k6.js";
import { readOha } from "./tools/oha.js";
import { readHgrm, readWrk2 } from "./tools/percentile-spectrum.js";
import { readPyperf } from "./tools/pyperf.js";
import { readPytestBenchmark } from "./tools/pytest-benchmark.js";
import { readVegeta } from "./tools/vegeta.js";
import { readVitest } from "./tools/vitest.js";
import { writtenBy } from "./written-by.js";

/** What one run of a tool wrote: a file, a folder of files, or its standard output. */
export interface ToolOutput {
  /** The name that people see. */
  readonly name: string;
  readonly isFolder: boolean;
  readonly files: readonly ToolFile[];
}

export interface ReadOptions {
  /** Of formats that do not say it. */
  readonly unit: TimeUnit | undefined;
}

/** The path of what a tool printed. Results of some tools have no other name, so it is the same however it is read. */
export const STANDARD_OUTPUT = "standard output";

/** Of the results of one run; a text much longer than this can't be held as one. */
export const MOST_BYTES = 256 * 1024 ** 2;
/** What to do where there are more. */
export const TAKE_FEWER = "let the tool run shorter: the gate repeats it in rounds";

/** vitest 5 has what each of a test's `repeats` measured, and does not say so. */
const TWICE_IN_A_TEST =
  "a test with `repeats` or a loop measures it more than once: let it do so once, or give each benchmark a name of its own";

/** In a folder, the files that a tool's results are in; the rest of the folder is its own. */
const WANTED: Partial<Record<ImportToolName, RegExp>> = {
  criterion: /(^|\/)new\/(sample|benchmark)\.json$/,
  asv: /(^|\/)(?!machine\.json$)[^/]+\.json$/,
  benchmarkdotnet: /-report-full[^/]*\.json$/,
  hgrm: /\.hgrm$/,
  hlog: /\.hlog$/,
};

/** Whether a file of a folder is to be read. */
export function isWanted(tool: ImportToolName, path: string): boolean {
  return (WANTED[tool] ?? /\.(json|csv|txt|ndjson)$/).test(path);
}

/**
 * Reads the results of one run of a tool. Nothing that is not understood is passed over: a file that holds no
 * benchmark is an error.
 *
 * @throws UnreadableResults
 */
export async function readResults(
  tool: ImportToolName,
  output: ToolOutput,
  options: ReadOptions,
): Promise<Imported> {
  if (output.files.every(({ text }) => text.trim() === "")) {
    throw new UnreadableResults(output.name, "there is nothing in it", { hint: writtenBy(tool) });
  }
  const benchmarks = await readFiles(tool, output, options);
  if (benchmarks.length === 0) {
    throw new UnreadableResults(output.name, `there are no results of ${tool} in it`, {
      hint: writtenBy(tool),
    });
  }
  const names = new Set<string>();
  const twice = benchmarks.find(({ name }) => names.size === names.add(name).size);
  if (twice !== undefined) {
    throw new UnreadableResults(output.name, `${JSON.stringify(twice.name)} is in it twice`, {
      hint:
        tool === "vitest" ? TWICE_IN_A_TEST : `${SEVERAL_RUNS} If not, give each benchmark a name of its own`,
    });
  }
  return { tool, version: versionIn(tool, output), benchmarks: benchmarks.map(withoutNumbersOfFailures) };
}

/**
 * Where nothing succeeded, a load generator's own numbers are of what failed, or of nothing: of refused connections
 * autocannon tells 0 ms, which would be as fast on both sides.
 */
function withoutNumbersOfFailures(benchmark: ImportedBenchmark): ImportedBenchmark {
  return benchmark.succeeded === 0 ? { ...benchmark, values: [] } : benchmark;
}

async function readFiles(
  tool: ImportToolName,
  { files, isFolder }: ToolOutput,
  options: ReadOptions,
): Promise<ImportedBenchmark[]> {
  try {
    if (tool === "criterion") return readCriterion(files, isFolder);
    if (tool === "asv") return readAsv(files, isFolder);
    const each: ImportedBenchmark[][] = [];
    for (const file of files) each.push(await readFile(tool, file, options));
    return each.flat();
  } catch (error) {
    if (error instanceof UnreadableResults && error.hint === undefined && error.pointer === "") {
      throw error.withHint(writtenBy(tool));
    }
    throw error;
  }
}

function readFile(
  tool: Exclude<ImportToolName, "criterion" | "asv">,
  file: ToolFile,
  { unit }: ReadOptions,
): ImportedBenchmark[] | Promise<ImportedBenchmark[]> {
  switch (tool) {
    case "hyperfine":
      return readHyperfine(file);
    case "go":
      return readGo(file);
    case "google-benchmark":
      return readGoogleBenchmark(file);
    case "cargo-bench":
      return readCargoBench(file);
    case "divan":
      return readDivan(file);
    case "pytest-benchmark":
      return readPytestBenchmark(file);
    case "pyperf":
      return readPyperf(file);
    case "jmh":
      return readJmh(file);
    case "benchmarkdotnet":
      return readBenchmarkDotNet(file);
    case "tinybench":
      return readTinybench(file);
    case "vitest":
      return readVitest(file);
    case "mitata":
      return readMitata(file);
    case "benchmarkjs":
      return readBenchmarkJs(file);
    case "k6":
      return readK6(file);
    case "autocannon":
      return readAutocannon(file);
    case "oha":
      return readOha(file);
    case "wrk2":
      return readWrk2(file);
    case "hgrm":
      return readHgrm(file, unitOf(file, unit));
    case "hlog":
      return readHlog(file, unitOf(file, unit));
    case "vegeta":
      return readVegeta(file);
    case "customSmallerIsBetter":
      return readCustom(file, "lower");
    case "customBiggerIsBetter":
      return readCustom(file, "higher");
  }
}

function unitOf({ path }: ToolFile, unit: TimeUnit | undefined): TimeUnit {
  if (unit !== undefined) return unit;
  throw new UnreadableResults(path, "the format does not say the unit of its values", {
    hint: "say unit: ns, us, ms or s (--unit on the command line)",
  });
}

/** Where the results themselves say which version wrote them. */
function versionIn(tool: ImportToolName, { files }: ToolOutput): string | undefined {
  const [file] = files;
  if (file === undefined) return undefined;
  const path: readonly (string | number)[] | undefined = {
    jmh: [0, "jmhVersion"],
    "google-benchmark": ["context", "library_version"],
    "pytest-benchmark": ["version"],
    pyperf: ["metadata", "perf_version"],
    benchmarkdotnet: ["HostEnvironmentInfo", "BenchmarkDotNetVersion"],
  }[tool as string];
  if (path === undefined) return undefined;
  const found = path.reduce((at, key) => at.at(key), parseJsonFile(file)).value;
  return typeof found === "string" ? found : undefined;
}
