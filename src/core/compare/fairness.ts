import type { Side } from "../model/ids.js";
import type { PlannedBenchmark, PlannedScenario } from "../model/plan.js";
import type { Caveat } from "../model/report.js";
import { chosenSeries, joinValues } from "./index-trials.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { findValue } from "./observations.js";
import { shapeCaveats } from "./shape.js";

/** Values that a harness reports to prove what it found (docs/harness.md). */
const WARMED_SHARE = "warmed-share";
const HIT_RATIO = "hit-ratio";

type Unfair = Extract<Caveat, { code: "unfair" }>;
type Findings = Omit<Unfair, "code" | "side" | "scenario">;

/**
 * Scenarios that do not measure what they are said to: declared hot (parameter `cache: hot`) with keys
 * that the warm-up did not ask for, with a hit ratio under its invariant, or a minimum far under the
 * median between two modes in most trials. Studies too: what they recommend stands on it.
 */
export function fairnessNotes(benchmark: PlannedBenchmark, trials: BenchmarkTrials): Caveat[] {
  return benchmark.scenarios.flatMap((scenario) => {
    // What holds for both sides is said once, of the candidate.
    for (const side of ["candidate", "baseline"] as const) {
      const found = findingsOf(benchmark, scenario, side, trials[side]);
      if (Object.values(found).some((finding) => finding !== undefined)) {
        return [{ code: "unfair", side, scenario: scenario.id, ...found }];
      }
    }
    return [];
  });
}

function findingsOf(
  benchmark: PlannedBenchmark,
  scenario: PlannedScenario,
  side: Side,
  trials: readonly MeasuredTrial[],
): Findings {
  const hot = scenario.parameters["cache"] === "hot";
  return {
    warmedShare: hot ? leastBelow(1, scenario.id, WARMED_SHARE, trials)?.value : undefined,
    hitRatio: hot ? lowHitRatio(benchmark, scenario.id, trials) : undefined,
    modes: modesOf(scenario.id, side, trials),
  };
}

/** The least value, and in how many trials it is below a limit; undefined where it never is. */
function leastBelow(
  limit: number,
  scenario: string,
  metric: string,
  trials: readonly MeasuredTrial[],
): { readonly value: number; readonly trials: number } | undefined {
  const below = trials
    .map((trial) => findValue(trial, scenario, metric)?.value)
    .filter((value) => value !== undefined && value < limit) as number[];
  return below.length === 0 ? undefined : { value: Math.min(...below), trials: below.length };
}

function lowHitRatio(
  { invariants }: PlannedBenchmark,
  scenario: string,
  trials: readonly MeasuredTrial[],
): Unfair["hitRatio"] {
  const min = invariants.find((one) => one.scenario === scenario && one.metric === HIT_RATIO)?.limits.min;
  const worst = min === undefined ? undefined : leastBelow(min, scenario, HIT_RATIO, trials);
  return min === undefined || worst === undefined
    ? undefined
    : { min, worst: worst.value, trials: worst.trials };
}

/** In most trials: one in which the machine was busy with something else has two modes as well. */
function modesOf(scenario: string, side: Side, trials: readonly MeasuredTrial[]): Unfair["modes"] {
  const found = trials.map((trial) => modesOfTrial(scenario, side, trial)).filter((one) => one !== undefined);
  return found.length > trials.length / 2 ? found.at(-1) : undefined;
}

function modesOfTrial(scenario: string, side: Side, trial: MeasuredTrial): Unfair["modes"] {
  const parts = chosenSeries(trial, { scenario, metric: "latency", phase: undefined });
  if (parts.length === 0) return undefined;
  const caveats = shapeCaveats(joinValues(parts), side);
  const modes = caveats.find((caveat) => caveat.code === "two-modes");
  const far = caveats.find((caveat) => caveat.code === "far-minimum");
  if (modes === undefined || far === undefined) return undefined;
  const { lower, upper } = modes;
  return { lower, upper, minimum: far.minimum, median: far.median };
}
