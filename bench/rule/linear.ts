/**
 * The weights, of sum 1, of the linear combination of numbers with the least variance: Σ⁻¹1, scaled
 * (Aitken 1936). Under a change that moves all of them alike it is the best linear number there is.
 *
 * @param rows one array a number: its values over the trials, centred
 * @param clip values beyond so many median sizes count no more than that; Infinity for none
 */
export function bestWeights(rows: readonly Float64Array[], clip: number): Float64Array {
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

/** Gaussian elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: Float64Array): Float64Array {
  const n = matrix.length;
  const a = matrix.map((row, i) => [...row, right[i]!]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(a[i]![column]!) > Math.abs(a[pivot]![column]!)) pivot = i;
    }
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const factor = a[i]![column]! / a[column]![column]!;
      for (let j = column; j <= n; j++) a[i]![j]! -= factor * a[column]![j]!;
    }
  }
  return Float64Array.from({ length: n }, (_, i) => a[i]![n]! / a[i]![i]!);
}
