import type { SchemaElement } from "hyparquet";
import { parquetMetadata } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";
import { COLUMNS } from "./schema.js";
import type { ColumnName } from "./schema.js";

export type Row = Readonly<Record<ColumnName, string | number | bigint | undefined>>;

export interface DataFile {
  readonly bytes: Buffer;
  /** Sizes of the column chunks in bytes, by column. */
  readonly columnSizes: ReadonlyMap<string, number>;
}

const PHYSICAL = { int: "INT32", long: "INT64", string: "BYTE_ARRAY" } as const;

/** Field ids as Iceberg wants them: its columns are found by id and not by name. */
function parquetSchema(): SchemaElement[] {
  return [
    { name: "table", num_children: COLUMNS.length },
    ...COLUMNS.map(({ id, name, type, required }): SchemaElement => ({
      name,
      field_id: id,
      type: PHYSICAL[type],
      repetition_type: required ? "REQUIRED" : "OPTIONAL",
      ...(type === "string" ? { converted_type: "UTF8", logical_type: { type: "STRING" } } : {}),
    })),
  ];
}

/** Rows as one Parquet file of one row group, compressed by Snappy. */
export function writeParquet(rows: readonly Row[]): DataFile {
  const bytes = Buffer.from(
    parquetWriteBuffer({
      schema: parquetSchema(),
      columnData: COLUMNS.map(({ name }) => ({ name, data: rows.map((row) => row[name]) })),
      // Statistics would hold whole sections. What a reader needs of them stands in the manifest.
      statistics: false,
      createdBy: "latency-gate cold-start",
    }),
  );
  const { row_groups } = parquetMetadata(new Uint8Array(bytes));
  const columnSizes = new Map<string, number>();
  for (const { columns } of row_groups) {
    for (const { meta_data } of columns) {
      const name = meta_data!.path_in_schema[0]!;
      columnSizes.set(name, (columnSizes.get(name) ?? 0) + Number(meta_data!.total_compressed_size));
    }
  }
  return { bytes, columnSizes };
}
