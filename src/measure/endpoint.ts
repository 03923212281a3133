import { Buffer } from "node:buffer";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Readiness } from "../config/project.js";
import { failed } from "./failures.js";

/** Where a service listens. */
export type Endpoint =
  | { readonly kind: "unix"; readonly path: string }
  | { readonly kind: "tcp"; readonly host: "127.0.0.1"; readonly port: number };

/** sockaddr_un's 108 bytes with the closing NUL (unix(7)); 104 elsewhere. */
const SOCKET_PATH_BYTES_MAX = process.platform === "linux" ? 107 : 103;

/** Below the ports that systems hand out to clients, and of five digits, so that no environment is longer. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;
const ATTEMPTS = 50;

/** LATENCY_GATE_ENDPOINT. */
export function formatEndpoint(endpoint: Endpoint): string {
  return endpoint.kind === "unix" ? `unix:${endpoint.path}` : `tcp:${endpoint.host}:${endpoint.port}`;
}

/** A socket path where readiness is asked of a socket, a free loopback port otherwise. */
export async function chooseEndpoint(ready: Readiness, socketPath: string): Promise<Endpoint> {
  if (ready.kind !== "socket") return { kind: "tcp", host: "127.0.0.1", port: await freePort() };
  const bytes = Buffer.byteLength(socketPath);
  if (bytes > SOCKET_PATH_BYTES_MAX) {
    throw failed(
      "service-not-ready",
      `The path of the service's socket has ${bytes} bytes; a Unix socket takes ${SOCKET_PATH_BYTES_MAX}`,
      {
        where: socketPath,
        hint: "set TMPDIR to a shorter folder",
      },
    );
  }
  return { kind: "unix", path: socketPath };
}

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) return port;
  }
  throw failed("service-not-ready", `No free port was found on 127.0.0.1 in ${ATTEMPTS} attempts`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => {
      resolve(false);
    });
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
