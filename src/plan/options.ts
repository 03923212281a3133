/** What the caller narrows or changes about a plan. */
export interface PlanOptions {
  /** 32 hex digits. */
  readonly seed: string;
  readonly quick: boolean;
  /** System ids; empty: all. */
  readonly systems: readonly string[];
  /** `system/benchmark/scenario` with `*` for any run of characters; empty: all. */
  readonly scenarios: readonly string[];
  /** Most rounds, instead of the configuration's. */
  readonly rounds: number | undefined;
  readonly timeBudgetMs: number | undefined;
  /** Measure the benchmarks that only studies use, too. */
  readonly studies: boolean;
  /** Measure the candidate alone, to be held against stored runs. */
  readonly candidateOnly?: boolean;
  /** This machine's share of the benchmarks; `index` from 1. */
  readonly shard: { readonly index: number; readonly count: number } | undefined;
}
