import type { Report, Row } from "../core/model/report.js";
import { rowCells } from "./row-cells.js";
import { formatAddress } from "../core/model/ids.js";
import { grownPhase, shiftInWords } from "./text/words.js";

/** Why a row has its verdict, told once: a benchmark that failed is not explained for each of its metrics. */
export interface Explanation {
  readonly row: Row;
  readonly reason: string;
  readonly phase: string | undefined;
  /** Which part of the distribution moved; with the first row of a scenario that changed. */
  readonly part: string | undefined;
  readonly log: readonly string[];
}

export function explain(rows: readonly Row[], { systems, shifts }: Report): ReadonlyMap<Row, Explanation> {
  const told = new Set<string>();
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
      const key = JSON.stringify([address.system, address.benchmark, reason, failure?.logTail]);
      const repeated = told.has(key) && row.budget === undefined;
      told.add(key);
      const silent = above || repeated;
      return [
        row,
        {
          row,
          reason: above ? "see above" : silent ? "" : reason,
          phase: judgement.verdict === "regression" ? grownPhase(row.phases) : undefined,
          part: takePart(row),
          log: silent ? [] : (failure?.logTail ?? []),
        },
      ];
    }),
  );
}
