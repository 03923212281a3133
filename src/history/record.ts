import { indexTrials, NO_TRIALS } from "../core/compare/index-trials.js";
import { levelOf } from "../core/compare/level.js";
import { observe } from "../core/compare/observations.js";
import type { MeasuredTrial } from "../core/compare/index-trials.js";
import { formatAddress } from "../core/model/ids.js";
import type { PlannedMetric } from "../core/model/plan.js";
import type { Results } from "../core/model/run.js";
import type { Better, Unit } from "../core/model/trial.js";
import { signIndex } from "../core/stats/binomial.js";
import { sorted, quantileSorted } from "../core/stats/quantile.js";

/** One gated metric of one run. In the metric's own unit. */
export interface HistoryMetric {
  /** `docdb/crud/read latency`; without the scenario where the metric is of the benchmark. */
  readonly name: string;
  /** `p99`. */
  readonly statistic: string;
  readonly unit: Unit;
  readonly better: Better;
  /** Median over the rounds, with its 95 % interval. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** What the history keeps of one run: `schemas/history-1.json`. */
export interface HistoryRecord {
  readonly kind: "latency-gate-history";
  readonly schema: 1;
  readonly commit: string;
  /** RFC 3339 in UTC, to the second. */
  readonly committedAt: string;
  readonly subject: string;
  readonly runId: string;
  readonly measuredAt: string;
  readonly gateVersion: string;
  readonly host: { readonly fingerprint: string; readonly cpuModel: string; readonly cpuCount: number };
  readonly metrics: readonly HistoryMetric[];
}

/** What git knows of the commit that was measured. */
export interface CommitFacts {
  readonly commit: string;
  readonly committedAt: string;
  readonly subject: string;
}

/** Gated benchmarks that ended with a trial that failed: what was measured until then is no run of them. */
export function failedBenchmarks(results: Results): string[] {
  const trials = indexTrials(results);
  return results.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter(({ role }) => role === "gate")
      .map(({ id }) => `${system}/${id}`)
      .filter((key) => (trials.get(key) ?? NO_TRIALS).failed.length > 0),
  );
}

/**
 * The run's candidate, as a record: what was built of the commit, and none of the baseline.
 *
 * @param leftOut benchmarks, as `system/benchmark`
 */
export function recordOf(
  results: Results,
  { commit, committedAt, subject }: CommitFacts,
  leftOut: readonly string[],
): HistoryRecord {
  const { fingerprint, cpuModel, cpuCount } = results.host;
  const trials = indexTrials(results);
  const metrics = results.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter(({ role, id }) => role === "gate" && !leftOut.includes(`${system}/${id}`))
      .flatMap((benchmark) => {
        const own = (trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS).candidate;
        return benchmark.metrics
          .filter(({ gated }) => gated)
          .flatMap((planned): HistoryMetric[] => {
            const address = { system, benchmark: benchmark.id, scenario: planned.scenario };
            const level = levelsOf(own, planned);
            if (level === undefined) return [];
            const name = `${formatAddress(address)} ${planned.metric}`;
            return [{ name, statistic: planned.statistic, ...level }];
          });
      }),
  );
  return {
    kind: "latency-gate-history",
    schema: 1,
    commit,
    committedAt,
    subject: subject.slice(0, 500),
    runId: results.run.id,
    measuredAt: results.run.startedAt,
    gateVersion: results.run.gateVersion,
    host: { fingerprint, cpuModel, cpuCount },
    metrics,
  };
}

/** Of one metric over the trials; undefined where none of them has it. */
function levelsOf(
  trials: readonly MeasuredTrial[],
  planned: PlannedMetric,
): Omit<HistoryMetric, "name" | "statistic"> | undefined {
  const seen = trials.flatMap((trial) => observe(trial, planned) ?? []);
  const values = Float64Array.from(seen, (one) => levelOf(one.values, planned)).filter(Number.isFinite);
  const [first] = seen;
  return first === undefined || values.length === 0
    ? undefined
    : { unit: first.unit, better: first.better, ...medianWithBand(values) };
}

/** The median and its distribution-free interval by order statistics (the sign test's); all of few values. */
function medianWithBand(values: Float64Array): Pick<HistoryMetric, "value" | "low" | "high" | "rounds"> {
  const ascending = sorted(values);
  const n = ascending.length;
  const cut = Math.max(0, signIndex(n, 0.025));
  return {
    value: quantileSorted(ascending, 0.5),
    low: ascending[Math.max(0, cut - 1)]!,
    high: ascending[Math.min(n - 1, n - Math.max(1, cut))]!,
    rounds: n,
  };
}

/** Its name in a store: names sort by the time of the commit, and two writers never choose the same. */
export function recordFile({ committedAt, commit, runId }: HistoryRecord): string {
  return `${committedAt.replace(/[-:]/g, "")}-${commit.slice(0, 12)}-${runId}.json`;
}

export function recordText(record: HistoryRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}
