import { weightedHolm } from "../stats/holm.js";
import { hommelAmong } from "../stats/hommel.js";
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
 * Adjusted p-values of the metrics of a family: the closed test of which an intersection is tested by Bonferroni's weighted
 * test inside each distribution, and by Simes' test between them. So inside a distribution it is Holm's procedure with
 * weights, and between them Hommel's, with the largest adjusted p-value of each of the others: an intersection may hold only
 * those of its numbers that speak least.
 *
 * It assumes that what Bonferroni's tests make of distributions depends on each other positively (Sarkar 1998), as
 * the p-values of one benchmark's scenarios do, and of the numbers of one distribution nothing besides.
 */
export class AdjustedPValues {
  private readonly within: number[] = [];
  private readonly largest = new Map<string, number>();
  /** Of all distributions, ascending. */
  private readonly ascending: readonly number[];

  constructor(private readonly hypotheses: readonly Hypothesis[]) {
    const distributions = new Map<string, number[]>();
    for (const [index, { distribution }] of hypotheses.entries()) {
      const members = distributions.get(distribution);
      if (members === undefined) distributions.set(distribution, [index]);
      else members.push(index);
    }
    for (const [distribution, members] of distributions) {
      const adjusted = adjustedWithin(members.map((index) => hypotheses[index]!));
      members.forEach((index, i) => (this.within[index] = adjusted[i]!));
      this.largest.set(distribution, Math.max(...adjusted));
    }
    this.ascending = [...this.largest.values()].sort((a, b) => a - b);
  }

  of(index: number): number {
    const own = this.largest.get(this.hypotheses[index]!.distribution)!;
    return hommelAmong(this.within[index]!, this.ascending.toSpliced(this.ascending.indexOf(own), 1));
  }
}

/** How many times its own p-value is the adjusted one of a metric, where that is small and all others of its family have 1. */
export function factorAlone(hypotheses: readonly Omit<Hypothesis, "pValue">[], index: number): number {
  const { distribution, beyond } = hypotheses[index]!;
  const weightOf = (one: { readonly beyond: number }): number => WEIGHT[reachOf(one.beyond)];
  const among = hypotheses.filter((one) => one.distribution === distribution);
  const shared = among.reduce((sum, one) => sum + weightOf(one), 0) / weightOf({ beyond });
  return shared * new Set(hypotheses.map((one) => one.distribution)).size;
}

function adjustedWithin(members: readonly Hypothesis[]): number[] {
  return weightedHolm(
    members.map(({ pValue }) => pValue),
    members.map(({ beyond }) => WEIGHT[reachOf(beyond)]),
  );
}
