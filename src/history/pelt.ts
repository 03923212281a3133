/**
 * Where the level of a series changes: the segmentation with the least penalised cost, found exactly by
 * PELT (Killick, Fearnhead and Eckley, "Optimal detection of changepoints with a linear computational
 * cost", JASA 107, 2012), for changes in the mean of values with variance 1. The cost of a segment is its
 * sum of squared deviations from its mean.
 *
 * @param values in order, in units of their own noise
 * @param penalty what one more segment has to gain
 * @param leastLength of a segment, at least 1
 * @returns the first index of each segment but the first, ascending
 */
export function pelt(values: Float64Array, penalty: number, leastLength: number): number[] {
  const n = values.length;
  const cost = segmentCosts(values);
  const best = new Float64Array(n + 1).fill(Infinity);
  best[0] = -penalty;
  const last = new Int32Array(n + 1);
  const neededUpTo = new Float64Array(n + 1).fill(Infinity);
  let starts = [0];
  for (let end = leastLength; end <= n; end += 1) {
    starts = starts.filter((start) => end < neededUpTo[start]!);
    const tried = starts.filter((start) => end - start >= leastLength);
    for (const start of tried) {
      const total = best[start]! + cost(start, end) + penalty;
      if (total < best[end]!) {
        best[end] = total;
        last[end] = start;
      }
    }
    // A start that is worse by now than a cut here stays so, as soon as the segment from here is long enough.
    for (const start of tried) {
      if (best[start]! + cost(start, end) > best[end]!) {
        neededUpTo[start] = Math.min(neededUpTo[start]!, end + leastLength);
      }
    }
    starts.push(end);
  }
  const changes: number[] = [];
  for (let end = n; last[end]! > 0; end = last[end]!) changes.push(last[end]!);
  return changes.reverse();
}

/** Cost of the values from `start` up to, not including, `end`. */
export function segmentCosts(values: Float64Array): (start: number, end: number) => number {
  const sums = new Float64Array(values.length + 1);
  const squares = new Float64Array(values.length + 1);
  values.forEach((value, index) => {
    sums[index + 1] = sums[index]! + value;
    squares[index + 1] = squares[index]! + value * value;
  });
  return (start, end) => {
    const sum = sums[end]! - sums[start]!;
    return Math.max(0, squares[end]! - squares[start]! - (sum * sum) / (end - start));
  };
}
