import type { Counted } from "./found-by-ours.js";
import type { Quantile } from "./workload.js";

/** What the project asks its rule to find: on average over workloads, and of each. */
export interface PowerBar extends Counted {
  readonly verdict: "regression";
  readonly quantile: Quantile;
  readonly least: number;
  readonly leastOfEach: number;
}

export const POWER_BARS: readonly PowerBar[] = [
  {
    verdict: "regression",
    effect: 0.1,
    where: "all",
    quantile: 0.95,
    rounds: 20,
    least: 0.95,
    leastOfEach: 0.85,
  },
  {
    verdict: "regression",
    effect: 0.1,
    where: "all",
    quantile: 0.99,
    rounds: 40,
    least: 0.8,
    leastOfEach: 0,
  },
  {
    verdict: "regression",
    effect: 0.2,
    where: "tail",
    quantile: 0.99,
    rounds: 40,
    least: 0.7,
    leastOfEach: 0,
  },
];
