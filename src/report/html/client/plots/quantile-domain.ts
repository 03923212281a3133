import { valueAt } from "../../data/quantile-curve.js";
import type { QuantileCurve, RowData, SeriesData } from "../../data/panel-data.js";

const SIDES = ["baseline", "candidate"] as const;

/** A tail that reaches so many times the median is drawn on a log scale. */
const LOG_FROM = 8;
/** So many of the slowest operations of a side may lie beyond the plot. */
const MOST_BEYOND = 10;
/** Where with them it would have to be more than so many times as high. */
const STRETCH = 2;
/** Between the highest value that is drawn and the plot's upper end. */
const HEADROOM = 1.05;

/** What of a side's operations lies above a plot's upper end. */
export interface Beyond {
  readonly side: (typeof SIDES)[number];
  readonly count: number;
  readonly largest: number;
}

export interface QuantileDomain {
  readonly log: boolean;
  /** In the protocol's unit; undefined where all of it fits. */
  readonly top: number | undefined;
  readonly beyond: readonly Beyond[];
}

/**
 * How far up the quantile plot goes. A handful of operations that are far slower than all others would squeeze
 * these to a line, so they may lie beyond it; never so many that the quantile of the row does.
 */
export function quantileDomain(
  { q, budget }: Pick<RowData, "q" | "budget">,
  series: SeriesData,
): QuantileDomain {
  const curves = SIDES.flatMap((side) => series[side] ?? []);
  const least = Math.min(...curves.map(({ values }) => values[0]!));
  const largest = Math.max(...curves.map(({ values }) => values.at(-1)!));
  const highest = Math.max(...curves.map((curve) => spared(curve, q ?? 0)));
  const middle = Math.max(...curves.map((curve) => valueAt(curve, 0.5)));
  const isLog = (upTo: number): boolean => upTo > LOG_FROM * middle && least > 0;
  const log = isLog(highest);
  const height = (value: number): number => (log ? Math.log(value / least) : value - least);
  const fits = (value: number): boolean => height(value) <= STRETCH * height(highest);
  if (fits(largest)) return { log: isLog(largest), top: undefined, beyond: [] };
  const limits = [budget?.min, budget?.max].filter((limit) => typeof limit === "number");
  const shown = curves.flatMap(({ values }) => values.findLast(fits) ?? []);
  const top = HEADROOM * Math.max(...shown, ...limits.filter(fits));
  return { log, top, beyond: SIDES.flatMap((side) => beyondOf(side, series[side], top)) };
}

/** The largest value but for the few that may lie beyond: half of what is slower than the row's quantile, at most. */
function spared({ count, values }: QuantileCurve, q: number): number {
  const beyond = Math.min(MOST_BEYOND, Math.floor(((1 - q) * count) / 2), values.length - 1);
  return values.at(-1 - beyond)!;
}

function beyondOf(side: Beyond["side"], curve: QuantileCurve | null, top: number): Beyond[] {
  const first = curve?.values.findIndex((value) => value > top) ?? -1;
  if (curve === null || first < 0) return [];
  return [
    {
      side,
      count: curve.values.length - first,
      largest: curve.values.at(-1)!,
    },
  ];
}
