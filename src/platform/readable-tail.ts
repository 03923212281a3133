import { stripVTControlCharacters } from "node:util";

const LINE_CHARS = 500;

/** The last lines of a log for people: no escape sequences, no control characters, no empty or endless lines. */
export function readableTail(text: string, lines: number): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, "").trimEnd())
    .filter((line) => line !== "")
    .slice(-lines)
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
}
