import type { Environment } from "../ports/environment.js";
import type { WorkflowEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { SavedVerdict } from "./saved-verdict.js";
import type { StoredRuns } from "./stored-runs.js";

/*
 * What the steps of one use of the action hand to each other. It goes through step outputs and `env` (action.yml):
 * code of the change can write every file that a later step could read, the event's own file among them.
 */

/** From the first step to all others: it ends before any code of the change is started. */
export interface Prepared {
  /** Without the token, which the steps that may have it get by themselves. */
  readonly inputs: Inputs;
  readonly event: WorkflowEvent;
  /** The folder of the measuring step. */
  readonly measuring: string;
  readonly stored: StoredRuns | undefined;
  /** Why nothing is to be measured. */
  readonly refused: string | undefined;
}

/** From the judging step to those that tell its verdict. */
export interface Judged extends SavedVerdict {
  /** The folder of what was judged, and the digest of that. */
  readonly folder: string;
  readonly digest: string;
  /** The digest of what was accepted, which lies there as well. */
  readonly accepted: string;
}

/** What a step before this one should have handed over is not there, or not what it says. */
export class HandoverFault extends Error {}

const PREPARED = "LATENCY_GATE_PREPARED";
const JUDGED = "LATENCY_GATE_JUDGED";

export function readPrepared(env: Environment): Prepared {
  const prepared = read(env, PREPARED, "the first step did not end in order") as Prepared;
  if (!isText(prepared.measuring) || !isObject(prepared.inputs) || !isObject(prepared.event)) {
    throw incomplete(PREPARED);
  }
  return prepared;
}

export function readJudged(env: Environment): Judged {
  const missing = "there is no verdict, because a step before this one was cut off";
  const judged = read(env, JUDGED, missing) as Judged;
  const texts = [judged.folder, judged.digest, judged.accepted];
  if (!Array.isArray(judged.failures) || !texts.every(isText)) throw incomplete(JUDGED);
  return judged;
}

function read(env: Environment, name: string, missing: string): unknown {
  const text = env[name] ?? "";
  if (text === "") throw new HandoverFault(`${name} is not set: ${missing}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw incomplete(name);
  }
  if (!isObject(value)) throw incomplete(name);
  return value;
}

function incomplete(name: string): Error {
  return new HandoverFault(`${name} is not what a step before this one hands over: nothing is judged by it`);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
