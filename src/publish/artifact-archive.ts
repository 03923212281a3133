import { open, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import { atMost } from "../platform/at-most.js";
import { CannotWrite } from "../ports/files.js";

/**
 * An artifact that a stranger's code uploaded. Files are taken from it one by one, to names of our own; all
 * else in it is looked at by its directory entry only, and one wrong entry refuses the whole.
 */
export interface ArchiveLimits {
  readonly maxArchiveBytes: number;
  readonly maxFileBytes: number;
  readonly maxEntries: number;
}

const MIB = 1024 * 1024;
export const ARCHIVE_LIMITS: ArchiveLimits = {
  maxArchiveBytes: 128 * MIB,
  maxFileBytes: 512 * MIB,
  maxEntries: 1000,
};

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;

/** Which entry of an archive is taken, and beside which one it is not. */
export interface Wanted {
  readonly name: string;
  readonly unless: { readonly name: string; readonly why: string };
}

/** Whether the entry that is wanted is there. It is then written to `target`, or `CannotWrite` is thrown. */
export async function extractFile(
  archive: string,
  { name, unless }: Wanted,
  target: string,
  { maxFileBytes, maxEntries }: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Result<boolean, string>> {
  let zip: yauzl.ZipFile | undefined;
  try {
    // Checks names (no absolute ones, no `..`) and sizes against the headers. Its sums are the stranger's word, too.
    zip = await yauzl.openPromise(archive, { autoClose: false, lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > maxEntries)
      return err(`it has ${zip.entryCount} entries; at most ${maxEntries} are read`);
    let found: yauzl.Entry | undefined;
    for await (const entry of zip.eachEntry()) {
      const fault = entryFault(entry);
      if (fault !== undefined)
        return err(`its entry ${JSON.stringify(entry.fileName.slice(0, 200))} ${fault}`);
      if (entry.fileName === unless.name) return err(unless.why);
      if (entry.fileName !== name) continue;
      if (found !== undefined) return err(`it has ${name} twice`);
      found = entry;
    }
    if (found === undefined) return ok(false);
    if (found.uncompressedSize > maxFileBytes) return err(tooLarge(name, maxFileBytes));
    const file = await open(target, "wx", 0o600);
    try {
      const stream = await zip.openReadStreamPromise(found, {});
      // What the directory says of sizes is the stranger's word.
      await pipeline(
        stream,
        atMost(maxFileBytes, () => new Error(tooLarge(name, maxFileBytes))),
        file.createWriteStream(),
      );
    } catch (error) {
      await file.close();
      // A part of it would be taken for the whole.
      await rm(target, { force: true });
      // What this machine can't write is no fault of the archive's.
      const isOwn = (error as NodeJS.ErrnoException).syscall === "write";
      throw isOwn ? new CannotWrite(target, error as NodeJS.ErrnoException) : error;
    }
    return ok(true);
  } catch (error) {
    if (error instanceof CannotWrite) throw error;
    return err(error instanceof Error ? error.message : String(error));
  } finally {
    zip?.close();
  }
}

function entryFault(entry: yauzl.Entry): string | undefined {
  if (entry.isEncrypted()) return "is encrypted";
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) return "is a link or a device, not a file";
  return undefined;
}

function tooLarge(name: string, maxBytes: number): string {
  return `its ${name} is larger than ${Math.floor(maxBytes / MIB)} MiB`;
}
