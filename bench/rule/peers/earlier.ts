import { DEFAULT_ALPHA } from "../../../src/core/model/error-budget.js";
import { DEFAULT_LOOKS } from "../../../src/core/model/looks.js";
import { DEFAULT_BETA } from "../../../src/core/rule/constants.js";
import { quadDifferences } from "../../../src/core/stats/quad.js";
import { signedRankPValue, walshAverages, walshBounds } from "../../../src/core/stats/signed-rank.js";
import type { Drawn } from "../draw.js";
import { looksUpTo, type Finding, type Rule } from "../rules.js";
import { QUANTILES, UNCHANGED, type Quantile } from "../workload.js";
import { quadBounds, quadPValue } from "./quad-counts.js";

/** These rules judged a quantile where each trial had as many samples beyond it. */
const SAMPLES_BEYOND = 5;

/** One-sided bounds of the log-ratio and a p-value of "slower", from values of the rounds. */
type Method = (
  baseline: Float64Array,
  candidate: Float64Array,
  level: number,
) => { low: number; high: number; pValue: number };

const counted: Method = (baseline, candidate, level) => {
  const differences = quadDifferences(baseline, candidate);
  return { ...quadBounds(differences, level), pValue: quadPValue(differences, 0) };
};

const signedRank: Method = (baseline, candidate, level) => {
  const n = baseline.length;
  const averages = walshAverages(candidate.map((c, i) => c - baseline[i]!));
  return { ...walshBounds(averages, n, level), pValue: signedRankPValue(averages, n, 0) };
};

function earlierRule(name: string, method: Method): Rule {
  return {
    name,
    source: "docs/statistics-tried.md",
    ours: false,
    every: 10,
    judge: (drawn, rounds, metrics) =>
      (drawn.workload.launches ? QUANTILES.slice(0, 1) : QUANTILES).map((quantile) =>
        judgeOne(drawn, quantile, rounds, metrics, method),
      ),
  };
}

/** Error rates spent in proportion to rounds, and Bonferroni over metrics. */
function judgeOne(
  drawn: Drawn,
  quantile: Quantile,
  rounds: number,
  metrics: number,
  method: Method,
): Finding {
  const { workload, effect } = drawn;
  if (!workload.launches && workload.n * (1 - quantile) < SAMPLES_BEYOND - 1e-9) {
    return { quantile, verdict: "insufficient", rounds };
  }
  const limit = Math.log1p(workload.tolerance);
  const before = workload.quantiles(quantile, UNCHANGED);
  const after = workload.quantiles(quantile, effect);
  let last = 0;
  for (const look of looksUpTo(DEFAULT_LOOKS, rounds)) {
    const share = (look - last) / rounds;
    last = look;
    const baseline = Float64Array.from(drawn.baseline.slice(0, look), (t) => Math.log(before[t]!));
    const candidate = Float64Array.from(drawn.candidate.slice(0, look), (t) => Math.log(after[t]!));
    const { low, high, pValue } = method(baseline, candidate, DEFAULT_BETA * share);
    if (low > limit && pValue <= (DEFAULT_ALPHA * share) / metrics) {
      return { quantile, verdict: "regression", rounds: look };
    }
    if (high < limit) return { quantile, verdict: "pass", rounds: look };
  }
  return { quantile, verdict: "inconclusive", rounds };
}

export const EARLIER_SIGNED_RANK = earlierRule("earlier: signed rank, linear spending", signedRank);
export const EARLIER_COUNTS = earlierRule("earlier: counts in quads, linear spending", counted);
