/** What is copied from a sentence into a shell: `--label 'latency-gate: harness change'`. */
const QUOTED_OPTION = /--[a-z-]+ '[^']*'/g;
const KEPT = "\0";

/**
 * Lines of at most so many columns, but for words that are longer; what follows the first is set in. An option with its
 * value in quotes is a word.
 */
export function wrap(line: string, columns: number, indent: string): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.replaceAll(QUOTED_OPTION, (option) => option.replaceAll(" ", KEPT)).split(" ")) {
    if (current !== "" && current.length + 1 + word.length > columns) {
      lines.push(current);
      current = indent + word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current].map((text) => text.replaceAll(KEPT, " "));
}
