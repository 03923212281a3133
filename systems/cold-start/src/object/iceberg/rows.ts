import { parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import type { AsyncBuffer, FileMetaData } from "hyparquet";
import { LoadFailure } from "../../state/errors.js";
import { SECTIONS } from "../../state/state.js";
import type { Section, StateHeader } from "../../state/state.js";
import type { GetFile } from "../object-store.js";
import type { StateFile } from "./table.js";

/** A row of the table: some sections of a state, and what belongs to all of them. */
export interface StateRow {
  readonly header: StateHeader;
  readonly digests: string;
  readonly texts: Partial<Record<Section, string>>;
}

/** Reads a file at once: one request. */
export async function readRows(get: GetFile, file: StateFile, signal: AbortSignal): Promise<StateRow[]> {
  const bytes = await get(file.location, signal);
  if (bytes.byteLength !== file.bytes) {
    throw new LoadFailure(
      "incomplete",
      `${file.location} has ${bytes.byteLength} bytes; its manifest says ${file.bytes}.`,
    );
  }
  const rows = await decode(file.location, () => parquetReadObjects({ file: bytes }));
  return rows.map((row) => stateRow(row, file.location));
}

/** Reads the footer of a file: one request, as footers here are shorter than what is asked for. */
export async function readFooter(get: GetFile, file: StateFile, signal: AbortSignal): Promise<FileMetaData> {
  return decode(file.location, () =>
    parquetMetadataAsync(rangedFile(get, file, signal), {
      initialFetchSize: Math.min(file.bytes, 16 * 1024),
    }),
  );
}

/** Reads one column chunk of one section: one request. */
export async function readSection(
  get: GetFile,
  file: StateFile,
  metadata: FileMetaData,
  section: Section,
  signal: AbortSignal,
): Promise<string> {
  const rows = await decode(file.location, () =>
    parquetReadObjects({ file: rangedFile(get, file, signal), metadata, columns: [section] }),
  );
  const value: unknown = rows[0]?.[section];
  if (typeof value !== "string") throw new LoadFailure("incomplete", `${file.location} has no ${section}.`);
  return value;
}

function rangedFile(get: GetFile, { location, bytes }: StateFile, signal: AbortSignal): AsyncBuffer {
  return {
    byteLength: bytes,
    slice: (start, end = bytes) =>
      get(location, signal, { start: start < 0 ? bytes + start : start, end: end < 0 ? bytes + end : end }),
  };
}

async function decode<T>(location: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof LoadFailure) throw error;
    throw new LoadFailure("malformed", `${location} can't be read as Parquet: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function stateRow(row: Record<string, unknown>, location: string): StateRow {
  const { schema_version, state_version, checksum, digests } = row;
  if (
    typeof schema_version !== "number" ||
    typeof state_version !== "bigint" ||
    typeof checksum !== "string" ||
    typeof digests !== "string"
  ) {
    throw new LoadFailure("malformed", `${location} has columns of other types.`);
  }
  const texts: Partial<Record<Section, string>> = {};
  for (const name of SECTIONS) {
    const value = row[name];
    if (typeof value === "string") texts[name] = value;
  }
  return {
    header: { schemaVersion: schema_version, stateVersion: Number(state_version), checksum },
    digests,
    texts,
  };
}
