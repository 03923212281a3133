/** A word, or an option with its value in quotes, which is to be copied into a shell as it is. */
const WORDS = /--[a-z-]+ '(?:[^']|'\\'')*'\S*|\S+/g;

/** Lines of at most so many columns, but for words that are longer; what follows the first is set in. */
export function wrap(line: string, columns: number, indent: string): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.match(WORDS) ?? []) {
    if (current !== "" && current.length + 1 + word.length > columns) {
      lines.push(current);
      current = indent + word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
