/** Lines of at most so many columns, but for words that are longer; what follows the first is set in. */
export function wrap(line: string, columns: number, indent: string): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > columns) {
      lines.push(current);
      current = indent + word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
