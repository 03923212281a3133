import { median } from "../stats/quantile.js";
import type { PreparedSeries } from "./prepare.js";

/** The larger of what such a share and the floor allow, as a log-ratio at the middle of the baseline. */
export function allowedLogChange(
  { baseline, floor }: Pick<PreparedSeries, "baseline" | "floor">,
  share: number,
): number {
  const middle = median(baseline);
  return Math.log1p(Math.max(share, middle > 0 ? floor / middle : 0));
}
