import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FileWriter } from "../ports/files.js";
import type { Git, GitOptions, GitOutput } from "../ports/git.js";
import { recordFile, recordText } from "./record.js";
import type { HistoryRecord } from "./record.js";

/** Folder of the records, in the branch and in a folder that is named by itself. */
export const RECORDS_FOLDER = "runs";
/** Writers that come between ours and its push; each of them has added something, so this ends. */
const MOST_TRIES = 50;
/** Tries in a row, each after a longer pause, while nobody moved the branch: a lock that outlasts these is one that stays. */
const MOST_LOCKED = 5;
const LOCKED_PAUSE_MS = 50;
const LOCKED = /cannot lock ref|failed to update ref|incorrect old value/;
const IDENTITY = ["-c", "user.name=latency-gate", "-c", "user.email=latency-gate@localhost"];

export interface BranchPlace {
  /** A checkout or a bare repository. */
  readonly repository: string;
  readonly branch: string;
  /** Absent: the branch is of this repository alone. */
  readonly remote: string | undefined;
  /** Disposable; for an index of our own and the like, so that nobody's checkout is touched. */
  readonly scratch: string;
}

export type BranchResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string; readonly hint: string | undefined };

interface Ports {
  readonly git: Git;
  readonly writer: FileWriter;
}

/** Writes the branch's records out, as files below the folder that is returned. */
export async function checkOutRecords(
  place: BranchPlace,
  { git, writer }: Ports,
): Promise<BranchResult<string>> {
  const tip = await currentTip(place, git);
  if (!tip.ok) return tip;
  const folder = join(place.scratch, "records");
  await writer.makeFolder(folder);
  if (tip.value === undefined) return { ok: true, value: join(folder, RECORDS_FOLDER) };
  const own: GitOptions = { indexFile: join(place.scratch, "read-index"), workTree: folder };
  // A branch may hold links: they become files with the link's text, which is no record.
  const steps = [
    ["read-tree", tip.value],
    ["-c", "core.symlinks=false", "checkout-index", "--all", `--prefix=${folder}/`],
  ];
  for (const args of steps) {
    const output = await git.run(place.repository, args, own);
    if (output.code !== 0) return failure(args.find((arg) => !arg.startsWith("-")) ?? "git", output);
  }
  return { ok: true, value: join(folder, RECORDS_FOLDER) };
}

/**
 * Adds one record as a commit on the branch, which is made where there is none. The branch only ever moves
 * forward from where it was seen: when another writer was first, the commit is made anew on top of theirs.
 */
export async function appendRecord(
  place: BranchPlace,
  record: HistoryRecord,
  ports: Ports,
): Promise<BranchResult<string>> {
  const { git, writer } = ports;
  const { repository, scratch } = place;
  const name = `${RECORDS_FOLDER}/${recordFile(record)}`;
  const file = join(scratch, "record.json");
  await writer.writeAtomically(file, [Buffer.from(recordText(record))]);
  const blob = await git.run(repository, ["hash-object", "-w", "--no-filters", "--", file]);
  if (blob.code !== 0) return failure("hash-object", blob);
  let before: string | undefined;
  let unmoved = 0;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const tip = await currentTip(place, git);
    if (!tip.ok) return tip;
    const foreign = tip.value === undefined ? undefined : await whyNoHistory(place, tip.value, git);
    if (foreign !== undefined) return foreign;
    const made = await makeCommit(place, tip.value, name, blob.stdout.trim(), record, git);
    if (!made.ok) return made;
    const moved = await moveBranch(place, tip.value, made.value, git);
    if (moved.code === 0) return made;
    // Nobody else has moved it, and still it was refused: that stays so.
    unmoved = attempt > 0 && tip.value === before ? unmoved + 1 : 0;
    const isLocked = LOCKED.test(moved.stderr);
    if (unmoved >= (isLocked ? MOST_LOCKED : 1)) {
      return failure(place.remote === undefined ? "update-ref" : "push", moved);
    }
    if (isLocked) await setTimeout(unmoved * LOCKED_PAUSE_MS);
    before = tip.value;
  }
  return {
    ok: false,
    message: `others wrote to ${place.branch} ${MOST_TRIES} times in between`,
    hint: "Run the command again.",
  };
}

/** Undefined: there is no such branch yet. */
async function currentTip(
  { repository, branch, remote }: BranchPlace,
  git: Git,
): Promise<BranchResult<string | undefined>> {
  const valid = await git.run(repository, ["check-ref-format", "--branch", branch]);
  if (valid.code !== 0)
    return { ok: false, message: `${JSON.stringify(branch)} can't be the name of a branch`, hint: undefined };
  if (remote !== undefined) return fetchTip(repository, branch, remote, git);
  const found = await git.run(repository, [
    "rev-parse",
    "--verify",
    "--quiet",
    `refs/heads/${branch}^{commit}`,
  ]);
  if (found.code === 0) return { ok: true, value: found.stdout.trim() };
  return found.code === 1 ? { ok: true, value: undefined } : failure("rev-parse", found);
}

/** A branch of records is never checked out, and one of code must not become one. */
async function whyNoHistory(
  { repository, branch }: BranchPlace,
  tip: string,
  git: Git,
): Promise<Extract<BranchResult<never>, { ok: false }> | undefined> {
  const hint =
    "The history has a branch of its own, which the first record makes: name another with --branch.";
  const ref = `refs/heads/${branch}`;
  const used = await git.run(repository, ["for-each-ref", "--format=%(worktreepath)", ref]);
  const bare = await git.run(repository, ["rev-parse", "--is-bare-repository"]);
  if (used.stdout.trim() !== "" && bare.stdout.trim() !== "true") {
    return { ok: false, message: `${branch} is checked out in ${used.stdout.trim()}`, hint };
  }
  const listed = await git.run(repository, ["ls-tree", "--name-only", tip]);
  if (listed.code !== 0) return failure("ls-tree", listed);
  const names = listed.stdout.split("\n").filter((name) => name !== "");
  if (names.length === 0 || names.includes(RECORDS_FOLDER)) return undefined;
  return { ok: false, message: `${branch} has ${names[0]!} and no records: it is a branch of code`, hint };
}

async function fetchTip(
  repository: string,
  branch: string,
  remote: string,
  git: Git,
): Promise<BranchResult<string | undefined>> {
  if (remote.startsWith("-")) return { ok: false, message: `${remote} is no remote`, hint: undefined };
  const listed = await git.run(repository, [
    "ls-remote",
    "--exit-code",
    "--",
    remote,
    `refs/heads/${branch}`,
  ]);
  if (listed.code === 2) return { ok: true, value: undefined };
  if (listed.code !== 0) return failure("ls-remote", listed);
  const commit = listed.stdout.split("\t")[0]!;
  // Objects alone. With a FETCH_HEAD or a ref two writers in one clone would get into each other's way, and
  // refs/remotes/ are the user's.
  const fetched = await git.run(repository, [
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-write-fetch-head",
    "--refmap=",
    "--no-recurse-submodules",
    "--",
    remote,
    `refs/heads/${branch}`,
  ]);
  if (fetched.code !== 0) return failure("fetch", fetched);
  return { ok: true, value: commit };
}

async function makeCommit(
  { repository, scratch }: BranchPlace,
  parent: string | undefined,
  name: string,
  blob: string,
  record: HistoryRecord,
  git: Git,
): Promise<BranchResult<string>> {
  const own: GitOptions = { indexFile: join(scratch, "write-index") };
  const run = (args: readonly string[]): Promise<GitOutput> => git.run(repository, args, own);
  for (const args of [
    ["read-tree", ...(parent === undefined ? ["--empty"] : [parent])],
    ["update-index", "--add", "--cacheinfo", `100644,${blob},${name}`],
  ]) {
    const output = await run(args);
    if (output.code !== 0) return failure(args[0]!, output);
  }
  const tree = await run(["write-tree"]);
  if (tree.code !== 0) return failure("write-tree", tree);
  const parents = parent === undefined ? [] : ["-p", parent];
  const message = `Measured ${record.commit.slice(0, 12)}: ${record.metrics.length} metrics, run ${record.runId}`;
  const commit = await run([...IDENTITY, "commit-tree", tree.stdout.trim(), ...parents, "-m", message]);
  return commit.code === 0 ? { ok: true, value: commit.stdout.trim() } : failure("commit-tree", commit);
}

/** Only from where it was to where we want it. */
function moveBranch(
  { repository, branch, remote }: BranchPlace,
  from: string | undefined,
  to: string,
  git: Git,
): Promise<GitOutput> {
  const ref = `refs/heads/${branch}`;
  if (remote === undefined) {
    return git.run(repository, [
      "update-ref",
      "-m",
      "latency-gate history",
      ref,
      to,
      from ?? "0".repeat(to.length),
    ]);
  }
  const lease = `--force-with-lease=${ref}:${from ?? ""}`;
  return git.run(repository, ["push", "--quiet", "--no-verify", lease, "--", remote, `${to}:${ref}`]);
}

/** Those that need a right in the remote. */
const REMOTE_COMMANDS = ["fetch", "ls-remote", "push"];

function failure(
  command: string,
  { stderr }: GitOutput,
): { ok: false; message: string; hint: string | undefined } {
  // What went wrong may come before advice of many lines.
  const lines = stderr.trim().split("\n");
  const words = lines
    .filter((line, at) => at >= lines.length - 4 || /^(?:fatal|error):/.test(line))
    .join("\n");
  const denied = /denied|403|not permitted|authentication|could not read Username|protected branch/i.test(
    words,
  );
  return {
    ok: false,
    message: `git ${command} failed: ${words}`,
    hint:
      denied && REMOTE_COMMANDS.includes(command)
        ? "The token needs the right `contents: write`, and the branch must not be protected."
        : undefined,
  };
}
