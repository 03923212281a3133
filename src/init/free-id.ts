/** Leaves room for a number in an id of 80 letters. */
const MOST_LETTERS = 76;

/** The id itself, or with the first number from 2 on that makes it one that is not taken; it is taken then. */
export function takeFreeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id.slice(0, MOST_LETTERS)}-${number}`;
  taken.add(free);
  return free;
}
