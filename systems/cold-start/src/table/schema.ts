import { SECTIONS } from "../state/state.js";

/** The table's columns and their Iceberg field ids. The ids tie metadata, manifests and Parquet together. */
export const COLUMNS = [
  { id: 1, name: "object_id", type: "string", required: true },
  { id: 2, name: "part", type: "int", required: true },
  { id: 3, name: "schema_version", type: "int", required: true },
  { id: 4, name: "state_version", type: "long", required: true },
  { id: 5, name: "checksum", type: "string", required: true },
  { id: 6, name: "digests", type: "string", required: true },
  ...SECTIONS.map((name, index) => ({ id: 10 + index, name, type: "string", required: false }) as const),
] as const;

export type ColumnName = (typeof COLUMNS)[number]["name"];

const FIELD_ID = new Map<string, number>(COLUMNS.map(({ id, name }) => [name, id]));

export function fieldId(name: ColumnName): number {
  return FIELD_ID.get(name)!;
}

export const SCHEMA = {
  type: "struct",
  "schema-id": 0,
  fields: COLUMNS.map(({ id, name, type, required }) => ({ id, name, type, required })),
};

/** Each object is a partition of its own: its files are found without opening those of others. */
export const PARTITION_FIELD = { "source-id": 1, "field-id": 1000, transform: "identity", name: "object_id" };
export const PARTITION_SPEC = { "spec-id": 0, fields: [PARTITION_FIELD] };
