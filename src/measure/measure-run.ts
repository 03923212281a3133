import type { BuiltSystem } from "../build/built-system.js";
import type { Side } from "../core/model/ids.js";
import type { Plan, PlannedBenchmark } from "../core/model/plan.js";
import type { ServiceCaveat, StopReason, WarmUp } from "../core/model/run.js";
import { measureTrial } from "./measure-trial.js";
import type { MeasureProgress } from "./progress.js";
import { RunServices } from "./run-services.js";
import type { Cut, Schedule } from "./schedule.js";
import { roundSeed } from "./seed.js";
import { trialTargets } from "./trial-target.js";
import type {
  MeasurePorts,
  RawTrial,
  TrialFolders,
  TrialIdentity,
  TrialRequest,
  TrialTarget,
} from "./trial.js";
import { DEFAULT_LIMITS } from "./trial.js";

export interface MeasureRun {
  readonly plan: Plan;
  /** Told by the caller what has been decided after each look, and which events were not valid. */
  readonly schedule: Schedule;
  /** Every planned system that could be built. */
  readonly systems: readonly BuiltSystem[];
  readonly folders: TrialFolders;
  readonly runStartedAtMs: number;
  readonly abort: AbortSignal;
  readonly onProgress: (progress: MeasureProgress) => void;
}

export type MeasureStep =
  /** Of a warm-up round only one that failed. */
  | { readonly kind: "trial"; readonly trial: RawTrial }
  | { readonly kind: "warm-up"; readonly warmUp: WarmUp }
  /** The time to judge these, and to tell the schedule. */
  | { readonly kind: "look"; readonly rounds: number; readonly benchmarks: readonly string[] }
  | {
      readonly kind: "end";
      readonly stop: StopReason;
      readonly cuts: readonly Cut[];
      /** Of services that lived for the whole run. */
      readonly caveats: readonly ServiceCaveat[];
    };

/**
 * Measures a plan: yields each trial as it ends and each look when it is due, and `end` last. The
 * services of the whole run are stopped even if the caller leaves early.
 */
export async function* measureRun(run: MeasureRun, ports: MeasurePorts): AsyncGenerator<MeasureStep, void> {
  const { plan, schedule, abort, onProgress } = run;
  const services = new RunServices();
  const targets = targetsOf(run);
  const caveats: ServiceCaveat[] = [];
  let sequence = 0;
  try {
    for (;;) {
      const step = schedule.next();
      if (step.kind === "end") {
        caveats.push(...(await services.stop()));
        yield { kind: "end", stop: step.stop, cuts: schedule.cuts, caveats };
        return;
      }
      if (step.kind === "look") {
        onProgress({ ...step, remaining: schedule.remaining() });
        yield step;
        for (const key of schedule.finished()) caveats.push(...(await services.stop(key)));
        continue;
      }
      const roundsMax = mostRounds(plan, step.trial);
      onProgress({ kind: "trial-begins", trial: step.trial, roundsMax, remaining: schedule.remaining() });
      const target = targets.get(targetKey(step.trial, step.trial.side));
      if (target === undefined)
        throw new Error(`Nothing was built for ${targetKey(step.trial, step.trial.side)}.`);
      const trial = await measureTrial(
        requestOf(run, step.trial, target, sequence++),
        ports,
        services,
        abort,
      );
      if (trial.result.kind === "interrupted") {
        caveats.push(...(await services.stop()));
        yield { kind: "end", stop: "interrupted", cuts: schedule.cuts, caveats };
        return;
      }
      schedule.record(step.trial, trial.durationMs, trial.result.kind === "failed" ? "failed" : "ok");
      onProgress({ kind: "trial-ended", trial });
      if (!trial.warmup) yield { kind: "trial", trial };
      else yield { kind: "warm-up", warmUp: warmUpOf(trial) };
      if (trial.warmup && trial.result.kind === "failed")
        yield { kind: "trial", trial: asFirstRound(trial, plan) };
    }
  } finally {
    await services.stop();
  }
}

function warmUpOf({ system, benchmark, side, durationMs }: RawTrial): WarmUp {
  return { system, benchmark, side, durationMs };
}

function mostRounds(plan: Plan, trial: TrialIdentity): number {
  return (plannedOf(plan, trial)?.looks ?? plan.looks).at(-1)!;
}

function plannedOf(
  plan: Plan,
  { system, benchmark }: Pick<TrialIdentity, "system" | "benchmark">,
): PlannedBenchmark | undefined {
  return plan.systems.find(({ id }) => id === system)?.benchmarks.find(({ id }) => id === benchmark);
}

function targetsOf({ plan, systems }: MeasureRun): ReadonlyMap<string, TrialTarget> {
  const targets = new Map<string, TrialTarget>();
  for (const built of systems) {
    for (const benchmark of plan.systems.find(({ id }) => id === built.id)?.benchmarks ?? []) {
      const sides = trialTargets(built, benchmark);
      for (const side of ["baseline", "candidate"] as const) {
        const target = sides[side];
        if (target !== undefined)
          targets.set(targetKey({ system: built.id, benchmark: benchmark.id }, side), target);
      }
    }
  }
  return targets;
}

function targetKey({ system, benchmark }: Pick<TrialIdentity, "system" | "benchmark">, side: Side): string {
  return `${system}/${benchmark}/${side}`;
}

function requestOf(
  run: MeasureRun,
  identity: TrialIdentity,
  target: TrialTarget,
  sequence: number,
): TrialRequest {
  const { plan, folders, runStartedAtMs } = run;
  // A warm-up round has a number and a seed of its own, beyond all others'.
  const round = identity.warmup ? 1_000_000 + identity.round : identity.round;
  const seed = roundSeed(plan.seed, `${identity.system}/${identity.benchmark}`, round);
  return { identity, target, round, seed, sequence, runStartedAtMs, folders, limits: DEFAULT_LIMITS };
}

/** A benchmark that fails in its warm-up is as invalid as one that fails later, and is not measured again. */
function asFirstRound(trial: RawTrial, plan: Plan): RawTrial {
  if (trial.result.kind !== "failed") return trial;
  const arrangement = plan.sides === "candidate" ? undefined : plannedOf(plan, trial)?.arrangements[0];
  const slot = arrangement?.indexOf(trial.side === "baseline" ? "B" : "C") ?? trial.slot;
  const { failure } = trial.result;
  const message = `In a warm-up round: ${failure.message}`;
  return { ...trial, round: 0, slot, result: { kind: "failed", failure: { ...failure, message } } };
}
