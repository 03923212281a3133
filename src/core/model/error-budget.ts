export const DEFAULT_ALPHA = 0.05;
/** Up to so many hypotheses; beyond, a run gets less. */
const METRICS_OF_FULL_ALPHA = 20;

interface ErrorBudget {
  readonly alpha: number;
  readonly metricsPlanned: number;
  readonly metricsAdded?: number | undefined;
}

/** Hypotheses of which each that only the candidate declares has its share: it can't make the others' smaller. */
export function withAdded({ metricsPlanned, metricsAdded = 0 }: Omit<ErrorBudget, "alpha">): number {
  return metricsPlanned + metricsAdded;
}

/** The chance at most that a run has a false regression: α for what the baseline declares, and the shares of the rest. */
export function falseAlarms({ alpha, metricsAdded = 0, ...plan }: ErrorBudget): number {
  return metricsAdded === 0 ? alpha : alpha * (1 + metricsAdded / withAdded({ ...plan, metricsAdded }));
}

/**
 * α of a run by default. A regression must lie beyond the tolerance as well, which stops most false alarms
 * of a small plan. The more metrics share α, the less: where p is as small as they then need, the tolerance
 * is exceeded too. So α falls with the root of their number. Measured in docs/statistics.md.
 */
export function defaultAlpha(metricsPlanned: number): number {
  return DEFAULT_ALPHA * Math.min(1, Math.sqrt(METRICS_OF_FULL_ALPHA / metricsPlanned));
}
