/** What to do where a program is not found that is a whole command line; undefined where it is one word. */
export function hintOfWords(program: string): string | undefined {
  const words = program.trim().split(/\s+/);
  return words.length > 1
    ? `no shell splits it: write each word by itself, [${words.join(", ")}]`
    : undefined;
}
