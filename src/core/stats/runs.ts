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
  const share = position - below;
  const { value, next } = orderStatistic(runs, below, q);
  return share === 0 ? value : value + share * (next - value);
}

/** Whether that quantile is above a threshold; mostly by counting alone. */
export function quantileIsAbove(runs: readonly Float64Array[], q: number, threshold: number): boolean {
  const n = runs.reduce((sum, run) => sum + run.length, 0);
  const below = Math.floor((n - 1) * q);
  const above = runs.reduce((sum, run) => sum + countAbove(run, threshold), 0);
  if (above >= n - below) return true;
  if (above < n - below - 1) return false;
  return quantileOfRuns(runs, q) > threshold;
}

/**
 * The k-th smallest (from 0) of the union and the one after it (Infinity after the last): the range that
 * can hold it is narrowed in each run, around the middle of the widest range left. The first guess is a
 * run's own quantile.
 */
function orderStatistic(
  runs: readonly Float64Array[],
  k: number,
  q: number,
): { value: number; next: number } {
  const from = new Int32Array(runs.length);
  const to = Int32Array.from(runs, (run) => run.length);
  const low = new Int32Array(runs.length);
  const high = new Int32Array(runs.length);
  for (let guess = 0; ; guess++) {
    let widest = 0;
    if (guess < FIRST_GUESSES) widest = Math.floor((guess * runs.length) / FIRST_GUESSES);
    else
      for (let i = 1; i < runs.length; i++) if (to[i]! - from[i]! > to[widest]! - from[widest]!) widest = i;
    const run = runs[widest]!;
    if (run.length === 0) continue;
    const at = guess < FIRST_GUESSES ? Math.floor((run.length - 1) * q) : (from[widest]! + to[widest]!) >>> 1;
    const pivot = run[at]!;
    let below = 0;
    let upTo = 0;
    for (let i = 0; i < runs.length; i++) {
      low[i] = firstNotBelow(runs[i]!, pivot, from[i]!, to[i]!);
      high[i] = firstAbove(runs[i]!, pivot, low[i]!, to[i]!);
      below += low[i]!;
      upTo += high[i]!;
    }
    if (k < below) for (let i = 0; i < runs.length; i++) to[i] = Math.min(to[i]!, low[i]!);
    else if (k >= upTo) for (let i = 0; i < runs.length; i++) from[i] = Math.max(from[i]!, high[i]!);
    else {
      if (k + 1 < upTo) return { value: pivot, next: pivot };
      let next = Infinity;
      for (let i = 0; i < runs.length; i++) next = Math.min(next, runs[i]![high[i]!] ?? Infinity);
      return { value: pivot, next };
    }
  }
}

/** Runs whose own quantile is tried first. */
const FIRST_GUESSES = 2;

/** Index of the first element that is not below the value, between two that bracket it. */
function firstNotBelow(ascending: Float64Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first element above the value, between two that bracket it. */
function firstAbove(ascending: Float64Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
