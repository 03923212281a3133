import { Buffer } from "node:buffer";
import { closeSync, openSync, readSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import type { Readiness } from "../config/project.js";
import type { Endpoint } from "./endpoint.js";

/** Asks once whether a service is ready; else what is still missing. */
export type Probe = () => Promise<
  { readonly ready: true } | { readonly ready: false; readonly missing: string }
>;

const ATTEMPT_LIMIT_MS = 1_000;
const LOG_CHUNK_BYTES = 64 * 1024;
/** A pattern is never tried on more of a line: a hostile one could take for ever. */
const LOG_LINE_CHARS = 4_096;

export function makeProbe(ready: Readiness, endpoint: Endpoint, logFile: string): Probe {
  switch (ready.kind) {
    case "socket":
    case "tcp":
      return () => probeConnection(endpoint);
    case "http":
      return () => probeHttp(endpoint, ready.path);
    case "log":
      return probeLog(logFile, new RegExp(ready.pattern));
  }
}

function target(endpoint: Endpoint): { path: string } | { host: string; port: number } {
  return endpoint.kind === "unix" ? { path: endpoint.path } : { host: endpoint.host, port: endpoint.port };
}

function probeConnection(endpoint: Endpoint): ReturnType<Probe> {
  return new Promise((resolve) => {
    const socket = connect(target(endpoint));
    socket.setTimeout(ATTEMPT_LIMIT_MS, () => socket.destroy(new Error("no answer")));
    socket.once("connect", () => {
      socket.destroy();
      resolve({ ready: true });
    });
    socket.once("error", (error) => {
      resolve({ ready: false, missing: `nothing accepts connections there (${error.message})` });
    });
  });
}

function probeHttp(endpoint: Endpoint, path: string): ReturnType<Probe> {
  const address = endpoint.kind === "unix" ? { socketPath: endpoint.path } : target(endpoint);
  return new Promise((resolve) => {
    const request = get({ ...address, path, agent: false, timeout: ATTEMPT_LIMIT_MS }, (response) => {
      const status = response.statusCode ?? 0;
      response.resume();
      response.destroy();
      if (status > 0 && status < 400) resolve({ ready: true });
      else resolve({ ready: false, missing: `GET ${path} answers ${status}` });
    });
    request.once("timeout", () => request.destroy(new Error("no answer")));
    request.once("error", (error) => {
      resolve({ ready: false, missing: `GET ${path} does not answer (${error.message})` });
    });
  });
}

/** Reads on where it stopped, so that a long log is read once. */
function probeLog(logFile: string, pattern: RegExp): Probe {
  const chunk = Buffer.alloc(LOG_CHUNK_BYTES);
  let offset = 0;
  let rest = "";
  return () => {
    const descriptor = openSync(logFile, "r");
    try {
      for (let read = -1; read !== 0;) {
        read = readSync(descriptor, chunk, 0, chunk.length, offset);
        offset += read;
        const lines = (rest + chunk.toString("utf8", 0, read)).split(/\r?\n/);
        rest = (lines.at(-1) ?? "").slice(0, LOG_LINE_CHARS);
        // The unfinished last line is tried as well: a prompt may never be finished.
        if (lines.some((line) => pattern.test(line.slice(0, LOG_LINE_CHARS)))) {
          return Promise.resolve({ ready: true });
        }
      }
    } finally {
      closeSync(descriptor);
    }
    return Promise.resolve({ ready: false, missing: `no line of its output matches /${pattern.source}/` });
  };
}
