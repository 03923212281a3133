import type { Rule } from "../rules.js";
import { momentsOf, momentsOfTrials, normalUpperTail, type Moments } from "./normal.js";
import { trialMoments, verdictOf } from "./sides.js";

const LEVEL = 0.05;
const Z_95 = 1.96;

function standardError(a: Moments, b: Moments): number {
  return Math.sqrt(a.variance / a.n + b.variance / b.n);
}

/** hyperfine's script welch_ttest.py: two-sided Welch test of all samples at 0.05. */
export const WELCH: Rule = {
  name: "Welch's t on all samples (hyperfine's script)",
  source: "https://github.com/sharkdp/hyperfine/blob/master/scripts/welch_ttest.py",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = trialMoments(drawn, rounds);
    const [before, after] = [momentsOfTrials(baseline), momentsOfTrials(candidate)];
    const error = standardError(before, after);
    const z = error > 0 ? (after.mean - before.mean) / error : 0;
    const significant = 2 * normalUpperTail(Math.abs(z)) < LEVEL;
    return [{ quantile: "mean", verdict: verdictOf(significant && z > 0, significant && z < 0), rounds }];
  },
};

/**
 * tachometer: samples of both sides in turn until the 95 % interval of the relative difference of the
 * means lies on one side of the horizon 0 %, or the time is over. A sample is a page load of its own,
 * so here it is a trial's mean; it starts to look after 10.
 */
export const AUTO_SAMPLING: Rule = {
  name: "interval of the mean difference, auto-sampling (tachometer)",
  source: "https://github.com/google/tachometer#auto-sampling",
  ours: false,
  byInterval: true,
  every: 1,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = trialMoments(drawn, rounds);
    for (let used = Math.min(10, rounds); used <= rounds; used++) {
      const before = momentsOf(baseline.slice(0, used).map((t) => t.mean));
      const after = momentsOf(candidate.slice(0, used).map((t) => t.mean));
      const half = Z_95 * standardError(before, after);
      const difference = after.mean - before.mean;
      if (Math.abs(difference) > half) {
        return [{ quantile: "mean", verdict: verdictOf(difference > 0, difference < 0), rounds: used }];
      }
    }
    return [{ quantile: "mean", verdict: "inconclusive", rounds }];
  },
};

/**
 * criterion-compare: different when the two 95 % intervals of the mean do not overlap. Criterion
 * bootstraps its interval from all samples; with thousands of them that is the normal one.
 */
export const OVERLAP: Rule = {
  name: "interval overlap (criterion-compare)",
  source: "https://github.com/boa-dev/criterion-compare-action",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const sides = trialMoments(drawn, rounds);
    const [before, after] = [momentsOfTrials(sides.baseline), momentsOfTrials(sides.candidate)];
    const half = (side: Moments): number => Z_95 * Math.sqrt(side.variance / side.n);
    const slower = after.mean - half(after) > before.mean + half(before);
    const faster = after.mean + half(after) < before.mean - half(before);
    return [{ quantile: "mean", verdict: verdictOf(slower, faster), rounds }];
  },
};
