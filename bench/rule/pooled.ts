import { mergeSorted } from "../../src/core/stats/quantile.js";
import type { Drawn } from "./draw.js";
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
  let byRounds = movedOf.get(drawn);
  if (byRounds === undefined) movedOf.set(drawn, (byRounds = new Map<number, Pooled>()));
  let sides = byRounds.get(rounds);
  if (sides === undefined) byRounds.set(rounds, (sides = moved(drawn, rounds)));
  return sides;
}

function moved(drawn: Drawn, rounds: number): Pooled {
  let byRounds = plainOf.get(drawn.baseline);
  if (byRounds === undefined) plainOf.set(drawn.baseline, (byRounds = new Map<number, Pooled>()));
  let plain = byRounds.get(rounds);
  if (plain === undefined) {
    // What is pooled of fewer rounds already need not be merged again.
    const [from, before] = [...byRounds].findLast(([known]) => known < rounds) ?? [0, undefined];
    const join = (trials: readonly number[], known: Float64Array | undefined): Float64Array => {
      const added = trials.slice(from, rounds).map((trial) => drawn.workload.sortedTrial(trial, UNCHANGED));
      return mergeSorted([...(known === undefined ? [] : [known]), mergeSorted(added)]);
    };
    plain = {
      baseline: join(drawn.baseline, before?.baseline),
      candidate: join(drawn.candidate, before?.candidate),
    };
    byRounds.set(rounds, plain);
  }
  if (drawn.effect.effect === 0) return plain;
  return { baseline: plain.baseline, candidate: drawn.workload.allMoved(plain.candidate, drawn.effect) };
}
