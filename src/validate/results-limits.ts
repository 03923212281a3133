import type { Failure, Trial } from "../core/model/trial.js";
import { trialText } from "./results-text.js";

export const MIB = 1024 * 1024;
/** Of a results file, and of what comes out of it when it is compressed. */
export const MAX_BYTES = 1024 * MIB;
/** A line, or a file in another layout than the one that is written here, becomes one string. */
export const MAX_TEXT_BYTES = 256 * MIB;
/** More samples than this in one file are refused: 64 M are 512 MiB of memory. */
export const MOST_SAMPLES = 64 * MIB;
/** Of one trial, warm-up and phases included: its line has 23 bytes a sample at most. */
export const MOST_TRIAL_SAMPLES = 8 * MIB;

/** What a run has kept so far. */
export interface Kept {
  bytes: number;
  samples: number;
}

export interface ResultsRoom {
  readonly bytes: number;
  readonly samples: number;
}

/** The header, and the commas between trials. */
const HEADER_BYTES = 16 * MIB;
export const DEFAULT_ROOM: ResultsRoom = { bytes: MAX_BYTES - HEADER_BYTES, samples: MOST_SAMPLES };

/** The trial as a line, or as a line that says that it has no room: what is written can be read again. */
export function keepTrial(
  trial: Trial,
  kept: Kept,
  room: ResultsRoom,
): { readonly trial: Trial; readonly line: string } {
  const line = lineOf(trial);
  const samples = samplesIn(trial);
  const failure = tooLarge(line, samples, kept, room);
  if (failure !== undefined) {
    const failed: Trial = { ...trial, outcome: { kind: "failed", failure } };
    return { trial: failed, line: `${trialText(failed)}\n` };
  }
  kept.bytes += Buffer.byteLength(line!);
  kept.samples += samples;
  return { trial, line: line! };
}

/** Undefined where it is longer than a string may be. */
function lineOf(trial: Trial): string | undefined {
  try {
    return `${trialText(trial)}\n`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function samplesIn({ outcome }: Trial): number {
  if (outcome.kind === "failed") return 0;
  return outcome.series.reduce((sum, { values }) => sum + values.length, 0);
}

function tooLarge(
  line: string | undefined,
  samples: number,
  kept: Kept,
  room: ResultsRoom,
): Failure | undefined {
  const bytes = line === undefined ? Infinity : Buffer.byteLength(line);
  if (bytes > MAX_TEXT_BYTES) {
    return noRoom(
      `the trial's results are larger than ${MAX_TEXT_BYTES / MIB} MiB`,
      "take fewer samples a trial",
    );
  }
  const hint = "take fewer samples a trial, or fewer rounds, or spread the benchmarks over several runs";
  if (kept.bytes + bytes > room.bytes)
    return noRoom(
      `with this trial the run's results are larger than ${Math.floor(room.bytes / MIB)} MiB`,
      hint,
    );
  if (kept.samples + samples > room.samples)
    return noRoom(`with this trial the run has more than ${room.samples} samples`, hint);
  return undefined;
}

function noRoom(message: string, hint: string): Failure {
  return { code: "output-too-large", message, where: undefined, hint, logTail: [] };
}
