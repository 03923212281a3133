/**
 * Holm's procedure with weights (Holm 1979): the closed test with Bonferroni's test of every intersection, of
 * which each hypothesis has the level by its weight among those that are in it. It assumes nothing of how the
 * p-values depend on each other.
 *
 * @param pValues of any order
 * @param weights of the same order, whole numbers above zero
 * @returns adjusted, in the same order
 */
export function weightedHolm(pValues: readonly number[], weights: readonly number[]): number[] {
  const order = [...pValues.keys()].sort((i, j) => pValues[i]! / weights[i]! - pValues[j]! / weights[j]!);
  let left = weights.reduce((sum, weight) => sum + weight, 0);
  let adjusted = 0;
  const result = new Array<number>(pValues.length);
  for (const i of order) {
    adjusted = Math.min(1, Math.max(adjusted, pValues[i]! * (left / weights[i]!)));
    result[i] = adjusted;
    left -= weights[i]!;
  }
  return result;
}
