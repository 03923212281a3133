import { basename, dirname, join, resolve } from "node:path";
import { Buffer } from "node:buffer";
import { expand, UnknownVariable } from "../build/expand.js";
import type { ImportManifest, Work } from "../config/project.js";
import { allScenarios, importEvents, isJudged, UnfitResults } from "../import/import-events.js";
import type { WantedScenario } from "../import/import-events.js";
import { UnreadableResults } from "../import/model.js";
import type { ImportedBenchmark, ToolFile } from "../import/model.js";
import { reportedBenchmarks } from "../import/reported.js";
import type { ReportedBenchmark } from "../import/reported.js";
import { isWanted, MOST_BYTES, readResults, STANDARD_OUTPUT, TAKE_FEWER } from "../import/read-results.js";
import type { ToolOutput } from "../import/read-results.js";
import { whyNotMeasured } from "../import/what-failed.js";
import { expandCommand } from "./expand.js";
import { formatArgv } from "../platform/format-argv.js";
import { isWithin } from "../platform/leads-to.js";
import { failed, failureOfEnd, TrialFailure } from "./failures.js";
import { logTail } from "./log-tail.js";
import type { WorkContext } from "./work.js";
import { runWithin } from "./work.js";

export type ImportWork = Extract<Work, { kind: "harness" }> & { readonly import: ImportManifest };

const MIB = 1024 ** 2;

/**
 * Runs a tool once and writes what it measured as events of the protocol. Whatever it wrote before is removed
 * first, so that the results of an earlier trial are never taken for this one's.
 *
 * @param wanted the scenarios to report, or all that the tool ran
 * @returns what the tool reported, wanted or not
 * @throws TrialFailure
 */
export async function runImport(
  work: ImportWork,
  wanted: readonly WantedScenario[] | "all",
  workDir: string,
  context: WorkContext,
): Promise<ReportedBenchmark[]> {
  const command = expandCommand("The harness's command", work.argv, context.env);
  const place = work.import.file === undefined ? undefined : placeOf(work.import.file, workDir, context);
  if (place !== undefined) {
    const folder = await insideOfTrial(dirname(place.path), place, context);
    // A link in its place is removed itself, and what it leads to stays.
    await context.files.remove(join(folder, basename(place.path)));
  }
  const { end, stdout, stderr } = await runWithin(
    context,
    command,
    place === undefined ? { captureBytes: MOST_BYTES } : "log",
  );
  const where = formatArgv(command);
  /** What is printed is the results; where they are none, it may say why. */
  const said = (printed: string): readonly string[] => {
    if (place === undefined) context.files.writeText(context.logFile, `${printed}${stderr}`);
    return logTail(context.files, context.logFile);
  };
  const isWell = end.kind === "exit" && end.code === 0;
  const tail = said(isWell ? "" : lastOf(stdout));
  const failure = failureOfEnd("The tool", end, {
    where,
    limitMs: context.limitMs,
    // The gate tells it no number of samples.
    shorter: "let it run fewer of its benchmarks, or each for less time",
    logTail: tail,
  });
  const outputOf = async (): Promise<ToolOutput> =>
    place === undefined ? ofStdout(stdout, where) : await ofPlace(place, work.import.tool, context);
  if (failure !== undefined) {
    throw end.kind === "exit" ? await withWhatFailed(failure, work.import, outputOf) : failure;
  }
  const output = await outputOf();
  const { events, reported } = await eventsOf(work.import, output, wanted, () => said(lastOf(stdout)));
  context.files.writeText(context.eventFile, events);
  return reported;
}

/** Of the benchmarks that failed. */
const MOST_NAMED = 3;
const MOST_OF_A_NAME = 100;

/**
 * Of what ended with another exit code than 0 nothing is judged, but its results may say which benchmarks failed.
 * vitest 5 ends so where one throws, and its log has the last of them, or none where it reports in JSON alone.
 */
async function withWhatFailed(
  { failure }: TrialFailure,
  { tool, unit }: ImportManifest,
  outputOf: () => Promise<ToolOutput>,
): Promise<TrialFailure> {
  const benchmarks = await outputOf()
    .then((output) => readResults(tool, output, { unit }))
    .then((imported) => imported.benchmarks)
    // There need be none, or only a part of them: then the exit code is all that is known.
    .catch((): ImportedBenchmark[] => []);
  const failures = benchmarks.flatMap((benchmark) => {
    const { name, values, latency } = benchmark;
    const why = whyNotMeasured(benchmark);
    return why === undefined || values.length > 0 || latency.some(isJudged)
      ? []
      : [`${JSON.stringify(name.slice(0, MOST_OF_A_NAME))} failed (${why})`];
  });
  if (failures.length === 0) return new TrialFailure(failure);
  const more = failures.length - MOST_NAMED;
  const named = [...failures.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more failed`] : [])];
  return new TrialFailure({
    ...failure,
    message: `${failure.message}: ${named.join(", ")}`,
    hint:
      failure.hint ??
      "its exit code fails the whole trial: mend what failed, or let it run only the benchmarks that are gated",
  });
}

const MOST_SAID = 64 * 1024;

/** Ends with a line's end, so that what follows begins a line. */
function lastOf(text: string): string {
  const last = text.slice(-MOST_SAID);
  return last === "" || last.endsWith("\n") ? last : `${last}\n`;
}

async function eventsOf(
  { tool, unit }: ImportManifest,
  output: ToolOutput,
  wanted: readonly WantedScenario[] | "all",
  tail: () => readonly string[],
): Promise<{ readonly events: string; readonly reported: ReportedBenchmark[] }> {
  try {
    const imported = await readResults(tool, output, { unit });
    const scenarios = wanted === "all" ? allScenarios(imported) : wanted;
    return { events: importEvents(imported, scenarios), reported: reportedBenchmarks(imported) };
  } catch (error) {
    if (error instanceof UnfitResults) {
      throw failed("scenario-missing", error.message, {
        where: output.name,
        // Who mends the working tree alone gets the same of the baseline, whose own file stands in a commit.
        hint: `${error.hint}, and commit the file before you run the gate again: each side is measured by its own`,
      });
    }
    if (!(error instanceof UnreadableResults)) throw error;
    throw failed("event-invalid", `The results of ${tool} can't be read: ${error.message}`, {
      where: placeInFile(error),
      hint: error.hint,
      logTail: tail(),
    });
  }
}

/** `bench.json:3 /metrics/0`. */
function placeInFile({ file, line, pointer }: UnreadableResults): string {
  return `${line === undefined ? file : `${file}:${line}`}${pointer === "" ? "" : ` ${pointer}`}`;
}

/** Where a tool writes its results. */
interface ResultsPlace {
  /** As the manifest has it. */
  readonly file: string;
  /** Absolute, and without a slash at its end: with one, a link is taken for the folder that it leads to. */
  readonly path: string;
  /** What is the trial's own. */
  readonly roots: readonly string[];
}

function placeOf(file: string, workDir: string, { cwd, env }: WorkContext): ResultsPlace {
  let expanded: string;
  try {
    expanded = expand(file, env);
  } catch (error) {
    if (!(error instanceof UnknownVariable)) throw error;
    throw failed("not-found", `import.file names \${${error.variable}}, which is not set in a trial`, {
      where: file,
    });
  }
  const path = resolve(cwd, expanded);
  const roots = [workDir, cwd];
  if (!roots.some((root) => isWithin(root, path) && path !== root)) {
    throw failed("no-output", "import.file is neither in the source folder nor in LATENCY_GATE_WORK_DIR", {
      where: file,
      hint: "it is removed before each trial, so it has to be the trial's own",
    });
  }
  return { file, path, roots };
}

/**
 * Where a path really is. A link may lead into the user's own folders: nothing is removed, listed or read through
 * one that leaves the trial's.
 */
async function insideOfTrial(
  path: string,
  { file, roots }: ResultsPlace,
  { files }: WorkContext,
): Promise<string> {
  const leads = await files.leadsTo(path);
  for (const root of roots) {
    const own = await files.leadsTo(root);
    if (leads !== undefined && own !== undefined && isWithin(own, leads)) return leads;
  }
  const where = leads ?? "a link that leads to itself";
  throw failed(
    "no-output",
    `import.file leads out of the source folder and LATENCY_GATE_WORK_DIR, to ${where}`,
    {
      where: file,
      hint: "it is removed before each trial, so no link on the way to it may lead elsewhere",
    },
  );
}

function ofStdout(text: string, where: string): ToolOutput {
  if (Buffer.byteLength(text) >= MOST_BYTES) {
    throw failed("output-too-large", `The tool printed more than ${MOST_BYTES / MIB} MiB`, {
      where,
      hint: TAKE_FEWER,
    });
  }
  return { name: STANDARD_OUTPUT, isFolder: false, files: [{ path: STANDARD_OUTPUT, text }] };
}

async function ofPlace(
  place: ResultsPlace,
  tool: ImportManifest["tool"],
  context: WorkContext,
): Promise<ToolOutput> {
  const { files } = context;
  const name = place.file;
  const path = await insideOfTrial(place.path, place, context);
  const found = files.stat(path);
  if (found === undefined) {
    throw failed("no-output", "The tool ended with exit code 0 and wrote no results", {
      where: name,
      hint: "import.file names what the tool writes; is it told to?",
    });
  }
  // A named pipe would hold the reader for ever where the tool that filled it has ended.
  if (found.kind === "other") {
    throw failed("no-output", "import.file is neither a regular file nor a folder", {
      where: name,
      hint: "a named pipe, a socket or a device keeps nothing: let the tool write a file, or leave `file` out, and its standard output is read",
    });
  }
  const inside =
    found.kind === "file" ? undefined : (await files.listTree(path)).filter((each) => isWanted(tool, each));
  const places = inside?.map((each) => ({ path: each, at: join(path, each) })) ?? [{ path: name, at: path }];
  const bytes = places.reduce((sum, { at }) => sum + (files.stat(at)?.sizeBytes ?? 0), 0);
  if (bytes > MOST_BYTES) {
    throw failed("output-too-large", `The results are larger than ${MOST_BYTES / MIB} MiB`, {
      where: name,
      hint: TAKE_FEWER,
    });
  }
  const read = places.map(({ path: shown, at }): ToolFile => ({ path: shown, text: files.readText(at) }));
  return { name, isFolder: inside !== undefined, files: read };
}
