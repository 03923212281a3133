import type { PreparedSeries } from "./prepare.js";
import type { RuleOptions } from "./types.js";

/** The looks of a series: its own, or the run's. */
export function looksOf({ looks }: Pick<PreparedSeries, "looks">, options: RuleOptions): readonly number[] {
  return looks ?? options.looks;
}

/**
 * The looks that are taken: those planned, or, where the time ran out, those that were reached. The last
 * of them is then at all rounds that there are. When a run's time is over does not hang on what it has
 * seen of this series, so what is left of the error rates may be spent there (Lan and DeMets 1983).
 */
export function looksTaken(series: PreparedSeries, options: RuleOptions): readonly number[] {
  const planned = looksOf(series, options);
  const { outOfTime, roundsMeasured } = series;
  if (!outOfTime || roundsMeasured < planned[0]! || roundsMeasured >= planned.at(-1)!) return planned;
  return [...planned.filter((look) => look < roundsMeasured), roundsMeasured];
}
