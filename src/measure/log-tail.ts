import { Buffer } from "node:buffer";
import { stripVTControlCharacters } from "node:util";
import type { TrialFiles } from "../ports/trial-io.js";

const TAIL_BYTES = 16 * 1024;
const TAIL_LINES = 20;
const LINE_CHARS = 500;

/** The last lines of a log for people: no escape sequences, no control characters, no endless lines. */
export function logTail(files: TrialFiles, file: string): string[] {
  const start = Math.max(0, (files.stat(file)?.sizeBytes ?? 0) - TAIL_BYTES);
  const text = Buffer.from(files.read(file, start, TAIL_BYTES)).toString("utf8");
  // The first line of a cut text is half a line.
  return readableTail(start === 0 ? text : text.slice(text.indexOf("\n") + 1));
}

/** The last lines of a text, cleaned the same way. */
function readableTail(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, "").trimEnd())
    .filter((line) => line !== "")
    .slice(-TAIL_LINES)
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
}
