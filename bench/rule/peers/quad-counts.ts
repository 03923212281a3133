import { quadIndex, quadNullCdf, TIE } from "../../../src/core/stats/quad.js";

/** One-sided bounds, each at `level`; infinite where that level admits none. */
export function quadBounds(differences: Float64Array, level: number): { low: number; high: number } {
  const k = quadIndex(differences.length / 4, level);
  if (k === 0) return { low: -Infinity, high: Infinity };
  return { low: differences[k - 1]!, high: differences[differences.length - k]! };
}

/** One-sided p-value of "candidate is above baseline by more than `shift`". */
export function quadPValue(differences: Float64Array, shift: number): number {
  let positive = 0;
  for (const difference of differences) if (difference > shift + TIE) positive += 1;
  return quadNullCdf(differences.length / 4)[differences.length - positive]!;
}
