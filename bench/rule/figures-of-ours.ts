import { shareFound, shareUnchanged, type ToBeFound } from "./found-by-ours.js";
import type { Workload } from "./workload.js";

/** What tells one form of the rule from another. */
export const COLUMNS: readonly { readonly head: string; readonly of: ToBeFound | "pass" | "regression" }[] = [
  { head: "P50 +10 %, 20 rounds", of: { effect: 0.1, where: "all", quantile: 0.5, rounds: 20 } },
  { head: "P95 +10 %, 20 rounds", of: { effect: 0.1, where: "all", quantile: 0.95, rounds: 20 } },
  { head: "P95 +20 %, 20 rounds", of: { effect: 0.2, where: "all", quantile: 0.95, rounds: 20 } },
  { head: "P99 +10 %, 40 rounds", of: { effect: 0.1, where: "all", quantile: 0.99, rounds: 40 } },
  {
    head: "P99 +20 % of the slowest 5 %, 40 rounds",
    of: { effect: 0.2, where: "tail", quantile: 0.99, rounds: 40 },
  },
  { head: "unchanged: pass", of: "pass" },
  { head: "unchanged: regression", of: "regression" },
];

/** One number a column, averaged over workloads. */
export function figuresOf(workloads: readonly Workload[], runs: number, seed: number): number[] {
  return COLUMNS.map(({ of }) => {
    const shares = workloads
      .map((workload) =>
        typeof of === "string"
          ? shareUnchanged(workload, of, runs, seed)
          : shareFound(workload, of, runs, seed),
      )
      .filter((share) => !Number.isNaN(share));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  });
}
