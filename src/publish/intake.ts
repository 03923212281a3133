import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblems } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";
import type { Results } from "../core/model/run.js";
import type { Files } from "../ports/files.js";
import { ForgeFault } from "../ports/forge.js";
import type { Artifact, Forge } from "../ports/forge.js";
import { readResults } from "../validate/results-file.js";
import { PROBLEM_FILE, RESULTS_FILE } from "../validate/results-folder.js";
import { ARCHIVE_LIMITS, extractFile } from "./artifact-archive.js";
import type { ArchiveLimits, Wanted } from "./artifact-archive.js";

/** A run that was cut off may have left both. */
const RESULTS: Wanted = {
  name: RESULTS_FILE,
  unless: { name: PROBLEM_FILE, why: `its job says in ${PROBLEM_FILE} why it can't judge` },
};

/**
 * The results of an artifact: downloaded and unpacked below a limit each, one file only, and read by the
 * published schema. Its reports are not looked at: the text of a stranger is never passed on.
 */
export async function readArtifact(
  forge: Forge,
  files: Files,
  artifact: Artifact,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Result<Results, string>> {
  const folder = await mkdtemp(join(tmpdir(), `latency-gate-artifact-${process.pid}-`));
  try {
    const target = join(folder, RESULTS_FILE);
    const fetched = await fetchResults(forge, artifact, target, limits);
    if (!fetched.ok) return fetched;
    const results = await readResults(files, target, { maxBytes: limits.maxFileBytes });
    if (results.ok) return ok(results.value);
    return err(
      formatProblems(results.error.map((problem) => ({ ...problem, file: RESULTS_FILE }))).trimEnd(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An artifact's results.json as it is, to a file that must not be there yet. */
export async function fetchResults(
  forge: Forge,
  artifact: Artifact,
  target: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<Result<undefined, string>> {
  const archive = `${target}.zip`;
  try {
    await forge.download(artifact.id, archive, limits.maxArchiveBytes);
    return await extractFile(archive, RESULTS, target, limits);
  } catch (error) {
    if (error instanceof ForgeFault) return err(error.message);
    throw error;
  } finally {
    await rm(archive, { force: true });
  }
}
