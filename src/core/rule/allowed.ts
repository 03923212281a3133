import { allowedShare } from "../model/tolerances.js";
import { median } from "../stats/quantile.js";
import type { PreparedSeries } from "./prepare.js";

/** The larger of what such a share and the floor allow, as a log-ratio at the middle of the baseline's first values. */
export function allowedLogChange(
  { baseline, firstValues, floor }: Pick<PreparedSeries, "baseline" | "firstValues" | "floor">,
  share: number,
): number {
  return Math.log1p(allowedShare(share, floor, median(baseline.subarray(0, firstValues))));
}
