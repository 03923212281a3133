import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

const HEADERS = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/**
 * Serves one page on the loopback interface, on a free port. Requests that name another host are refused: a
 * name that somebody else resolves to 127.0.0.1 (DNS rebinding) must not read the page.
 */
export async function startPageServer(page: string): Promise<PageServer> {
  const bytes = Buffer.from(page);
  let host = "";
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const end = (status: number, body: Uint8Array | string): void => {
      response.writeHead(status, { ...HEADERS, "content-length": Buffer.byteLength(body) });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.headers.host !== host) end(421, "This server answers to its own address only.\n");
    else if (request.method !== "GET" && request.method !== "HEAD") end(405, "GET or HEAD.\n");
    else if (request.url !== "/") end(404, "There is one page here: /\n");
    else end(200, bytes);
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
