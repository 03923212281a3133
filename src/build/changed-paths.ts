/** What is other in one tree than in another one, as `readTree` reads them; sorted. */
export function changedPaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

const MOST_NAMED = 3;
const NAME_CHARS = 100;

/** In quotes, because a name may hold anything. */
export function firstOf(paths: readonly string[]): string {
  const named = paths.slice(0, MOST_NAMED).map((path) => {
    return JSON.stringify(path.length > NAME_CHARS ? `…${path.slice(-NAME_CHARS)}` : path);
  });
  const more = paths.length - named.length;
  return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
