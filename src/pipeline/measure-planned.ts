import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildProgress } from "../build/request.js";
import { judgeLook } from "../core/judge.js";
import type { Plan } from "../core/model/plan.js";
import type { Report } from "../core/model/report.js";
import type { Results, ServiceCaveat, StopReason, WarmUp } from "../core/model/run.js";
import type { Trial } from "../core/model/trial.js";
import { HyperfineTool } from "../measure/hyperfine/tool.js";
import { logTail } from "../measure/log-tail.js";
import { measureRun } from "../measure/measure-run.js";
import type { MeasureProgress } from "../measure/progress.js";
import { Schedule } from "../measure/schedule.js";
import type { RawTrial } from "../measure/trial.js";
import { CannotWrite } from "../ports/files.js";
import { readHarnessEvents } from "../validate/harness-events.js";
import type { ResultsHeader } from "../validate/results-text.js";
import { openJournal } from "../validate/results-writer.js";
import { buildRun } from "./build-run.js";
import { LOGS_FOLDER, MEASURING_FOLDER, RESULTS_FILE } from "../validate/results-folder.js";
import { notWorthMeasuring } from "./not-worth-measuring.js";
import type { Planned } from "./plan-run.js";
import type { PipelinePorts } from "./ports.js";

/** Of the time budget: 103 metrics of five systems took 4 s of 12 min. */
const SHARE_FOR_THE_REPORT = 0.02;

export interface MeasureOptions {
  /** Receives results.json, and while measuring the folder form of it; no other run has it. */
  readonly outDir: string;
  readonly shard: { readonly index: number; readonly count: number } | undefined;
  /** Of the pull request, where there is one. */
  readonly labels: readonly string[];
  readonly runId: string;
  readonly startedAt: string;
  readonly startedAtMs: number;
}

export interface Observer {
  build(progress: BuildProgress): void;
  measure(progress: MeasureProgress): void;
  /** After each look, and at the end. */
  judged(report: Report): void;
}

export interface Measured {
  readonly results: Results;
  /** Why they are in no results file; what was measured is then in the folder form alone. */
  readonly notWritten: CannotWrite | undefined;
}

/**
 * measure → validate → core at each look. Trials are on the disk as soon as they are measured, so that
 * whatever ends the run early loses none of them.
 */
export async function measurePlanned(
  planned: Planned,
  options: MeasureOptions,
  observer: Observer,
  ports: PipelinePorts,
): Promise<Measured> {
  const { plan: whole, sides, runFolder } = planned;
  const logsDir = join(options.outDir, LOGS_FOLDER);
  const journalDir = join(options.outDir, MEASURING_FOLDER);
  const { labels, startedAtMs } = options;
  // The budget is of the whole gate: what the builds took is gone, and judging and reporting come after.
  const measuredUntilMs = startedAtMs + whole.timeBudgetMs * (1 - SHARE_FOR_THE_REPORT);
  const {
    systems,
    built,
    time: builds,
    isSpent,
  } = await buildRun(
    planned,
    { logDir: logsDir, labels, startedAtMs, measuredUntilMs },
    observer.build.bind(observer),
    ports,
  );
  const host = ports.host.info();
  const plan: Plan = { ...whole, timeBudgetMs: Math.max(1, measuredUntilMs - ports.clock.nowMs()) };
  const warmUps: WarmUp[] = [];
  let serviceCaveats: readonly ServiceCaveat[] = [];
  const headerAt = (stop: StopReason): ResultsHeader => ({
    run: {
      id: options.runId,
      gateVersion: ports.gateVersion,
      startedAt: options.startedAt,
      durationMs: ports.clock.nowMs() - options.startedAtMs,
      builds,
      stop,
      shards: options.shard && [{ ...options.shard, host }],
    },
    host,
    baseline: sides.baseline.info,
    candidate: sides.candidate.info,
    plan: whole,
    systems,
    warmUps,
    ...(serviceCaveats.length > 0 && { serviceCaveats }),
  });
  const journal = await openJournal(ports.files, ports.writer, journalDir, headerAt("interrupted"));
  const schedule = new Schedule(plan, () => ports.clock.nowMs(), {
    built: new Set(built.map(({ id }) => id)),
    tried: notWorthMeasuring(plan, systems),
  });
  const tools = new Map(built.map(({ id, hyperfine }) => [id, new HyperfineTool(hyperfine)]));
  const trials: Trial[] = [];
  let stop: StopReason = "interrupted";
  const steps = measureRun(
    {
      plan,
      schedule,
      systems: built,
      folders: {
        workRoot: join(runFolder.path, "w"),
        eventsDir: join(runFolder.path, "e"),
        logsDir,
      },
      runStartedAtMs: options.startedAtMs,
      abort: ports.abort,
      onProgress: observer.measure.bind(observer),
    },
    { ...ports, files: ports.trialFiles, hyperfine: (system) => tools.get(system)! },
  );
  for await (const step of steps) {
    if (step.kind === "trial") {
      const trial = await journal.append(await validateTrial(step.trial, plan, ports));
      if (trial.outcome.kind === "failed") schedule.fail(`${trial.system}/${trial.benchmark}`);
      trials.push(trial);
    } else if (step.kind === "warm-up") warmUps.push(step.warmUp);
    else if (step.kind === "look") {
      const { report, open } = judgeLook({ ...headerAt("rounds"), trials });
      schedule.decide(step.benchmarks.filter((key) => !open.has(key)));
      schedule.rest(step.benchmarks.filter((key) => open.get(key) === "passes"));
      observer.judged(report);
    } else {
      // Nothing was scheduled, and to the schedule that is all decided. It was the time.
      stop = isSpent ? "time-budget" : step.stop;
      serviceCaveats = step.caveats;
    }
  }
  const header = headerAt(stop);
  const results = { ...header, trials };
  try {
    await journal.finish(header, join(options.outDir, RESULTS_FILE));
  } catch (error) {
    if (error instanceof CannotWrite) return { results, notWritten: error };
    throw error;
  }
  await rm(journalDir, { recursive: true });
  return { results, notWritten: undefined };
}

/** What the harness wrote, as a trial; a line that is wrong makes the whole of it a failure. */
async function validateTrial(raw: RawTrial, plan: Plan, ports: PipelinePorts): Promise<Trial> {
  const { system, benchmark, side, round, slot, startedAtMs, durationMs, host } = raw;
  const head = { system, benchmark, side, round, slot, startedAtMs, durationMs, host };
  if (raw.result.kind === "failed") return { ...head, outcome: raw.result };
  if (raw.result.kind === "interrupted") throw new Error("an interrupted trial is no trial");
  const declared = plan.systems
    .find(({ id }) => id === system)
    ?.benchmarks.find(({ id }) => id === benchmark)?.scenarios;
  const absent = side === "baseline" ? "added" : "missing";
  const scenarios = (declared ?? []).filter(({ presence }) => presence !== absent).map(({ id }) => id);
  const outcome = await readHarnessEvents(ports.files, raw.result.file, { scenarios });
  await rm(raw.result.file, { force: true });
  if (outcome.kind === "ok") {
    return { ...head, outcome: { ...outcome, caveats: [...outcome.caveats, ...raw.caveats] } };
  }
  const tail = logTail(ports.trialFiles, raw.logFile);
  return { ...head, outcome: { kind: "failed", failure: { ...outcome.failure, logTail: tail } } };
}
