import { VERDICTS } from "../core/model/report.js";
import type { Row } from "../core/model/report.js";
import { rowName } from "./text/words.js";

/** What people must see first: broken budgets, then verdicts by weight, then the largest change. */
export function byImportance(rows: readonly Row[]): Row[] {
  const weight = (row: Row): number =>
    row.budget?.state === "broken"
      ? -1
      : row.gated
        ? VERDICTS.indexOf(row.judgement.verdict)
        : VERDICTS.length;
  const size = ({ judgement }: Row): number =>
    "change" in judgement ? Math.abs(judgement.change.relative) : 0;
  return [...rows].sort(
    (a, b) => weight(a) - weight(b) || size(b) - size(a) || (rowName(a) < rowName(b) ? -1 : 1),
  );
}

/** Whether a row is something other than an unchanged, gated number. */
export function isNews(row: Row): boolean {
  return row.budget?.state === "broken" || (row.gated && row.judgement.verdict !== "pass") || isBlocking(row);
}

function isBlocking({ judgement }: Row): boolean {
  return ["missing", "incomparable", "invalid"].includes(judgement.verdict);
}
