/** x with matrix · x = right, by Gaussian elimination with the largest pivot. */
export function solve(matrix: readonly ArrayLike<number>[], right: ArrayLike<number>): Float64Array {
  const n = matrix.length;
  const a = matrix.map((row, i) => [...Array.from(row), right[i]!]);
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
