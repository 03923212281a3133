import type { Drawn } from "../draw.js";
import { memo } from "../memo.js";
import { UNCHANGED } from "../workload.js";

/** The mean of each trial, of both sides. */
interface Means {
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
}

const meansOfDraw = new WeakMap<Drawn, Map<number, Means>>();

/** The mean of each trial of the first rounds. Several rules ask for them. */
export function meansOfTrials(drawn: Drawn, rounds: number): Means {
  const byRounds = memo(meansOfDraw, drawn, () => new Map<number, Means>());
  return memo(byRounds, rounds, () => {
    const { workload, effect } = drawn;
    const of = (trials: readonly number[], under: typeof effect): number[] => {
      const means = workload.meansOf(under);
      return trials.slice(0, rounds).map((t) => means[t]!);
    };
    return { baseline: of(drawn.baseline, UNCHANGED), candidate: of(drawn.candidate, effect) };
  });
}

/** The verdict of a rule that knows slower, faster and neither. */
export function verdictOf(slower: boolean, faster: boolean): "regression" | "improvement" | "pass" {
  if (slower) return "regression";
  return faster ? "improvement" : "pass";
}
