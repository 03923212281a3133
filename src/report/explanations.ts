import type { Report, Row } from "../core/model/report.js";
import { rowCells } from "./row-cells.js";
import { formatAddress } from "../core/model/ids.js";
import { formatCount } from "./text/quantity.js";
import { remarksOf } from "./text/remarks.js";
import { grownPhase, shiftInWords } from "./text/words.js";

/** Why a row has its verdict. */
export interface Explanation {
  readonly row: Row;
  /** Its own, where every row has to stand by itself. */
  readonly reason: string;
  /** The same, told once: a benchmark that failed is not explained for each of its metrics, but for how many. */
  readonly reasonOnce: string;
  readonly phase: string | undefined;
  /** Which part of the distribution moved; with the first row of a scenario that changed. */
  readonly part: string | undefined;
  readonly log: readonly string[];
}

export function explain(rows: readonly Row[], report: Report): ReadonlyMap<Row, Explanation> {
  const { systems, shifts } = report;
  const told = tellOnce(rows, report);
  const parts = new Map(
    shifts.flatMap((shift) => (shift.explains ? [[formatAddress(shift.address), shiftInWords(shift)]] : [])),
  );
  const takePart = ({ address, metric, judgement: { verdict } }: Row): string | undefined => {
    if (metric !== "latency" || (verdict !== "regression" && verdict !== "improvement")) return undefined;
    const place = formatAddress(address);
    const part = parts.get(place);
    parts.delete(place);
    return part;
  };
  return new Map(
    rows.map((row) => {
      const { address, judgement } = row;
      const failure = judgement.verdict === "invalid" ? judgement.failure : undefined;
      const own = systems.find(({ id }) => id === address.system)?.notMeasurable;
      // What became of a whole system stands at the top of the report.
      const above = failure !== undefined && JSON.stringify(own?.failure) === JSON.stringify(failure);
      const { reason } = rowCells(row);
      const once = told.get(row);
      return [
        row,
        {
          row,
          reason: above ? "see above" : reason,
          reasonOnce: above ? "see above" : (once?.reason ?? ""),
          phase: judgement.verdict === "regression" ? grownPhase(row.phases) : undefined,
          part: takePart(row),
          log: above || once?.isFirst !== true ? [] : (failure?.logTail ?? []),
        },
      ];
    }),
  );
}

/**
 * The reasons of rows, of those that share one only the first's, with how many others have it. A row of which something
 * else is said beside it has its reason all the same: what is said would be taken for it.
 */
function tellOnce(
  rows: readonly Row[],
  report: Report,
): ReadonlyMap<Row, { readonly reason: string; readonly isFirst: boolean }> {
  const sharing = new Map<string, { readonly first: Row; readonly reason: string; others: number }>();
  const own = new Map<Row, { readonly reason: string; readonly isFirst: boolean }>();
  for (const row of rows) {
    const { address, judgement, budget } = row;
    const { reason } = rowCells(row);
    const logTail = judgement.verdict === "invalid" ? judgement.failure.logTail : undefined;
    const key = JSON.stringify([address.system, address.benchmark, reason, logTail]);
    const one = sharing.get(key);
    if (one === undefined) sharing.set(key, { first: row, reason, others: 0 });
    else if (reason !== "" && (budget !== undefined || remarksOf(row, report).length > 0)) {
      own.set(row, { reason, isFirst: false });
    } else one.others += 1;
  }
  for (const { first, reason, others } of sharing.values()) {
    const { system, benchmark } = first.address;
    const same =
      others === 0 || reason === ""
        ? ""
        : ` (the same for ${formatCount(others, "more row")} of ${system}/${benchmark})`;
    own.set(first, { reason: `${reason}${same}`, isFirst: true });
  }
  return own;
}
