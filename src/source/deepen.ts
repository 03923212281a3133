import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Git, GitOutput } from "../ports/git.js";
import { SourceFailure } from "./problem.js";
import { gitFailure, gitOrFail } from "./repository.js";

/** Commits that each step adds behind the boundary; after them the whole history is fetched. */
const STEPS = [50, 250, 1_000, 5_000];
const FETCH_TIMEOUT_MS = 10 * 60_000;
/** For another git that deepens the same clone; a lock that is older than that was left by one that was killed. */
const LOCK_TRIES = 20;
const LOCK_POLL_MS = 250;
/** Nothing but objects and the shallow boundary changes: no ref, no FETCH_HEAD, no tag. */
const QUIET_FETCH = [
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-write-fetch-head",
  "--refmap=",
  "--no-recurse-submodules",
];

export async function listRemotes(git: Git, root: string): Promise<string[]> {
  return (await gitOrFail(git, root, ["remote"])).split("\n").filter((name) => name !== "");
}

/** The remote of the current branch, else origin, else the only one. */
export async function findRemote(git: Git, root: string): Promise<string | undefined> {
  const remotes = await listRemotes(git, root);
  const branch = (await git.run(root, ["symbolic-ref", "--quiet", "--short", "HEAD"])).stdout.trim();
  const own =
    branch === "" ? "" : (await git.run(root, ["config", "--get", `branch.${branch}.remote`])).stdout.trim();
  return (
    [own, "origin"].find((name) => remotes.includes(name)) ?? (remotes.length === 1 ? remotes[0] : undefined)
  );
}

/** A remote that did not do what it was asked for, in git's own words. */
export function remoteFailure(output: GitOutput, command: string, remote: string): SourceFailure {
  const { code, message, hint } = gitFailure(output, command, remote).problem;
  return new SourceFailure(code, message, remote, hint ?? `Mend that, or ${NAME_ONE}`);
}

const NAME_ONE = "name a baseline that is in this clone: --baseline REF.";

/** Fetches a commit; returns why it could not be had. */
export async function fetchCommit(
  git: Git,
  root: string,
  remote: string,
  commit: string,
): Promise<SourceFailure | undefined> {
  const shallow = (await gitOrFail(git, root, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
  return fetchQuietly(git, root, remote, shallow ? ["--depth=1"] : [], [commit]);
}

/**
 * Fetches history behind the shallow boundary in growing steps until `found` finds what it looks for. Undefined: it
 * is nowhere in the whole history. History that can't be had is thrown: what is not known is not answered.
 */
export async function deepenUntil<T>(
  git: Git,
  root: string,
  remote: string | undefined,
  found: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const value = await found();
  if (value !== undefined || (await shallowBoundary(git, root)).length === 0) return value;
  if (remote === undefined) throw withoutHistory("has no remote to ask for the rest of its history");
  for (const step of [...STEPS, undefined]) {
    const depth = step === undefined ? "--unshallow" : `--deepen=${step}`;
    const failure = await fetchQuietly(git, root, remote, [depth], await shallowBoundary(git, root));
    const deeper = await found();
    if (deeper !== undefined) return deeper;
    if (failure !== undefined) throw failure;
    if ((await shallowBoundary(git, root)).length === 0) return undefined;
  }
  throw withoutHistory(`has all that ${remote} has, which is a shallow clone itself`);
}

function withoutHistory(why: string): SourceFailure {
  const hint = `Fetch the whole history (actions/checkout: fetch-depth: 0), or ${NAME_ONE}`;
  return new SourceFailure("git-failed", `This clone is shallow and ${why}.`, undefined, hint);
}

async function fetchQuietly(
  git: Git,
  root: string,
  remote: string,
  depth: readonly string[],
  commits: readonly string[],
): Promise<SourceFailure | undefined> {
  const args = [...QUIET_FETCH, ...depth, "--end-of-options", remote, ...commits];
  for (let tries = 1; ; tries += 1) {
    const output = await git.run(root, args, { timeoutMs: FETCH_TIMEOUT_MS });
    if (output.code === 0) return undefined;
    if (tries === LOCK_TRIES || !output.stderr.includes("shallow.lock': File exists")) {
      return remoteFailure(output, "fetch", remote);
    }
    await sleep(LOCK_POLL_MS);
  }
}

/**
 * Whether no commit of a range is one whose parents are hidden.
 *
 * @param range as `git rev-list` takes it
 */
export async function isWhole(git: Git, root: string, range: readonly string[]): Promise<boolean> {
  const boundary = await shallowBoundary(git, root);
  if (boundary.length === 0) return true;
  const commits = new Set((await gitOrFail(git, root, ["rev-list", ...range, "--"])).split("\n"));
  return !boundary.some((commit) => commits.has(commit));
}

/** The commits whose parents are hidden; empty when the history is whole. */
export async function shallowBoundary(git: Git, root: string): Promise<string[]> {
  const folder = (
    await gitOrFail(git, root, ["rev-parse", "--path-format=absolute", "--git-common-dir"])
  ).trim();
  try {
    return (await readFile(join(folder, "shallow"), "utf8")).split("\n").filter((line) => line !== "");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
