/** A sorted copy, ascending. */
export function sorted(values: Float64Array): Float64Array {
  return values.slice().sort();
}

/** Whether values ascend, and are not all the same. */
export function isAscending(values: Float64Array): boolean {
  return values[0]! < values.at(-1)! && values.every((x, i) => i === 0 || x >= values[i - 1]!);
}

const sortedBefore = new WeakMap<Float64Array, Float64Array>();

/**
 * The same for the samples of a trial, which nobody writes to: several statistics, phases and plots look at
 * them, and they are sorted once. The answer is shared, and is not to be written to either.
 */
export function sortedSamples(values: Float64Array): Float64Array {
  const known = sortedBefore.get(values);
  if (known !== undefined) return known;
  const ascending = sorted(values);
  sortedBefore.set(values, ascending);
  return ascending;
}

/** All values of several arrays, ascending: merged pair by pair, which is several times faster than sorting anew. */
export function mergeSorted(arrays: readonly Float64Array[]): Float64Array {
  let runs = [...arrays];
  while (runs.length > 1) {
    runs = Array.from({ length: Math.ceil(runs.length / 2) }, (_, pair) => {
      const [one, other] = [runs[2 * pair]!, runs[2 * pair + 1]];
      return other === undefined ? one : mergeTwo(one, other);
    });
  }
  return runs[0] ?? new Float64Array(0);
}

function mergeTwo(one: Float64Array, other: Float64Array): Float64Array {
  const merged = new Float64Array(one.length + other.length);
  let a = 0;
  let b = 0;
  while (a < one.length && b < other.length) {
    const x = one[a]!;
    const y = other[b]!;
    if (x <= y) {
      merged[a + b] = x;
      a += 1;
    } else {
      merged[a + b] = y;
      b += 1;
    }
  }
  merged.set(a < one.length ? one.subarray(a) : other.subarray(b), a + b);
  return merged;
}

/**
 * Quantile by linear interpolation of order statistics, R's type 7 (Hyndman and Fan 1996).
 * simple-statistics' `quantileSorted` is another definition: it takes one order statistic or the
 * mean of two.
 *
 * @param ascending sorted, not empty
 * @param q 0 to 1
 */
export function quantileSorted(ascending: ArrayLike<number>, q: number): number {
  const n = ascending.length;
  if (n === 0) throw new RangeError("quantile of no values");
  const position = (n - 1) * q;
  const below = Math.floor(position);
  const low = ascending[below]!;
  const share = position - below;
  return share === 0 ? low : low + share * (ascending[below + 1]! - low);
}

/** The median of values in any order. */
export function median(values: Float64Array): number {
  return quantileSorted(sorted(values), 0.5);
}
