import { mergeSorted } from "../../src/core/stats/quantile.js";
import type { Drawn } from "./draw.js";
import { UNCHANGED, type Workload } from "./workload.js";

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
    plain = {
      baseline: join(drawn.workload, drawn.baseline.slice(0, rounds)),
      candidate: join(drawn.workload, drawn.candidate.slice(0, rounds)),
    };
    byRounds.set(rounds, plain);
  }
  if (drawn.effect.effect === 0) return plain;
  return { baseline: plain.baseline, candidate: plain.candidate.map(drawn.workload.moved(drawn.effect)) };
}

function join(workload: Workload, trials: readonly number[]): Float64Array {
  return mergeSorted(trials.map((trial) => workload.sortedTrial(trial, UNCHANGED)));
}
