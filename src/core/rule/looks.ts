import { LEAST_VALUES } from "./blocks.js";
import type { PreparedSeries } from "./prepare.js";
import type { RuleOptions } from "./types.js";

/** The looks of a series: its own, or the run's. */
export function looksOf({ looks }: Pick<PreparedSeries, "looks">, options: RuleOptions): readonly number[] {
  return looks ?? options.looks;
}

/**
 * The looks that are taken: those planned, or, where the time ran out, those that were reached. Of what was
 * undecided, one more is at all rounds that there are. Where that is a planned look, there are two at these rounds: what
 * the first has decided, by what was planned for it, ended the measurement, and stays.
 */
export function looksTaken(series: PreparedSeries, options: RuleOptions): readonly number[] {
  const planned = looksOf(series, options);
  if (!isCutOff(series, planned)) return planned;
  const { cut, roundsMeasured } = series;
  const reached = planned.filter((look) => look <= roundsMeasured);
  return cut === "passing" ? reached : [...reached, roundsMeasured];
}

/**
 * What may have been spent up to and with each look that is taken. Where the time ran out, the planned ones keep
 * what was planned for them, and of what was undecided one more spends the rest (Lan and
 * DeMets 1983). What passed keeps what was planned to the end: what it passed by is why it was measured no further.
 *
 * @param planned shares up to and with each planned look
 */
export function sharesTaken(
  series: PreparedSeries,
  options: RuleOptions,
  planned: readonly number[],
): number[] {
  const taken = looksTaken(series, options);
  if (series.cut === "passing" || !isCutOff(series, looksOf(series, options))) {
    return planned.slice(0, taken.length);
  }
  return taken.map((_, look) => (look === taken.length - 1 ? 1 : planned[look]!));
}

/** After its first look and before its last; with as many values as a verdict needs, unless it has one. */
function isCutOff({ cut, roundsMeasured, baseline }: PreparedSeries, planned: readonly number[]): boolean {
  const between = roundsMeasured >= planned[0]! && roundsMeasured < planned.at(-1)!;
  if (cut === undefined || !between) return false;
  return cut === "passing" || baseline.length >= LEAST_VALUES;
}
