import { solve } from "../../../src/core/stats/solve.js";

/**
 * The weights, of sum 1, of the linear combination of numbers with the least variance: Σ⁻¹1, scaled
 * (Aitken 1936). Under a change that moves all of them alike it is the best linear number there is.
 *
 * @param rows one array a number: its values over the trials, centred
 * @param clip values beyond so many median sizes count no more than that; Infinity for none
 */
export function bestWeights(rows: readonly Float64Array[], clip: number): number[] {
  const clipped = rows.map((row) => {
    const limit = clip * sizeInTheMiddle(row);
    return row.map((x) => Math.max(-limit, Math.min(limit, x)));
  });
  const k = rows.length;
  const matrix = clipped.map((a) =>
    clipped.map((b) => a.reduce((sum, x, i) => sum + x * b[i]!, 0) / a.length),
  );
  const trace = matrix.reduce((sum, row, i) => sum + row[i]!, 0);
  // Numbers that always agree have no inverse.
  for (let i = 0; i < k; i++) matrix[i]![i]! += (RIDGE * trace) / k + Number.MIN_VALUE;
  const weights = solve(matrix, new Float64Array(k).fill(1));
  const total = weights.reduce((sum, w) => sum + w, 0);
  return weights.map((w) => w / total);
}

const RIDGE = 1e-4;

function sizeInTheMiddle(row: Float64Array): number {
  const sizes = row.map(Math.abs).sort();
  return Math.max(sizes[sizes.length >> 1]!, 1e-6);
}
