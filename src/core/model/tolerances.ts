/**
 * Relative tolerance by default, of quantiles. At 4 % less is found, and unchanged code alarms less often; at both in
 * less than 1 % of runs. Measured in docs/statistics.md, "Default tolerances".
 */
export const DEFAULT_TOLERANCE = 0.03;

/**
 * What a pass rules out at the least, by default: the change that the rule is made to find, 10 %, and from
 * P99 on that of the tail, 20 %. Measured in docs/statistics.md.
 */
export function defaultPassWithin(quantile: number): number {
  return quantile >= 0.99 ? 0.2 : 0.1;
}

/** Of means, throughputs and values. */
export const DEFAULT_ALLOWED_OF_OTHERS = { tolerance: 0.05, passWithin: 0.1 } as const;

/** The larger of what such a share and the floor allow, as a share of the level; where that is 0, the floor has none. */
export function allowedShare(share: number, floor: number, level: number): number {
  return Math.max(share, level > 0 ? floor / level : 0);
}
