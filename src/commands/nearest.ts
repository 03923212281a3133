import { distance } from "fastest-levenshtein";

/** The words that `word` was most likely meant to be, the nearest first: a slip or two away, of long words a third. */
export function nearestOf(word: string, known: readonly string[]): string[] {
  const near = known
    .map((other) => ({ other, away: distance(word, other) }))
    .filter(({ away }) => away <= Math.max(2, Math.floor(word.length / 3)));
  return near.sort((a, b) => a.away - b.away).map(({ other }) => other);
}
