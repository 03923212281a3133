import { formatChange, formatCount } from "../report/text/quantity.js";
import { statisticName } from "../report/text/words.js";
import { LEAST_RUNS } from "./changes.js";
import type { Change } from "./changes.js";
import { isWorse, sizeOf } from "./series.js";
import type { History, MetricSeries } from "./series.js";

export function seriesName({ name, statistic }: Pick<MetricSeries, "name" | "statistic">): string {
  return [name, statisticName(statistic)].filter((part) => part !== undefined).join(" ");
}

/** What the whole history says, in a line. */
export function summaryInWords({ runs, series }: History): string {
  if (runs.length === 0) return "No runs yet";
  if (runs.length === 1) return "One run: there is nothing to compare it with yet";
  const worse = series.filter((one) => one.changes.some((change) => isWorse(change, one))).length;
  if (worse > 0) return `${formatCount(worse, "metric")} got worse`;
  return series.some(({ points }) => points.length >= LEAST_RUNS)
    ? "No level got worse"
    : `${runs.length} runs: a change of level shows from ${LEAST_RUNS} on`;
}

/** The same of one metric, below its plot. */
export function plotInWords({ points, changes }: MetricSeries): string {
  if (changes.length > 0) return "Shaded: where its level changed.";
  return points.length < LEAST_RUNS
    ? `A change of its level shows from ${LEAST_RUNS} runs on; there are ${points.length}.`
    : "No change of its level was found.";
}

export interface ChangeInWords {
  /** `+6.2 %`. */
  readonly size: string;
  readonly worse: boolean;
  /** `at 1a2b3c4`, `crept from 1a2b3c4 to 5d6e7f8`, with the range that it may as well lie in. */
  readonly where: string;
  /** Where other machines measured before than after, which is the likelier cause. */
  readonly otherHost: boolean;
}

export function changeInWords(change: Change, series: MetricSeries, { runs }: History): ChangeInWords {
  const runAt = (index: number): History["runs"][number] => runs[series.points[index]!.run]!;
  const short = (index: number): string => runAt(index).commit.slice(0, 9);
  const last = series.points.length - 1;
  const { first, earliest, latest } = change;
  const place =
    first === change.last ? `at ${short(first)}` : `crept from ${short(first)} to ${short(change.last)}`;
  const within =
    earliest === first && latest === change.last
      ? ""
      : ` (between ${short(Math.max(0, earliest - 1))} and ${short(Math.min(last, latest))})`;
  return {
    size: formatChange(sizeOf(change)),
    worse: isWorse(change, series),
    where: `${place}${within}`,
    otherHost: runAt(first - 1).host.fingerprint !== runAt(change.last).host.fingerprint,
  };
}
