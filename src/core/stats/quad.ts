import { quantileSorted } from "./quantile.js";

/**
 * The stratified Mann-Whitney statistic of quads (van Elteren 1960): in each quad, how many of the
 * four candidate-baseline differences are positive. When two of four exchangeable trials are the
 * candidate's, the count of one quad has the distribution (1 + x + 2x² + x³ + x⁴)/6.
 */
const ONE_QUAD = [1 / 6, 1 / 6, 2 / 6, 1 / 6, 1 / 6] as const;

const cumulative: Float64Array[] = [Float64Array.of(1)];
let density: Float64Array = Float64Array.of(1);

/** P(U ≤ u) for u = 0 … 4h under the null hypothesis, exact. */
export function quadNullCdf(quads: number): Float64Array {
  while (cumulative.length <= quads) {
    const next = new Float64Array(density.length + 4);
    density.forEach((p, u) => {
      ONE_QUAD.forEach((share, add) => (next[u + add]! += p * share));
    });
    density = next;
    let sum = 0;
    cumulative.push(next.map((p) => (sum += p)));
  }
  return cumulative[quads]!;
}

/** The largest k with P(U ≤ k − 1) ≤ level; 0 when no bound is allowed at that level. */
export function quadIndex(quads: number, level: number): number {
  const cdf = quadNullCdf(quads);
  let k = 0;
  while (k < cdf.length && cdf[k]! <= level) k += 1;
  return k;
}

/**
 * All four candidate-baseline differences within each quad, ascending.
 *
 * @param baseline two values a quad, quad by quad
 * @param candidate as many
 */
export function quadDifferences(baseline: Float64Array, candidate: Float64Array): Float64Array {
  const differences = new Float64Array(baseline.length * 2);
  for (let i = 0; i + 1 < baseline.length; i += 2) {
    differences[2 * i] = candidate[i]! - baseline[i]!;
    differences[2 * i + 1] = candidate[i]! - baseline[i + 1]!;
    differences[2 * i + 2] = candidate[i + 1]! - baseline[i]!;
    differences[2 * i + 3] = candidate[i + 1]! - baseline[i + 1]!;
  }
  return differences.sort();
}

/** The estimate: the median of the differences. */
export function quadEstimate(differences: Float64Array): number {
  return quantileSorted(differences, 0.5);
}

/**
 * One-sided bounds, each of a level that lies as near to `level` as may be: between the outermost difference
 * that this level admits and the next one inside, in proportion to the levels that the two attain. With few quads
 * the attained levels lie far apart, and bounds of 95 % that are differences would cover 97 %.
 */
export function quadInterpolatedBounds(
  differences: Float64Array,
  level: number,
): { low: number; high: number } {
  const n = differences.length;
  const cdf = quadNullCdf(n / 4);
  const k = quadIndex(n / 4, level);
  if (k === 0) return { low: -Infinity, high: Infinity };
  const share = (level - cdf[k - 1]!) / (cdf[k]! - cdf[k - 1]!);
  const between = (outer: number, inner: number): number => outer + share * (inner - outer);
  return {
    low: between(differences[k - 1]!, differences[k]!),
    high: between(differences[n - k]!, differences[n - k - 1]!),
  };
}

/** Differences this close to the tested shift are ties and speak for neither side. */
export const TIE = 1e-9;

/** Whether the median of all differences within the first quads is above zero, without sorting them. */
export function quadEstimateIsPositive(
  baseline: ArrayLike<number>,
  candidate: ArrayLike<number>,
  quads: number,
): boolean {
  let above = 0;
  let leastAbove = Infinity;
  let mostBelow = -Infinity;
  for (let i = 0; i < 2 * quads; i++) {
    const first = i - (i % 2);
    for (let j = first; j < first + 2; j++) {
      const difference = candidate[i]! - baseline[j]!;
      if (difference > 0) {
        above += 1;
        if (difference < leastAbove) leastAbove = difference;
      } else if (difference > mostBelow) mostBelow = difference;
    }
  }
  // Of 4 × quads differences the median is the mean of the two in the middle.
  return above === 2 * quads ? leastAbove + mostBelow > 0 : above > 2 * quads;
}
