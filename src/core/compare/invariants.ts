import type { PlannedBenchmark, PlannedInvariant } from "../model/plan.js";
import type { InvariantOutcome } from "../model/report.js";
import type { Unit } from "../model/trial.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { countErrors, findValue } from "./observations.js";

/** Limits that must hold in every trial of the candidate; of one that failed, or never was, nobody knows. */
export function judgeInvariants(
  system: string,
  benchmark: PlannedBenchmark,
  { candidate, failed }: Pick<BenchmarkTrials, "candidate" | "failed">,
): InvariantOutcome[] {
  const lost =
    failed.find(({ side }) => side === "candidate") ?? (candidate.length === 0 ? FIRST : undefined);
  return benchmark.invariants.map((invariant) => ({
    address: { system, benchmark: benchmark.id, scenario: invariant.scenario },
    metric: invariant.metric,
    unit: candidate.map((trial) => readInvariant(trial, invariant)?.unit).find((unit) => unit !== undefined),
    limits: invariant.limits,
    state: judge(invariant, candidate, lost),
  }));
}

const FIRST = { round: 0 };

function judge(
  invariant: PlannedInvariant,
  candidate: readonly MeasuredTrial[],
  lost: { readonly round: number } | undefined,
): InvariantOutcome["state"] {
  const { min = -Infinity, max = Infinity } = invariant.limits;
  let worst: { readonly value: number; readonly round: number } | undefined;
  let broken = 0;
  for (const trial of candidate) {
    const value = readInvariant(trial, invariant)?.value;
    if (value === undefined) return { kind: "unknown", round: trial.round };
    if (value < min || value > max) broken += 1;
    if (worst === undefined || excess(value, min, max) > excess(worst.value, min, max)) {
      worst = { value, round: trial.round };
    }
  }
  if (broken === 0 && lost !== undefined) return { kind: "unknown", round: lost.round };
  if (broken === 0) return { kind: "holds", worst: worst!.value };
  return { kind: "broken", worst: worst!.value, round: worst!.round, trials: broken };
}

/** How far beyond the nearer limit; negative inside. */
function excess(value: number, min: number, max: number): number {
  return Math.max(min - value, value - max);
}

/**
 * Values are what the harness reports. `errors` counts its error events, which a value of that name
 * does not hide: the greater of both.
 */
function readInvariant(
  trial: MeasuredTrial,
  { scenario, metric }: PlannedInvariant,
): { readonly value: number; readonly unit: Unit } | undefined {
  const reported = findValue(trial, scenario, metric);
  if (metric !== "errors") return reported;
  const counted = { value: countErrors(trial, scenario), unit: "1" } as const;
  return reported !== undefined && reported.value > counted.value ? reported : counted;
}
