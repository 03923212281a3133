import { defaultAlpha } from "../model/error-budget.js";
import { DEFAULT_LOOKS } from "../model/looks.js";
import type { RuleOptions } from "./types.js";

export const DEFAULT_BETA = 0.05;

/** The options of a run by default, for a plan of so many hypotheses. */
export function defaultOptions(metricsPlanned: number): RuleOptions {
  return { alpha: defaultAlpha(metricsPlanned), beta: DEFAULT_BETA, looks: DEFAULT_LOOKS, metricsPlanned };
}
