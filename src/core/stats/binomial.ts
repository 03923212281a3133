/** P(X ≥ successes), X binomial with n trials and chance one half, exact. */
export function fairUpperTail(n: number, successes: number): number {
  let term = 0.5 ** n;
  let tail = successes <= 0 ? term : 0;
  for (let k = 1; k <= n; k++) {
    term *= (n - k + 1) / k;
    if (k >= successes) tail += term;
  }
  return Math.min(1, tail);
}

/** The largest k with P(X ≤ k − 1) ≤ level: the k-th order statistic bounds the median. */
export function signIndex(n: number, level: number): number {
  let term = 0.5 ** n;
  let sum = 0;
  for (let k = 0; k <= n; k++) {
    sum += term;
    if (sum > level) return k;
    term *= (n - k) / (k + 1);
  }
  return n;
}
