import { beyondOf } from "./blocks.js";
import { AdjustedPValues, factorAlone } from "./multiplicity.js";
import type { PreparedSeries } from "./prepare.js";
import type { SequentialPValues } from "./p-values.js";
import type { Claim } from "./shares.js";

/** When a look is. */
export interface Moment {
  readonly rounds: number;
  /** Whether it is the second at these rounds, because the time ran out at a planned one. */
  readonly isExtra: boolean;
}

/** The p-value itself, or a bound of it, which costs less and often is enough. */
export type ReadPValue = (values: SequentialPValues, look: number) => number;

export const exactly: ReadPValue = (values, look) => values.upTo(look);
export const atMost: ReadPValue = (values, look) => values.atMostUpTo(look);
export const atLeast: ReadPValue = (values, look) => values.atLeastUpTo(look);

/**
 * A number of a family. One that has no tests yet, because a value is of many trials, or no longer, because of a bad
 * sample, speaks for nothing; it is of the family all the same, so that what is said of the others does not hang on when.
 */
export interface Member {
  readonly series: PreparedSeries;
  readonly tests: { pValue(claim: Claim, moment: Moment, read: ReadPValue): number } | undefined;
}

/**
 * The metrics of one benchmark, at its share of α: its metrics over all of the plan. Between benchmarks that is Bonferroni's
 * bound, so the verdicts of one depend on no other: not on what another machine measured, nor on what came in after its own
 * rounds had ended.
 */
export class Family {
  private readonly share: number;
  private readonly places: ReadonlyMap<PreparedSeries, number>;
  private readonly hypotheses: readonly { readonly distribution: string; readonly beyond: number }[];
  private readonly known = new Map<ReadPValue, Map<string, AdjustedPValues>>();

  constructor(
    private readonly members: readonly Member[],
    metricsPlanned: number,
  ) {
    this.share = Math.max(metricsPlanned, members.length) / members.length;
    this.places = new Map(members.map(({ series }, place) => [series, place]));
    this.hypotheses = members.map(({ series: { distribution, statistic } }) => ({
      distribution,
      beyond: beyondOf(statistic),
    }));
  }

  /** The p-value of a plain change over the looks up to a moment, adjusted for all metrics of the run. */
  adjusted(series: PreparedSeries, claim: Claim, moment: Moment, read: ReadPValue = exactly): number {
    return Math.min(1, this.share * this.at(claim, moment, read).of(this.places.get(series)!));
  }

  /** How many times its own p-value that is, where it is small and no other metric shows anything. */
  factorAlone(series: PreparedSeries): number {
    return this.share * factorAlone(this.hypotheses, this.places.get(series)!);
  }

  private at(claim: Claim, moment: Moment, read: ReadPValue): AdjustedPValues {
    const ofRead = this.known.get(read) ?? new Map<string, AdjustedPValues>();
    this.known.set(read, ofRead);
    const key = JSON.stringify([claim, moment.rounds, moment.isExtra]);
    let adjusted = ofRead.get(key);
    if (adjusted === undefined) {
      const pValues = this.members.map(({ tests }) => tests?.pValue(claim, moment, read) ?? 1);
      adjusted = new AdjustedPValues(
        this.hypotheses.map((one, place) => ({ ...one, pValue: pValues[place]! })),
      );
      ofRead.set(key, adjusted);
    }
    return adjusted;
  }
}
