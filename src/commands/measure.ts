import { join, resolve } from "node:path";
import { nodeRandom } from "../adapters/node-random.js";
import { judge } from "../core/judge.js";
import type { Report } from "../core/model/report.js";
import { projectStart } from "../config/load-project.js";
import { measurePlanned } from "../pipeline/measure-planned.js";
import { MEASURING_FOLDER, RESULTS_FILE } from "../validate/results-folder.js";
import { planRun } from "../pipeline/plan-run.js";
import type { Measured, Observer } from "../pipeline/measure-planned.js";
import type { Planned, Refusal } from "../pipeline/plan-run.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import type { PlanOptions } from "../plan/options.js";
import type { Files } from "../ports/files.js";
import { openDisplay } from "../report/progress/display.js";
import type { ProgressDisplay } from "../report/progress/progress-display.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation, MeasureOptions, OutputOptions } from "./invocation.js";
import type { OutFolder } from "./out-folder.js";
import { openOutFolder } from "./out-folder.js";
import { ownFilesIn } from "./own-files.js";
import { removeRunFolder } from "./remove-run-folder.js";
import { HTML_FILE, printReport, writeReports } from "./reports.js";
import { runExitCode } from "./run-exit-code.js";
import {
  describeAcceptLabel,
  describeBeforehand,
  describeDisk,
  describeInterrupted,
  describeRefusal,
  reportCommand,
} from "./say.js";
import type { Terminal } from "./terminal.js";

export type MeasureInvocation = Extract<Invocation, { command: "gate" | "run" }>;

/** `gate` and `run`: everything from the configuration to the results file, and for `gate` the verdict. */
export async function measureCommand(
  invocation: MeasureInvocation,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const startedAt = ports.clock.wallTime();
  const startedAtMs = ports.clock.nowMs();
  const planned = await planFor(invocation, cwd, ports);
  if (planned.kind !== "planned") return refuse(planned, terminal);
  if (invocation.verbosity !== "quiet") terminal.err(describeBeforehand(planned.plan, planned.candidate));
  // The action hands all labels of its pull request to `run`, and accepts by itself.
  if (invocation.command === "gate") terminal.err(describeAcceptLabel(invocation.labels, planned.plan));
  const runId = newRunId(startedAt);
  const display = openDisplay({
    stream: process.stderr,
    clock: ports.clock,
    env: ports.callerEnv,
    quiet: invocation.verbosity === "quiet",
    shared: invocation.verbosity === "verbose",
  });
  let out: OutFolder | undefined;
  try {
    const { checkout } = planned.sides;
    const { out: asked } = invocation;
    const onWait = (message: string): void => {
      display.note(message);
    };
    out = await openOutFolder({ asked, cwd, runId, checkout: checkout.root, onWait }, ports);
    const outDir = out.path;
    const measured = await measurePlanned(
      planned,
      { outDir, shard: invocation.shard, labels: invocation.labels, runId, startedAt, startedAtMs },
      observe(display),
      ports,
    );
    display.close();
    return await finish(invocation, measured, outDir, terminal, ports);
  } catch (error) {
    display.close();
    const disk = describeDisk(error, ports.callerEnv);
    if (disk === undefined) throw error;
    const folder = out?.path ?? (invocation.out && resolve(cwd, invocation.out));
    terminal.err(`${disk}${await describeKept(folder, ports.files)}`);
    return EXIT.cannotJudge;
  } finally {
    display.close();
    await out?.release();
    await removeRunFolder(planned.runFolder, terminal);
  }
}

/** `20260131T120000-1a2b3c4d`: shards of one seed that start in one second are still runs of their own. */
export function newRunId(startedAt: string): string {
  const time = startedAt.replace(/[-:]/g, "").replace(/\..*$|Z$/, "");
  return `${time}-${nodeRandom.seed().slice(0, 8)}`;
}

/** What a run that could not go on has left, and how to look at it. */
async function describeKept(outDir: string | undefined, files: Files): Promise<string> {
  if (outDir === undefined) return "";
  const folder = join(outDir, MEASURING_FOLDER);
  if ((await files.stat(folder)) === undefined) return "";
  return `What was measured until then is kept: ${reportCommand(folder)}\n`;
}

export async function planFor(
  options: MeasureOptions & Pick<OutputOptions, "out">,
  cwd: string,
  ports: PipelinePorts,
): Promise<Planned | Refusal> {
  return planRun(
    {
      start: projectStart(options.config, cwd),
      baseline: options.baseline,
      defaultBranch: options.defaultBranch,
      samePolicyAs: options.samePolicyAs,
      options: planOptions(options),
      leaveOut: [
        ports.cache.root,
        ...(options.out === undefined ? [] : ownFilesIn(resolve(cwd, options.out))),
      ],
    },
    ports,
  );
}

export function refuse(refusal: Refusal, terminal: Terminal): number {
  terminal.err(describeRefusal(refusal));
  return EXIT.cannotJudge;
}

function planOptions({
  seed,
  systems,
  scenarios,
  quick,
  rounds,
  timeBudgetMs,
  studies,
  candidateOnly,
  shard,
}: MeasureOptions): PlanOptions {
  return {
    seed: seed ?? nodeRandom.seed(),
    systems,
    scenarios,
    quick,
    rounds,
    timeBudgetMs,
    studies,
    candidateOnly,
    shard,
  };
}

async function finish(
  invocation: MeasureInvocation,
  { results, notWritten }: Measured,
  outDir: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const resultsFile = join(outDir, RESULTS_FILE);
  const isJudged = invocation.command === "gate" && results.run.stop !== "interrupted";
  if (notWritten !== undefined && !isJudged) throw notWritten;
  if (results.run.stop === "interrupted") {
    terminal.err(describeInterrupted(outDir, resultsFile));
    return EXIT.interrupted;
  }
  if (invocation.command === "run") {
    terminal.out(`${resultsFile}\n`);
    return runExitCode(results);
  }
  const report = judge(results);
  const judged = { report, results };
  // The verdict is said first: a disk that is full now must not take it.
  printReport(judged, invocation, terminal);
  try {
    if (notWritten !== undefined) throw notWritten;
    await writeReports(judged, outDir, ports.writer);
  } catch (error) {
    const disk = describeDisk(error, ports.callerEnv);
    // A regression comes first, and was said: a full disk beside it is no reason to look at the machine instead.
    if (disk === undefined || report.outcome.exitCode !== EXIT.regression) throw error;
    terminal.err(`${disk}${await describeKept(outDir, ports.files)}`);
    return EXIT.regression;
  }
  if (invocation.verbosity !== "quiet") {
    terminal.err(`results and reports: ${outDir}\nwith plots: ${join(outDir, HTML_FILE)}\n`);
  }
  return report.outcome.exitCode;
}

function observe(display: ProgressDisplay): Observer {
  return {
    build: ({ system, stage, side, message }) => {
      display.note(`${system}: ${stage}${side === undefined ? "" : ` of the ${side}`}: ${message}`);
    },
    measure: (progress) => {
      display.measure(progress);
    },
    judged: (report) => {
      display.verdicts(openCounts(report));
    },
  };
}

function openCounts({ outcome: { counts } }: Report): Record<string, number> {
  const { inconclusive, ...settled } = counts;
  return { ...settled, open: inconclusive };
}
