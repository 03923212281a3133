import { VERDICTS } from "../core/model/report.js";
import type { Row } from "../core/model/report.js";
import { rowName } from "./text/words.js";

/** What people must see first: broken budgets, then verdicts by weight, then the largest change. What is open is inconclusive. */
export function byImportance(rows: readonly Row[]): Row[] {
  const weight = (row: Row): number => {
    if (row.budget?.state === "broken") return -1;
    const own = row.gated ? VERDICTS.indexOf(row.judgement.verdict) : VERDICTS.length;
    return isOpen(row) ? Math.min(own, VERDICTS.indexOf("inconclusive")) : own;
  };
  const size = ({ judgement }: Row): number =>
    "change" in judgement ? Math.abs(judgement.change.relative) : 0;
  return [...rows].sort(
    (a, b) => weight(a) - weight(b) || size(b) - size(a) || (rowName(a) < rowName(b) ? -1 : 1),
  );
}

/** Whether a row is something other than an unchanged, gated number. */
export function isNews(row: Row): boolean {
  return (
    row.budget?.state === "broken" ||
    isOpen(row) ||
    (row.gated && row.judgement.verdict !== "pass") ||
    isBlocking(row)
  );
}

function isOpen({ budget }: Row): boolean {
  return budget?.state === "undecided";
}

function isBlocking({ judgement }: Row): boolean {
  return ["missing", "incomparable", "invalid"].includes(judgement.verdict);
}
