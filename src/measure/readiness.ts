import { StringDecoder } from "node:string_decoder";
import type { Readiness } from "../config/project.js";
import type { Endpoint, TrialFiles, TrialNetwork } from "../ports/trial-io.js";

/** Asks once whether a service is ready; else what is still missing. */
export type Probe = () => Promise<
  { readonly ready: true } | { readonly ready: false; readonly missing: string }
>;

const ATTEMPT_LIMIT_MS = 1_000;
const LOG_CHUNK_BYTES = 64 * 1024;
/** A pattern is never tried on more of a line: a hostile one could take for ever. */
const LOG_LINE_CHARS = 4_096;

export interface ProbePorts {
  readonly files: TrialFiles;
  readonly network: TrialNetwork;
}

export function makeProbe(ready: Readiness, endpoint: Endpoint, logFile: string, ports: ProbePorts): Probe {
  switch (ready.kind) {
    case "socket":
    case "tcp":
      return async () => {
        const answer = await ports.network.connect(endpoint, ATTEMPT_LIMIT_MS);
        if (answer.reached) return { ready: true };
        return { ready: false, missing: `nothing accepts connections there (${answer.error})` };
      };
    case "http":
      return async () => {
        const status = await ports.network.httpGet(endpoint, ready.path, ATTEMPT_LIMIT_MS);
        if (typeof status === "string") {
          return { ready: false, missing: `GET ${ready.path} does not answer (${status})` };
        }
        if (status > 0 && status < 400) return { ready: true };
        return { ready: false, missing: `GET ${ready.path} answers ${status}` };
      };
    case "log":
      return probeLog(logFile, new RegExp(ready.pattern, "u"), ports.files);
  }
}

/** Reads on where it stopped, so that a long log is read once. */
function probeLog(logFile: string, pattern: RegExp, files: TrialFiles): Probe {
  let offset = 0;
  let rest = "";
  // A letter may have come by half.
  const decoder = new StringDecoder("utf8");
  return () => {
    for (;;) {
      const chunk = files.read(logFile, offset, LOG_CHUNK_BYTES);
      offset += chunk.length;
      const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
      rest = (lines.at(-1) ?? "").slice(0, LOG_LINE_CHARS);
      // The unfinished last line is tried as well: a prompt may never be finished.
      if (lines.some((line) => pattern.test(line.slice(0, LOG_LINE_CHARS)))) {
        return Promise.resolve({ ready: true });
      }
      if (chunk.length === 0) {
        return Promise.resolve({
          ready: false,
          missing: `no line of its output matches /${pattern.source}/`,
        });
      }
    }
  };
}
