import { availableParallelism } from "node:os";
import { writeFileSync } from "node:fs";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { SingleBar } from "cli-progress";
import { Command, InvalidArgumentError, Option } from "commander";
import { DEFAULT_TOLERANCE } from "../../src/core/model/tolerances.js";
import { brokenPromises } from "./promises.js";
import { runJob, type Job } from "./jobs.js";
import { measure, type Benchmarks, type WorkerSetUp } from "./measure.js";
import { formatAlarms } from "./tables/alarms-table.js";
import { formatBounds } from "./bounds/bounds-table.js";
import { driftOfOneSide, generateNoise } from "./noise.js";
import { formatDetectable } from "./tables/detectable-table.js";
import { formatMisnamed } from "./tables/misnamed-table.js";
import { formatPieces } from "./tables/pieces-table.js";
import { formatRests } from "./tables/rests-table.js";
import { summarise } from "./summary.js";
import { formatTable } from "./tables/figures-table.js";
import { readTraces, shortened } from "./traces.js";
import { toJson } from "./to-json.js";
import { Workload } from "./workload.js";

/** Tables that are printed by themselves when asked for, and what their progress is counted in. */
const UNITS = {
  bounds: "workloads",
  rests: "workloads",
  misnamed: "workloads",
  alarms: "runs",
  detectable: "workloads",
  pieces: "forms of the rule",
} as const;
type TableAlone = keyof typeof UNITS;
const ALONE = Object.keys(UNITS) as TableAlone[];

function loadWorkloads({ folder, seed, tolerance, benchmarks, samples }: WorkerSetUp): Workload[] {
  return [...readTraces(folder), ...generateNoise(seed), driftOfOneSide(seed)].map(
    (trace) => new Workload(shortened(trace, samples), tolerance, benchmarks === "one"),
  );
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError("a whole number above 0 is needed");
  return value;
}

function progressBar(of: string): SingleBar {
  return new SingleBar({
    format: `{bar} {percentage} % | {value}/{total} ${of} | {duration_formatted}`,
    noTTYOutput: false,
  });
}

function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new InvalidArgumentError("a share between 0 and 1 is needed");
  return value;
}

function shareOrAll(text: string): number {
  return text === "1" ? 1 : share(text);
}

async function main(): Promise<void> {
  const command = new Command("bench:rule")
    .description("Measures decision rules on real traces and generated noise: false alarms, power, coverage.")
    .option("--traces <dir>", "folder with traces.json and the traces that it lists", "fixtures/traces")
    .option("--runs <n>", "runs of each kind", wholeNumber, 1000)
    .option("--seed <n>", "equal seeds give equal figures", wholeNumber, 1)
    .option("--tolerance <share>", "at which all quantiles are judged", share, DEFAULT_TOLERANCE)
    .addOption(
      new Option("--benchmarks <many>", "of the plan that a workload is of")
        .choices(["one", "several"])
        .default("one"),
    )
    .option("--samples <share>", "of each trial the first so many, as if trials were shorter", shareOrAll, 1)
    .option("--workers <n>", "threads; the figures do not depend on it", wholeNumber, availableParallelism())
    .option("--json <file>", "write the figures there too (schemas/bench-rule-1.json)")
    .option(
      "--bounds",
      "only print the most that can be found of +10 % at P95, by what a rule looks at",
      false,
    )
    .addOption(
      new Option("--rests", "only print how much of what passes at the first look more rounds would name")
        .default(false)
        .conflicts("bounds"),
    )
    .addOption(
      new Option("--misnamed", "only print how often a quantile is named for a change farther in")
        .default(false)
        .conflicts(["bounds", "rests"]),
    )
    .addOption(
      new Option("--alarms", "only print how many runs of unchanged metrics alarm")
        .default(false)
        .conflicts(["bounds", "rests", "misnamed"]),
    )
    .addOption(
      new Option(
        "--detectable",
        "only print the smallest changes that are called detectable, and how often they are named",
      )
        .default(false)
        .conflicts(["bounds", "rests", "misnamed", "alarms"]),
    )
    .addOption(
      new Option(
        "--pieces",
        "only print what each piece of the rule gives, by taking one out of it at a time",
      )
        .default(false)
        .conflicts([
          ...["bounds", "rests", "misnamed", "alarms", "detectable"],
          ...["samples", "tolerance", "benchmarks"],
        ]),
    )
    .option("--check", "end with 1 when an error rate is above what the rule promises", false)
    .parse();
  const options = command.opts<{
    traces: string;
    runs: number;
    seed: number;
    tolerance: number;
    benchmarks: Benchmarks;
    samples: number;
    workers: number;
    json?: string;
    bounds: boolean;
    rests: boolean;
    misnamed: boolean;
    alarms: boolean;
    detectable: boolean;
    pieces: boolean;
    check: boolean;
  }>();
  const { traces: folder, seed, tolerance, benchmarks, samples } = options;
  const setUp: WorkerSetUp = { folder, seed, tolerance, benchmarks, samples };
  const workloads = loadWorkloads(setUp);
  const alone = ALONE.find((table) => options[table]);
  if (alone !== undefined) {
    const bar = progressBar(UNITS[alone]);
    const onProgress = (done: number, of: number): void => {
      if (done === 0) bar.start(of, done);
      else bar.update(done);
    };
    const { runs, workers } = options;
    const formats: Record<TableAlone, () => string | Promise<string>> = {
      bounds: () => formatBounds(workloads, seed, onProgress),
      rests: () => formatRests(workloads, runs, seed, onProgress),
      misnamed: () => formatMisnamed(workloads, runs, seed, onProgress),
      alarms: () => formatAlarms(workloads, runs, seed, onProgress),
      detectable: () => formatDetectable(workloads, runs, seed, onProgress),
      pieces: () => formatPieces(process.cwd(), folder, runs, seed, workers, onProgress),
    };
    const report = await formats[alone]();
    bar.stop();
    if (samples !== 1) process.stdout.write(`The first ${100 * samples} % of each trial alone.\n\n`);
    process.stdout.write(report);
    return;
  }
  const bar = progressBar("parts");
  const started = performance.now();
  let shown = false;
  const tally = await measure(
    new URL(import.meta.url),
    setUp,
    workloads,
    options.runs,
    options.workers,
    (done, of) => {
      if (shown) bar.update(done);
      else bar.start(of, done);
      shown = true;
    },
  );
  bar.stop();
  const seconds = (performance.now() - started) / 1000;
  const summary = summarise(tally, workloads);
  const broken = brokenPromises(summary);
  process.stdout.write(formatTable(summary, { ...options, seconds, workloads }));
  if (options.json !== undefined)
    writeFileSync(options.json, toJson(summary, { ...options, seconds, workloads }));
  for (const line of broken) process.stderr.write(`error: ${line}\n`);
  if (options.check && broken.length > 0) process.exitCode = 1;
}

if (isMainThread) {
  await main();
} else {
  const setUp = workerData as WorkerSetUp;
  const workloads = loadWorkloads(setUp);
  parentPort!.on("message", (job: Job) => {
    parentPort!.postMessage(runJob(job, workloads, setUp.seed));
  });
}
