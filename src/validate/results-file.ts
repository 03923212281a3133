import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { constants, createGunzip } from "node:zlib";
import type { Problem } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import type { Results } from "../core/model/run.js";
import type { Trial } from "../core/model/trial.js";
import type { Files } from "../ports/files.js";
import { readHeader } from "./check-header.js";
import { TrialChecker } from "./check-trials.js";
import { isFolderOfARun } from "./folder-of-a-run.js";
import { parseJson } from "./json-text.js";
import { LineTooLong, linesOf } from "./lines.js";
import {
  INDEX_FILE,
  LEFT_BEHIND,
  MEASURING_FOLDER,
  RESULTS_FILE,
  TRIAL_FILE,
  trialFile,
  TRIALS_FOLDER,
} from "./results-folder.js";
import { MAX_BYTES, MAX_TEXT_BYTES, MIB } from "./results-limits.js";
import type { ResultsHeader } from "./results-text.js";
import { TRIALS_OPEN } from "./results-text.js";
import { ResultsFault, TrialReader } from "./trial-reader.js";

export interface ResultsLimits {
  /** Of the file, and of what comes out of it when it is compressed (default 1 GiB). */
  readonly maxBytes?: number;
}

/**
 * Reads results.json, results.json.gz, the folder form, or the folder of a run, which has a results.json. All of it is
 * checked before any of it is given out.
 */
export async function readResults(
  files: Files,
  path: string,
  limits: ResultsLimits = {},
): Promise<Result<Results, readonly Problem[]>> {
  const place: Place = { file: path, line: undefined, trial: undefined };
  try {
    const maxBytes = limits.maxBytes ?? MAX_BYTES;
    const given = await files.stat(path);
    if (given === undefined) throw new ResultsFault("", "there is no such file");
    if (given.kind === "folder") {
      if (!(await isFolderOfARun(files, path))) return ok(await readFolder(files, path, maxBytes, place));
      place.file = join(path, RESULTS_FILE);
    }
    const found = await files.stat(place.file);
    if (found?.kind !== "file") throw new ResultsFault("", "it is neither a file nor a folder");
    if (found.sizeBytes > maxBytes) throw tooLarge(maxBytes);
    await refuseBesideAnUnfinishedRun(files, place.file);
    return ok(await readFile(files, place.file, maxBytes, place));
  } catch (error) {
    return err([problemOf(error, place)]);
  }
}

/** Results beside the journal of a run that has not ended are of another run, and may say that all is well. */
async function refuseBesideAnUnfinishedRun(files: Files, file: string): Promise<void> {
  if (basename(file) !== RESULTS_FILE) return;
  const journal = join(dirname(file), MEASURING_FOLDER);
  if ((await files.stat(join(journal, INDEX_FILE))) === undefined) return;
  throw new ResultsFault(
    "",
    `another run in its folder is under way or did not come to its end: these results may not be of the last one`,
    `what that one has measured is in ${journal}; remove it, or the results, whichever you do not want`,
  );
}

/** Where reading is; what a fault is reported with. */
interface Place {
  file: string;
  line: number | undefined;
  trial: number | undefined;
}

function tooLarge(maxBytes: number): ResultsFault {
  return new ResultsFault(
    "",
    `it is larger than ${Math.floor(maxBytes / MIB)} MiB`,
    "measure fewer samples or fewer rounds",
  );
}

function problemOf(error: unknown, { file, line, trial }: Place): Problem {
  const base = { file, line, column: undefined, expected: undefined, hint: undefined, sourceLine: undefined };
  if (error instanceof ResultsFault) {
    const pointer = trial === undefined ? error.pointer : `/trials/${trial}${error.pointer}`;
    return { ...base, pointer, message: error.message, hint: error.hint };
  }
  if (error instanceof LineTooLong)
    return { ...base, pointer: "", message: `a line is longer than ${MAX_TEXT_BYTES / MIB} MiB` };
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return { ...base, pointer: "", message: "the compressed data is cut off" };
  if (code?.startsWith("Z_") === true)
    return { ...base, pointer: "", message: "the compressed data is damaged" };
  if (code === undefined) throw error;
  return { ...base, pointer: "", message: `it can't be read: ${message}` };
}

/** Trials of one results file, each checked when it comes. */
class TrialList {
  readonly trials: Trial[] = [];
  private readonly reader = new TrialReader();
  private readonly checker: TrialChecker;
  private readonly header: ResultsHeader;
  /** Undefined where nobody wrote it down. */
  private readonly count: number | undefined;

  /** @param document what holds the trials, or leads to them */
  constructor(
    document: unknown,
    private readonly place: Place,
  ) {
    this.header = readHeader(document);
    this.count = (document as { readonly trialCount?: number }).trialCount;
    this.checker = new TrialChecker(this.header);
  }

  add(data: unknown): void {
    this.place.trial = this.trials.length;
    const trial = this.reader.read(data);
    this.checker.check(trial);
    this.trials.push(trial);
    this.place.trial = undefined;
  }

  results(): Results {
    const { count, trials } = this;
    if (count !== undefined && count !== trials.length) {
      const message = `there are ${trials.length} trials of ${count}`;
      throw new ResultsFault("/trialCount", message, "was the file or the folder copied whole?");
    }
    return { ...this.header, trials: this.trials };
  }
}

function parsed(bytes: Buffer): unknown {
  const json = parseJson(bytes);
  if (json.ok) return json.value;
  throw new ResultsFault("", json.error);
}

async function readFile(files: Files, path: string, maxBytes: number, place: Place): Promise<Results> {
  const lines = linesOf(await plainChunks(files, path, maxBytes), Math.min(maxBytes, MAX_TEXT_BYTES));
  try {
    const first = await lines.next();
    if (first.done === true) throw new ResultsFault("", "the file is empty");
    const opening = first.value.bytes;
    const written = opening.subarray(-TRIALS_OPEN.length).toString("latin1") === TRIALS_OPEN;
    return await (written ? readLineByLine(opening, lines, place) : readWhole(opening, lines, place));
  } finally {
    await lines.return(undefined);
  }
}

type Lines = AsyncGenerator<{ readonly bytes: Buffer; readonly ended: boolean }>;

/** The layout that is written here: a trial a line, so that only one is in memory as text. */
async function readLineByLine(opening: Buffer, lines: Lines, place: Place): Promise<Results> {
  place.line = 1;
  const list = new TrialList(parsed(Buffer.concat([opening, Buffer.from("]}")])), place);
  let closed = false;
  let expectsMore = false;
  for await (const { bytes } of lines) {
    place.line += 1;
    if (closed) {
      if (bytes.length > 0) throw new ResultsFault("", "something follows the end of the results");
    } else if (bytes.equals(CLOSING)) {
      if (expectsMore) throw new ResultsFault("", "a trial is expected after a comma");
      closed = true;
    } else {
      if (list.trials.length > 0 && !expectsMore)
        throw new ResultsFault("", "a comma is missing after the trial before");
      expectsMore = bytes.at(-1) === COMMA;
      list.add(parsed(expectsMore ? bytes.subarray(0, -1) : bytes));
    }
  }
  if (!closed) throw new ResultsFault("", "the file is cut off");
  return list.results();
}

const CLOSING = Buffer.from("]}");
const COMMA = ",".charCodeAt(0);

/** Any other layout, such as one that was reformatted. */
async function readWhole(opening: Buffer, lines: Lines, place: Place): Promise<Results> {
  const parts = [Buffer.from(opening)];
  let total = opening.length;
  for await (const { bytes } of lines) {
    total += bytes.length + 1;
    if (total > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
    parts.push(Buffer.from("\n"), Buffer.from(bytes));
  }
  const data = parsed(Buffer.concat(parts));
  const list = new TrialList(data, place);
  const { trials } = data as { readonly trials?: unknown };
  if (!Array.isArray(trials)) throw new ResultsFault("/trials", "expected a list");
  for (const trial of trials as readonly unknown[]) list.add(trial);
  return list.results();
}

async function readFolder(files: Files, folder: string, maxBytes: number, place: Place): Promise<Results> {
  place.file = join(folder, INDEX_FILE);
  const index = await files.stat(place.file);
  if (index?.kind !== "file") {
    place.file = folder;
    const unfinished = join(folder, MEASURING_FOLDER);
    const hint =
      (await files.stat(unfinished)) === undefined
        ? "is it the folder of a run?"
        : `the run did not come to its end; what it had measured is in ${unfinished}`;
    throw new ResultsFault("", `there is neither ${RESULTS_FILE} nor ${INDEX_FILE} in it`, hint);
  }
  if (index.sizeBytes > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
  const document = parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES)));
  const list = new TrialList(document, place);
  if ((document as { trials?: readonly unknown[] }).trials?.length !== 0) {
    throw new ResultsFault("/trials", "expected an empty list: trials of a folder are files");
  }
  const trials = join(folder, TRIALS_FOLDER);
  const names = (await files.list(trials)).filter((name) => !LEFT_BEHIND.test(name));
  let left = maxBytes;
  // In order of time: names count the trials, and from the ten thousandth on they are longer.
  names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  for (const [count, name] of names.entries()) {
    place.file = join(trials, name);
    place.line = 1;
    const found = await files.stat(place.file);
    if (!TRIAL_FILE.test(name) || found?.kind !== "file")
      throw new ResultsFault("", "it is no trial of these results");
    if (name !== trialFile(count))
      throw new ResultsFault(
        "",
        `the trial before it, ${trialFile(count)}, is missing`,
        "was the folder copied whole?",
      );
    left -= found.sizeBytes;
    if (left < 0 || found.sizeBytes > MAX_TEXT_BYTES) throw tooLarge(Math.min(maxBytes, MAX_TEXT_BYTES));
    list.add(parsed(Buffer.from(await files.readBytes(place.file, MAX_TEXT_BYTES))));
  }
  place.file = join(folder, INDEX_FILE);
  place.line = undefined;
  return withItsTime(list.results());
}

/** Nobody wrote down how long a run took that was killed: it lasted to the end of its last trial at least. */
function withItsTime(results: Results): Results {
  const { run, trials } = results;
  if (run.stop !== "interrupted") return results;
  const ends = trials.map(({ startedAtMs, durationMs }) => startedAtMs + durationMs);
  return { ...results, run: { ...run, durationMs: ends.reduce((a, b) => Math.max(a, b), run.durationMs) } };
}

/** The file's bytes, decompressed where it is gzip by its first bytes; its name says nothing. */
async function plainChunks(files: Files, path: string, maxBytes: number): Promise<AsyncIterable<Uint8Array>> {
  for await (const chunk of files.readChunks(path)) {
    return chunk[0] === 0x1f && chunk[1] === 0x8b
      ? decompressed(files, path, maxBytes)
      : files.readChunks(path);
  }
  return files.readChunks(path);
}

async function* decompressed(files: Files, path: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  async function* copies(): AsyncGenerator<Uint8Array> {
    for await (const chunk of files.readChunks(path)) yield Uint8Array.from(chunk);
  }
  const source = Readable.from(copies(), { objectMode: false });
  const gunzip = createGunzip({ finishFlush: constants.Z_FINISH, chunkSize: MIB });
  source.on("error", (error) => gunzip.destroy(error));
  let total = 0;
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Uint8Array>) {
      total += chunk.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
