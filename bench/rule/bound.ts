import { quantileSorted } from "../../src/core/stats/quantile.js";
import { Prng } from "./prng.js";
import { UNCHANGED, type Quantile, type Workload } from "./workload.js";

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
const GRID = 4096;

/**
 * The power of the likelihood-ratio test of the tolerance against +10 % for one that knows what no rule
 * knows: the law of the noise of a trial's value, the level of the baseline, and all drift. What is
 * left to it is the candidate's `rounds` values. By Neyman and Pearson's lemma (1933) no rule with an
 * error of at most 5 % at its tolerance is better, whatever it does with those values. A rule that takes more
 * of a trial than that one number may be.
 *
 * The law is a kernel estimate from the whole trace, of the trials' values less the median of their
 * quad, which takes some of the noise away with the drift: the bound errs on the high side.
 */
export function bestPower(workload: Workload, quantile: Quantile, rounds: number, seed: number): BoundRow {
  const random = new Prng(`${seed} bound ${workload.name} ${quantile} ${rounds}`);
  const noise = centred(workload.quantiles(quantile, UNCHANGED).map(Math.log));
  const width = bandwidth(noise);
  const gap = gapAbove(workload.tolerance);
  const logDensity = densityOf(noise, width, gap);
  const sums = (shift: number): Float64Array =>
    Float64Array.from({ length: DRAWS }, () => {
      let sum = 0;
      for (let i = 0; i < rounds; i++) {
        const x = shift + noise[random.int(noise.length)]! + width * random.normal();
        sum += logDensity(x - gap) - logDensity(x);
      }
      return sum;
    }).sort();
  const critical = quantileSorted(sums(0), 1 - LEVEL);
  const power = sums(gap).filter((sum) => sum > critical).length / DRAWS;
  return { workload: workload.name, quantile, rounds, power };
}

/** Logarithms of trials' values, less the median of their quad. */
export function centred(logs: Float64Array): Float64Array {
  return logs.map((y, i) => {
    const quad = i - (i % 4);
    return y - quantileSorted(logs.slice(quad, quad + 4).sort(), 0.5);
  });
}

/** Silverman's rule of thumb (1986), with a floor for values that are all alike. */
export function bandwidth(noise: Float64Array): number {
  const ascending = noise.slice().sort();
  const mean = ascending.reduce((sum, x) => sum + x, 0) / ascending.length;
  const sd = Math.sqrt(ascending.reduce((sum, x) => sum + (x - mean) ** 2, 0) / ascending.length);
  const iqr = quantileSorted(ascending, 0.75) - quantileSorted(ascending, 0.25);
  return Math.max(NARROWEST, silverman(Math.min(sd, iqr / 1.34), ascending.length));
}

/** For so many values of a noise of that standard deviation. */
export function silverman(sd: number, count: number): number {
  return 0.9 * sd * count ** -0.2;
}

export const NARROWEST = 1e-4;

function densityOf(noise: Float64Array, width: number, gap: number): (x: number) => number {
  const reach = 6 * width + gap + Math.max(...noise.map(Math.abs));
  const step = (2 * reach) / GRID;
  const table = Float64Array.from({ length: GRID + 1 }, (_, i) => {
    const x = i * step - reach;
    let sum = 0;
    for (const at of noise) sum += Math.exp(-0.5 * ((x - at) / width) ** 2);
    return Math.log(sum / noise.length + 1e-12);
  });
  return (x) => table[Math.min(GRID, Math.max(0, Math.round((x + reach) / step)))]!;
}
