import { basename } from "node:path";
import type { Failure, FailureCode, TrialOutcome } from "../core/model/trial.js";
import type { Files } from "../ports/files.js";
import { EventCollector, EventFault } from "./event-collector.js";
import { parseJson } from "./json-text.js";
import { LineTooLong, linesOf } from "./lines.js";

const MAX_EVENT_BYTES = 512 * 1024 * 1024;
const MAX_LINE_BYTES = 256 * 1024 * 1024;

export interface EventsExpectation {
  /**
   * Ids of the scenarios that the harness was asked for: it reports these, each of them, and no other.
   * Absent: any, for a file that is checked by itself.
   */
  readonly scenarios?: readonly string[];
  /** Most bytes of one trial's events (default 512 MiB). */
  readonly maxBytes?: number;
}

/**
 * Reads the events of one trial (schema harness-event). One bad line fails the whole trial, with the line's
 * number and the JSON pointer; nothing half-read is judged.
 */
export async function readHarnessEvents(
  files: Files,
  path: string,
  expectation: EventsExpectation,
): Promise<TrialOutcome> {
  const name = basename(path);
  const maxBytes = expectation.maxBytes ?? MAX_EVENT_BYTES;
  const { scenarios } = expectation;
  const collector = new EventCollector(scenarios === undefined ? undefined : new Set(scenarios));
  let number = 0;
  try {
    const found = await files.stat(path);
    if (found?.kind !== "file") return failed("no-output", "the harness wrote no events", name);
    if (found.sizeBytes > maxBytes) {
      return failed(
        "output-too-large",
        `the events are larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`,
        name,
        "take fewer samples a trial",
      );
    }
    for await (const { bytes, ended } of linesOf(
      files.readChunks(path),
      Math.min(maxBytes, MAX_LINE_BYTES),
    )) {
      number += 1;
      const parsed = parseJson(bytes);
      if (!parsed.ok) {
        const where = `${name}:${number}`;
        if (!ended) return failed("cut-off", "the last line is cut off", where, "did the harness end early?");
        return failed(
          "event-invalid",
          bytes.toString("latin1").trim() === "" ? "the line is empty" : parsed.error,
          where,
        );
      }
      collector.add(parsed.value);
    }
  } catch (error) {
    if (error instanceof EventFault) {
      return failed("event-invalid", error.message, `${name}:${number} ${error.pointer}`.trimEnd());
    }
    if (error instanceof LineTooLong) {
      return failed(
        "event-invalid",
        "the line is too long",
        `${name}:${number + 1}`,
        "split the array over several events",
      );
    }
    return failed("disk", error instanceof Error ? error.message : String(error), name);
  }
  if (number === 0) return failed("no-output", "the harness wrote no events", name);
  if (!collector.ended) {
    return failed("cut-off", "the last event is not end", `${name}:${number}`, "did the harness end early?");
  }
  const missing = collector.missing();
  if (missing.length > 0) {
    const list = `${missing.slice(0, 10).join(", ")}${missing.length > 10 ? ` and ${missing.length - 10} more` : ""}`;
    return failed("scenario-missing", `nothing was reported of ${list}`, name);
  }
  return { kind: "ok", ...collector.measured() };
}

function failed(
  code: FailureCode,
  message: string,
  where: string,
  hint?: string,
): { kind: "failed"; failure: Failure } {
  return { kind: "failed", failure: { code, message, where, hint, logTail: [] } };
}
