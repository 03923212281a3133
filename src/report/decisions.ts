import type { Acceptance, ConfirmedRow, Report } from "../core/model/report.js";
import { formatChange, formatCount, formatInterval } from "./text/quantity.js";
import { rowName } from "./text/words.js";

/** What people and a second run decided about regressions, a sentence each; without escapes. */
export function decisionsInWords({ accepted, confirmation }: Report): readonly string[] {
  return [
    ...(accepted ?? []).map((one) => `accepted: ${rowName(one)}, ${acceptedInWords(one)}`),
    ...(confirmation?.rows ?? []).map((row) => `second run: ${rowName(row)} ${secondInWords(row)}`),
    ...(confirmation === undefined
      ? []
      : [`the second run was measured on ${confirmation.host.cpuModel}, run ${confirmation.run}`]),
  ];
}

/** What became of a regression in the second run, and why: to be found again is another thing than not to be cleared. */
function secondInWords(row: ConfirmedRow): string {
  if ("exact" in row) {
    const there = `${formatChange(row.exact.relative)} there`;
    return row.verdict === "regression"
      ? `confirmed, ${there} (exact)`
      : `stands, ${there}: it is declared not to vary, so what one run found another does not clear`;
  }
  if (!("change" in row)) return "stands, it could not be judged there";
  const { relative, relativeInterval, roundsUsed } = row.change;
  const size = `${formatChange(relative)} there (${formatInterval(relativeInterval.low, relativeInterval.high)})`;
  if (row.verdict === "regression") return `confirmed, ${size}`;
  return row.confirmed
    ? `stands, undecided after ${formatCount(roundsUsed, "round")}, which are fewer than it was found in, ${size}`
    : `not confirmed, so inconclusive, ${size}`;
}

/** By whom, how, and of which commit; without escapes. */
export function acceptedInWords({ how, by, reason, commit }: Acceptance): string {
  return how === "label"
    ? `by ${by} with the label "${reason}", for commit ${commit.slice(0, 9)} only`
    : `by ${by} in the commit ${commit.slice(0, 9)}: "${reason}"`;
}
