import { distance } from "fastest-levenshtein";

/** The words that `word` was most likely meant to be, the nearest first: few slips away for its length. */
export function nearestOf(word: string, known: readonly string[]): string[] {
  const most = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3));
  const near = known
    .map((other) => ({ other, away: distance(word, other) }))
    .filter(({ away }) => away <= most);
  return near.sort((a, b) => a.away - b.away).map(({ other }) => other);
}
