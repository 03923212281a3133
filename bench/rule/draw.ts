import type { Prng } from "./prng.js";
import type { BodyEffect, Effect, Workload } from "./workload.js";

/** Trials of one stretch of a trace, two of each side for each quad, in quads' order. */
export interface Drawn<Planted extends Effect | BodyEffect = Effect> {
  readonly workload: Workload;
  readonly effect: Planted;
  readonly baseline: readonly number[];
  readonly candidate: readonly number[];
  /** Trials measured before these, the latest first: what a history would hold. */
  readonly history: readonly number[];
}

const ARRANGEMENTS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [2, 3, 0, 1],
  [1, 3, 0, 2],
  [1, 2, 0, 3],
] as const;

/**
 * Draws a contiguous stretch of a trace, so that its drift stays, and for each quad one of the six
 * arrangements of its four trials. Where the trace has two programs, the sides are as measured.
 * A trace that is shorter than the stretch is gone through again.
 */
export function draw(workload: Workload, rounds: number, random: Prng): Omit<Drawn, "effect"> {
  const wanted = 2 * rounds;
  const spare = workload.trialCount - wanted;
  const start =
    spare > 0
      ? 4 * random.int(Math.floor(spare / 4) + 1)
      : 4 * random.int(Math.max(1, workload.trialCount >> 2));
  const trial = (i: number): number => (start + i) % workload.trialCount;
  const baseline: number[] = [];
  const candidate: number[] = [];
  for (let at = 0; at + 3 < wanted; at += 4) {
    if (workload.sides === undefined) {
      const [b1, b2, c1, c2] = ARRANGEMENTS[random.int(6)]!;
      baseline.push(trial(at + b1), trial(at + b2));
      candidate.push(trial(at + c1), trial(at + c2));
    } else {
      for (let i = 0; i < 4; i++) {
        (workload.sides[trial(at + i)] === "baseline" ? baseline : candidate).push(trial(at + i));
      }
    }
  }
  const history = Array.from(
    { length: workload.trialCount - Math.min(wanted, workload.trialCount) },
    (_, i) => (start - 1 - i + 2 * workload.trialCount) % workload.trialCount,
  );
  return { workload, baseline, candidate, history };
}
