import { formatAddress } from "../core/model/ids.js";
import type { Report } from "../core/model/report.js";
import { formatChange, formatInterval } from "./text/quantity.js";
import { metricName } from "./text/words.js";

/** What people and a second run decided about regressions, a sentence each; without escapes. */
export function decisionsInWords({ accepted, confirmation }: Report): readonly string[] {
  return [
    ...(accepted ?? []).map(({ address, metric, statistic, how, by, reason, commit }) => {
      const what = `${formatAddress(address)} ${metricName(metric, statistic)}`;
      return how === "label"
        ? `accepted: ${what}, by ${by} with the label "${reason}", for commit ${commit.slice(0, 9)} only`
        : `accepted: ${what}, by ${by} in the commit ${commit.slice(0, 9)}: "${reason}"`;
    }),
    ...(confirmation?.rows ?? []).map(({ address, metric, statistic, confirmed, change }) => {
      const what = `${formatAddress(address)} ${metricName(metric, statistic)}`;
      if (change === undefined) return `second run: ${what} stands, it could not be judged there`;
      const measured = `${formatChange(change.relative)} there (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
      return `second run: ${what} ${confirmed ? "confirmed" : "not confirmed, so inconclusive"}, ${measured}`;
    }),
    ...(confirmation === undefined
      ? []
      : [`the second run was measured on ${confirmation.host.cpuModel}, run ${confirmation.run}`]),
  ];
}
