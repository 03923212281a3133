/**
 * Deals benchmarks out to shards, costliest first, always to the shard with the least so far
 * (Graham's rule for makespan). A benchmark is never split, because a pair must not cross hosts; nor are those that
 * are compared with each other.
 *
 * @param costs of each benchmark
 * @param together indices of benchmarks that have to be on one machine, and may be in several such lists
 * @returns for each benchmark, in the order given, its shard from 1
 */
export function dealShards(
  costs: readonly number[],
  count: number,
  together: readonly (readonly number[])[] = [],
): number[] {
  const loads = Array.from({ length: count }, () => 0);
  const shards = costs.map(() => 0);
  const units = unitsOf(costs.length, together)
    .map((members) => ({ members, cost: members.reduce((sum, index) => sum + costs[index]!, 0) }))
    .sort((a, b) => b.cost - a.cost || a.members[0]! - b.members[0]!);
  for (const { members, cost } of units) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest]! += cost;
    for (const index of members) shards[index] = lightest + 1;
  }
  return shards;
}

/** The finest partition in which no list is split. */
function unitsOf(count: number, together: readonly (readonly number[])[]): number[][] {
  let units = Array.from({ length: count }, (_, index) => [index]);
  for (const list of together) {
    const [joined, others] = [
      units.filter((unit) => unit.some((index) => list.includes(index))),
      units.filter((unit) => !unit.some((index) => list.includes(index))),
    ];
    units = joined.length === 0 ? others : [...others, joined.flat().sort((a, b) => a - b)];
  }
  return units;
}
