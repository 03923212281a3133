import type { ToolFile } from "./model.js";

export interface CsvRow {
  readonly fields: readonly string[];
  /** 1-based. */
  readonly line: number;
}

/** Comma-separated values without quoting, as load generators write numbers. */
export function readCsv({ text }: ToolFile): {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
} {
  const rows = text
    .split("\n")
    .map((line, index) => ({ fields: line.trimEnd().split(","), line: index + 1 }))
    .filter(({ fields }) => fields.join("") !== "");
  return { header: rows[0]?.fields ?? [], rows: rows.slice(1) };
}
