import type { PlannedMetric } from "../model/plan.js";
import type { Better, SampleSeries, TrialValue, Unit } from "../model/trial.js";
import type { Statistic } from "../rule/types.js";
import { chosenSeries, joinValues } from "./index-trials.js";
import type { MeasuredTrial } from "./index-trials.js";

/** What one trial says of one metric. */
export interface Observation {
  readonly unit: Unit;
  readonly better: Better;
  /** Samples in measured order, or the one value. */
  readonly values: Float64Array;
  readonly sampled: boolean;
}

/** Undefined where the trial does not report the metric. */
export function observe(trial: MeasuredTrial, planned: PlannedMetric): Observation | undefined {
  const { scenario, metric, statistic } = planned;
  const parts = scenario === undefined ? [] : chosenSeries(trial, { scenario, metric, phase: undefined });
  if (parts.length > 0) return fromSamples(parts);
  if (statistic !== "value") return undefined;
  const value = findValue(trial, scenario, metric);
  return value && { ...pick(value), values: Float64Array.of(value.value), sampled: false };
}

/** The value of the whole scenario or benchmark; those with labels are parts of it. */
export function findValue(
  trial: MeasuredTrial,
  scenario: string | undefined,
  metric: string,
): TrialValue | undefined {
  return trial.outcome.values.find(
    (value) =>
      value.scenario === scenario &&
      value.metric === metric &&
      value.phase === undefined &&
      Object.keys(value.labels).length === 0,
  );
}

/** Errors of a scenario; those that name none may be of any, so they count for each. Without a scenario: all. */
export function countErrors({ outcome }: MeasuredTrial, scenario: string | undefined): number {
  return outcome.errors
    .filter((error) => scenario === undefined || (error.scenario ?? scenario) === scenario)
    .reduce((sum, { count }) => sum + count, 0);
}

/** What of a metric the rule looks at. A metric of several samples a trial that is named as one value is their median. */
export function ruleStatistic(planned: PlannedMetric, sampled: boolean): Statistic {
  const { statistic } = planned;
  if (statistic === "mean") return { kind: "mean" };
  if (statistic === "value") return sampled ? { kind: "quantile", q: 0.5 } : { kind: "value" };
  return { kind: "quantile", q: quantileOf(statistic) };
}

/** `p99.9` is 0.999. */
export function quantileOf(statistic: string): number {
  return Number((Number(statistic.slice(1)) / 100).toPrecision(12));
}

function fromSamples(parts: readonly SampleSeries[]): Observation {
  return { ...pick(parts[0]!), values: joinValues(parts), sampled: true };
}

function pick({ unit, better }: { unit: Unit; better: Better }): { unit: Unit; better: Better } {
  return { unit, better };
}
