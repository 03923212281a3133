import type { PlannedMetric } from "../model/plan.js";
import { quantileSorted, sortedSamples } from "../stats/quantile.js";
import { quantileOf } from "./observations.js";

/** The statistic of one trial by itself: for what is shown and not tested. NaN of no values. */
export function levelOf(values: Float64Array, { statistic }: Pick<PlannedMetric, "statistic">): number {
  if (values.length === 0) return NaN;
  if (statistic === "mean") return values.reduce((sum, value) => sum + value, 0) / values.length;
  return quantileSorted(sortedSamples(values), statistic === "value" ? 0.5 : quantileOf(statistic));
}
