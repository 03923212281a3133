import { Buffer } from "node:buffer";
import type { Readiness } from "../config/project.js";
import type { Endpoint, TrialNetwork } from "../ports/trial-io.js";
import { failed } from "./failures.js";

/** sockaddr_un's 108 bytes with the closing NUL (unix(7)); 104 elsewhere. */
const SOCKET_PATH_BYTES_MAX = process.platform === "linux" ? 107 : 103;

/** LATENCY_GATE_ENDPOINT. */
export function formatEndpoint(endpoint: Endpoint): string {
  return endpoint.kind === "unix" ? `unix:${endpoint.path}` : `tcp:${endpoint.host}:${endpoint.port}`;
}

/** A socket path where readiness is asked of a socket, a free loopback port otherwise. */
export async function chooseEndpoint(
  ready: Readiness,
  socketPath: string,
  network: TrialNetwork,
): Promise<Endpoint> {
  if (ready.kind !== "socket") {
    const port = await network.freePort();
    if (port === undefined) throw failed("service-not-ready", "No free port was found on 127.0.0.1");
    return { kind: "tcp", host: "127.0.0.1", port };
  }
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
