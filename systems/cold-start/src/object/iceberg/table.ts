import { LoadFailure } from "../../state/errors.js";
import type { StateHeader } from "../../state/state.js";
import { fieldId } from "../../table/schema.js";
import type { GetFile } from "../object-store.js";
import type { LoadRequest } from "../source.js";
import { readAvro } from "./avro-file.js";

interface TableMetadata {
  readonly "format-version": number;
  readonly "current-snapshot-id": number;
  readonly snapshots: readonly { readonly "snapshot-id": number; readonly "manifest-list": string }[];
}

interface ManifestFile {
  readonly manifest_path: string;
  readonly manifest_length: bigint;
  readonly content: number;
  readonly partitions?: readonly { readonly lower_bound?: Uint8Array; readonly upper_bound?: Uint8Array }[];
}

interface KeyValue<T> {
  readonly key: number;
  readonly value: T;
}

interface ManifestEntry {
  readonly status: number;
  readonly data_file: {
    readonly file_path: string;
    readonly file_size_in_bytes: bigint;
    readonly partition: { readonly object_id?: string };
    readonly lower_bounds?: readonly KeyValue<Uint8Array>[];
  };
}

/** A data file of one object, with what its manifest tells of it. */
export interface StateFile {
  readonly location: string;
  readonly bytes: number;
  readonly header: StateHeader;
  /** JSON of the sections' digests, where the whole state is in this file. */
  readonly digests: string | undefined;
}

const DELETED = 2;
const text = new TextDecoder();

/**
 * The files that hold an object's state: the table's metadata, the manifest list, and those manifests whose
 * partition bounds may contain the object. Three requests where one manifest does.
 *
 * @param metadata location of the table's current metadata file
 * @throws LoadFailure
 */
export async function findFiles(get: GetFile, metadata: string, request: LoadRequest): Promise<StateFile[]> {
  const { objectId, signal } = request;
  const table = parseMetadata(await get(metadata, signal), metadata);
  const current = table.snapshots.find(
    (snapshot) => snapshot["snapshot-id"] === table["current-snapshot-id"],
  );
  if (current === undefined) throw new LoadFailure("malformed", `${metadata} has no current snapshot.`);
  const list = current["manifest-list"];
  const manifests = readAvro<ManifestFile>(await get(list, signal), list).filter((manifest) =>
    mayContain(manifest, objectId),
  );
  const entries = await Promise.all(
    manifests.map(async ({ manifest_path: path }) => readAvro<ManifestEntry>(await get(path, signal), path)),
  );
  const files = entries
    .flat()
    .filter(({ status, data_file }) => status !== DELETED && data_file.partition.object_id === objectId)
    .map(({ data_file }) => stateFile(data_file));
  if (files.length === 0) throw new LoadFailure("missing", `The Iceberg table has no files of ${objectId}.`);
  return files;
}

function parseMetadata(bytes: ArrayBuffer, where: string): TableMetadata {
  let table: TableMetadata;
  try {
    table = JSON.parse(text.decode(bytes)) as TableMetadata;
  } catch (error) {
    throw new LoadFailure("malformed", `${where} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (table["format-version"] !== 2 || !Array.isArray(table.snapshots)) {
    throw new LoadFailure("malformed", `${where} is no metadata of an Iceberg table of format version 2.`);
  }
  return table;
}

/** The bounds are of UTF-8, and ids are ASCII: their order is that of strings. */
function mayContain({ content, partitions }: ManifestFile, objectId: string): boolean {
  if (content !== 0) throw new LoadFailure("malformed", "The table has deletes, which are not read here.");
  const [bounds] = partitions ?? [];
  if (bounds?.lower_bound === undefined || bounds.upper_bound === undefined) return true;
  return text.decode(bounds.lower_bound) <= objectId && objectId <= text.decode(bounds.upper_bound);
}

function stateFile({ file_path, file_size_in_bytes, lower_bounds }: ManifestEntry["data_file"]): StateFile {
  const bounds = new Map(lower_bounds?.map(({ key, value }) => [key, value]));
  const bound = (name: Parameters<typeof fieldId>[0]): Uint8Array => {
    const value = bounds.get(fieldId(name));
    if (value === undefined)
      throw new LoadFailure("malformed", `The manifest has no bound of ${name} of ${file_path}.`);
    return value;
  };
  const view = (bytes: Uint8Array): DataView =>
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const digests = bounds.get(fieldId("digests"));
  return {
    location: file_path,
    bytes: Number(file_size_in_bytes),
    header: {
      schemaVersion: view(bound("schema_version")).getInt32(0, true),
      stateVersion: Number(view(bound("state_version")).getBigInt64(0, true)),
      checksum: text.decode(bound("checksum")),
    },
    digests: digests === undefined ? undefined : text.decode(digests),
  };
}
