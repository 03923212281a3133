import { studentUpperQuantile, studentUpperTail } from "../../../src/core/stats/student.js";
import { memo } from "../memo.js";
import { looksUpTo, type Rule } from "../rules.js";
import { momentsOf, type Moments } from "./normal.js";
import { meansOfTrials, verdictOf } from "./sides.js";

const LEVEL = 0.05;

/**
 * hyperfine's script: Welch's t test, two-sided at 0.05, with Welch and Satterthwaite's degrees of freedom.
 * hyperfine times whole runs of a command, so a sample is a trial's mean.
 */
export const WELCH: Rule = {
  name: "Welch's t on trial means (hyperfine's script)",
  source: "https://github.com/sharkdp/hyperfine/blob/master/scripts/welch_ttest.py",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const means = meansOfTrials(drawn, rounds);
    const [before, after] = [momentsOf(means.baseline), momentsOf(means.candidate)];
    const significant = welchPValue(before, after) < LEVEL;
    const difference = after.mean - before.mean;
    const verdict = verdictOf(significant && difference > 0, significant && difference < 0);
    return [{ quantile: "mean", verdict, rounds }];
  },
};

function welchPValue(a: Moments, b: Moments): number {
  const [va, vb] = [a.variance / a.n, b.variance / b.n];
  const error = Math.sqrt(va + vb);
  if (!(error > 0)) return 1;
  const degrees = (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1));
  return 2 * studentUpperTail(Math.abs(b.mean - a.mean) / error, degrees);
}

/**
 * tachometer looks first after 50 samples of each side, and then after every ten. The yardstick has 40 rounds
 * at most, so the 50 do not fit; looks at every ten from the first ten on are the batches of the tool itself,
 * and the fewest that still are auto-sampling.
 */
const BATCHES = [10, 20, 30, 40];

const quantiles = new Map<number, number>();
const t95 = (degrees: number): number =>
  memo(quantiles, degrees, () => studentUpperQuantile(degrees, (1 - 0.95) / 2));

/**
 * tachometer: samples of both sides in turn until the 95 % interval of the relative difference of the
 * means, seen from either side, leaves out 0 %, or the time is over. The interval is that of Student's t with
 * n − 1 degrees of freedom, its variance that of the ratio of means. A sample is a page load of its own, so
 * here it is a trial's mean.
 */
export const AUTO_SAMPLING: Rule = {
  name: "interval of the mean difference, auto-sampling (tachometer)",
  source: "https://github.com/google/tachometer#auto-sample",
  ours: false,
  byInterval: true,
  every: 1,
  judge: (drawn, rounds) => {
    const means = meansOfTrials(drawn, rounds);
    for (const used of looksUpTo(BATCHES, rounds)) {
      const before = momentsOf(means.baseline.slice(0, used));
      const after = momentsOf(means.candidate.slice(0, used));
      const difference = after.mean - before.mean;
      // Both relative differences have the same error but for the mean that they are divided by, squared.
      const error = Math.sqrt((before.variance * after.mean ** 2 + after.variance * before.mean ** 2) / used);
      if (Math.abs(difference) * Math.min(before.mean, after.mean) > t95(used - 1) * error) {
        return [{ quantile: "mean", verdict: verdictOf(difference > 0, difference < 0), rounds: used }];
      }
    }
    return [{ quantile: "mean", verdict: "inconclusive", rounds }];
  },
};

/**
 * criterion-compare: different when the means are farther apart than the standard deviation of either side,
 * all as critcmp prints them. A sample of criterion is an average over many iterations, so here it is a
 * trial's mean.
 */
export const BEYOND_DEVIATION: Rule = {
  name: "means a standard deviation apart (criterion-compare)",
  source: "https://github.com/boa-dev/criterion-compare-action/blob/main/main.js",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const means = meansOfTrials(drawn, rounds);
    const [before, after] = [printed(momentsOf(means.baseline)), printed(momentsOf(means.candidate))];
    const apart = Math.abs(after.mean - before.mean) > Math.min(before.deviation, after.deviation);
    const verdict = verdictOf(apart && after.mean > before.mean, apart && after.mean < before.mean);
    return [{ quantile: "mean", verdict, rounds }];
  },
};

/** As critcmp prints nanoseconds: in a unit of which there are two at least, to one decimal, ± to two. */
function printed({ mean, variance }: Moments): { mean: number; deviation: number } {
  const unit = [1e9, 1e6, 1e3].find((one) => mean >= 2 * one) ?? 1;
  const rounded = (value: number, decimals: number): number =>
    Number((value / unit).toFixed(decimals)) * unit;
  return { mean: rounded(mean, 1), deviation: rounded(Math.sqrt(variance), 2) };
}
