import { chosenSeries, joinValues } from "../../../core/compare/index-trials.js";
import type { MeasuredTrial } from "../../../core/compare/index-trials.js";
import { shiftBands } from "../../../core/rule/index.js";
import type { RoundPair } from "../../../core/rule/types.js";
import type { TracedRow } from "./collect-rows.js";
import { boundsOf } from "./panel-data.js";
import type { SeriesData, ShiftPoint } from "./panel-data.js";
import { quantileCurve } from "./quantile-curve.js";

/** The name under which rows share their distribution: statistics of one metric of one scenario do. */
export function seriesKey({ row: { address, metric } }: TracedRow): string {
  return JSON.stringify([address.system, address.benchmark, address.scenario ?? null, metric]);
}

/** Undefined where a metric has no samples: a throughput, a counter, or nothing measured. */
export function seriesData({ row, trials, rounds }: TracedRow): SeriesData | undefined {
  const { scenario } = row.address;
  if (scenario === undefined) return undefined;
  const partsOf = (trial: MeasuredTrial): ReturnType<typeof chosenSeries> =>
    chosenSeries(trial, { scenario, metric: row.metric, phase: undefined });
  const first = [...trials.candidate, ...trials.baseline].flatMap(partsOf)[0];
  if (first === undefined) return undefined;
  const curve = (side: readonly MeasuredTrial[]): SeriesData["baseline"] =>
    quantileCurve(side.map((trial) => joinValues(partsOf(trial)))) ?? null;
  return {
    unit: first.unit,
    better: first.better,
    baseline: curve(trials.baseline),
    candidate: curve(trials.candidate),
    shift: shiftPoints(rounds),
  };
}

function shiftPoints(rounds: readonly RoundPair[]): ShiftPoint[] {
  return shiftBands(rounds)
    .filter(({ estimate }) => Number.isFinite(estimate))
    .map(({ q, estimate, interval95 }) => ({ q, estimate, ...boundsOf(interval95) }));
}
