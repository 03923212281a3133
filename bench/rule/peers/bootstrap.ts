import { pooled } from "../pooled.js";
import { Prng } from "../prng.js";
import type { Rule } from "../rules.js";
import { QUANTILES } from "../workload.js";
import { verdictOf } from "./sides.js";

const RESAMPLES = 200;

/**
 * The usual bootstrap of a quantile: all samples resampled as if they were independent, different when
 * the 95 % percentile interval of the difference leaves zero out. The quantile of a resample of sorted
 * samples is an order statistic whose rank is binomial; it is drawn as such.
 */
export const POOLED_BOOTSTRAP: Rule = {
  name: "bootstrap of the pooled quantile",
  source: "Efron and Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13",
  ours: false,
  every: 10,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = pooled(drawn, rounds);
    const random = new Prng(`bootstrap ${drawn.workload.name}`);
    const resampled = (side: Float64Array, q: number): number => {
      const n = side.length;
      const rank = Math.round(n * q + Math.sqrt(n * q * (1 - q)) * random.normal());
      return side[Math.min(n - 1, Math.max(0, rank))]!;
    };
    return QUANTILES.map((quantile) => {
      const differences = new Float64Array(RESAMPLES);
      for (let i = 0; i < RESAMPLES; i++) {
        differences[i] = resampled(candidate, quantile) - resampled(baseline, quantile);
      }
      differences.sort();
      const [low, high] = [differences[5]!, differences[RESAMPLES - 6]!];
      return { quantile, verdict: verdictOf(low > 0, high < 0), rounds };
    });
  },
};
