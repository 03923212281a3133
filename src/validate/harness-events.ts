import { basename } from "node:path";
import { show } from "../config/schema-problems.js";
import type { Failure, FailureCode, TrialOutcome } from "../core/model/trial.js";
import type { Files } from "../ports/files.js";
import { EventCollector, EventFault, shortList } from "./event-collector.js";
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
  const maxBytes = expectation.maxBytes ?? MAX_EVENT_BYTES;
  const { scenarios } = expectation;
  const placeOf = scenarios === undefined ? placeInFile(basename(path)) : placeInTrial;
  const collector = new EventCollector(scenarios === undefined ? undefined : new Set(scenarios));
  let number = 0;
  let event: unknown;
  try {
    const found = await files.stat(path);
    if (found?.kind !== "file") return failed("no-output", "the harness wrote no events", placeOf());
    if (found.sizeBytes > maxBytes) {
      return failed(
        "output-too-large",
        `the events are larger than ${Math.floor(maxBytes / 1024 / 1024)} MiB`,
        placeOf(),
        "take fewer samples a trial",
      );
    }
    for await (const { bytes, ended } of linesOf(
      files.readChunks(path),
      Math.min(maxBytes, MAX_LINE_BYTES),
    )) {
      number += 1;
      event = undefined;
      const parsed = parseJson(bytes);
      if (!parsed.ok) {
        const where = placeOf({ line: number });
        if (!ended) return failed("cut-off", "the last line is cut off", where, "did the harness end early?");
        return failed(
          "event-invalid",
          bytes.toString("latin1").trim() === "" ? "the line is empty" : parsed.error,
          where,
        );
      }
      event = parsed.value;
      collector.add(event);
    }
  } catch (error) {
    if (error instanceof EventFault) {
      const where = placeOf({ line: number, event, pointer: error.pointer });
      return failed("event-invalid", error.message, where, error.hint);
    }
    if (error instanceof LineTooLong) {
      return failed(
        "event-invalid",
        "the line is too long",
        placeOf({ line: number + 1 }),
        "split the array over several events",
      );
    }
    return failed("disk", error instanceof Error ? error.message : String(error), placeOf());
  }
  if (number === 0) return failed("no-output", "the harness wrote no events", placeOf());
  if (!collector.ended) {
    return failed(
      "cut-off",
      "the last event is not end",
      placeOf({ line: number }),
      "did the harness end early?",
    );
  }
  const missing = collector.missing();
  if (missing.length > 0) {
    return failed("scenario-missing", `nothing was reported of ${shortList(missing)}`, placeOf());
  }
  return { kind: "ok", ...collector.measured() };
}

interface Place {
  readonly line?: number;
  readonly event?: unknown;
  readonly pointer?: string;
}

/** `events.ndjson:2 /values/0`: of a file that people have. */
function placeInFile(name: string): (place?: Place) => string {
  return ({ line, pointer = "" } = {}) =>
    line === undefined ? name : `${name}:${line} ${pointer}`.trimEnd();
}

/** The file of a trial is gone when this is read, so it is named by what the harness calls it. */
function placeInTrial({ line, event, pointer = "" }: Place = {}): string {
  const scenario =
    typeof event === "object" && event !== null && "scenario" in event ? event.scenario : undefined;
  return [
    line === undefined ? "the file at LATENCY_GATE_OUT" : `line ${line} of the file at LATENCY_GATE_OUT`,
    ...(typeof scenario === "string" && pointer !== "/scenario" ? [`scenario ${show(scenario)}`] : []),
    ...(pointer === "" ? [] : [pointer]),
  ].join(", ");
}

function failed(
  code: FailureCode,
  message: string,
  where: string,
  hint?: string,
): { kind: "failed"; failure: Failure } {
  return { kind: "failed", failure: { code, message, where, hint, logTail: [] } };
}
