import { formatAddress } from "../core/model/ids.js";
import type { Judgement, Row } from "../core/model/report.js";
import type { Interval } from "../core/rule/types.js";
import { levelsOf } from "./levels.js";
import { formatChange, formatInterval, formatQuantity } from "./text/quantity.js";
import { strip } from "./text/strip.js";
import { allowedInWords, limitsInWords, metricName, reasonOf } from "./text/words.js";

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
  const levels = levelsOf(judgement);
  const quantity = (value: number | undefined): string =>
    value === undefined || Number.isNaN(value) ? "" : formatQuantity(value, unit);
  return {
    scenario: formatAddress(address),
    metric: metricName(metric, statistic),
    baseline: quantity(levels.baseline),
    candidate: quantity(levels.candidate),
    ...changeCells(judgement),
    allowed: allowedInWords({ ...row, budget: row.budget?.limits }, unit),
    verdict: statusOf(row),
    reason: [budgetReason(row), reasonOf(row)].filter((part) => part !== undefined).join("; "),
  };
}

function changeCells(judgement: Judgement): Pick<RowCells, "change" | "interval" | "rounds"> {
  if ("change" in judgement) {
    const { relative, relativeInterval, differences } = judgement.change;
    const interval = formatInterval(relativeInterval.low, relativeInterval.high);
    return { change: formatChange(relative), interval, rounds: strip(differences) };
  }
  return "exact" in judgement
    ? { change: formatChange(judgement.exact.relative), interval: "exact", rounds: "" }
    : { change: "", interval: "", rounds: "" };
}

/**
 * What a row is shown, filtered and coloured by: its verdict, unless something else must be said first. A budget that is
 * open may be all that a run hangs on, so it is not called what would be taken for decided.
 */
export function statusOf({ gated, budget, judgement }: Row): string {
  if (budget?.state === "broken") return "budget broken";
  const isGood = judgement.verdict === "pass" || judgement.verdict === "improvement";
  if (gated && isGood && budget?.state === "undecided") return "budget open";
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
