import { quantileSorted } from "../../../src/core/stats/quantile.js";
import { centred, estimateLaw } from "./estimated-law.js";
import { Prng } from "../prng.js";
import { UNCHANGED, type Quantile, type Workload } from "../workload.js";

/** Most that a rule of one number a trial, that quantile itself, can find by name, of a change of 10 %. */
export interface BoundRow {
  readonly workload: string;
  readonly quantile: Quantile;
  readonly rounds: number;
  readonly power: number;
}

const DRAWS = 4000;
export const LEVEL = 0.05;
/** From the tolerance to +10 %, in logarithms. */
export function gapAbove(tolerance: number): number {
  return Math.log(1.1) - Math.log1p(tolerance);
}
const LEAST_DENSITY = 1e-12;

/**
 * The power of the likelihood-ratio test of the tolerance against +10 % for one that knows what no rule
 * knows: the law of the noise of a trial's value, the level of the baseline, and all drift. What is
 * left to it is the candidate's `rounds` values. By Neyman and Pearson's lemma (1933) no rule with an
 * error of at most 5 % at its tolerance is better, whatever it does with those values. A rule that takes more
 * of a trial than that one number may be.
 *
 * The law is estimated from the whole trace: see `estimateLaw`.
 */
export function bestPower(workload: Workload, quantile: Quantile, rounds: number, seed: number): BoundRow {
  const random = new Prng(`${seed} bound ${workload.name} ${quantile} ${rounds}`);
  const noise = centred(workload.quantiles(quantile, UNCHANGED).map(Math.log));
  const { density, draw } = estimateLaw(noise, random);
  const gap = gapAbove(workload.tolerance);
  const logDensity = (x: number): number => Math.log(density(x) + LEAST_DENSITY);
  const sums = (shift: number): Float64Array =>
    Float64Array.from({ length: DRAWS }, () => {
      let sum = 0;
      for (let i = 0; i < rounds; i++) {
        const x = shift + draw();
        sum += logDensity(x - gap) - logDensity(x);
      }
      return sum;
    }).sort();
  const critical = quantileSorted(sums(0), 1 - LEVEL);
  const power = sums(gap).filter((sum) => sum > critical).length / DRAWS;
  return { workload: workload.name, quantile, rounds, power };
}
