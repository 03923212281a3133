/** The middle value; of an even number, the mean of the two. Of nothing it is NaN. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many samples a histogram may stand for; more is refused, so that memory stays bounded. */
const MOST_SAMPLES = 20_000_000;

/** `counts` of equal values as values one by one; undefined where there are too many. */
export function expandCounts(
  buckets: readonly { readonly valueNs: number; readonly count: number }[],
): number[] | undefined {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  if (total > MOST_SAMPLES) return undefined;
  const values = new Array<number>(total);
  let at = 0;
  for (const { valueNs, count } of buckets) {
    values.fill(valueNs, at, at + count);
    at += count;
  }
  return values;
}

export const TOO_MANY = `it stands for more than ${MOST_SAMPLES / 1e6} million samples`;
export const FEWER = "take shorter trials: the gate repeats them in rounds";
