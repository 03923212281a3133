import { quantileSorted } from "../../../src/core/stats/quantile.js";
import { pooled } from "../pooled.js";
import type { Rule } from "../rules.js";
import { QUANTILES } from "../workload.js";
import { meansOfTrials } from "./sides.js";

/** Slower when the candidate's mean is more than `limit` times the baseline's. */
export function meanRatio(name: string, source: string, limit: number): Rule {
  return {
    name,
    source,
    ours: false,
    every: 1,
    judge: (drawn, rounds) => {
      const { baseline, candidate } = meansOfTrials(drawn, rounds);
      const mean = (side: readonly number[]): number => side.reduce((sum, x) => sum + x, 0) / side.length;
      const slower = mean(candidate) > limit * mean(baseline);
      return [{ quantile: "mean", verdict: slower ? "regression" : "pass", rounds }];
    },
  };
}

/** Slower when the quantile of all of the candidate's samples is more than `limit` times the baseline's. */
export function pooledQuantileRatio(name: string, source: string, limit: number): Rule {
  return {
    name,
    source,
    ours: false,
    every: 10,
    judge: (drawn, rounds) => {
      const { baseline, candidate } = pooled(drawn, rounds);
      return QUANTILES.map((quantile) => ({
        quantile,
        verdict:
          quantileSorted(candidate, quantile) > limit * quantileSorted(baseline, quantile)
            ? ("regression" as const)
            : ("pass" as const),
        rounds,
      }));
    },
  };
}
