/** How many of an ascending run lie above the threshold. */
export function countAbove(ascending: Float64Array, threshold: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! > threshold) high = middle;
    else low = middle + 1;
  }
  return ascending.length - low;
}

/** Type-7 quantile of the union of ascending runs, without merging them. */
export function quantileOfRuns(runs: readonly Float64Array[], q: number): number {
  const n = runs.reduce((sum, run) => sum + run.length, 0);
  const position = (n - 1) * q;
  const below = Math.floor(position);
  const low = orderStatistic(runs, below);
  const share = position - below;
  return share === 0 ? low : low + share * (orderStatistic(runs, below + 1) - low);
}

/**
 * The k-th smallest (from 0) of the union: the range that can hold it is narrowed in each run, around
 * the middle of the widest range left.
 */
function orderStatistic(runs: readonly Float64Array[], k: number): number {
  const from = runs.map(() => 0);
  const to = runs.map((run) => run.length);
  for (;;) {
    let widest = 0;
    for (let i = 1; i < runs.length; i++) if (to[i]! - from[i]! > to[widest]! - from[widest]!) widest = i;
    const pivot = runs[widest]![(from[widest]! + to[widest]!) >>> 1]!;
    let below = 0;
    let upTo = 0;
    const lows: number[] = [];
    const highs: number[] = [];
    for (const run of runs) {
      const low = lowerBound(run, pivot);
      const high = run.length - countAbove(run, pivot);
      lows.push(low);
      highs.push(high);
      below += low;
      upTo += high;
    }
    if (k < below) lows.forEach((low, i) => (to[i] = Math.min(to[i]!, low)));
    else if (k >= upTo) highs.forEach((high, i) => (from[i] = Math.max(from[i]!, high)));
    else return pivot;
  }
}

/** Index of the first element that is not below the value. */
function lowerBound(ascending: Float64Array, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
