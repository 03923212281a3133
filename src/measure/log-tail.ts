import { Buffer } from "node:buffer";
import { readableTail } from "../platform/readable-tail.js";
import type { TrialFiles } from "../ports/trial-io.js";

const TAIL_BYTES = 16 * 1024;
const TAIL_LINES = 20;

/** The last lines of a trial's log. */
export function logTail(files: TrialFiles, file: string): string[] {
  const start = Math.max(0, (files.stat(file)?.sizeBytes ?? 0) - TAIL_BYTES);
  const text = Buffer.from(files.read(file, start, TAIL_BYTES)).toString("utf8");
  // The first line of a cut text is half a line.
  return readableTail(start === 0 ? text : text.slice(text.indexOf("\n") + 1), TAIL_LINES);
}
