import type { Report, Row } from "../../core/model/report.js";
import { formatChange } from "./quantity.js";
import { rowName } from "./words.js";

/** Of a ratio, as a logarithm. What is less is within the digits that levels are shown with. */
const LEAST_GAP = 0.01;

interface Gap {
  readonly row: Row;
  readonly byLevels: number;
  readonly change: number;
  readonly size: number;
}

/** Why levels and the change beside them tell two things, once for all rows where they do; undefined where none does. */
export function levelsApart({ rows }: Pick<Report, "rows">): string | undefined {
  const gaps = rows.flatMap(gapOf).sort((a, b) => b.size - a.size || 0);
  const [widest] = gaps;
  if (widest === undefined) return undefined;
  const more = gaps.length === 1 ? "" : `, and ${gaps.length - 1} more`;
  return `Levels are the median of each side's trials, a change is that of trials measured next to each other: where trials scatter or the machine drifts, the two differ (${rowName(widest.row)}: by its levels ${formatChange(widest.byLevels)}, side by side ${formatChange(widest.change)}${more}). Verdicts go by the change.`;
}

function gapOf(row: Row): Gap[] {
  if (!("change" in row.judgement)) return [];
  const { baseline, candidate, relative } = row.judgement.change;
  const byLevels = candidate / baseline - 1;
  const size = Math.abs(Math.log1p(byLevels) - Math.log1p(relative));
  // Where both are from zero, it is no number.
  return size > LEAST_GAP ? [{ row, byLevels, change: relative, size }] : [];
}
