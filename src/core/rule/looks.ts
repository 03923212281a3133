import { LEAST_VALUES } from "./blocks.js";
import type { PreparedSeries } from "./prepare.js";
import type { RuleOptions } from "./types.js";

/** The looks of a series: its own, or the run's. */
export function looksOf({ looks }: Pick<PreparedSeries, "looks">, options: RuleOptions): readonly number[] {
  return looks ?? options.looks;
}

/**
 * The looks that are taken: those planned, or, where the time ran out, those that were reached. The last
 * of them is then at all rounds that there are.
 */
export function looksTaken(series: PreparedSeries, options: RuleOptions): readonly number[] {
  const planned = looksOf(series, options);
  if (!isCutOff(series, planned)) return planned;
  const { roundsMeasured } = series;
  return [...planned.filter((look) => look < roundsMeasured), roundsMeasured];
}

/**
 * What may have been spent up to and with each look that is taken. Where the time ran out, the looks before
 * the last keep what was planned for them, and the last one spends the rest (Lan and DeMets 1983).
 *
 * @param planned shares up to and with each planned look
 */
export function sharesTaken(
  series: PreparedSeries,
  options: RuleOptions,
  planned: readonly number[],
): number[] {
  const taken = looksTaken(series, options);
  if (!isCutOff(series, looksOf(series, options))) return [...planned];
  return taken.map((_, look) => (look === taken.length - 1 ? 1 : planned[look]!));
}

/** After its first look and before its last, and with as many values as a verdict needs. */
function isCutOff(
  { outOfTime, roundsMeasured, baseline }: PreparedSeries,
  planned: readonly number[],
): boolean {
  const between = roundsMeasured >= planned[0]! && roundsMeasured < planned.at(-1)!;
  return outOfTime && between && baseline.length >= LEAST_VALUES;
}
