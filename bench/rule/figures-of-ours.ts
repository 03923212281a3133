import { sharesOf, type Counted } from "./found-by-ours.js";
import { UNCHANGED, type Workload } from "./workload.js";

/** What tells one form of the rule from another. */
export const COLUMNS: readonly (Counted & { readonly head: string })[] = [
  {
    head: "P50 +10 %, 20 rounds",
    effect: 0.1,
    where: "all",
    quantile: 0.5,
    rounds: 20,
    verdict: "regression",
  },
  {
    head: "P95 +10 %, 20 rounds",
    effect: 0.1,
    where: "all",
    quantile: 0.95,
    rounds: 20,
    verdict: "regression",
  },
  {
    head: "P95 +20 %, 20 rounds",
    effect: 0.2,
    where: "all",
    quantile: 0.95,
    rounds: 20,
    verdict: "regression",
  },
  {
    head: "P99 +10 %, 40 rounds",
    effect: 0.1,
    where: "all",
    quantile: 0.99,
    rounds: 40,
    verdict: "regression",
  },
  {
    head: "P99 +20 % of the slowest 5 %, 40 rounds",
    effect: 0.2,
    where: "tail",
    quantile: 0.99,
    rounds: 40,
    verdict: "regression",
  },
  { head: "unchanged: pass", ...UNCHANGED, rounds: 40, verdict: "pass" },
  { head: "unchanged: regression", ...UNCHANGED, rounds: 40, verdict: "regression" },
];

/** One number a column, averaged over the workloads that can be judged. */
export function figuresOf(workloads: readonly Workload[], runs: number, seed: number): number[] {
  const ofEach = workloads.map((workload) => sharesOf(workload, COLUMNS, runs, seed));
  return COLUMNS.map((_, column) => {
    const shares = ofEach.map((row) => row[column]!).filter((share) => !Number.isNaN(share));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  });
}
