import { defaultAlpha } from "../model/error-budget.js";
import { DEFAULT_LOOKS } from "../model/looks.js";
import type { RuleOptions } from "./types.js";

export const DEFAULT_BETA = 0.05;

/**
 * Relative tolerance by default, whatever the statistic. It is the same for P99 as for P50, because
 * a change of twice the tolerance is what the rule finds as surely as it passes unchanged code: with
 * 10 % at P99, +10 % could never be named. Measured in docs/statistics.md.
 */
export const DEFAULT_TOLERANCE = 0.05;

/**
 * What a pass rules out at the least, by default: twice the tolerance, which is the change that the rule is
 * made to find; from P99 on that of the tail, four times. Measured in docs/statistics.md.
 */
export function defaultPassWithin(quantile: number): number {
  return quantile >= 0.99 ? 0.2 : 0.1;
}

/** The options of a run by default, for a plan of so many hypotheses. */
export function defaultOptions(metricsPlanned: number): RuleOptions {
  return { alpha: defaultAlpha(metricsPlanned), beta: DEFAULT_BETA, looks: DEFAULT_LOOKS, metricsPlanned };
}
