import { join } from "node:path";
import type { FailedCommand } from "../build/failure.js";
import type { BuildProgress } from "../build/request.js";
import { CONFIG_FILE, loadProject } from "../config/load-project.js";
import type { Argv } from "../config/project.js";
import type { PlannedSystem } from "../core/model/plan.js";
import type { NotMeasurableState } from "../core/model/run.js";
import type { Failure } from "../core/model/trial.js";
import type { ReportedBenchmark } from "../import/reported.js";
import { HyperfineTool } from "../measure/hyperfine/tool.js";
import { logTail } from "../measure/log-tail.js";
import { measureTrial } from "../measure/measure-trial.js";
import { RunServices } from "../measure/run-services.js";
import { roundSeed } from "../measure/seed.js";
import { DEFAULT_LIMITS } from "../measure/trial.js";
import type { RawTrial, TrialTarget } from "../measure/trial.js";
import { trialTargets } from "../measure/trial-target.js";
import { makePlan } from "../plan/make-plan.js";
import { prepareCandidate } from "../source/prepare-sides.js";
import type { RunFolder } from "../source/run-folder.js";
import { readHarnessEvents } from "../validate/harness-events.js";
import { LOGS_FOLDER } from "../validate/results-folder.js";
import { buildRun } from "./build-run.js";
import type { Planned, Refusal } from "./plan-run.js";
import type { PipelinePorts } from "./ports.js";

export interface TryRequest {
  /** Top folder of the checkout, which has no configuration. */
  readonly folder: string;
  /** The configuration to try: of one system, and of benchmarks whose tools' results are read. */
  readonly config: string;
  /** 32 hex digits, for what a benchmark draws from it. */
  readonly seed: string;
  /** Receives the logs; no other run has it. */
  readonly outDir: string;
  /** To be removed by whoever asks. */
  readonly runFolder: RunFolder;
}

/** What a benchmark does in one trial. */
export interface BenchmarkTrial {
  /** With everything that the gate does around it. */
  readonly durationMs: number;
  readonly result:
    | { readonly kind: "reported"; readonly benchmarks: readonly ReportedBenchmark[] }
    | { readonly kind: "failed"; readonly failure: Failure; readonly log: string | undefined };
}

export interface Trying {
  readonly buildMs: number;
  /** Then the time is that of looking at it. */
  readonly isBuildCached: boolean;
  /**
   * Runs one trial of a benchmark of the configuration, started so or as that has it. Throws on Ctrl-C.
   *
   * @param argv of a harness
   */
  run(benchmark: string, argv?: Argv): Promise<BenchmarkTrial>;
}

export type TryResult<T> =
  | { readonly kind: "tried"; readonly value: T }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | {
      readonly kind: "not-built";
      readonly system: string;
      readonly state: NotMeasurableState;
      /** All that fail, as the configuration has them; none where it was no command's fault alone. */
      readonly commands: readonly FailedCommand[];
    };

/**
 * Builds a copy of the working tree, as the gate builds the candidate, with a configuration that is not written yet, and
 * hands it to `use`, which runs what trials it wants.
 */
export async function tryBenchmarks<T>(
  request: TryRequest,
  onBuild: (progress: BuildProgress) => void,
  use: (trying: Trying) => Promise<T>,
  ports: PipelinePorts,
): Promise<TryResult<T>> {
  const planned = await planCopy(request, ports);
  if (planned.kind !== "planned") return { kind: "refused", refusal: planned };
  return buildAndUse(request, planned, { onBuild, use }, ports);
}

async function planCopy(
  { folder, config, seed, runFolder }: TryRequest,
  ports: PipelinePorts,
): Promise<Planned | Refusal> {
  const leaveOut = [ports.cache.root, runFolder.path];
  const prepared = await prepareCandidate({ folder, into: runFolder.path, leaveOut }, ports);
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  const { candidate, checkout } = prepared.value;
  const file = join(candidate.root, CONFIG_FILE);
  await ports.writer.writeAtomically(file, [Buffer.from(config)]);
  const project = await loadProject(ports.files, { kind: "file", file });
  if (!project.ok) return { kind: "config", side: "candidate", problems: project.error };
  const made = makePlan(undefined, project.value, {
    seed,
    quick: false,
    systems: [],
    scenarios: [],
    rounds: undefined,
    timeBudgetMs: undefined,
    studies: false,
    candidateOnly: true,
    shard: undefined,
  });
  if (made.kind !== "plan") throw new Error("a configuration without filters leaves nothing out");
  return {
    kind: "planned",
    plan: made.plan,
    // Where a candidate is measured alone, nothing of its baseline is built or read.
    sides: { baseline: { ...candidate, side: "baseline" }, candidate, policy: undefined, checkout },
    baseline: undefined,
    candidate: project.value,
    runFolder,
  };
}

async function buildAndUse<T>(
  { outDir }: TryRequest,
  planned: Planned,
  {
    onBuild,
    use,
  }: {
    readonly onBuild: (progress: BuildProgress) => void;
    readonly use: (trying: Trying) => Promise<T>;
  },
  ports: PipelinePorts,
): Promise<TryResult<T>> {
  const startedAtMs = ports.clock.nowMs();
  const logsDir = join(outDir, LOGS_FOLDER);
  const { systems, failedCommands, built, time } = await buildRun(
    planned,
    { logDir: logsDir, labels: [], startedAtMs, measuredUntilMs: Infinity, findsAllFailures: true },
    onBuild,
    ports,
  );
  const [record] = systems;
  const [system] = built;
  const [own] = planned.plan.systems;
  if (record?.state.kind === "not-measurable") {
    const commands = failedCommands.get(record.id) ?? [];
    return { kind: "not-built", system: record.id, state: record.state, commands };
  }
  const isBuildCached = record?.state.kind === "built" && record.state.candidate?.cached === true;
  if (system === undefined || own === undefined) throw new Error("what could be built is there");
  const services = new RunServices();
  const measurePorts = {
    ...ports,
    files: ports.trialFiles,
    hyperfine: () => new HyperfineTool(system.hyperfine),
  };
  let sequence = 0;
  const run = async (benchmark: string, argv?: Argv): Promise<BenchmarkTrial> => {
    const round = 0;
    const target = targetOf(own, benchmark, (each) => trialTargets(system, each).candidate);
    const trial = await measureTrial(
      {
        identity: { system: own.id, benchmark, side: "candidate", round, slot: 0, warmup: false },
        target: argv === undefined ? target : startedSo(target, argv),
        takesAll: true,
        round,
        seed: roundSeed(planned.plan.seed, `${own.id}/${benchmark}`, round),
        sequence: sequence++,
        runStartedAtMs: startedAtMs,
        folders: {
          workRoot: join(planned.runFolder.path, "w"),
          eventsDir: join(planned.runFolder.path, "e"),
          logsDir,
        },
        limits: DEFAULT_LIMITS,
      },
      measurePorts,
      services,
      ports.abort,
    );
    return validated(trial, ports);
  };
  try {
    return { kind: "tried", value: await use({ buildMs: time.durationMs, isBuildCached, run }) };
  } finally {
    await services.stop();
  }
}

function targetOf(
  { benchmarks }: PlannedSystem,
  id: string,
  target: (planned: PlannedSystem["benchmarks"][number]) => TrialTarget | undefined,
): TrialTarget {
  const planned = benchmarks.find((one) => one.id === id);
  const found = planned && target(planned);
  if (found === undefined) throw new Error(`${id} is no benchmark of the configuration that is tried`);
  return found;
}

function startedSo(target: TrialTarget, argv: Argv): TrialTarget {
  const { benchmark } = target;
  return { ...target, benchmark: { ...benchmark, work: { ...benchmark.work, argv } } };
}

/** As in a gate: results that can be read and hold what no trial may are a failure as well. */
async function validated(
  { result, durationMs, logFile, reported = [] }: RawTrial,
  ports: PipelinePorts,
): Promise<BenchmarkTrial> {
  const { abort, files, trialFiles } = ports;
  if (result.kind === "interrupted") {
    abort.throwIfAborted();
    throw new Error("an interrupted trial is no trial");
  }
  const failed = (failure: Failure): BenchmarkTrial => {
    const log = trialFiles.stat(logFile) === undefined ? undefined : logFile;
    return { durationMs, result: { kind: "failed", failure, log } };
  };
  if (result.kind === "failed") return failed(result.failure);
  const outcome = await readHarnessEvents(files, result.file, {});
  if (outcome.kind === "failed") {
    return failed({ ...outcome.failure, logTail: logTail(trialFiles, logFile) });
  }
  return { durationMs, result: { kind: "reported", benchmarks: reported } };
}
