import type { Side } from "../model/ids.js";
import type { WarmUp } from "../model/run.js";
import type { Failure } from "../model/trial.js";
import type { BenchmarkTrials } from "./index-trials.js";
import { meanMs, roughly } from "./missing-time.js";

/** A first trial fills caches that the others find, and has been seen to take twice as long: what takes more is slower. */
const CLEARLY_SLOWER = 2;

/** What the trials of each side took in the mean, those of the warm-up among them. */
interface Pace {
  readonly baselineMs: number;
  readonly candidateMs: number;
}

/**
 * Of a benchmark that did not reach its first look: the pace of its sides, where it is the candidate that
 * used the time up. Undefined where a side has no trial.
 */
export function slowCandidate(trials: BenchmarkTrials, warmUps: readonly WarmUp[]): Pace | undefined {
  const pace = (side: Side): number =>
    meanMs([...warmUps.filter((warmUp) => warmUp.side === side), ...trials[side]]);
  const [baselineMs, candidateMs] = [pace("baseline"), pace("candidate")];
  return candidateMs > CLEARLY_SLOWER * baselineMs ? { baselineMs, candidateMs } : undefined;
}

export function tooSlowForALook({ baselineMs, candidateMs }: Pace): Failure {
  return {
    code: "no-output",
    message: `The time ended before the first look, and the candidate used it up: a trial of it takes ${roughly(candidateMs)}, one of the baseline ${roughly(baselineMs)}.`,
    where: undefined,
    hint: "Find out why the candidate is slower. To have it judged, give the run more time (--time-budget), or measure without --quick.",
    logTail: [],
  };
}
