import { pooled } from "../pooled.js";
import type { Rule } from "../rules.js";
import { normalUpperTail } from "./normal.js";
import { trialMoments, verdictOf } from "./sides.js";

const LEVEL = 0.05;

/** benchstat: two-sided Mann–Whitney U at 0.05; a sample is the mean of one run of the benchmark. */
export const MANN_WHITNEY_MEANS: Rule = {
  name: "Mann-Whitney on trial means (benchstat)",
  source: "https://pkg.go.dev/golang.org/x/perf/cmd/benchstat",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = trialMoments(drawn, rounds);
    const means = (side: typeof baseline): Float64Array => Float64Array.from(side, (t) => t.mean).sort();
    const z = standardisedU(means(baseline), means(candidate));
    const significant = 2 * normalUpperTail(Math.abs(z)) < LEVEL;
    return [{ quantile: "mean", verdict: verdictOf(significant && z > 0, significant && z < 0), rounds }];
  },
};

/** Google Benchmark's compare.py: the same test on repetitions; here every sample is one. */
export const MANN_WHITNEY_SAMPLES: Rule = {
  name: "Mann-Whitney on all samples (Google Benchmark)",
  source: "https://google.github.io/benchmark/tools.html",
  ours: false,
  every: 10,
  judge: (drawn, rounds) => {
    const { baseline, candidate } = pooled(drawn, rounds);
    const z = standardisedU(baseline, candidate);
    const significant = 2 * normalUpperTail(Math.abs(z)) < LEVEL;
    return [{ quantile: "mean", verdict: verdictOf(significant && z > 0, significant && z < 0), rounds }];
  },
};

/** U of the candidate, standardised with the correction for ties. Both sides ascending. */
function standardisedU(baseline: Float64Array, candidate: Float64Array): number {
  const [m, n] = [baseline.length, candidate.length];
  const total = m + n;
  let [i, j] = [0, 0];
  let u = 0;
  let tieTerm = 0;
  while (i < m || j < n) {
    const [i0, j0] = [i, j];
    const b = i < m ? baseline[i]! : Infinity;
    const c = j < n ? candidate[j]! : Infinity;
    const next = b < c ? b : c;
    if (b === next)
      do i++;
      while (i < m && baseline[i] === next);
    if (c === next)
      do j++;
      while (j < n && candidate[j] === next);
    u += (j - j0) * (i0 + (i - i0) / 2);
    const ties = i - i0 + j - j0;
    if (ties > 1) tieTerm += ties ** 3 - ties;
  }
  const variance = ((m * n) / 12) * (total + 1 - tieTerm / (total * (total - 1)));
  return variance <= 0 ? 0 : (u - (m * n) / 2) / Math.sqrt(variance);
}
