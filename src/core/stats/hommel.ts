/**
 * Hommel's adjusted p-values (1988): the closed test with Simes' test of every intersection. It
 * rejects whatever Holm's and Hochberg's procedures reject. Simes' inequality holds for independent
 * and for positively dependent p-values (Sarkar 1998), as those of one system's metrics are.
 * The computation is Wright's (1992).
 *
 * @param pValues of any order
 * @returns adjusted, in the same order
 */
export function hommel(pValues: readonly number[]): number[] {
  const m = pValues.length;
  const order = [...pValues.keys()].sort((a, b) => pValues[a]! - pValues[b]!);
  const p = order.map((i) => pValues[i]!);
  const adjusted = new Array<number>(m).fill(Math.min(...p.map((value, i) => (m * value) / (i + 1))));
  for (let size = m - 1; size >= 2; size--) {
    const low = m - size + 1;
    let simes = Infinity;
    for (let i = 2; i <= size; i++) simes = Math.min(simes, (size * p[low + i - 2]!) / i);
    for (let i = 0; i < m; i++) {
      const value = Math.min(size * p[Math.min(i, low - 1)]!, simes);
      adjusted[i] = Math.max(adjusted[i]!, value);
    }
  }
  const result = new Array<number>(m);
  order.forEach((index, i) => (result[index] = Math.min(1, Math.max(adjusted[i]!, p[i]!))));
  return result;
}
