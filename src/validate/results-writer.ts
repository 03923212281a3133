import { join } from "node:path";
import { createGzip } from "node:zlib";
import { Readable } from "node:stream";
import type { Results } from "../core/model/run.js";
import type { Failure, Trial } from "../core/model/trial.js";
import { CannotWrite } from "../ports/files.js";
import type { Files, FileWriter } from "../ports/files.js";
import { linesOf } from "./lines.js";
import { MetricUnits } from "./metric-units.js";
import { INDEX_FILE, LEFT_BEHIND, trialFile, TRIALS_FOLDER } from "./results-folder.js";
import { DEFAULT_ROOM, keepTrial } from "./results-limits.js";
import type { Kept, ResultsRoom } from "./results-limits.js";
import type { ResultsHeader } from "./results-text.js";
import { indexText, resultsPieces, trialText } from "./results-text.js";

function* textsOf(trials: readonly Trial[]): Generator<string> {
  for (const trial of trials) yield trialText(trial);
}

/** Writes a results file, compressed where its name ends in .gz; what was there before stays until it is whole. */
export async function writeResults(writer: FileWriter, path: string, results: Results): Promise<void> {
  const pieces = resultsPieces(results, results.trials.length, textsOf(results.trials));
  if (!path.endsWith(".gz")) await writer.writeAtomically(path, pieces);
  else {
    const gzip = Readable.from(pieces, { objectMode: false }).pipe(createGzip());
    await writer.writeAtomically(path, gzip as AsyncIterable<Uint8Array>);
  }
}

/** The folder form of a results file while it is being measured. */
export interface Journal {
  /**
   * When it resolves, the trial is on the disk: Ctrl-C, a crash or a full disk can't take it any more. Resolves to
   * what is on the disk: a trial that would make results that can't be read again is a failed one.
   */
  append(trial: Trial): Promise<Trial>;
  /** Writes what the run became, and the results file that joins all trials. */
  finish(header: ResultsHeader, resultsFile: string): Promise<void>;
}

/** Throws `CannotWrite` where a folder holds the trials of another run, which a journal in it would mix with its own. */
export async function refuseAnotherRun(files: Files, folder: string): Promise<void> {
  const trials = join(folder, TRIALS_FOLDER);
  if ((await files.stat(trials)) === undefined) return;
  if ((await files.list(trials)).every((name) => LEFT_BEHIND.test(name))) return;
  const message =
    "it holds the trials of another run, which did not end; remove it when you have looked at them";
  throw new CannotWrite(folder, { name: "EEXIST", code: "EEXIST", message });
}

/** Starts a journal in an empty folder. `header` stands until `finish`: its run says `interrupted`. */
export async function openJournal(
  files: Files,
  writer: FileWriter,
  folder: string,
  header: ResultsHeader,
  room: ResultsRoom = DEFAULT_ROOM,
): Promise<Journal> {
  const trials = join(folder, TRIALS_FOLDER);
  await refuseAnotherRun(files, folder);
  await writer.makeFolder(trials);
  const write = (path: string, text: string): Promise<void> =>
    writer.writeAtomically(path, [Buffer.from(text)]);
  await write(
    join(folder, INDEX_FILE),
    indexText({ ...header, run: { ...header.run, stop: "interrupted" } }),
  );
  let count = 0;
  const kept: Kept = { bytes: 0, samples: 0 };
  const units = new MetricUnits();
  async function* written(): AsyncGenerator<string> {
    for (let index = 0; index < count; index += 1) {
      for await (const { bytes } of linesOf(files.readChunks(join(trials, trialFile(index))), Infinity)) {
        yield bytes.toString("utf8");
      }
    }
  }
  return {
    async append(trial) {
      const { trial: asKept, line } = keepTrial(ofOneUnit(trial, units), kept, room);
      await write(join(trials, trialFile(count)), line);
      count += 1;
      return asKept;
    },
    async finish(last, resultsFile) {
      await write(join(folder, INDEX_FILE), indexText(last, count));
      await writer.writeAtomically(resultsFile, resultsPieces(last, count, written()));
    },
  };
}

/** The trial, or a failed one where it gives a metric another unit than those before it. */
function ofOneUnit(trial: Trial, units: MetricUnits): Trial {
  const fault = units.faultOf(trial);
  if (fault === undefined) return trial;
  const failure: Failure = {
    code: "event-invalid",
    message: fault.message,
    where: undefined,
    hint: "a metric has one unit and one direction in all trials of a side",
    logTail: [],
  };
  return { ...trial, outcome: { kind: "failed", failure } };
}
