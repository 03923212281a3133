import type { ToBeFound } from "./found-by-ours.js";

/** What the project asks its rule to find: on average over workloads, and of each. */
export interface PowerBar extends ToBeFound {
  readonly least: number;
  readonly leastOfEach: number;
}

export const POWER_BARS: readonly PowerBar[] = [
  { effect: 0.1, where: "all", quantile: 0.95, rounds: 20, least: 0.95, leastOfEach: 0.85 },
  { effect: 0.1, where: "all", quantile: 0.99, rounds: 40, least: 0.8, leastOfEach: 0 },
  { effect: 0.2, where: "tail", quantile: 0.99, rounds: 40, least: 0.7, leastOfEach: 0 },
];
