/** The files of a trial. Paths are absolute. */
export interface TrialFiles {
  /** With its parents; readable by its owner only. */
  makeFolder(path: string): Promise<void>;
  /** A copy that shares blocks where the file system can, and is on disk when this resolves. */
  copyTree(from: string, to: string): Promise<void>;
  /** Where a path leads with all links resolved, though nothing be there; undefined where they lead in a circle. */
  leadsTo(path: string): Promise<string | undefined>;
  /** A file or a folder with all in it; nothing where there is none. Of a link, the link itself. */
  remove(path: string): Promise<void>;
  /** Makes an empty file where there is none. */
  touch(path: string): void;
  /** Of the path itself, not of what a link points to. */
  stat(path: string): { readonly kind: "file" | "folder" | "other"; readonly sizeBytes: number } | undefined;
  readText(path: string): string;
  /** Files below a folder, relative to it, with `/`, sorted; links are not followed. */
  listTree(path: string): Promise<readonly string[]>;
  writeText(path: string, text: string): void;
  /** At most `length` bytes from `offset`; of a file that is not there, none. */
  read(path: string, offset: number, length: number): Uint8Array;
}

/** Where a service listens. */
export type Endpoint =
  | { readonly kind: "unix"; readonly path: string }
  | { readonly kind: "tcp"; readonly host: "127.0.0.1"; readonly port: number };

/** How an attempt to reach a service ended; `error` is for people. */
export type Reached = { readonly reached: true } | { readonly reached: false; readonly error: string };

/** The network of a trial: Unix sockets and loopback only. */
export interface TrialNetwork {
  connect(endpoint: Endpoint, limitMs: number): Promise<Reached>;
  /** The status of the answer, or why there is none. */
  httpGet(endpoint: Endpoint, path: string, limitMs: number): Promise<number | string>;
  /** A port of 127.0.0.1 that nobody listens on, of five digits; `undefined` where none was found. */
  freePort(): Promise<number | undefined>;
}
