import type { Interval } from "./types.js";

/** Zero lies below every positive value, and what is below zero lies below zero. */
export function logOf(value: number): number {
  if (value > 0) return Math.log(value);
  return value === 0 ? ZERO : 2 * ZERO;
}

const ZERO = -1e6;

/** Of bounds of a difference of logs. That there is no lower bound is another thing than that it is −100 %. */
export function relativeInterval({ low, high }: Interval): Interval {
  return { low: low === -Infinity ? low : Math.expm1(low), high: Math.expm1(high) };
}
