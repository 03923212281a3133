/**
 * Hommel's adjusted p-value (1988) of one hypothesis among others: the closed test with Simes' test of every intersection.
 * It rejects whatever Holm's and Hochberg's procedures reject. Simes' inequality holds for independent and for positively
 * dependent p-values (Sarkar 1998), as those of one benchmark's metrics are.
 *
 * Of the intersections of one size, that with the largest others has the largest p-value. The one of all comes first: most
 * of the smaller ones can't exceed it, which their own part of Simes' minimum tells, and they are not gone through.
 *
 * @param others ascending
 */
export function hommelAmong(own: number, others: readonly number[]): number {
  // No intersection has a p-value above the largest of its own.
  const most = Math.max(own, others.at(-1) ?? 0);
  let largest = 0;
  for (let size = others.length + 1; size >= 1 && largest < most; size--) {
    const from = others.length - (size - 1);
    const below = countUpTo(own, others, from);
    let simes = (size * own) / (below + 1);
    for (let i = from; i < others.length && simes > largest; i++) {
      const rank = i - from + (i < from + below ? 1 : 2);
      simes = Math.min(simes, (size * others[i]!) / rank);
    }
    largest = Math.max(largest, simes);
  }
  return Math.min(1, largest);
}

/** Of those from a place on, how many are no larger: of equals, the last has the rank that says most. */
function countUpTo(own: number, ascending: readonly number[], from: number): number {
  let [low, high] = [from, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! <= own) low = middle + 1;
    else high = middle;
  }
  return low - from;
}
