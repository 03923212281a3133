import type { Neighbour } from "../../../src/core/rule/blocks.js";
import { centred, EstimatedPower } from "./estimated-law.js";
import type { Demand } from "./known-law.js";
import { bestWeights } from "./linear.js";
import { Prng } from "../prng.js";
import { UNCHANGED, type Workload } from "../workload.js";

/** The one number of a trial that a rule looks at. */
export type TrialNumber = Pick<Neighbour, "q" | "parts" | "rank">;

/** Places of the trace that are asked. */
const STRETCHES = 8;
/** Trials of one place: what 40 rounds of both sides measure. */
export const STRETCH = 80;

/**
 * The power of the best test that keeps its level whatever the noise is, for one that knows the law of
 * the noise at this place of the trace, its scale included, but not the level, which drifts freely from
 * quad to quad.
 *
 * A rule that keeps its level whatever the noise is keeps it for four given values a quad of which the
 * draw of the order alone says which are the candidate's. So of the 6^k arrangements of what was seen it
 * may reject in no more than that share, and the best it can do is to reject in those that are most
 * likely under the change (Lehmann and Stein, On the theory of some non-parametric hypotheses, 1949).
 * How likely an arrangement is, is the likelihood with the quad's level integrated over: by the theorem
 * of Hunt and Stein (Lehmann and Romano, Testing Statistical Hypotheses, 2005, 8.5) no other way has
 * more power at every level, for one number a trial and independent trials.
 *
 * The law is estimated from the trials at that place.
 *
 * @returns the power at each of several places of the trace
 */
export function levelFreePower(
  workload: Workload,
  { q, parts, rank }: TrialNumber,
  rounds: number,
  demand: Demand,
  seed: number,
): EstimatedPower[] {
  const logs = workload.quantiles(q, UNCHANGED, parts, rank).map(Math.log);
  const name = `${seed} level-free ${workload.name} ${nameOf({ q, parts, rank })}`;
  return powerOfLogs(workload, logs, rounds, demand, name);
}

/**
 * The same for rules that may look at many numbers of a trial, through one linear combination of their
 * logarithms with the weights that suit the trace best: those of the least variance within quads, with
 * outliers and with outliers held in. The weights are fitted to the trace on which they are then tried,
 * so they err on the high side, too.
 *
 * @returns the most of both fits, at each place
 */
export function linearPower(
  workload: Workload,
  numbers: readonly TrialNumber[],
  rounds: number,
  demand: Demand,
  seed: number,
): EstimatedPower[] {
  const values = numbers.map(({ q, parts, rank }) =>
    workload.quantiles(q, UNCHANGED, parts, rank).map(Math.log),
  );
  const noise = values.map(centred);
  const fits = [Infinity, 3, 1].map((clip) => {
    const weights = bestWeights(noise, clip);
    const combined = values[0]!.map((_, i) => values.reduce((sum, row, k) => sum + weights[k]! * row[i]!, 0));
    const name = numbers.map(nameOf).join(" ");
    return powerOfLogs(workload, combined, rounds, demand, `${seed} linear ${workload.name} ${clip} ${name}`);
  });
  return mostOf(fits);
}

function nameOf({ q, parts, rank }: TrialNumber): string {
  return `${q}/${parts}/${rank}`;
}

/** The most at each place, as first estimated: of what is corrected, the most would be luck. */
export function mostOf(powers: readonly (readonly EstimatedPower[])[]): EstimatedPower[] {
  return powers[0]!.map((_, place) =>
    powers.map((one) => one[place]!).reduce((most, one) => (one.uncorrected > most.uncorrected ? one : most)),
  );
}

function powerOfLogs(
  workload: Workload,
  logs: Float64Array,
  rounds: number,
  demand: Demand,
  name: string,
): EstimatedPower[] {
  const last = Math.max(0, workload.trialCount - STRETCH);
  return Array.from({ length: STRETCHES }, (_, place) => {
    const from = 4 * Math.round((place * last) / (STRETCHES - 1) / 4);
    const noise = centred(logs.subarray(from, from + STRETCH));
    return new EstimatedPower(noise, rounds / 2, demand, new Prng(`${name} ${place}`));
  });
}
