import { DEFAULTS } from "../config/defaults.js";
import { wholeSeconds } from "../core/model/build-time.js";
import { TIME_BUDGET_MINUTES } from "./proposal.js";
import type { Tried } from "./trials.js";

/** The workflow ends its job after thirty minutes, and a runner has to be set up before. */
const MOST_MINUTES = 20;
const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;
/** Of the time, for what is neither a build nor a trial. */
const SHARE_FOR_THE_REST = 0.02;

export interface TimeNeeded {
  /** To write as `timeBudget`. */
  readonly minutes: number;
  /** Where it is not what is written otherwise; sentences. */
  readonly said: string | undefined;
}

/**
 * How long a gate has to be so that each benchmark gets its first look. A gate that ends before that judges with fewer
 * rounds, or leaves benchmarks out.
 *
 * @param buildMs of one side
 */
export function timeNeeded(buildMs: number, tried: readonly Tried[]): TimeNeeded {
  const gated = tried.filter(({ isGated }) => isGated);
  const onceMs = gated.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const rounds = DEFAULTS.looks[0];
  const trialsMs = 2 * (rounds + DEFAULTS.warmupRounds) * onceMs;
  const neededMs = (2 * buildMs + trialsMs) / (1 - SHARE_FOR_THE_REST);
  if (neededMs <= TIME_BUDGET_MINUTES * MINUTE_MS) return { minutes: TIME_BUDGET_MINUTES, said: undefined };
  const whole = Math.ceil(neededMs / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES;
  const minutes = Math.min(whole, MOST_MINUTES);
  const sum = `The first look needs ${rounds} rounds of two trials and one to warm up: ${wholeSeconds(trialsMs)} for ${gated.length === 1 ? "the benchmark" : `the ${gated.length} benchmarks`} that ran, and ${wholeSeconds(2 * buildMs)} for the builds of both sides.`;
  const longest = [...gated].sort((a, b) => b.durationMs - a.durationMs)[0]!;
  const said =
    whole <= MOST_MINUTES
      ? `${sum} So timeBudget is ${minutes} min in place of ${TIME_BUDGET_MINUTES}.`
      : `${sum} That is more than the ${minutes} min that are written, so some of it will not be decided. Let trials be shorter by the options of the tool in \`harness\` (${longest.id} takes ${wholeSeconds(longest.durationMs)} a trial), or raise timeBudget, and timeout-minutes of the workflow with it.`;
  return { minutes, said };
}
