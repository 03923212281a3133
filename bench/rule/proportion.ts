/** Upper bound of a proportion, one-sided 95 %, exact (Clopper and Pearson 1934), by bisection. */
export function upperBound95(successes: number, n: number): number {
  if (n === 0 || successes >= n) return 1;
  let low = successes / n;
  let high = 1;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (lowerTail(successes, n, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** P(X ≤ successes). */
function lowerTail(successes: number, n: number, p: number): number {
  let logTerm = n * Math.log1p(-p);
  let sum = Math.exp(logTerm);
  for (let k = 1; k <= successes; k++) {
    logTerm += Math.log((n - k + 1) / k) + Math.log(p) - Math.log1p(-p);
    sum += Math.exp(logTerm);
  }
  return sum;
}

/** How often chance alone makes the first share as much higher than the second: Fisher's exact test, one-sided. */
export function higherByChance(first: Counted, second: Counted): number {
  const successes = first.successes + second.successes;
  const all = logChoose(first.of + second.of, successes);
  let tail = 0;
  for (let k = first.successes; k <= Math.min(first.of, successes); k++) {
    if (successes - k <= second.of) {
      tail += Math.exp(logChoose(first.of, k) + logChoose(second.of, successes - k) - all);
    }
  }
  return Math.min(1, tail);
}

/** So many of so many. */
export interface Counted {
  readonly successes: number;
  readonly of: number;
}

const logFactorials = [0];

function logChoose(n: number, k: number): number {
  while (logFactorials.length <= n) {
    logFactorials.push(logFactorials.at(-1)! + Math.log(logFactorials.length));
  }
  return logFactorials[n]! - logFactorials[k]! - logFactorials[n - k]!;
}
