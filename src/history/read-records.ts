import { join } from "node:path";
import type { Files } from "../ports/files.js";
import { parseJson } from "../validate/json-text.js";
import { faultOf } from "./check-record.js";
import type { HistoryRecord } from "./record.js";

/** One record of 10 000 metrics is 2 MB. */
const MAX_RECORD_BYTES = 32 * 1024 * 1024;
/** Ten years of ten runs a day. */
const MAX_RECORDS = 40_000;

export interface BrokenRecord {
  readonly file: string;
  readonly message: string;
}

export interface ReadRecords {
  readonly records: readonly HistoryRecord[];
  /** What can't be read is said and left out; it stays where it is. */
  readonly broken: readonly BrokenRecord[];
}

/** Every record of a folder, each against the schema. No folder is an empty history. */
export async function readRecords(files: Files, folder: string): Promise<ReadRecords> {
  const records: HistoryRecord[] = [];
  const broken: BrokenRecord[] = [];
  const found = await files.stat(folder);
  const names =
    found === undefined ? [] : (await files.list(folder)).filter((name) => name.endsWith(".json"));
  if (names.length > MAX_RECORDS) {
    return { records, broken: [{ file: folder, message: `more than ${MAX_RECORDS} records` }] };
  }
  for (const name of names) {
    const file = join(folder, name);
    const read = await readRecord(files, file);
    if ("message" in read) broken.push(read);
    else records.push(read);
  }
  return { records, broken };
}

async function readRecord(files: Files, file: string): Promise<HistoryRecord | BrokenRecord> {
  const found = await files.stat(file);
  if (found?.kind !== "file") return { file, message: "it is no file" };
  if (found.sizeBytes > MAX_RECORD_BYTES) {
    return { file, message: `it is larger than ${MAX_RECORD_BYTES / 1024 ** 2} MiB` };
  }
  const bytes = await files.readBytes(file, MAX_RECORD_BYTES).catch((error: unknown) => error as Error);
  if (bytes instanceof Error) return { file, message: `it can't be read: ${bytes.message}` };
  const parsed = parseJson(Buffer.from(bytes));
  if (!parsed.ok) return { file, message: parsed.error };
  const fault = faultOf(parsed.value);
  return fault === undefined ? (parsed.value as HistoryRecord) : { file, message: fault };
}
