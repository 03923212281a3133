import type { RoundDifference } from "../../core/rule/types.js";

const BARS = "▁▂▃▄▅▆▇█";
/** Wider than this, and a comment's table no longer fits a comment. */
const MOST = 12;

/**
 * The paired differences of the rounds as a strip: the middle of the scale is no change, its ends are
 * the largest difference of either sign. In long runs a bar is the mean of neighbouring rounds, as many for each.
 */
export function strip(differences: readonly RoundDifference[]): string {
  const size = Math.max(1, Math.ceil(differences.length / MOST));
  const shown = Array.from({ length: Math.ceil(differences.length / size) }, (_, bar) =>
    meanOf(differences.slice(bar * size, (bar + 1) * size)),
  );
  const largest = Math.max(...shown.map(Math.abs));
  if (shown.length === 0 || !Number.isFinite(largest)) return "";
  if (largest === 0) return "▄".repeat(shown.length);
  const bar = (value: number): string => BARS[Math.round(((value / largest + 1) / 2) * (BARS.length - 1))]!;
  return shown.map(bar).join("");
}

function meanOf(differences: readonly RoundDifference[]): number {
  return differences.reduce((sum, { relative }) => sum + relative, 0) / differences.length;
}
