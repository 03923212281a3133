import { median } from "../stats/quantile.js";
import { studentUpperQuantile } from "../stats/student.js";
import type { Interval } from "./types.js";

/** Stored runs below which nothing is said. */
export const LEAST_STORED_RUNS = 10;

/** With fewer metrics, what they share may as well be the change that is looked for. */
const LEAST_METRICS_OF_AN_HOUR = 5;

/** A run's value of each metric, by key; positive, in the metric's units. */
export type RunValues = ReadonlyMap<string, number>;

export interface StoredOptions {
  readonly alpha: number;
  readonly metricsPlanned: number;
  /** Relative, of a metric. */
  readonly tolerance: (key: string) => number;
}

/** Advice only: what lies beyond is measured again side by side before anything fails. */
export type StoredAdvice =
  | {
      readonly kind: "within" | "above" | "below";
      /** Relative to the middle of the stored runs, the hour taken out. */
      readonly estimate: number;
      /** What one more run of unchanged code would lie in. */
      readonly interval: Interval;
      readonly runs: number;
    }
  | { readonly kind: "insufficient"; readonly needed: number; readonly have: number };

/**
 * Compares a run with stored runs of the same host fingerprint. Runs differ by the hour as a whole,
 * so each run's median log-ratio over its metrics is taken out first where it has five or more; what remains of a metric is
 * compared with a t prediction interval for one more run at the level α/M, two-sided, and with the
 * tolerance.
 *
 * @param stored runs of unchanged code on this host; those that lack a metric do not count for it
 */
export function compareWithStored(
  stored: readonly RunValues[],
  current: RunValues,
  options: StoredOptions,
): ReadonlyMap<string, StoredAdvice> {
  const usual = new Map<string, number>();
  for (const key of current.keys()) {
    const logs = logsOf(stored, key);
    if (logs.length > 0) usual.set(key, median(Float64Array.from(logs)));
  }
  const offset = (run: RunValues): number => {
    if (usual.size < LEAST_METRICS_OF_AN_HOUR) return 0;
    const ratios = [...usual].flatMap(([key, at]) => logsOf([run], key).map((log) => log - at));
    return ratios.length === 0 ? 0 : median(Float64Array.from(ratios));
  };
  const offsets = new Map([...stored, current].map((run) => [run, offset(run)]));
  return new Map(
    [...current.keys()].map((key) => {
      const having = stored.filter((run) => logsOf([run], key).length > 0);
      // Sorted, so that sums do not depend on the order of the runs.
      const before = having.map((run) => Math.log(run.get(key)!) - offsets.get(run)!).sort((a, b) => a - b);
      const now = logsOf([current], key).map((log) => log - offsets.get(current)!);
      return [key, advise(before, now[0], options, key)];
    }),
  );
}

function advise(
  before: readonly number[],
  now: number | undefined,
  options: StoredOptions,
  key: string,
): StoredAdvice {
  const n = before.length;
  if (n < LEAST_STORED_RUNS || now === undefined) {
    return { kind: "insufficient", needed: LEAST_STORED_RUNS, have: now === undefined ? 0 : n };
  }
  const mean = before.reduce((sum, x) => sum + x, 0) / n;
  const spread = Math.sqrt(before.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1));
  const half =
    studentUpperQuantile(n - 1, options.alpha / options.metricsPlanned / 2) * spread * Math.sqrt(1 + 1 / n);
  const change = now - mean;
  const beyond = Math.abs(change) > Math.max(half, Math.log1p(options.tolerance(key)));
  return {
    kind: beyond ? (change > 0 ? "above" : "below") : "within",
    estimate: Math.expm1(change),
    interval: { low: Math.expm1(-half), high: Math.expm1(half) },
    runs: n,
  };
}

/** Logarithms of a metric in the runs that have it as a positive number. */
function logsOf(runs: readonly RunValues[], key: string): number[] {
  return runs.flatMap((run) => {
    const value = run.get(key);
    return value !== undefined && value > 0 && value < Infinity ? [Math.log(value)] : [];
  });
}
