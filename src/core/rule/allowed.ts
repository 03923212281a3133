import { allowedShare } from "../model/tolerances.js";
import { median } from "../stats/quantile.js";
import type { PreparedSeries } from "./prepare.js";

/** The larger of what such a share and the floor allow, as a log-ratio at the middle of the baseline. */
export function allowedLogChange(
  { baseline, floor }: Pick<PreparedSeries, "baseline" | "floor">,
  share: number,
): number {
  return Math.log1p(allowedShare(share, floor, median(baseline)));
}
