import type { RoundDifference } from "../../core/rule/types.js";

const BARS = "▁▂▃▄▅▆▇█";
const MOST = 20;

/**
 * The paired differences of the rounds as a strip: the middle of the scale is no change, its ends are
 * the largest difference of either sign. Long runs show their last rounds.
 */
export function strip(differences: readonly RoundDifference[]): string {
  const shown = differences.slice(-MOST).map(({ relative }) => relative);
  const largest = Math.max(...shown.map(Math.abs));
  if (shown.length === 0 || !Number.isFinite(largest)) return "";
  if (largest === 0) return "▄".repeat(shown.length);
  const bar = (value: number): string => BARS[Math.round(((value / largest + 1) / 2) * (BARS.length - 1))]!;
  return shown.map(bar).join("");
}
