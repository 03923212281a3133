import type { Row } from "../core/model/report.js";
import { caveatInWords } from "./text/words.js";

/** Fewer rows say it themselves. */
const LEAST_ROWS = 3;

/**
 * Caveats that most rows share, such as a busy machine: said once, with how many rows they qualify,
 * because a sentence that stands at every row is read at none.
 *
 * @returns number of rows by the caveat's words
 */
export function sharedCaveats(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const words of new Set(row.caveats.map((caveat) => caveatInWords(caveat, row.unit)))) {
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, count]) => count >= LEAST_ROWS && count > rows.length / 2));
}
