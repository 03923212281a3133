/** How many times as long work of one size takes as work of another, each by the shortest of three. */
export function timesAsLong(work: (size: number) => void, large: number, small: number): number {
  const msOf = (size: number): number => {
    const runs = [1, 2, 3].map(() => {
      const begin = performance.now();
      work(size);
      return performance.now() - begin;
    });
    return Math.min(...runs);
  };
  msOf(small);
  return msOf(large) / msOf(small);
}
