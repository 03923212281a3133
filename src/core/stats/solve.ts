/** x with matrix · x = right, by Gaussian elimination with the largest pivot. */
export function solve(matrix: readonly ArrayLike<number>[], right: ArrayLike<number>): number[] {
  const n = matrix.length;
  const a: number[][] = [];
  for (let i = 0; i < n; i++) {
    const row: number[] = [];
    for (let j = 0; j < n; j++) row.push(matrix[i]![j]!);
    row.push(right[i]!);
    a.push(row);
  }
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) {
      if (Math.abs(a[i]![column]!) > Math.abs(a[pivot]![column]!)) pivot = i;
    }
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    const chosen = a[column]!;
    for (let i = 0; i < n; i++) {
      if (i === column) continue;
      const row = a[i]!;
      const factor = row[column]! / chosen[column]!;
      for (let j = column; j <= n; j++) row[j]! -= factor * chosen[j]!;
    }
  }
  return a.map((row, i) => row[n]! / row[i]!);
}
