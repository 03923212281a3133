import { findValue, quantileOf } from "../../core/compare/observations.js";
import { chosenSeries, indexTrials, joinValues } from "../../core/compare/index-trials.js";
import type { BenchmarkTrials, MeasuredTrial } from "../../core/compare/index-trials.js";
import type { Side } from "../../core/model/ids.js";
import type { Report } from "../../core/model/report.js";
import type { Results } from "../../core/model/run.js";
import type { TrialValue, Unit } from "../../core/model/trial.js";
import { median, quantileSorted, sorted } from "../../core/stats/quantile.js";
import { formatCount, formatQuantity } from "../text/quantity.js";
import type { Asked, Figure, FigureSource, JudgedChange } from "./figures.js";

/** Where a system here has what a report's rows name. A row that is not in it says `not measured`. */
export interface LiveMap {
  readonly system: string;
  /**
   * Row → `benchmark/scenario`, or `benchmark` for a value of all of it. `row@baseline` is what the row's
   * baseline is where that is another scenario of the same build.
   */
  readonly rows: Readonly<Record<string, string>>;
  /** The report's metric → ours, where the names differ. */
  readonly metrics?: Readonly<Record<string, string>>;
  /** The report's phase → ours, where the names differ. */
  readonly phases?: Readonly<Record<string, string>>;
}

/** Fewer samples than this beyond a quantile say little about it. */
const LEAST_BEYOND = 5;

/** The figures of a run here: the samples of all rounds of a side together, values as medians over trials. */
export function liveFigures(results: Results, report: Report, map: LiveMap): FigureSource {
  const trials = indexTrials(results);
  const has = results.plan.systems.some(({ id }) => id === map.system);
  const studies = report.studies.filter(({ system }) => system === map.system);
  return {
    kind: "live",
    heading: headingOf(results, map, has),
    figure(asked) {
      const place = placeOf(map, asked);
      const own = place === undefined ? undefined : trials.get(`${map.system}/${place.benchmark}`);
      return place && own && figureOf(map, asked, place, own);
    },
    change(asked) {
      const place = placeOf(map, asked);
      return place === undefined ? undefined : changeOf(report, map, asked, place);
    },
    study: (id) => studies.find((study) => study.id === id),
    studies,
  };
}

function headingOf({ run, host, baseline, candidate }: Results, { system }: LiveMap, has: boolean): string[] {
  const name = ({ commit, ref }: typeof baseline): string => commit?.slice(0, 10) ?? ref;
  return [
    has
      ? `A run of systems/${system} here, ${run.startedAt.slice(0, 10)}: candidate ${name(candidate)}, baseline ${name(baseline)}.`
      : `This run did not measure ${system}.`,
    `Measured on: ${host.cpuModel}, ${formatCount(host.cpuCount, "CPU")}, ${host.kernel}. Samples of all rounds of a side together.`,
  ];
}

interface Place {
  readonly benchmark: string;
  readonly scenario: string | undefined;
  readonly side: Side;
}

function placeOf({ rows }: LiveMap, { row, side }: Asked): Place | undefined {
  // A study measures the candidate only: its baseline is a scenario like any other.
  const other = side === "baseline" ? rows[`${row}@baseline`] : undefined;
  const path = other ?? rows[row];
  if (path === undefined) return undefined;
  const [benchmark, scenario] = path.split("/") as [string, string | undefined];
  return { benchmark, scenario, side: other === undefined ? side : "candidate" };
}

function figureOf(map: LiveMap, asked: Asked, place: Place, trials: BenchmarkTrials): Figure | undefined {
  const metric = map.metrics?.[asked.metric] ?? asked.metric;
  const phase = asked.phase === undefined ? undefined : (map.phases?.[asked.phase] ?? asked.phase);
  const own = trials[place.side];
  return (
    fromSamples(own, place, metric, phase, asked) ?? fromValues(own, place, metric, phase, asked) ?? undefined
  );
}

function fromSamples(
  trials: readonly MeasuredTrial[],
  { scenario }: Place,
  metric: string,
  phase: string | undefined,
  { statistic, labels }: Asked,
): Figure | undefined {
  if (scenario === undefined) return undefined;
  const parts = trials
    .flatMap((trial) => chosenSeries(trial, { scenario, metric, phase }))
    .filter((series) => Object.entries(labels).every(([name, value]) => series.labels[name] === value));
  const [first] = parts;
  const values = sorted(joinValues(parts));
  if (first === undefined || values.length === 0) return undefined;
  if (statistic === "count") return figure(values.length, "1");
  const value = statisticOf(values, statistic);
  if (value === undefined) return undefined;
  return figure(value, first.unit, [...thinTail(values.length, statistic), ...batchNote(first.batch)]);
}

/** @param values ascending, not empty */
function statisticOf(values: Float64Array, statistic: string): number | undefined {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  if (/^p\d/.test(statistic)) return quantileSorted(values, quantileOf(statistic));
  switch (statistic) {
    case "value":
      return quantileSorted(values, 0.5);
    case "mean":
      return mean;
    case "min":
      return values[0];
    case "max":
      return values.at(-1);
    case "stddev": {
      if (values.length < 2) return undefined;
      const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
      return Math.sqrt(squares / (values.length - 1));
    }
    default:
      return undefined;
  }
}

function thinTail(samples: number, statistic: string): string[] {
  if (!/^p\d/.test(statistic)) return [];
  const beyond = samples * (1 - quantileOf(statistic));
  return beyond >= LEAST_BEYOND
    ? []
    : [`Fewer than ${LEAST_BEYOND} of the samples lie beyond this quantile: it says little.`];
}

function batchNote(batch: number): string[] {
  return batch === 1
    ? []
    : [
        "Timed in batches, which is what operations shorter than the clock allow: a high quantile is one of batch means.",
      ];
}

function fromValues(
  trials: readonly MeasuredTrial[],
  { scenario }: Place,
  metric: string,
  phase: string | undefined,
  { statistic, labels }: Asked,
): Figure | undefined {
  if (statistic !== "value" && statistic !== "count") return undefined;
  const found = trials
    .map((trial) => valueOf(trial, scenario, metric, phase, labels))
    .filter((value) => value !== undefined);
  const [first] = found;
  if (first === undefined) return undefined;
  return figure(median(Float64Array.from(found, ({ value }) => value)), first.unit);
}

function valueOf(
  trial: MeasuredTrial,
  scenario: string | undefined,
  metric: string,
  phase: string | undefined,
  labels: Readonly<Record<string, string>>,
): TrialValue | undefined {
  const wanted = Object.entries(labels);
  if (wanted.length === 0 && phase === undefined) return findValue(trial, scenario, metric);
  return trial.outcome.values.find(
    (value) =>
      value.scenario === scenario &&
      value.metric === metric &&
      value.phase === phase &&
      Object.keys(value.labels).length === wanted.length &&
      wanted.every(([name, text]) => value.labels[name] === text),
  );
}

function figure(value: number, unit: Unit, notes: readonly string[] = []): Figure {
  return { text: formatQuantity(value, unit), unit, low: value, high: value, rounding: 0, notes };
}

function changeOf(report: Report, map: LiveMap, asked: Asked, place: Place): JudgedChange | undefined {
  const metric = map.metrics?.[asked.metric] ?? asked.metric;
  const row = report.rows.find(
    ({ address, metric: own, statistic }) =>
      address.system === map.system &&
      address.benchmark === place.benchmark &&
      address.scenario === place.scenario &&
      own === metric &&
      statistic === asked.statistic,
  );
  if (row === undefined || !("change" in row.judgement)) return undefined;
  const { relative, relativeInterval } = row.judgement.change;
  return { relative, ...relativeInterval };
}
