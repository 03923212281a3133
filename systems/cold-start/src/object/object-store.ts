import { asLoadFailure, LoadFailure } from "../state/errors.js";

/** A stretch of a file, the end not included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Reads files of a table by their locations, as `s3://bucket/key`. */
export type GetFile = (location: string, signal: AbortSignal, range?: ByteRange) => Promise<ArrayBuffer>;

/**
 * Reads from an S3-compatible store in path style. Each answer is read to its end, so that the runtime can
 * use the connection again, and is as long as it says.
 */
export function objectStore(
  endpoint: string,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): GetFile {
  return async (location, signal, range) => {
    const url = `${endpoint}/${location.replace(/^s3:\/\//, "")}`;
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end - 1}` };
    try {
      const response = await fetcher(url, { headers, signal });
      const bytes = await response.arrayBuffer();
      if (response.status === 404)
        throw new LoadFailure("missing", `${location} is not in the object store.`);
      if (response.status !== (range === undefined ? 200 : 206)) {
        throw new LoadFailure("unavailable", `The object store answered ${response.status} for ${location}.`);
      }
      const expected =
        range === undefined ? Number(response.headers.get("content-length")) : range.end - range.start;
      if (bytes.byteLength !== expected) {
        throw new LoadFailure("incomplete", `${location}: ${bytes.byteLength} bytes came of ${expected}.`);
      }
      return bytes;
    } catch (error) {
      throw asLoadFailure(error, location);
    }
  };
}
