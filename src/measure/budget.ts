/** What it would take to bring one benchmark to its next look. */
export interface Claim {
  readonly key: string;
  readonly system: string;
  readonly costMs: number;
  /** Numbers of the benchmark that a look can settle; whether they are still open does not count. */
  readonly metrics: number;
}

/**
 * Shares out the time for first looks: always to the system that has been given least so far, its
 * cheapest benchmark first, as long as it fits. So one expensive system never starves the others, and
 * as many benchmarks as possible reach a look at all; rounds that end before a look decide nothing.
 *
 * @returns the keys that fit
 */
export function shareOut(claims: readonly Claim[], remainingMs: number): ReadonlySet<string> {
  const total = claims.reduce((sum, { costMs }) => sum + costMs, 0);
  if (total <= remainingMs) return new Set(claims.map(({ key }) => key));
  const waiting = new Map<string, Claim[]>();
  for (const claim of [...claims].sort((a, b) => a.costMs - b.costMs)) {
    waiting.set(claim.system, [...(waiting.get(claim.system) ?? []), claim]);
  }
  const givenMs = new Map([...waiting.keys()].map((system) => [system, 0]));
  const kept = new Set<string>();
  let leftMs = remainingMs;
  while (waiting.size > 0) {
    const [system] = [...waiting.keys()].sort((a, b) => givenMs.get(a)! - givenMs.get(b)!);
    const next = waiting.get(system!)!.shift();
    if (next === undefined || next.costMs > leftMs) {
      // Its others cost at least as much.
      waiting.delete(system!);
      continue;
    }
    kept.add(next.key);
    leftMs -= next.costMs;
    givenMs.set(system!, givenMs.get(system!)! + next.costMs);
  }
  return kept;
}

/**
 * Shares out the time for later looks, when everybody has had a first one: the benchmark that is the
 * cheapest by number goes first, so that many numbers get one. What was seen of the numbers has no say in that
 * (and one of which all pass is no claim beside one of which not all do), so it does not decide which of them
 * the clock cuts off undecided.
 *
 * @returns the keys that fit
 */
export function shareOutByMetrics(claims: readonly Claim[], remainingMs: number): ReadonlySet<string> {
  const price = ({ costMs, metrics }: Claim): number => costMs / Math.max(1, metrics);
  const kept = new Set<string>();
  let leftMs = remainingMs;
  for (const { key, costMs } of [...claims].sort((a, b) => price(a) - price(b))) {
    if (costMs > leftMs) continue;
    kept.add(key);
    leftMs -= costMs;
  }
  return kept;
}
