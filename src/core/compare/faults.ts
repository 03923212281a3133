import type { Side } from "../model/ids.js";
import type { PlannedMetric } from "../model/plan.js";
import type { Judgement } from "../model/report.js";
import type { Failure } from "../model/trial.js";
import type { Decision, LackFault } from "../rule/types.js";
import type { MeasuredTrial } from "./index-trials.js";
import { missingTime } from "./missing-time.js";

/**
 * What is declared, and not reported by a trial of this side, or of either: a fault of the harness or of the manifest, or
 * of operations none of which succeeded.
 */
export function notReported(
  planned: PlannedMetric,
  side: Side | undefined,
  round: number,
  trials: readonly MeasuredTrial[],
): Judgement {
  const { scenario } = planned;
  const counts = new Map<string, number>();
  for (const { kind, count, ...error } of trials.flatMap(({ outcome }) => outcome.errors)) {
    if (scenario !== undefined && (error.scenario ?? scenario) !== scenario) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const kinds = [...counts].map(([kind, count]) => `${count} × ${kind}`);
  const failed =
    kinds.length === 0 ? "" : `, where operations failed (${kinds.slice(0, MOST_KINDS).join(", ")})`;
  const failure: Failure = {
    code: "scenario-missing",
    message: `${side === undefined ? "Neither side reports" : "It does not report"} ${nameOf(planned)} in round ${round}${failed}.`,
    where: undefined,
    hint:
      failed === ""
        ? "Let the harness report it in every trial, or take it out of the manifest."
        : "See why they fail: what failed has no numbers. If others succeed, let the harness report it in every trial.",
    logTail: [],
  };
  return { verdict: "invalid", side, failure };
}

/** Of errors that a message names. */
const MOST_KINDS = 3;

/** What is too little by a fault could hide anything: it can't be judged. */
export function faulty(
  fault: LackFault,
  planned: PlannedMetric,
  { reason, needed, have }: Pick<Extract<Decision, { kind: "insufficient" }>, "reason" | "needed" | "have">,
  interrupted: boolean,
  trials: readonly MeasuredTrial[],
): Judgement {
  const failure = (message: string, hint: string): Failure => ({
    code: "no-output",
    message,
    where: undefined,
    hint,
    logTail: [],
  });
  if (fault.kind === "time") {
    const how = interrupted ? "was interrupted" : "ended";
    const message = `The measuring ${how} after ${have} rounds, and the first look needs ${needed}.`;
    return {
      verdict: "invalid",
      side: undefined,
      failure: failure(message, interrupted ? TO_ITS_END : moreTime(trials, needed - have)),
    };
  }
  const { side, round, samples, usual } = fault;
  const what = nameOf(planned);
  const message =
    reason === "invalid"
      ? `In round ${round} ${what} has a value that is negative or no number; no trial of the baseline has.`
      : reason === "zero"
        ? side === "candidate"
          ? `In round ${round} ${what} is 0; no trial of the baseline is.`
          : `In round ${round} ${what} is 0; up to the first look no trial was.`
        : `In round ${round} ${what} has too few samples: ${samples}, where trials of the baseline usually have ${usual}.`;
  const hint =
    reason === "samples" || reason === "rounds"
      ? "Let the harness measure a fixed number of operations in each trial, and see in its log why this one has fewer."
      : "See in the harness what it reports there.";
  return { verdict: "invalid", side, failure: failure(message, hint) };
}

/** What somebody ended had time enough. */
export const TO_ITS_END = "Run it again and let it go on to its end: an interrupted run can't be continued.";

/** How much more it takes to come to the first look, going by the trials that there are. */
export function moreTime(trials: readonly MeasuredTrial[], rounds: number): string {
  const time = missingTime(trials, rounds);
  const more =
    time === undefined
      ? "Give the run more time"
      : `A trial takes ${time.trial}, and the ${rounds} rounds of two that are missing ${time.all}: give the run so much more`;
  return `${more} (--time-budget), or measure fewer benchmarks in one run.`;
}

function nameOf({ metric, scenario }: PlannedMetric): string {
  return scenario === undefined ? metric : `${metric} of ${scenario}`;
}
