import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  DEFAULT_LOOKS,
  LAUNCH_LOOKS
} from "./chunk-7XGUU62Y.js";

// src/core/model/tolerances.ts
function defaultPassWithin(quantile) {
  return quantile >= 0.99 ? 0.2 : 0.1;
}
var DEFAULT_ALLOWED_OF_OTHERS = { tolerance: 0.05, passWithin: 0.1 };

// src/config/defaults.ts
var DEFAULTS = {
  systemGlobs: ["systems/*"],
  looks: DEFAULT_LOOKS,
  launchLooks: LAUNCH_LOOKS,
  warmupRounds: 1,
  timeBudgetMs: 12 * 6e4,
  quickLooks: [10],
  quickTimeBudgetMs: 3 * 6e4,
  beta: 0.05,
  tolerance: byDefault(() => 0.04, DEFAULT_ALLOWED_OF_OTHERS.tolerance),
  passWithin: byDefault(defaultPassWithin, DEFAULT_ALLOWED_OF_OTHERS.passWithin),
  acceptLabel: "latency-gate: accept",
  harnessChangeLabel: "latency-gate: harness change",
  setupMs: 10 * 6e4,
  buildMs: 10 * 6e4,
  prepareMs: 5 * 6e4,
  trialMs: 6e4,
  readyMs: 3e4,
  stopMs: 5e3,
  launches: 10,
  launchWarmup: 1,
  harnessStatistics: ["p50", "p95", "p99"],
  commandStatistics: ["p50", "mean"],
  studyStatistics: ["p50", "p95", "p99"],
  studyRounds: 10
};
function byDefault(of, ofOthers) {
  return {
    p50: of(0.5),
    p95: of(0.95),
    p99: of(0.99),
    mean: ofOthers,
    throughput: ofOthers,
    values: ofOthers
  };
}
function byStatistic(policy, name, statistic) {
  let own = policy[name][statistic];
  if (own !== void 0) return own;
  let quantile = Number(statistic.slice(1)), nearest = quantile >= 99 ? "p99" : quantile >= 90 ? "p95" : "p50";
  return policy[name][nearest] ?? DEFAULTS[name][nearest];
}

export {
  DEFAULTS,
  byStatistic
};
