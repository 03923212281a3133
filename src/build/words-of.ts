/**
 * What in an argument or a variable may be a path. One by itself may have blanks; of a list, an option's value or a
 * shell's line each word counts.
 */
export function wordsOf(text: string): Set<string> {
  const words = [text, ...text.split(/[\s:=,;'"]+/)];
  return new Set(words.map((word) => word.replace(BEFORE_A_PATH, "")));
}

/** A compiler's `-I/…`, a shell's `</…` and `$(/…`, curl's `@/…`. */
const BEFORE_A_PATH = /^(?:-[A-Za-z]+|\d*[@<>(`|&$]+)(?=\/)/;
