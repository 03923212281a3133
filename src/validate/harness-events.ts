import type { Failure, TrialOutcome } from "../core/model/trial.js";
import type { Files } from "../ports/files.js";

export interface EventsExpectation {
  /** Ids of the scenarios that the harness was asked for: it reports these, each of them, and no other. */
  readonly scenarios: readonly string[];
  /** Most bytes of one trial's events (default 512 MiB). */
  readonly maxBytes?: number;
}

/** Reads the events of one trial. One bad line fails all of it. */
export type ReadHarnessEvents = (
  files: Files,
  path: string,
  expectation: EventsExpectation,
) => Promise<TrialOutcome>;

export type EventFailure = Failure;
