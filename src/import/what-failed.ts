import { stripVTControlCharacters } from "node:util";
import type { ImportedBenchmark, ImportedError } from "./model.js";

/** Of a message in a sentence. */
const MOST_SHOWN = 300;
/** More is not looked at: results may be hundreds of megabytes. */
const MOST_READ = 10_000;

/**
 * What a benchmark's code threw is anybody's text: of it the first line that says something, cut where it gets long, and
 * without what moves a cursor, turns the direction of text around or can't be seen.
 */
export function whatFailed({ kind, message = "" }: ImportedError): string {
  const line = stripVTControlCharacters(message.slice(0, MOST_READ))
    .split(/[\r\n\u2028\u2029]/)
    .map((each) => each.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim())
    .find((each) => each !== "");
  if (line === undefined) return kind;
  // Half of a character is none.
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).replace(/\p{Cs}$/u, "")}…` : line;
}

/** Of different kinds. */
const MOST_KINDS = 3;

/** Why there may be nothing to judge of a benchmark: what failed first, or of a load where all failed how many of which kind. */
export function whyNotMeasured({ succeeded, errors }: ImportedBenchmark): string | undefined {
  if (succeeded !== 0) return errors[0] && whatFailed(errors[0]);
  const counts = new Map<string, number>();
  for (const error of errors) {
    const kind = whatFailed(error);
    counts.set(kind, (counts.get(kind) ?? 0) + error.count);
  }
  const kinds = [...counts].map(([kind, count]) => `${count} × ${kind}`);
  const more = kinds.length - MOST_KINDS;
  const told = [...kinds.slice(0, MOST_KINDS), ...(more > 0 ? [`and of ${more} more kinds`] : [])];
  return `no request succeeded${told.length === 0 ? "" : ` (${told.join(", ")})`}`;
}
