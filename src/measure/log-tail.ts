import { Buffer } from "node:buffer";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const TAIL_BYTES = 16 * 1024;
const TAIL_LINES = 20;
const LINE_CHARS = 500;

/** The last lines of a log for people: no escape sequences, no control characters, no endless lines. */
export function logTail(file: string): string[] {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch {
    return [];
  }
  try {
    const size = fstatSync(descriptor).size;
    const start = Math.max(0, size - TAIL_BYTES);
    const buffer = Buffer.alloc(size - start);
    const read = readSync(descriptor, buffer, 0, buffer.length, start);
    const text = buffer.subarray(0, read).toString("utf8");
    // The first line of a cut text is half a line.
    return readableTail(start === 0 ? text : text.slice(text.indexOf("\n") + 1));
  } finally {
    closeSync(descriptor);
  }
}

/** The last lines of a text, cleaned the same way. */
export function readableTail(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/[^\P{Cc}\t]/gu, "").trimEnd())
    .filter((line) => line !== "")
    .slice(-TAIL_LINES)
    .map((line) => (line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS)}…` : line));
}
