import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../core/model/looks.js";

/** What holds where nothing is written; the schemas say the same in their descriptions. */
export const DEFAULTS = {
  systemGlobs: ["systems/*"],
  looks: DEFAULT_LOOKS,
  launchLooks: LAUNCH_LOOKS,
  warmupRounds: 1,
  timeBudgetMs: 12 * 60_000,
  quickLooks: [10],
  quickTimeBudgetMs: 3 * 60_000,
  beta: 0.05,
  tolerance: { p50: 0.05, p95: 0.05, p99: 0.05, mean: 0.05, throughput: 0.05, values: 0.05 },
  passWithin: { p50: 0.1, p95: 0.1, p99: 0.2, mean: 0.1, throughput: 0.1, values: 0.1 },
  acceptLabel: "latency-gate: accept",
  harnessChangeLabel: "latency-gate: harness change",
  setupMs: 10 * 60_000,
  buildMs: 10 * 60_000,
  prepareMs: 5 * 60_000,
  trialMs: 60_000,
  readyMs: 30_000,
  stopMs: 5_000,
  launches: 10,
  launchWarmup: 1,
  harnessStatistics: ["p50", "p95", "p99"],
  commandStatistics: ["p50", "mean"],
  studyStatistics: ["p50", "p95", "p99"],
  studyRounds: 10,
} as const;

/** What the policy says of a statistic; where it does not name it, what holds for the nearest below it. */
export function byStatistic(
  policy: Readonly<Record<"tolerance" | "passWithin", Readonly<Record<string, number>>>>,
  name: "tolerance" | "passWithin",
  statistic: string,
): number {
  const own = policy[name][statistic];
  if (own !== undefined) return own;
  const quantile = Number(statistic.slice(1));
  const nearest = quantile >= 99 ? "p99" : quantile >= 90 ? "p95" : "p50";
  return policy[name][nearest] ?? DEFAULTS[name][nearest];
}
