import { allowedShare } from "../model/tolerances.js";
import { median } from "../stats/quantile.js";
import { studentUpperQuantile } from "../stats/student.js";
import type { Interval } from "./types.js";

/** Stored runs below which nothing is said. */
export const LEAST_STORED_RUNS = 10;

/** With fewer metrics, what they share may as well be the change that is looked for. */
const LEAST_METRICS_OF_AN_HOUR = 5;

/** A run's value of each metric, by key; not negative, in the metric's units. */
export type RunValues = ReadonlyMap<string, number>;

export interface StoredOptions {
  readonly alpha: number;
  readonly metricsPlanned: number;
  /** Of a metric: relative, and in its units. */
  readonly allowed: (key: string) => { readonly tolerance: number; readonly floor: number };
}

/** Advice only: what lies beyond is measured again side by side before anything fails. */
export type StoredAdvice =
  | {
      readonly kind: "within" | "above" | "below";
      /** Relative to the middle of the stored runs, the hour taken out; infinite from zero. */
      readonly estimate: number;
      /** What one more run of unchanged code would lie in. */
      readonly interval: Interval;
      readonly runs: number;
    }
  | {
      readonly kind: "insufficient";
      readonly needed: number;
      /** Stored runs that have the metric; as many as are needed where it is the current run that lacks it. */
      readonly have: number;
    };

/**
 * Compares a run with stored runs of the same host fingerprint. Runs differ by the hour as a whole,
 * so each run's median log-ratio over its metrics is taken out first where it has five or more; what remains of a metric is
 * compared with a t prediction interval for one more run at the level α/M, two-sided, and with what is allowed.
 * Zero has no ratio: a metric that is zero in any of the runs is compared by its values, of which no hour is known.
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
    [...current].map(([key, now]) => {
      const having = stored.filter((run) => isValue(run.get(key)));
      if (having.length < LEAST_STORED_RUNS || !isValue(now)) {
        return [key, { kind: "insufficient", needed: LEAST_STORED_RUNS, have: having.length }];
      }
      // Sorted, so that sums do not depend on the order of the runs.
      const values = having.map((run) => run.get(key)!).sort((a, b) => a - b);
      if (values[0] === 0 || now === 0) return [key, adviseByValues(values, now, key, options)];
      const logs = having.map((run) => Math.log(run.get(key)!) - offsets.get(run)!).sort((a, b) => a - b);
      return [key, adviseByRatios(logs, Math.log(now) - offsets.get(current)!, values, key, options)];
    }),
  );
}

function isValue(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value < Infinity;
}

/** @param values as they are, for what the floor allows of them */
function adviseByRatios(
  logs: readonly number[],
  now: number,
  values: readonly number[],
  key: string,
  options: StoredOptions,
): StoredAdvice {
  const { mean, half } = predict(logs, options);
  const { tolerance, floor } = options.allowed(key);
  const allowed = Math.log1p(allowedShare(tolerance, floor, median(Float64Array.from(values))));
  const change = now - mean;
  return {
    kind: kindOf(change, Math.max(half, allowed)),
    estimate: Math.expm1(change),
    interval: { low: Math.expm1(-half), high: Math.expm1(half) },
    runs: logs.length,
  };
}

function adviseByValues(
  values: readonly number[],
  now: number,
  key: string,
  options: StoredOptions,
): StoredAdvice {
  const { mean, half } = predict(values, options);
  const { tolerance, floor } = options.allowed(key);
  const change = now - mean;
  const ofMean = (x: number): number => (x === 0 ? 0 : x / mean);
  return {
    kind: kindOf(change, Math.max(half, tolerance * mean, floor)),
    estimate: ofMean(change),
    interval: { low: Math.max(-1, ofMean(-half)), high: ofMean(half) },
    runs: values.length,
  };
}

/** The middle of these, and how far to either side one more of them lies at most. */
function predict(
  numbers: readonly number[],
  { alpha, metricsPlanned }: StoredOptions,
): { readonly mean: number; readonly half: number } {
  const n = numbers.length;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const spread = Math.sqrt(numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1));
  return {
    mean,
    half: studentUpperQuantile(n - 1, alpha / metricsPlanned / 2) * spread * Math.sqrt(1 + 1 / n),
  };
}

function kindOf(change: number, most: number): "within" | "above" | "below" {
  return Math.abs(change) <= most ? "within" : change > 0 ? "above" : "below";
}

/** Logarithms of a metric in the runs that have it as a positive number. */
function logsOf(runs: readonly RunValues[], key: string): number[] {
  return runs.flatMap((run) => {
    const value = run.get(key);
    return value !== undefined && value > 0 && value < Infinity ? [Math.log(value)] : [];
  });
}
