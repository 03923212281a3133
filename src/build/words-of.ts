/**
 * What in an argument or a variable may be a path: all of it, which may have blanks, and each word of it where it is a
 * list, an option's value or a shell's line. There a variable stays in one word with the path behind it, as `$NAME/…`.
 */
export function wordsOf(text: string): Set<string> {
  const words = [
    text,
    ...text.split(BETWEEN),
    ...text.replaceAll(VARIABLE, "$$$2$3").split(BETWEEN_OF_A_SHELL),
  ];
  return new Set(words.flatMap((word) => [word, word.replace(BEFORE_A_PATH, "")]));
}

const BETWEEN = /[\s:=,;'"]+/;
const BETWEEN_OF_A_SHELL = /[\s:=,;'"()<>|&`{}[\]!]+/;
/** With quotes of its own, or without. */
const VARIABLE = /(["']?)\$(?:\{(\w+)\}|(\w+))\1/g;
/** A compiler's `-I/…`, curl's `@/…`. */
const BEFORE_A_PATH = /^(?:-+[A-Za-z0-9]*|@)(?=\/)/;
