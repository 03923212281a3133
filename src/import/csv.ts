import { UnreadableResults } from "./model.js";
import type { ToolFile } from "./model.js";

export interface CsvRow {
  readonly fields: readonly string[];
  /** 1-based; the first one of a row whose fields hold line breaks. */
  readonly line: number;
}

const BARE = /[^",\r\n]*/y;
const SEPARATOR = /,|\r?\n|$/y;

/** Comma-separated values as of RFC 4180; empty lines are passed over. */
export function readCsv({ path, text }: ToolFile): {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
} {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let [at, line, first] = [0, 1, 1];
  while (at < text.length || fields.length > 0) {
    const field = text[at] === '"' ? quotedAt(text, at) : matchAt(BARE, text, at);
    const end = field === undefined ? undefined : matchAt(SEPARATOR, text, at + field.length);
    if (field === undefined || end === undefined)
      throw new UnreadableResults(path, "this is no comma-separated value", { line });
    fields.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    at += field.length + end.length;
    line += `${field}${end}`.split("\n").length - 1;
    if (end === ",") continue;
    if (fields.join("") !== "") rows.push({ fields, line: first });
    [fields, first] = [[], line];
  }
  return { header: rows[0]?.fields ?? [], rows: rows.slice(1) };
}

/** A field's number; of one that is empty or not there it is NaN, as where a line is cut off. */
export function numberIn(field: string | undefined): number {
  return field === undefined || field.trim() === "" ? NaN : Number(field);
}

/**
 * A field with the quotes around it, in which quotes are doubled. A pattern keeps a place for each pair, and has no
 * room for millions.
 */
function quotedAt(text: string, at: number): string | undefined {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] !== '"') return text.slice(at, end + 1);
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
