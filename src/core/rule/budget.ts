import { fairUpperTail, signIndex } from "../stats/binomial.js";
import { median, sorted } from "../stats/quantile.js";
import { looksOf } from "./looks.js";
import { VALUES_PER_STRATUM, type PreparedSeries } from "./prepare.js";
import { evenWeights } from "./spending.js";
import type { BudgetVerdict, Interval, RuleOptions } from "./types.js";

/**
 * An absolute limit on the candidate's own value, by the sign test over its values: with the median
 * exactly at the limit, each value is beyond it with a chance of at most one half. Broken needs the
 * level α/M, as every claim against a change does; holding needs β. Both are spent over the looks, in
 * proportion to the rounds: how long a slow candidate's trials take has a say in when the time is over, so the
 * last look of a run that ends early may not spend what is left. Of values that can't be ones it says nothing.
 */
export function judgeBudget(series: PreparedSeries, options: RuleOptions): BudgetVerdict {
  const { budget } = series;
  if (budget === undefined || (budget.min === undefined && budget.max === undefined)) return { kind: "none" };
  if (series.invalid > 0) {
    return {
      kind: "undecided",
      interval: { low: -Infinity, high: Infinity },
      rounds: series.roundsMeasured,
    };
  }
  const looks = looksOf(series, options);
  const weights = evenWeights(looks);
  let values = series.candidate.subarray(0, 0);
  let seen = 0;
  for (const [look, rounds] of looks.entries()) {
    if (rounds > series.roundsMeasured) break;
    seen = rounds;
    const strata = Math.floor(rounds / series.roundsPerStratum);
    values = series.candidate.subarray(0, strata * VALUES_PER_STRATUM);
    const alpha = (options.alpha * weights[look]!) / options.metricsPlanned;
    const beta = options.beta * weights[look]!;
    const interval = medianInterval(values);
    for (const limit of ["max", "min"] as const) {
      const at = budget[limit];
      if (at !== undefined && beyond(values, limit, at) <= alpha) {
        return { kind: "broken", limit, interval, rounds };
      }
    }
    const holds = (["max", "min"] as const).every((limit) => {
      const at = budget[limit];
      return at === undefined || inside(values, limit, at) <= beta;
    });
    if (holds) return { kind: "holds", interval, rounds };
  }
  return { kind: "undecided", interval: medianInterval(values), rounds: seen };
}

/** p-value of "the median is beyond the limit". */
function beyond(values: Float64Array, limit: "min" | "max", at: number): number {
  const count = values.filter((x) => (limit === "max" ? x > at : x < at)).length;
  return fairUpperTail(values.length, count);
}

/** p-value of "the median is inside the limit, or at it". */
function inside(values: Float64Array, limit: "min" | "max", at: number): number {
  const count = values.filter((x) => (limit === "max" ? x <= at : x >= at)).length;
  return fairUpperTail(values.length, count);
}

/** Two-sided 95 % for the median, by order statistics. */
function medianInterval(values: Float64Array): Interval {
  const k = signIndex(values.length, 0.025);
  if (k === 0) return { low: -Infinity, high: Infinity };
  const ascending = sorted(values);
  return { low: ascending[k - 1]!, high: ascending[ascending.length - k]! };
}

/** The middle of one side's values. */
export function middleValue(values: Float64Array): number {
  return values.length === 0 ? NaN : median(values);
}
