/**
 * What in an argument or a variable may be a path: all of it, which may have blanks, and each word of it where it is a
 * list, an option's value or a shell's line. A variable stays in one word with the path behind it, as `$NAME/…`.
 */
export function wordsOf(text: string): Set<string> {
  const plain = text.replaceAll(/\$\{(\w+)\}/g, "$$$1").replaceAll(/['"]/g, "");
  const words = [text, ...plain.split(BETWEEN), ...plain.split(BETWEEN_OF_A_SHELL)];
  return new Set(words.flatMap((word) => [word, word.replace(BEFORE_A_PATH, "")]));
}

const BETWEEN = /[\s:=,;]+/;
const BETWEEN_OF_A_SHELL = /[\s:=,;()<>|&`{}[\]!]+/;
/** A compiler's `-I/…`, curl's `@/…`. */
const BEFORE_A_PATH = /^(?:-+[A-Za-z0-9]*|@)(?=\/)/;
