/** P(Z > z), after Abramowitz and Stegun 26.2.17; error below 1e-7. */
export function normalUpperTail(z: number): number {
  if (z < 0) return 1 - normalUpperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}

export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

export function momentsOf(values: readonly number[]): Moments {
  const n = values.length;
  const mean = values.reduce((sum, x) => sum + x, 0) / n;
  const variance = n < 2 ? 0 : values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
  return { n, mean, variance };
}
