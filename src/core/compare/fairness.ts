import type { Side } from "../model/ids.js";
import type { PlannedBenchmark, PlannedScenario } from "../model/plan.js";
import type { Caveat } from "../model/report.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { findValue, observe } from "./observations.js";
import { shapeCaveats } from "./shape.js";

/** Values that a harness reports to prove what it found (docs/harness.md). */
const WARMED_SHARE = "warmed-share";
const HIT_RATIO = "hit-ratio";

type Unfair = Extract<Caveat, { code: "unfair" }>;
type Findings = Omit<Unfair, "code" | "side" | "scenario">;

/**
 * Scenarios that do not measure what they are said to: declared hot (parameter `cache: hot`) with keys
 * that the warm-up did not ask for, with a hit ratio under its invariant, or a minimum far under the
 * median between two modes. Studies too: what they recommend stands on it.
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
    modes: modesOf(scenario.id, side, trials.at(-1)),
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

function modesOf(scenario: string, side: Side, last: MeasuredTrial | undefined): Unfair["modes"] {
  const planned = { scenario, metric: "latency", statistic: "p50" } as const;
  const rest = { gated: false, tolerance: 0, floor: 0, budget: undefined, exact: false } as const;
  const observed = last && observe(last, { ...planned, ...rest });
  if (observed === undefined) return undefined;
  const caveats = shapeCaveats(observed.values, side);
  const modes = caveats.find((caveat) => caveat.code === "two-modes");
  const far = caveats.find((caveat) => caveat.code === "far-minimum");
  if (modes === undefined || far === undefined) return undefined;
  const { lower, upper } = modes;
  return { lower, upper, minimum: far.minimum, median: far.median };
}
