import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildSystem } from "./build/build-system.js";
import type { BuiltSystem } from "./build/built-system.js";
import type { CacheFolder } from "./build/cache-folder.js";
import type { BuildOutcome, BuildProgress, SystemSide } from "./build/request.js";
import { pruneStores } from "./build/store.js";
import { CONFIG_FILE, loadProject } from "./config/load-project.js";
import type { ProjectStart } from "./config/load-project.js";
import type { Project } from "./config/project.js";
import { isOpen, judge } from "./core/judge.js";
import type { Plan } from "./core/model/plan.js";
import type { Problem } from "./core/model/problem.js";
import type { Report } from "./core/model/report.js";
import { hasChangedHarness } from "./core/model/run.js";
import type { Results, StopReason, SystemRecord } from "./core/model/run.js";
import type { Trial } from "./core/model/trial.js";
import { HyperfineTool } from "./measure/hyperfine/tool.js";
import { logTail } from "./measure/log-tail.js";
import { measureRun } from "./measure/measure-run.js";
import type { MeasureProgress } from "./measure/progress.js";
import { Schedule } from "./measure/schedule.js";
import type { RawTrial } from "./measure/trial.js";
import { makePlan } from "./plan/make-plan.js";
import type { PlanOptions } from "./plan/options.js";
import type { Clock } from "./ports/clock.js";
import type { Exec } from "./ports/exec.js";
import type { Files, FileWriter } from "./ports/files.js";
import type { Git } from "./ports/git.js";
import type { Guard } from "./ports/guard.js";
import type { HostProbe } from "./ports/host.js";
import type { TrialFiles, TrialNetwork } from "./ports/trial-io.js";
import { declaredHarnessChanges } from "./source/harness-changes.js";
import { prepareSides } from "./source/prepare-sides.js";
import type { Sides } from "./source/prepare-sides.js";
import { toFailure } from "./source/problem.js";
import type { SourceProblem } from "./source/problem.js";
import { makeRunFolder } from "./source/run-folder.js";
import type { RunFolder } from "./source/run-folder.js";
import { prepareSystemSource } from "./source/system-source.js";
import { readHarnessEvents } from "./validate/harness-events.js";
import type { ResultsHeader } from "./validate/results-text.js";
import { openJournal } from "./validate/results-writer.js";

/** Of builds and of prepared data each; what was not used for the longest time goes. */
const MOST_CACHE_BYTES = 10 * 1024 ** 3;

/** Of the time budget: 103 metrics of five systems took 4 s of 12 min. */
const SHARE_FOR_THE_REPORT = 0.02;

export const RESULTS_FILE = "results.json";
/** The journal of a run under way; it stays where the run could not end. */
export const MEASURING_FOLDER = "measuring";

export interface PipelinePorts {
  readonly exec: Exec;
  readonly guard: Guard;
  readonly git: Git;
  readonly files: Files;
  readonly writer: FileWriter;
  readonly trialFiles: TrialFiles;
  readonly network: TrialNetwork;
  readonly clock: Clock;
  readonly host: HostProbe;
  readonly cache: CacheFolder;
  readonly callerEnv: Readonly<Record<string, string | undefined>>;
  /** Ctrl-C. */
  readonly abort: AbortSignal;
  readonly gateVersion: string;
}

export interface PlanRequest {
  readonly start: ProjectStart;
  /** Absent: the configuration's, else the merge base with the default branch. */
  readonly baseline: string | undefined;
  readonly options: PlanOptions;
}

/** Why there is nothing to measure. Each of these is said and ends with exit code 2. */
export type Refusal =
  | {
      readonly kind: "config";
      readonly side: "baseline" | "candidate";
      readonly problems: readonly Problem[];
    }
  | { readonly kind: "source"; readonly problem: SourceProblem }
  | { readonly kind: "unknown-system"; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: "nothing-selected";
      readonly patterns: readonly string[];
      readonly known: readonly string[];
    };

/** Both sides at hand, and the plan. `runFolder` is to be removed by whoever asked. */
export interface Planned {
  readonly kind: "planned";
  readonly plan: Plan;
  readonly sides: Sides;
  readonly baseline: Project | undefined;
  readonly candidate: Project;
  readonly runFolder: RunFolder;
}

/** config → source → plan. */
export async function planRun(request: PlanRequest, ports: PipelinePorts): Promise<Planned | Refusal> {
  const here = await loadProject(ports.files, request.start);
  if (!here.ok) return { kind: "config", side: "candidate", problems: here.error };
  const runFolder = await makeRunFolder(ports.guard);
  try {
    const planned = await planInside(request, here.value, runFolder, ports);
    if (planned.kind !== "planned") await runFolder.remove();
    return planned;
  } catch (error) {
    await runFolder.remove();
    throw error;
  }
}

async function planInside(
  { baseline: asked, options }: PlanRequest,
  here: Project,
  runFolder: RunFolder,
  ports: PipelinePorts,
): Promise<Planned | Refusal> {
  const prepared = await prepareSides(
    {
      folder: here.root,
      baseline: asked ?? here.config.baseline,
      candidate: undefined,
      into: runFolder.path,
    },
    ports,
  );
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  const sides = prepared.value;
  const name = here.configFile.slice(here.root.length + 1);
  const baseline = await loadSide(sides.baseline.folder, name, ports.files);
  if (baseline !== undefined && !baseline.ok) {
    return { kind: "config", side: "baseline", problems: baseline.error };
  }
  const candidate = await loadProject(ports.files, {
    kind: "file",
    file: join(sides.candidate.folder, name),
  });
  if (!candidate.ok) return { kind: "config", side: "candidate", problems: candidate.error };

  const made = makePlan(baseline?.value, candidate.value, options);
  switch (made.kind) {
    case "unknown-system":
      return made;
    case "nothing-selected":
      return { ...made, patterns: options.scenarios };
    case "plan":
      return {
        kind: "planned",
        plan: made.plan,
        sides,
        baseline: baseline?.value,
        candidate: candidate.value,
        runFolder,
      };
  }
}

/** Undefined where that side has no configuration yet. */
async function loadSide(
  folder: string,
  name: string,
  files: Files,
): Promise<Awaited<ReturnType<typeof loadProject>> | undefined> {
  const names = [...new Set([name, CONFIG_FILE])];
  for (const file of names.map((each) => join(folder, each))) {
    if ((await files.stat(file)) !== undefined) return loadProject(files, { kind: "file", file });
  }
  return undefined;
}

export interface BuiltRun {
  readonly systems: readonly SystemRecord[];
  readonly built: readonly BuiltSystem[];
}

/** source of each system → build. What can't be built is a record of its own; the others go on. */
async function buildRun(
  planned: Planned,
  { logDir, labels }: { readonly logDir: string; readonly labels: readonly string[] },
  onProgress: (progress: BuildProgress) => void,
  ports: PipelinePorts,
): Promise<BuiltRun> {
  await mkdir(logDir, { recursive: true });
  const systems: SystemRecord[] = [];
  const built: BuiltSystem[] = [];
  for (const [index, { id, presence, benchmarks }] of planned.plan.systems.entries()) {
    // What the candidate no longer has is missing, and nothing is built to find that out.
    if (presence === "missing") continue;
    const measured = benchmarks.map((benchmark) => benchmark.id);
    const outcome = await buildOne(planned, id, measured, index, logDir, onProgress, ports);
    const { state } = outcome;
    const changed = state.kind === "built" && hasChangedHarness(state);
    const harnessChange = changed ? await declarationOf(id, planned, labels, ports.git) : undefined;
    systems.push({ id, state: state.kind === "built" ? { ...state, harnessChange } : state });
    if (outcome.system !== undefined) built.push(outcome.system);
  }
  await pruneStores([ports.cache.builds, ports.cache.data], MOST_CACHE_BYTES);
  return { systems, built };
}

/** How the change of a system's harness is declared: by the label that the policy in force names, or by a commit. */
async function declarationOf(
  system: string,
  { baseline: before, candidate: after, sides: { baseline, candidate, checkout } }: Planned,
  labels: readonly string[],
  git: Git,
): Promise<string | undefined> {
  const { label } = (before ?? after).config.policy.harnessChange;
  if (labels.includes(label)) return `the label "${label}"`;
  const [from, to] = [baseline.info.commit, candidate.info.commit];
  if (from === undefined || to === undefined) return undefined;
  return (await declaredHarnessChanges(git, checkout.root, from, to)).get(system);
}

async function buildOne(
  planned: Planned,
  id: string,
  benchmarks: readonly string[],
  index: number,
  logDir: string,
  onProgress: (progress: BuildProgress) => void,
  ports: PipelinePorts,
): Promise<BuildOutcome> {
  // A candidate that is measured alone needs no build of the other side; of that one only the policy counts.
  const baseline =
    planned.plan.sides === "candidate"
      ? undefined
      : planned.baseline?.systems.find((system) => system.id === id);
  const candidate = planned.candidate.systems.find((system) => system.id === id);
  const into = join(planned.runFolder.path, `s${index}`);
  const sources = await prepareSystemSource(
    { baseline, candidate, sides: planned.sides, into, mirrors: ports.cache.git },
    ports,
  );
  if (!sources.ok) {
    const failure = toFailure(sources.problem);
    return {
      state: { kind: "not-measurable", stage: "source", side: undefined, failure },
      system: undefined,
    };
  }
  const side = (
    manifest: typeof baseline,
    source: (typeof sources.value)["baseline"],
  ): SystemSide | undefined =>
    manifest === undefined || source === undefined
      ? undefined
      : { manifest, manifestDir: source.manifestDir, sourceDir: source.sourceDir };
  return buildSystem(
    {
      id,
      baseline: side(baseline, sources.value.baseline),
      candidate: side(candidate, sources.value.candidate),
      benchmarks,
      logDir,
    },
    { ...ports, onProgress },
  );
}

export interface MeasureOptions {
  /** Receives results.json, and while measuring the folder form of it. */
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

/**
 * measure → validate → core at each look. Trials are on the disk as soon as they are measured, so that
 * whatever ends the run early loses none of them.
 */
export async function measurePlanned(
  planned: Planned,
  options: MeasureOptions,
  observer: Observer,
  ports: PipelinePorts,
): Promise<Results> {
  const { plan: whole, sides, runFolder } = planned;
  const logsDir = join(options.outDir, "logs");
  const { systems, built } = await buildRun(
    planned,
    { logDir: logsDir, labels: options.labels },
    observer.build.bind(observer),
    ports,
  );
  const host = ports.host.info();
  // The budget is of the whole gate: what the builds took is gone, and judging and reporting come after.
  const elapsedMs = ports.clock.nowMs() - options.startedAtMs;
  const measuringMs = whole.timeBudgetMs * (1 - SHARE_FOR_THE_REPORT) - elapsedMs;
  const plan: Plan = { ...whole, timeBudgetMs: Math.max(1, measuringMs) };
  const headerAt = (stop: StopReason): ResultsHeader => ({
    run: {
      id: options.runId,
      gateVersion: ports.gateVersion,
      startedAt: options.startedAt,
      durationMs: ports.clock.nowMs() - options.startedAtMs,
      stop,
      shards: options.shard && [{ ...options.shard, host }],
    },
    host,
    baseline: sides.baseline.info,
    candidate: sides.candidate.info,
    plan: whole,
    systems,
  });
  const journalDir = join(options.outDir, MEASURING_FOLDER);
  const journal = await openJournal(ports.files, ports.writer, journalDir, headerAt("interrupted"));
  const schedule = new Schedule(plan, () => ports.clock.nowMs(), new Set(built.map(({ id }) => id)));
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
      const trial = await validateTrial(step.trial, plan, ports);
      if (trial.outcome.kind === "failed") schedule.fail(`${trial.system}/${trial.benchmark}`);
      await journal.append(trial);
      trials.push(trial);
    } else if (step.kind === "look") {
      const report = judge({ ...headerAt("rounds"), trials });
      schedule.decide(decidedBenchmarks(report, step.benchmarks));
      observer.judged(report);
    } else stop = step.stop;
  }
  const header = headerAt(stop);
  await journal.finish(header, join(options.outDir, RESULTS_FILE));
  await rm(journalDir, { recursive: true });
  return { ...header, trials };
}

/** Of these benchmarks (`system/benchmark`), those of which no metric is open any more. */
function decidedBenchmarks(report: Report, keys: readonly string[]): string[] {
  const open = new Set(
    report.rows.filter(isOpen).map(({ address }) => `${address.system}/${address.benchmark}`),
  );
  return keys.filter((key) => !open.has(key));
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
