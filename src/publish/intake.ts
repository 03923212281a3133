import { rm } from "node:fs/promises";
import { join } from "node:path";
import { formatProblems } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import type { Results } from "../core/model/run.js";
import { makeUniqueFolder, temporaryFolder } from "../platform/temporary-folder.js";
import type { Files } from "../ports/files.js";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge } from "../ports/forge.js";
import { readResults } from "../validate/results-file.js";
import { CONFIRMATION_FOLDER, PROBLEM_FILE, RESULTS_FILE } from "../validate/results-folder.js";
import { ARCHIVE_LIMITS, extractFile } from "./artifact-archive.js";
import type { ArchiveLimits, Wanted } from "./artifact-archive.js";

/** A run that was cut off may have left both. */
const UNLESS: Wanted["unless"] = {
  name: PROBLEM_FILE,
  why: `its job says in ${PROBLEM_FILE} why it can't judge`,
};
const RESULTS: Wanted = { name: RESULTS_FILE, unless: UNLESS };
const CONFIRMATION: Wanted = { name: `${CONFIRMATION_FOLDER}/${RESULTS_FILE}`, unless: UNLESS };

export interface Measured {
  readonly results: Results;
  /** Of the run that measured its regressions again; undefined where there was none. */
  readonly confirmation: Results | undefined;
}

/**
 * The results of an artifact and of its confirming run: downloaded and unpacked below a limit each, these files
 * only, and read by the published schema. A confirming run that is there and can't be read is no absent one. Its
 * reports are not looked at: the text of a stranger is never passed on.
 */
export async function readArtifact(
  forge: Forge,
  files: Files,
  artifact: Artifact,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Result<Measured, string>> {
  const folder = await makeUniqueFolder(temporaryFolder(), `latency-gate-artifact-${process.pid}-`);
  try {
    const archive = join(folder, "artifact.zip");
    const fetched = await download(forge, artifact, archive, limits);
    if (!fetched.ok) return fetched;
    const read = (wanted: Wanted, name: string): Promise<Result<Results | undefined, string>> =>
      readEntry(files, archive, wanted, join(folder, name), limits);
    const results = await read(RESULTS, "results.json");
    if (!results.ok) return results;
    if (results.value === undefined) return NO_RESULTS;
    const confirmation = await read(CONFIRMATION, "confirmation.json");
    if (!confirmation.ok) return confirmation;
    return ok({ results: results.value, confirmation: confirmation.value });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NO_RESULTS = err(`it has no ${RESULTS_FILE}`);

/** Undefined where the archive has no such entry. */
async function readEntry(
  files: Files,
  archive: string,
  wanted: Wanted,
  target: string,
  limits: ArchiveLimits,
): Promise<Result<Results | undefined, string>> {
  const taken = await extractFile(archive, wanted, target, limits);
  if (!taken.ok) return taken;
  if (!taken.value) return ok(undefined);
  const results = await readResults(files, target, { maxBytes: limits.maxFileBytes });
  if (results.ok) return ok(results.value);
  return err(formatProblems(results.error.map((problem) => ({ ...problem, file: wanted.name }))).trimEnd());
}

/** Why an artifact's results can't be had: it could not be fetched this time, or is not what it should be. */
export interface Unusable {
  readonly why: string;
  readonly isFetched: boolean;
}

/** An artifact's results.json as it is, to a file that must not be there yet. What can't be read is not left there. */
export async function fetchResults(
  forge: Forge,
  files: Files,
  artifact: Artifact,
  target: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Result<undefined, Unusable>> {
  const archive = `${target}.zip`;
  try {
    const fetched = await download(forge, artifact, archive, limits);
    if (!fetched.ok) return err({ why: fetched.error, isFetched: false });
    const read = await readEntry(files, archive, RESULTS, target, limits);
    const results = read.ok && read.value === undefined ? NO_RESULTS : read;
    if (results.ok) return ok(undefined);
    await rm(target, { force: true });
    return err({ why: results.error, isFetched: true });
  } finally {
    await rm(archive, { force: true });
  }
}

async function download(
  forge: Forge,
  artifact: Artifact,
  archive: string,
  { maxArchiveBytes }: ArchiveLimits,
): Promise<Result<undefined, string>> {
  try {
    await forge.download(artifact.id, archive, maxArchiveBytes);
    return ok(undefined);
  } catch (error) {
    if (error instanceof ForgeFault) return err(error.message);
    throw error;
  }
}
