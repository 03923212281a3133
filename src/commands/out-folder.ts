import { createHash } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { PipelinePorts } from "../pipeline/ports.js";
import { holderInWords, holderName, holdLock, isHeld } from "../platform/lock.js";
import { CannotWrite } from "../ports/files.js";
import { MEASURING_FOLDER, RESULTS_FILE } from "../validate/results-folder.js";
import { refuseAnotherRun } from "../validate/results-writer.js";
import { CLAIM_FILE, makeOutFolder } from "./own-files.js";
import { REPORT_FILES } from "./reports.js";

type Ports = Pick<PipelinePorts, "abort" | "cache" | "files" | "guard" | "writer">;

export interface OutFolder {
  readonly path: string;
  /** Lets other runs have the folder. */
  release(): Promise<void>;
}

export interface OutFolderRequest {
  /** `--out`; absent: a folder of this run among those in the cache. */
  readonly asked: string | undefined;
  readonly cwd: string;
  readonly runId: string;
  /** The checkout's top folder. */
  readonly checkout: string;
  /** Told when it takes a while to see whether another run has the folder. */
  readonly onWait: (message: string) => void;
}

/** The folder of a run, which no other run has at the same time, without what an earlier run left in it. */
export async function openOutFolder(request: OutFolderRequest, ports: Ports): Promise<OutFolder> {
  const { asked, cwd, runId } = request;
  const runs = runsOf(request.checkout, ports);
  const path = asked === undefined ? join(runs, runId) : resolve(cwd, asked);
  if (asked === undefined) await ports.writer.makeFolder(path);
  else await makeOutFolder(path, ports);
  const release = await claim(path, request, ports);
  try {
    await refuseAnotherRun(ports.files, join(path, MEASURING_FOLDER));
    await removeEarlier(path, ports);
    if (asked === undefined) await prune(runs, ports);
  } catch (error) {
    await release();
    throw error;
  }
  return { path, release };
}

/** Two runs in one folder would mix their trials, and the mixture could be judged. */
async function claim(
  folder: string,
  { onWait }: OutFolderRequest,
  { guard, abort }: Ports,
): Promise<() => Promise<void>> {
  return holdLock(join(folder, CLAIM_FILE), {
    guard,
    abort,
    onWait: (pid, host) => {
      onWait(`${folder}: waiting for ${holderInWords(pid, host)}, which measures into it`);
    },
    refuse: (pid, host) => {
      const message = `another run measures into it, ${holderName(pid, host)}`;
      return new CannotWrite(folder, { name: "EBUSY", code: "EBUSY", message });
    },
  });
}

/** Whatever becomes of the run that begins: what an earlier one said must not be taken for what this one says. */
async function removeEarlier(folder: string, { files }: Ports): Promise<void> {
  for (const name of [RESULTS_FILE, ...REPORT_FILES]) {
    const file = join(folder, name);
    if ((await files.stat(file))?.kind !== "file") continue;
    await rm(file).catch((error: unknown) => {
      throw new CannotWrite(file, error as NodeJS.ErrnoException);
    });
  }
}

/** Runs of one checkout that are kept when nobody said where. */
const RUNS_KEPT = 20;
/** A checkout that was not gated for so long is taken to be gone. */
const CHECKOUT_KEPT_MS = 90 * 24 * 60 * 60_000;

/** `gate/runs/<name>-<8 hex digits>/` of the cache: runs of another checkout push none of these out. */
function runsOf(checkout: string, { cache }: Ports): string {
  const hash = createHash("sha256").update(checkout).digest("hex").slice(0, 8);
  return join(cache.root, "gate", "runs", `${basename(checkout).slice(0, 60)}-${hash}`);
}

/** An old run that can't be removed is no reason to end a new one. */
async function prune(runs: string, { files }: Ports): Promise<void> {
  // Ids begin with the time: the order of names is the order of runs.
  const old = (await files.list(runs)).slice(0, -RUNS_KEPT);
  for (const name of old) await removeRun(join(runs, name)).catch(() => undefined);
  const checkouts = await files.list(join(runs, ".."));
  for (const name of checkouts) await removeForgotten(join(runs, "..", name)).catch(() => undefined);
}

async function removeRun(folder: string): Promise<void> {
  if (await isHeld(join(folder, CLAIM_FILE))) return;
  await rm(folder, { recursive: true, force: true });
}

/** A folder's time is that of the last run that was begun in it, or removed from it. */
async function removeForgotten(folder: string): Promise<void> {
  if (Date.now() - (await stat(folder)).mtimeMs < CHECKOUT_KEPT_MS) return;
  await rm(folder, { recursive: true, force: true });
}
