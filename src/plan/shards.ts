/**
 * Deals benchmarks out to shards, costliest first, always to the shard with the least so far
 * (Graham's rule for makespan). A benchmark is never split: a pair must not cross hosts.
 *
 * @returns for each benchmark, in the order given, its shard from 1
 */
export function dealShards(costs: readonly number[], count: number): number[] {
  const loads = Array.from({ length: count }, () => 0);
  const shards = costs.map(() => 0);
  const order = costs
    .map((cost, index) => ({ cost, index }))
    .sort((a, b) => b.cost - a.cost || a.index - b.index);
  for (const { cost, index } of order) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest]! += cost;
    shards[index] = lightest + 1;
  }
  return shards;
}
