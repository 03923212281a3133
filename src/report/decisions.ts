import type { Acceptance, Report } from "../core/model/report.js";
import { formatChange, formatInterval } from "./text/quantity.js";
import { rowName } from "./text/words.js";

/** What people and a second run decided about regressions, a sentence each; without escapes. */
export function decisionsInWords({ accepted, confirmation }: Report): readonly string[] {
  return [
    ...(accepted ?? []).map((one) => `accepted: ${rowName(one)}, ${acceptedInWords(one)}`),
    ...(confirmation?.rows ?? []).map((row) => {
      const { confirmed, change } = row;
      const what = rowName(row);
      if (change === undefined) return `second run: ${what} stands, it could not be judged there`;
      const measured = `${formatChange(change.relative)} there (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
      return `second run: ${what} ${confirmed ? "confirmed" : "not confirmed, so inconclusive"}, ${measured}`;
    }),
    ...(confirmation === undefined
      ? []
      : [`the second run was measured on ${confirmation.host.cpuModel}, run ${confirmation.run}`]),
  ];
}

/** By whom, how, and of which commit; without escapes. */
export function acceptedInWords({ how, by, reason, commit }: Acceptance): string {
  return how === "label"
    ? `by ${by} with the label "${reason}", for commit ${commit.slice(0, 9)} only`
    : `by ${by} in the commit ${commit.slice(0, 9)}: "${reason}"`;
}
