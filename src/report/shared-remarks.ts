import type { Report } from "../core/model/report.js";
import { remarksOf } from "./text/remarks.js";

/** Fewer rows say it themselves. */
const LEAST_ROWS = 3;

/**
 * Remarks that most rows share, such as a busy machine: said once, with how many rows they qualify,
 * because a sentence that stands at every row is read at none.
 *
 * @returns number of rows by the remark
 */
export function sharedRemarks(report: Report): ReadonlyMap<string, number> {
  const { rows } = report;
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const words of new Set(remarksOf(row, report))) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= LEAST_ROWS && count > rows.length / 2));
}
