import type { Drawn } from "./draw.js";
import type { Quantile } from "./workload.js";

/** What a rule says of one metric of a drawn run. */
export interface Finding {
  /** `mean`: the rule looks at one number of each trial, mostly the mean; it then stands for every quantile of the workload. */
  readonly quantile: Quantile | "mean";
  readonly verdict: "pass" | "improvement" | "regression" | "inconclusive" | "insufficient";
  /** A pass that rules out more than the tolerance only. */
  readonly wider?: boolean;
  /** Rounds measured until it was decided. */
  readonly rounds: number;
}

/** A decision rule as the yardstick sees it. */
export interface Rule {
  readonly name: string;
  /** Where its public description is. */
  readonly source: string;
  readonly ours: boolean;
  /** Whether it calls a change what its 95 % interval of the change leaves zero out of, and nothing else. */
  readonly byInterval?: boolean;
  /** How often it is asked: one of so many runs. Rules that sort all samples are slow. */
  readonly every: number;
  /** What it says of the workload's metrics with so many rounds, as a part of a run of `metrics`. */
  readonly judge: (drawn: Drawn, rounds: number, metrics: number) => readonly Finding[];
}

/** The looks of a plan of at most so many rounds. */
export function looksUpTo(looks: readonly number[], rounds: number): number[] {
  return [...looks.filter((look) => look < rounds), rounds];
}
