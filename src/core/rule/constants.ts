import { defaultAlpha } from "../model/error-budget.js";
import type { RuleOptions } from "./types.js";

/** Rounds at which verdicts are looked for. */
export const DEFAULT_LOOKS = [10, 14, 20, 28, 40] as const;
/**
 * The same for whole-process scenarios, one launch a trial. A round is one number a side, so the first
 * looks can decide little; what they would spend is better kept.
 */
export const LAUNCH_LOOKS = [20, 28, 40] as const;

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
