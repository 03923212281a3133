import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../core/model/looks.js";
import { DEFAULT_ALLOWED_OF_OTHERS, defaultPassWithin, DEFAULT_TOLERANCE } from "../core/model/tolerances.js";

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
  tolerance: byDefault(() => DEFAULT_TOLERANCE, DEFAULT_ALLOWED_OF_OTHERS.tolerance),
  passWithin: byDefault(defaultPassWithin, DEFAULT_ALLOWED_OF_OTHERS.passWithin),
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

function byDefault(of: (quantile: number) => number, ofOthers: number) {
  return {
    p50: of(0.5),
    p95: of(0.95),
    p99: of(0.99),
    mean: ofOthers,
    throughput: ofOthers,
    values: ofOthers,
  };
}

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
