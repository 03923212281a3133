import { weightedHolm } from "../stats/holm.js";
import { hommel } from "../stats/hommel.js";
import { reachOf, type Reach } from "./blocks.js";

/** "No change" of one metric of a family. */
export interface Hypothesis {
  /** Of which samples the metric is: the quantiles and the mean of one scenario's latencies have one. */
  readonly distribution: string;
  /** Share of the samples beyond the quantile; 0.5 where the metric is none. */
  readonly beyond: number;
  readonly pValue: number;
}

/**
 * How the numbers of one distribution share its level. A change of everything is found at the median with
 * little. Far out the noise is largest, so most false alarms come from there, and what changes there alone
 * changes by more.
 */
const WEIGHT: Record<Reach, number> = { middle: 3, near: 6, far: 2 };

/**
 * Adjusted p-value of one metric among all of its family: the closed test of which an intersection is tested by
 * Bonferroni's weighted test inside each distribution, and by Simes' test between them. So inside a distribution
 * it is Holm's procedure with weights, and between them Hommel's, with the largest adjusted p-value of each of the
 * others: an intersection may hold only those of its numbers that speak least.
 *
 * It assumes that what Bonferroni's tests make of distributions depends on each other positively (Sarkar 1998), as
 * the p-values of one benchmark's scenarios do, and of the numbers of one distribution nothing besides.
 */
export function adjustedAmong(hypotheses: readonly Hypothesis[], index: number): number {
  const own = hypotheses[index]!.distribution;
  const distributions = new Map<string, Hypothesis[]>();
  for (const one of hypotheses) {
    const members = distributions.get(one.distribution);
    if (members === undefined) distributions.set(one.distribution, [one]);
    else members.push(one);
  }
  const others = [...distributions].flatMap(([name, members]) =>
    name === own ? [] : [Math.max(...adjustedWithin(members))],
  );
  const among = distributions.get(own)!;
  return hommel([adjustedWithin(among)[among.indexOf(hypotheses[index]!)]!, ...others])[0]!;
}

function adjustedWithin(members: readonly Hypothesis[]): number[] {
  return weightedHolm(
    members.map(({ pValue }) => pValue),
    members.map(({ beyond }) => WEIGHT[reachOf(beyond)]),
  );
}
