import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join, normalize, sep } from "node:path";

const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The part of an S3-compatible store that a reader of tables needs: GET and HEAD of /bucket/key with ranges
 * and ETags, on loopback.
 *
 * @param root folder whose subfolders are the buckets
 */
export async function openObjectStore(
  root: string,
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer({ keepAliveTimeout: 60_000, noDelay: true }, (request, response) => {
    serve(root, request, response).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      const missing = code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
      if (response.headersSent) response.destroy();
      else fail(response, missing ? 404 : 500, missing ? "NoSuchKey" : "InternalError");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

async function serve(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    fail(response, 405, "MethodNotAllowed");
    return;
  }
  const key = normalize(decodeURIComponent(new URL(request.url!, "http://store").pathname));
  const file = join(root, key);
  if (!file.startsWith(`${root}${sep}`)) {
    fail(response, 404, "NoSuchKey");
    return;
  }
  const { size, mtimeMs, ino } = await stat(file);
  const range = rangeOf(request.headers.range, size);
  if (range === "unsatisfiable") {
    response.setHeader("content-range", `bytes */${size}`);
    fail(response, 416, "InvalidRange");
    return;
  }
  const [start, end] = range ?? [0, size - 1];
  response.writeHead(range === undefined ? 200 : 206, {
    "content-length": end - start + 1,
    "content-type": "application/octet-stream",
    "accept-ranges": "bytes",
    etag: `"${ino.toString(16)}-${mtimeMs.toString(16)}-${size.toString(16)}"`,
    ...(range === undefined ? {} : { "content-range": `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === "HEAD" || size === 0) {
    response.end();
    return;
  }
  const stream = createReadStream(file, { start, end, highWaterMark: 256 * 1024 });
  stream.on("error", () => response.destroy());
  response.on("close", () => stream.destroy());
  stream.pipe(response);
}

function rangeOf(
  header: string | undefined,
  size: number,
): readonly [number, number] | "unsatisfiable" | undefined {
  const match = header === undefined ? null : RANGE.exec(header);
  if (match === null) return undefined;
  const [, first, last, suffix] = match;
  const start = suffix === undefined ? Number(first) : Math.max(0, size - Number(suffix));
  const end = suffix !== undefined || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "unsatisfiable" : [start, end];
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
