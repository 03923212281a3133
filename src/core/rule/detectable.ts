import { probit } from "simple-statistics";
import { FALLING, SCORE_STEPS } from "../stats/scores.js";
import { allowedLogChange } from "./allowed.js";
import { locate } from "./location.js";
import { logOf } from "./logs.js";
import { VALUES_PER_STRATUM, type PreparedSeries, type SideValues } from "./prepare.js";
import type { Interval, RuleOptions } from "./types.js";

/** The chance with which what is called detectable would have been named. */
const POWER = 0.8;
/** z of a two-sided interval at 95 %, on each side. */
const Z_OF_95 = 1.96;
/** Scores are rounded: a difference counts from half a step on. */
const HALF_A_STEP = FALLING.limit / SCORE_STEPS / 2;

/**
 * The smallest change for the worse, of all operations alike, that so many rounds would have named four times in five:
 * relative, as a log-ratio's; Infinity where no interval can be given. By the normal law (Noether 1987): with the level
 * α and the power 1 − β, z(α) + z(β) standard errors beyond what is tested. Two tests must reject: that it is beyond
 * what is allowed, and, at the level that this number has among all, that it is beyond nothing.
 *
 * The standard error is that of the steadiest of the numbers that speak for this one: tests weigh them by how steady
 * they are, and what moves all operations moves all of them. What moves the number alone, or the tail, must be larger.
 *
 * @param own the number's own interval at 95 %, a log-ratio
 * @param level the p-value that is small enough where all other numbers show nothing
 */
export function smallestDetectableChange(
  series: PreparedSeries,
  own: Interval,
  strata: number,
  level: number,
  { beta }: RuleOptions,
): number {
  const { neighbours, tolerance, doubt } = series;
  const speaking = neighbours.map((one) => intervalOf(one, strata));
  const error = Math.min(...[own, ...speaking].map(standardErrorOf));
  if (!(error < Infinity)) return Infinity;
  const beyondAllowed = allowedLogChange(series, tolerance) + doubt + HALF_A_STEP;
  const z = (chance: number): number => -probit(chance);
  const found = z(1 - POWER) * error;
  return Math.expm1(found + Math.max(beyondAllowed + z(beta) * error, z(level) * error));
}

function intervalOf(values: SideValues, strata: number): Interval {
  const count = strata * VALUES_PER_STRATUM;
  const logs = (side: Float64Array): Float64Array => side.subarray(0, count).map(logOf);
  return locate(logs(values.baseline), logs(values.candidate)).interval95;
}

/** By the width of an interval. */
function standardErrorOf({ low, high }: Interval): number {
  return (high - low) / 2 / Z_OF_95;
}
