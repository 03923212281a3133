import type { RowData } from "../../data/panel-data.js";

/** A line that is farther out than so many times what is drawn would press that flat. */
const MOST_ROOM = 3;
/** The plot of changes that are smaller than this has room so far. */
const LEAST_ROOM = 0.05;

/**
 * Where the lines of what is allowed are drawn, of which a floor may be far beyond everything that was measured.
 *
 * @param drawn changes, and their bounds
 */
export function allowedLines(
  { allowed }: Pick<RowData, "allowed">,
  drawn: readonly (number | null)[],
): readonly number[] {
  if (allowed === null) return [];
  const room = MOST_ROOM * Math.max(LEAST_ROOM, ...drawn.map((change) => Math.abs(change ?? 0)));
  return [allowed.low, allowed.high].filter((line) => Math.abs(line) <= room);
}

/** What a caption says where lines are left out. */
export function beyondInWords({ allowed }: Pick<RowData, "allowed">, lines: readonly number[]): string {
  return allowed !== null && lines.length < 2 ? " What is allowed reaches beyond the plot." : "";
}
