export const DEFAULT_ALPHA = 0.05;
/** Up to so many gated metrics; beyond, a run gets less. */
const METRICS_OF_FULL_ALPHA = 20;

/**
 * α of a run by default. A regression must lie beyond the tolerance as well, which stops most false alarms
 * of a small plan. The more metrics share α, the less: where p is as small as they then need, the tolerance
 * is exceeded too. So α falls with the root of their number. Measured in docs/statistics.md.
 */
export function defaultAlpha(metricsPlanned: number): number {
  return DEFAULT_ALPHA * Math.min(1, Math.sqrt(METRICS_OF_FULL_ALPHA / metricsPlanned));
}
