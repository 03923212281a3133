/** In one line. */
const MOST_NAMED = 8;

/** `a, b and 12 more`. */
export function listOfNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join(", ")} and ${more} more` : names.join(", ");
}
