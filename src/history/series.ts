import type { Better, Unit } from "../core/model/trial.js";
import { findChanges } from "./changes.js";
import type { Change } from "./changes.js";
import type { HistoryRecord } from "./record.js";

/** One metric at one run. */
export interface Point {
  /** Into the history's runs. */
  readonly run: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One metric over the runs, in the order of commits. */
export interface MetricSeries {
  readonly name: string;
  readonly statistic: string;
  readonly unit: Unit;
  readonly better: Better;
  readonly points: readonly Point[];
  /** Indexes are into `points`. */
  readonly changes: readonly Change[];
}

export type Run = Pick<HistoryRecord, "commit" | "committedAt" | "subject" | "runId" | "measuredAt" | "host">;

export interface History {
  /** In the order of commits. */
  readonly runs: readonly Run[];
  readonly series: readonly MetricSeries[];
}

/** The records as lines, one a metric, with what changed in each; those with a change for the worse first. */
export function historyOf(records: readonly HistoryRecord[]): History {
  const ordered = [...records].sort(
    (a, b) =>
      compareText(a.committedAt, b.committedAt) ||
      compareText(a.measuredAt, b.measuredAt) ||
      compareText(a.runId, b.runId),
  );
  const lines = new Map<string, Omit<MetricSeries, "points" | "changes"> & { points: Point[] }>();
  ordered.forEach(({ metrics }, run) => {
    for (const { name, statistic, unit, better, value, low, high } of metrics) {
      // Another unit or direction is another metric.
      const key = JSON.stringify([name, statistic, unit, better]);
      const line = lines.get(key) ?? { name, statistic, unit, better, points: [] };
      lines.set(key, line);
      line.points.push({ run, value, low, high });
    }
  });
  const series = [...lines.values()].map((line): MetricSeries => ({
    ...line,
    changes: findChanges(Float64Array.from(line.points, ({ value }) => value)),
  }));
  return {
    runs: ordered,
    series: series.sort(
      (a, b) => worst(b) - worst(a) || compareText(a.name, b.name) || compareText(a.statistic, b.statistic),
    ),
  };
}

/** Relative, of one change: 0.06 for +6 %. */
export function sizeOf({ before, after }: Change): number {
  return after === before ? 0 : after / before - 1;
}

/** Whether a change is for the worse. */
export function isWorse({ before, after }: Change, { better }: Pick<MetricSeries, "better">): boolean {
  return better === "lower" ? after > before : after < before;
}

/** Size of the largest change for the worse; 0 where there is none. */
function worst(series: MetricSeries): number {
  return Math.max(
    0,
    ...series.changes
      .filter((change) => isWorse(change, series))
      .map((change) => Math.abs(Math.log1p(sizeOf(change)))),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
