import { describe } from "./describe.js";
import { judge } from "./judge.js";
import { prepare } from "./prepare.js";
import type { Decision, Decisions, MetricSeries, RuleOptions } from "./types.js";

/**
 * Decides every metric of a run from the rounds that are there. Pure and deterministic: the order of
 * the series does not matter, and a look reads nothing that came after it (but for a sample that makes a
 * series unfit), so the same rounds give the same answer during the run and from its results file.
 *
 * A metric needs no more rounds once its decision has `decidedAtLook`. A `pass` without it may still
 * become an `improvement`.
 *
 * @throws RangeError for options or series that make no sense
 */
export function decide(series: readonly MetricSeries[], options: RuleOptions): Decisions {
  checkOptions(options);
  const keys = new Set(series.map((one) => one.key));
  if (keys.size !== series.length) throw new RangeError("two series have the same key");
  for (const { looks } of series) if (looks !== undefined) checkLooks(looks);
  const prepared = series.map((one) => prepare(one, options.looks[0]!));
  const judgements = judge(prepared, options);
  return new Map<string, Decision>(
    prepared.map((one) => [one.key, describe(one, judgements.get(one)!, options)]),
  );
}

function checkOptions({ alpha, beta, looks, metricsPlanned }: RuleOptions): void {
  const rate = (x: number): boolean => x > 0 && x < 0.5;
  if (!rate(alpha) || !rate(beta)) throw new RangeError("alpha and beta must lie between 0 and 0.5");
  checkLooks(looks);
  if (!(metricsPlanned >= 1)) throw new RangeError("metricsPlanned must be at least 1");
}

function checkLooks(looks: readonly number[]): void {
  const ascending = looks.every((look, i) => Number.isInteger(look) && look > (looks[i - 1] ?? 0));
  if (looks.length === 0 || !ascending) throw new RangeError("looks must be ascending whole rounds");
}
