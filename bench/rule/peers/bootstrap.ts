import { pooled } from "../pooled.js";
import { Prng } from "../prng.js";
import type { Rule } from "../rules.js";
import { QUANTILES } from "../workload.js";
import { verdictOf } from "./sides.js";

const RESAMPLES = 200;

const known = new Map<string, Uint32Array>();

/** The ranks of all resamples of n samples, of the candidate and the baseline in turns, by quantile. */
function ranksOf(workload: string, n: number): Uint32Array {
  const key = `${workload} ${n}`;
  let ranks = known.get(key);
  if (ranks === undefined) {
    const random = new Prng(`bootstrap ${workload}`);
    const rank = (q: number): number =>
      Math.min(n - 1, Math.max(0, Math.round(n * q + Math.sqrt(n * q * (1 - q)) * random.normal())));
    ranks = Uint32Array.from({ length: QUANTILES.length * RESAMPLES * 2 }, (_, i) =>
      rank(QUANTILES[Math.floor(i / (2 * RESAMPLES))]!),
    );
    known.set(key, ranks);
  }
  return ranks;
}

/**
 * The usual bootstrap of a quantile: all samples resampled as if they were independent, different when
 * the 95 % percentile interval of the difference leaves zero out. The quantile of a resample of sorted
 * samples is an order statistic whose rank is binomial; it is drawn as such.
 */
export const POOLED_BOOTSTRAP: Rule = {
  name: "bootstrap of the pooled quantile",
  source: "Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13",
  ours: false,
  byInterval: true,
  every: 10,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = pooled(drawn, rounds);
    const ranks = ranksOf(drawn.workload.name, baseline.length);
    return QUANTILES.map((quantile, k) => {
      const differences = new Float64Array(RESAMPLES);
      for (let i = 0; i < RESAMPLES; i++) {
        const at = 2 * (k * RESAMPLES + i);
        differences[i] = candidate[ranks[at]!]! - baseline[ranks[at + 1]!]!;
      }
      differences.sort();
      const [low, high] = [differences[5]!, differences[RESAMPLES - 6]!];
      return { quantile, verdict: verdictOf(low > 0, high < 0), rounds };
    });
  },
};
