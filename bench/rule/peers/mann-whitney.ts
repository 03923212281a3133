import { memo } from "../memo.js";
import type { Rule } from "../rules.js";
import { normalUpperTail } from "./normal.js";
import { meansOfTrials, verdictOf } from "./sides.js";

const LEVEL = 0.05;

/** Two-sided Mann–Whitney U at 0.05 on one number a trial. */
function uTest(name: string, source: string, pValue: (u: U) => number): Rule {
  return {
    name,
    source,
    ours: false,
    every: 1,
    judge: (drawn, rounds) => {
      const { baseline, candidate } = meansOfTrials(drawn, rounds);
      const u = uOf(Float64Array.from(baseline).sort(), Float64Array.from(candidate).sort());
      const significant = pValue(u) < LEVEL;
      const above = u.u - (u.m * u.n) / 2;
      const verdict = verdictOf(significant && above > 0, significant && above < 0);
      return [{ quantile: "mean", verdict, rounds }];
    },
  };
}

/** benchstat: a sample is the mean of one run of the benchmark. Exact unless samples are tied. */
export const BENCHSTAT = uTest(
  "Mann-Whitney on trial means (benchstat)",
  "https://pkg.go.dev/golang.org/x/perf/cmd/benchstat",
  (u) => (u.ties > 0 ? normalPValue(u) : exactPValue(u)),
);

/** Google Benchmark's compare.py: a repetition is an average over its iterations. By scipy's normal law. */
export const GOOGLE_BENCHMARK = uTest(
  "Mann-Whitney on trial means (Google Benchmark)",
  "https://google.github.io/benchmark/tools.html",
  (u) => normalPValue(u),
);

/** U of the candidate: pairs in which it is above, of m baseline and n candidate values. */
interface U {
  readonly u: number;
  readonly m: number;
  readonly n: number;
  /** Sum of t³ − t over groups of t equal values. */
  readonly ties: number;
}

/** Both sides ascending. */
function uOf(baseline: Float64Array, candidate: Float64Array): U {
  const [m, n] = [baseline.length, candidate.length];
  let [i, j] = [0, 0];
  let [u, ties] = [0, 0];
  while (i < m || j < n) {
    const [i0, j0] = [i, j];
    const next = Math.min(baseline[i] ?? Infinity, candidate[j] ?? Infinity);
    while (i < m && baseline[i] === next) i++;
    while (j < n && candidate[j] === next) j++;
    u += (j - j0) * (i0 + (i - i0) / 2);
    ties += (i - i0 + j - j0) ** 3 - (i - i0 + j - j0);
  }
  return { u, m, n, ties };
}

/** With the corrections for ties and for continuity. */
function normalPValue({ u, m, n, ties }: U): number {
  const total = m + n;
  const variance = ((m * n) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) return 1;
  const beyond = Math.abs(u - (m * n) / 2) - 0.5;
  return Math.min(1, 2 * normalUpperTail(beyond / Math.sqrt(variance)));
}

function exactPValue({ u, m, n }: U): number {
  const law = lawOfU(m, n);
  let tail = 0;
  for (let k = 0; k <= Math.min(u, m * n - u); k++) tail += law[k]!;
  return Math.min(1, 2 * tail);
}

const laws = new Map<string, Float64Array>();

/** Probabilities of U = 0, 1, …, mn: the highest value is of the one side, or of the other. */
function lawOfU(m: number, n: number): Float64Array {
  return memo(laws, `${m} ${n}`, () => {
    const law = new Float64Array(m * n + 1);
    if (m === 0 || n === 0) return law.fill(1);
    const [highestBefore, highestAfter] = [lawOfU(m - 1, n), lawOfU(m, n - 1)];
    highestBefore.forEach((p, k) => (law[k]! += (m / (m + n)) * p));
    highestAfter.forEach((p, k) => (law[k + m]! += (n / (m + n)) * p));
    return law;
  });
}
