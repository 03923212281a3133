export interface FileStat {
  /** Of what a link leads to; a link that leads nowhere is something, too. */
  readonly kind: "file" | "folder" | "broken link" | "other";
  readonly sizeBytes: number;
}

/** What is read of the file system. Paths are absolute. */
export interface Files {
  /** Undefined where there is nothing. */
  stat(path: string): Promise<FileStat | undefined>;
  /** Names in a folder, sorted. */
  list(folder: string): Promise<readonly string[]>;
  /** UTF-8; throws where the file can't be read or is longer than `maxBytes`. */
  readBytes(path: string, maxBytes: number): Promise<Uint8Array>;
  /** The file's bytes in order, in chunks that stay valid only until the next one is asked for. */
  readChunks(path: string): AsyncIterable<Uint8Array>;
  /** Folders below `root` that match, relative to it, with `/`, sorted. */
  globFolders(root: string, patterns: readonly string[]): Promise<readonly string[]>;
  /** Files below `root` that only a link leads to. A pattern with `**` looks behind none: it might go round for ever. */
  globLinkedFiles(root: string, patterns: readonly string[]): Promise<readonly string[]>;
}

class FileFault extends Error {
  readonly path: string;
  /** As of errno(3), `ENOSPC`. */
  readonly code: string;

  constructor(path: string, { code, message }: NodeJS.ErrnoException) {
    super(message);
    this.path = path;
    this.code = code ?? "EIO";
  }
}

/** A file of the gate's that can't be written: a full or read-only disk, a quota, a missing right. */
export class CannotWrite extends FileFault {}

/** A file of the gate's that can't be read: another user's, or none of the gate's after all. */
export class CannotRead extends FileFault {}

/** What is written to the file system. Paths are absolute. Each throws `CannotWrite`. */
export interface FileWriter {
  makeFolder(path: string): Promise<void>;
  /** To a temporary name beside it, synced, then renamed: readers see all of it or what was there before. */
  writeAtomically(path: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>;
}
