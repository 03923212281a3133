/** The share of accesses after which the usual one follows. */
export const HABIT = 0.9;

/**
 * Accesses of a session with habits: from each object one other usually follows.
 *
 * @param random from 0 to 1
 */
export function accesses(objects: readonly string[], count: number, random: () => number): string[] {
  const found: string[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    found.push(objects[at]!);
    at = random() < HABIT ? (at + 1) % objects.length : Math.floor(random() * objects.length);
  }
  return found;
}

/** mulberry32 of a seed: the same accesses on both sides of a round. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
