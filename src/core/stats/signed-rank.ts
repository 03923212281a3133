import { quantileSorted } from "./quantile.js";
import { TIE } from "./quad.js";

const densities: Float64Array[] = [Float64Array.of(1)];

/** P(W = w) for w = 0 … n(n+1)/2 of Wilcoxon's signed-rank statistic, exact, by the usual recursion. */
function signedRankDensity(n: number): Float64Array {
  while (densities.length <= n) {
    const rank = densities.length;
    const before = densities[rank - 1]!;
    const next = new Float64Array(before.length + rank);
    before.forEach((p, w) => {
      next[w]! += p / 2;
      next[w + rank]! += p / 2;
    });
    densities.push(next);
  }
  return densities[n]!;
}

/** The largest k with P(W ≤ k − 1) ≤ level; 0 when no bound is allowed at that level. */
export function signedRankIndex(n: number, level: number): number {
  const density = signedRankDensity(n);
  let sum = 0;
  for (let k = 0; k < density.length; k++) {
    sum += density[k]!;
    if (sum > level) return k;
  }
  return density.length;
}

/** All (dᵢ + dⱼ)/2, i ≤ j, ascending. Their median is the Hodges–Lehmann estimate (1963). */
export function walshAverages(differences: Float64Array): Float64Array {
  const n = differences.length;
  const averages = new Float64Array((n * (n + 1)) / 2);
  let next = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) averages[next++] = (differences[i]! + differences[j]!) / 2;
  }
  return averages.sort();
}

/** The Hodges–Lehmann estimate. */
export function walshEstimate(averages: Float64Array): number {
  return quantileSorted(averages, 0.5);
}

/** One-sided bounds, each at `level`, from n differences' Walsh averages. */
export function walshBounds(averages: Float64Array, n: number, level: number): { low: number; high: number } {
  const k = signedRankIndex(n, level);
  if (k === 0) return { low: -Infinity, high: Infinity };
  return { low: averages[k - 1]!, high: averages[averages.length - k]! };
}

/**
 * One-sided p-value of "the differences lie above `shift`": P(W ≥ w), where w counts the Walsh
 * averages that are above it. Averages within 1e-9 count as ties and speak for nothing.
 */
export function signedRankPValue(averages: Float64Array, n: number, shift: number): number {
  const density = signedRankDensity(n);
  let above = 0;
  for (const average of averages) if (average > shift + TIE) above += 1;
  let tail = 0;
  for (let w = above; w < density.length; w++) tail += density[w]!;
  return Math.min(1, tail);
}
