import { formatAddress } from "../core/model/ids.js";
import type { Row } from "../core/model/report.js";
import type { Interval } from "../core/rule/types.js";
import { formatChange, formatInterval, formatQuantity, formatShare } from "./text/quantity.js";
import { strip } from "./text/strip.js";
import { limitsInWords, metricName, reasonOf } from "./text/words.js";

/** One row as people read it. Empty where there is nothing to say. */
export interface RowCells {
  readonly scenario: string;
  readonly metric: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly change: string;
  readonly interval: string;
  readonly allowed: string;
  readonly verdict: string;
  readonly rounds: string;
  readonly reason: string;
}

export function rowCells(row: Row): RowCells {
  const { address, metric, statistic, judgement, unit } = row;
  const quantity = (value: number): string => formatQuantity(value, unit);
  const head = {
    scenario: formatAddress(address),
    metric: metricName(metric, statistic),
    allowed: allowed(row),
    verdict: statusOf(row),
    reason: [budgetReason(row), reasonOf(judgement)].filter((part) => part !== undefined).join("; "),
  };
  if ("change" in judgement) {
    const { change } = judgement;
    const { low, high } = change.relativeInterval;
    return {
      ...head,
      baseline: quantity(change.baseline),
      candidate: quantity(change.candidate),
      change: formatChange(change.relative),
      interval: formatInterval(low, high),
      rounds: strip(change.differences),
    };
  }
  if ("exact" in judgement) {
    const { baseline, candidate, relative } = judgement.exact;
    return {
      ...head,
      baseline: quantity(baseline),
      candidate: quantity(candidate),
      change: formatChange(relative),
      interval: "exact",
      rounds: "",
    };
  }
  const values = judgement.verdict === "insufficient" ? judgement.values : undefined;
  const added = judgement.verdict === "added" ? judgement.value : undefined;
  const candidate = values?.candidate ?? added;
  return {
    ...head,
    baseline: values === undefined ? "" : quantity(values.baseline),
    candidate: candidate === undefined ? "" : quantity(candidate),
    change: "",
    interval: "",
    rounds: "",
  };
}

/** What a row is shown, filtered and coloured by: its verdict, unless something else must be said first. */
export function statusOf({ gated, budget, judgement }: Row): string {
  if (budget?.state === "broken") return "budget broken";
  if (gated || !("change" in judgement || "exact" in judgement)) return judgement.verdict;
  switch (budget?.state) {
    case "holds":
      return "within budget";
    case "undecided":
      return "budget open";
    case undefined:
      return "not gated";
  }
}

function allowed({ gated, tolerance, floor, unit, budget }: Row): string {
  const parts = [
    ...(gated ? [`±${formatShare(tolerance)}`] : []),
    ...(gated && floor > 0 ? [`or ${formatQuantity(floor, unit)}`] : []),
    ...(budget === undefined ? [] : [limitsInWords(budget.limits, unit)]),
  ];
  return parts.join(", ");
}

function budgetReason({ budget, unit }: Row): string | undefined {
  if (budget === undefined || budget.state === "holds") return undefined;
  return `budget ${limitsInWords(budget.limits, unit)} ${budget.state}: ${within(budget.interval, unit)}`;
}

/** Where a level lies, as far as its interval has bounds. */
function within({ low, high }: Interval, unit: Row["unit"]): string {
  const [least, most] = [low, high].map((value) => formatQuantity(value, unit)) as [string, string];
  if (Number.isFinite(low)) {
    return Number.isFinite(high) ? `it is between ${least} and ${most}` : `it is at least ${least}`;
  }
  return Number.isFinite(high) ? `it is at most ${most}` : "there is no interval of it yet";
}
