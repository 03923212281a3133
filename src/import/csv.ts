import { UnreadableResults } from "./model.js";
import type { ToolFile } from "./model.js";

export interface CsvRow {
  readonly fields: readonly string[];
  /** 1-based; the first one of a row whose fields hold line breaks. */
  readonly line: number;
}

/** A quoted field, in which quotes are doubled, or one without; and what ends it. */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

/** Comma-separated values as of RFC 4180; empty lines are passed over. */
export function readCsv({ path, text }: ToolFile): {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
} {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let [at, line, first] = [0, 1, 1];
  while (at < text.length || fields.length > 0) {
    FIELD.lastIndex = at;
    const match = FIELD.exec(text);
    if (match === null) throw new UnreadableResults(path, "this is no comma-separated value", { line });
    const [whole, quoted, bare = "", end] = match;
    fields.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    line += whole.split("\n").length - 1;
    if (end === ",") continue;
    if (fields.join("") !== "") rows.push({ fields, line: first });
    [fields, first] = [[], line];
  }
  return { header: rows[0]?.fields ?? [], rows: rows.slice(1) };
}
