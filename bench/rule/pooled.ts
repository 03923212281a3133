import { mergeSorted } from "../../src/core/stats/quantile.js";
import type { Drawn } from "./draw.js";
import { memo } from "./memo.js";
import { UNCHANGED } from "./workload.js";

/** All samples of one side of the first rounds, sorted, before any effect. */
interface Pooled {
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
}

const plainOf = new WeakMap<readonly number[], Map<number, Pooled>>();
const movedOf = new WeakMap<Drawn, Map<number, Pooled>>();

/** The pooled samples of a draw; the candidate's are moved by its effect. Sorted once a draw. */
export function pooled(drawn: Drawn, rounds: number): Pooled {
  const byRounds = memo(movedOf, drawn, () => new Map<number, Pooled>());
  return memo(byRounds, rounds, () => moved(drawn, rounds));
}

function moved(drawn: Drawn, rounds: number): Pooled {
  const plain = plainly(drawn, rounds);
  if (drawn.effect.effect === 0) return plain;
  return { baseline: plain.baseline, candidate: drawn.workload.allMoved(plain.candidate, drawn.effect) };
}

/** What is pooled of fewer rounds already is not merged again. */
function plainly({ workload, baseline, candidate }: Drawn, rounds: number): Pooled {
  const byRounds = memo(plainOf, baseline, () => new Map<number, Pooled>());
  return memo(byRounds, rounds, () => {
    const [from, before] = [...byRounds].findLast(([known]) => known < rounds) ?? [0, undefined];
    const join = (trials: readonly number[], known: readonly Float64Array[]): Float64Array => {
      const added = trials.slice(from, rounds).map((trial) => workload.sortedTrial(trial, UNCHANGED));
      return mergeSorted([...known, mergeSorted(added)]);
    };
    return {
      baseline: join(baseline, before === undefined ? [] : [before.baseline]),
      candidate: join(candidate, before === undefined ? [] : [before.candidate]),
    };
  });
}
