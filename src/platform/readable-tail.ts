import { stripVTControlCharacters } from "node:util";

const LINE_CHARS = 500;

/** Begins a line that says what went wrong, and not one of the source that is shown above it. */
export const SAYS_WHAT =
  /^(?:[^\w.]*(?:[\w.]*(?:[Ee]rror|ERROR|[Ee]xception)|[Pp]anic|[Ff]atal|FATAL|E)\b.*[:\s]\S|\S+:\d+(?::\d+)?: (?:fatal )?error: |npm (?:error|ERR!) code )/;

/**
 * The last lines of a log for people: no escape sequences, no control characters, no empty or endless lines. Where none
 * of them says what went wrong, and one before them does, that comes first: npm prints forty lines of usage after it.
 */
export function readableTail(text: string, lines: number): string[] {
  const all = stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, "").trimEnd())
    .filter((line) => line !== "")
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
  const tail = all.slice(-lines);
  const telling = tail.some((line) => SAYS_WHAT.test(line))
    ? undefined
    : all.slice(0, -lines).find((line) => SAYS_WHAT.test(line));
  return telling === undefined || lines < 3 ? tail : [telling, "…", ...tail.slice(2)];
}
