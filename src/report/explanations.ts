import type { Report, Row } from "../core/model/report.js";
import { rowCells } from "./row-cells.js";
import { grownPhase } from "./text/words.js";

/** Why a row has its verdict, told once: a benchmark that failed is not explained for each of its metrics. */
export interface Explanation {
  readonly row: Row;
  readonly reason: string;
  readonly phase: string | undefined;
  readonly log: readonly string[];
}

export function explain(rows: readonly Row[], { systems }: Report): ReadonlyMap<Row, Explanation> {
  const told = new Set<string>();
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
          log: silent ? [] : (failure?.logTail ?? []),
        },
      ];
    }),
  );
}
