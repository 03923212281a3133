import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MANIFEST_ENTRY, MANIFEST_FILE } from "./avro-schemas.js";
import { writeAvro } from "./avro.js";
import { writeParquet } from "./parquet.js";
import type { DataFile, Row } from "./parquet.js";
import { COLUMNS, fieldId, PARTITION_FIELD, PARTITION_SPEC, SCHEMA } from "./schema.js";
import type { ColumnName } from "./schema.js";

/** One append: files of objects, each file a list of rows of one object. */
export interface Append {
  readonly name: string;
  /** Whether each object's state is in one file. */
  readonly whole: boolean;
  readonly files: readonly { readonly objectId: string; readonly rows: readonly Row[] }[];
}

/** Columns whose bounds stand in the manifest at their full length: one row a file, so they are its value. */
const BOUNDED: readonly ColumnName[] = ["object_id", "part", "schema_version", "state_version", "checksum"];
/** 2026-01-01: the table is the same bytes whenever it is made. */
const WRITTEN_AT_MS = 1_767_225_600_000;

/**
 * Writes an Iceberg v2 table (https://iceberg.apache.org/spec/): Parquet files, a manifest for each append,
 * a manifest list for each snapshot, and the metadata of the last.
 *
 * @param folder where `location` is on this machine
 * @param location what the table calls itself, as `s3://bucket/path`
 * @returns path of the metadata file, relative to the folder
 */
export async function writeTable(
  folder: string,
  location: string,
  appends: readonly Append[],
): Promise<string> {
  const put = (path: string, bytes: Uint8Array | string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  const manifests: object[] = [];
  const snapshots: object[] = [];
  for (const [index, append] of appends.entries()) {
    const sequence = index + 1;
    const snapshotId = 1000 + sequence;
    const entries = append.files.map(({ objectId, rows }, number) => {
      const path = `data/object_id=${objectId}/${append.name}-${String(number).padStart(4, "0")}.parquet`;
      const file = writeParquet(rows);
      put(path, file.bytes);
      return manifestEntry(`${location}/${path}`, objectId, rows, file, snapshotId, append.whole);
    });
    const manifestPath = `metadata/${append.name}-m0.avro`;
    const manifest = await writeAvro(MANIFEST_ENTRY, entries, {
      schema: JSON.stringify(SCHEMA),
      "schema-id": "0",
      "partition-spec": JSON.stringify([PARTITION_FIELD]),
      "partition-spec-id": "0",
      "format-version": "2",
      content: "data",
    });
    put(manifestPath, manifest);
    manifests.push(
      manifestFile(`${location}/${manifestPath}`, manifest.length, append, sequence, snapshotId),
    );
    const listPath = `metadata/snap-${snapshotId}-${append.name}.avro`;
    put(
      listPath,
      await writeAvro(MANIFEST_FILE, manifests, { "format-version": "2", "snapshot-id": String(snapshotId) }),
    );
    snapshots.push({
      "snapshot-id": snapshotId,
      ...(index === 0 ? {} : { "parent-snapshot-id": snapshotId - 1 }),
      "sequence-number": sequence,
      "timestamp-ms": WRITTEN_AT_MS + sequence,
      summary: { operation: "append", "added-data-files": String(entries.length) },
      "manifest-list": `${location}/${listPath}`,
      "schema-id": 0,
    });
  }
  const metadataPath = `metadata/v${appends.length}.metadata.json`;
  put(metadataPath, JSON.stringify(tableMetadata(location, snapshots), undefined, 2));
  put("metadata/version-hint.text", String(appends.length));
  return metadataPath;
}

function tableMetadata(location: string, snapshots: readonly object[]): object {
  const last = 1000 + snapshots.length;
  return {
    "format-version": 2,
    "table-uuid": "0b2c2f5e-6a0f-4d52-9d3a-5f6f3c1f0c57",
    location,
    "last-sequence-number": snapshots.length,
    "last-updated-ms": WRITTEN_AT_MS + snapshots.length,
    "last-column-id": Math.max(...COLUMNS.map(({ id }) => id)),
    "current-schema-id": 0,
    schemas: [SCHEMA],
    "default-spec-id": 0,
    "partition-specs": [PARTITION_SPEC],
    "last-partition-id": PARTITION_FIELD["field-id"],
    "default-sort-order-id": 0,
    "sort-orders": [{ "order-id": 0, fields: [] }],
    properties: { "write.metadata.metrics.default": "full" },
    "current-snapshot-id": last,
    refs: { main: { "snapshot-id": last, type: "branch" } },
    snapshots,
    "snapshot-log": [],
    "metadata-log": [],
  };
}

function manifestEntry(
  path: string,
  objectId: string,
  rows: readonly Row[],
  { bytes, columnSizes }: DataFile,
  snapshotId: number,
  whole: boolean,
): object {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined)
    throw new Error("A file holds one row: its bounds are its values.");
  const bounds = BOUNDED.map((name) => ({ key: fieldId(name), value: boundOf(name, row[name]!) }));
  // A state in one file can be loaded lazily: the digests of its sections are known before any is fetched.
  const digests = { key: fieldId("digests"), value: boundOf("digests", row.digests!) };
  return {
    status: 1,
    snapshot_id: snapshotId,
    sequence_number: null,
    file_sequence_number: null,
    data_file: {
      content: 0,
      file_path: path,
      file_format: "PARQUET",
      partition: { object_id: objectId },
      record_count: rows.length,
      file_size_in_bytes: bytes.length,
      column_sizes: COLUMNS.map(({ id, name }) => ({ key: id, value: columnSizes.get(name) ?? 0 })),
      value_counts: COLUMNS.map(({ id }) => ({ key: id, value: rows.length })),
      null_value_counts: COLUMNS.map(({ id, name }) => ({
        key: id,
        value: rows.filter((one) => one[name] === undefined).length,
      })),
      lower_bounds: whole ? [...bounds, digests] : bounds,
      upper_bounds: bounds,
      split_offsets: [4],
    },
  };
}

/** Single-value serialization of the specification: little-endian integers, UTF-8 strings. */
function boundOf(name: ColumnName, value: string | number | bigint): Buffer {
  const { type } = COLUMNS.find((column) => column.name === name)!;
  if (type === "string") return Buffer.from(String(value));
  const buffer = Buffer.alloc(type === "int" ? 4 : 8);
  if (type === "int") buffer.writeInt32LE(Number(value));
  else buffer.writeBigInt64LE(BigInt(value));
  return buffer;
}

function manifestFile(
  path: string,
  length: number,
  { files }: Append,
  sequence: number,
  snapshotId: number,
): object {
  const ids = files.map(({ objectId }) => objectId).sort();
  return {
    manifest_path: path,
    manifest_length: length,
    partition_spec_id: 0,
    content: 0,
    sequence_number: sequence,
    min_sequence_number: sequence,
    added_snapshot_id: snapshotId,
    added_files_count: files.length,
    existing_files_count: 0,
    deleted_files_count: 0,
    added_rows_count: files.reduce((sum, { rows }) => sum + rows.length, 0),
    existing_rows_count: 0,
    deleted_rows_count: 0,
    partitions: [
      {
        contains_null: false,
        contains_nan: null,
        lower_bound: Buffer.from(ids[0]!),
        upper_bound: Buffer.from(ids.at(-1)!),
      },
    ],
  };
}
