/**
 * What becomes of each item, in their order, of which so many are under way at a time. After a failure no
 * other item is begun; it is thrown when those under way have ended, the first of several.
 */
export async function mapAtOnce<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      try {
        results[index] = await work(item, index);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
