import type { Drawn } from "../draw.js";
import { memo } from "../memo.js";
import { UNCHANGED } from "../workload.js";
import type { Moments } from "./normal.js";

interface TrialMoments {
  readonly baseline: readonly Moments[];
  readonly candidate: readonly Moments[];
}

const momentsOfDraw = new WeakMap<Drawn, Map<number, TrialMoments>>();

/** Count, mean and variance of each trial of the first rounds. Several rules ask for them. */
export function trialMoments(drawn: Drawn, rounds: number): TrialMoments {
  const byRounds = memo(momentsOfDraw, drawn, () => new Map<number, TrialMoments>());
  return memo(byRounds, rounds, () => {
    const { workload, effect } = drawn;
    const of = (trials: readonly number[], under: typeof effect): Moments[] => {
      const { mean, variance } = workload.momentsOf(under);
      return trials.slice(0, rounds).map((t) => ({ n: workload.n, mean: mean[t]!, variance: variance[t]! }));
    };
    return { baseline: of(drawn.baseline, UNCHANGED), candidate: of(drawn.candidate, effect) };
  });
}

/** The verdict of a rule that knows slower, faster and neither. */
export function verdictOf(slower: boolean, faster: boolean): "regression" | "improvement" | "pass" {
  if (slower) return "regression";
  return faster ? "improvement" : "pass";
}
