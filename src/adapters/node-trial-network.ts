import { randomInt } from "node:crypto";
import { get } from "node:http";
import { connect, createServer } from "node:net";
import type { Endpoint, TrialNetwork } from "../ports/trial-io.js";

/** Below the ports that systems hand out to clients, and of five digits, so that no environment is longer. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;
const ATTEMPTS = 50;

export const nodeTrialNetwork: TrialNetwork = {
  connect: (endpoint, limitMs) =>
    new Promise((resolve) => {
      const socket = connect(addressOf(endpoint));
      socket.setTimeout(limitMs, () => socket.destroy(new Error("no answer")));
      socket.once("connect", () => {
        socket.destroy();
        resolve({ reached: true });
      });
      socket.once("error", (error) => {
        resolve({ reached: false, error: error.message });
      });
    }),
  httpGet: (endpoint, path, limitMs) =>
    new Promise((resolve) => {
      const address = endpoint.kind === "unix" ? { socketPath: endpoint.path } : addressOf(endpoint);
      // Of the whole answer: with `timeout`, a service that sends a byte at times is waited for for ever.
      const limit = AbortSignal.timeout(limitMs);
      const request = get({ ...address, path, agent: false, signal: limit }, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.once("error", (error) => {
        resolve(limit.aborted ? "no answer" : error.message);
      });
    }),
  async freePort() {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const port = randomInt(FIRST_PORT, LAST_PORT + 1);
      if (await isFree(port)) return port;
    }
    return undefined;
  },
};

function addressOf(endpoint: Endpoint): { path: string } | { host: string; port: number } {
  return endpoint.kind === "unix" ? { path: endpoint.path } : { host: endpoint.host, port: endpoint.port };
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
