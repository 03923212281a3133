import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Git } from "../ports/git.js";
import { gitOrFail } from "./repository.js";

/** Commits that each step adds behind the boundary; after them the whole history is fetched. */
const STEPS = [50, 250, 1_000, 5_000];
const FETCH_TIMEOUT_MS = 10 * 60_000;
/** Nothing but objects and the shallow boundary changes: no ref, no FETCH_HEAD, no tag. */
const QUIET_FETCH = [
  "fetch",
  "--quiet",
  "--no-tags",
  "--no-write-fetch-head",
  "--refmap=",
  "--no-recurse-submodules",
];

/** The remote of the current branch, else origin, else the only one. */
export async function findRemote(git: Git, root: string): Promise<string | undefined> {
  const remotes = (await gitOrFail(git, root, ["remote"])).split("\n").filter((name) => name !== "");
  const branch = (await git.run(root, ["symbolic-ref", "--quiet", "--short", "HEAD"])).stdout.trim();
  const own =
    branch === "" ? "" : (await git.run(root, ["config", "--get", `branch.${branch}.remote`])).stdout.trim();
  return (
    [own, "origin"].find((name) => remotes.includes(name)) ?? (remotes.length === 1 ? remotes[0] : undefined)
  );
}

export async function fetchCommit(git: Git, root: string, remote: string, commit: string): Promise<boolean> {
  const shallow = (await gitOrFail(git, root, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
  const depth = shallow ? ["--depth=1"] : [];
  const args = [...QUIET_FETCH, ...depth, "--end-of-options", remote, commit];
  return (await git.run(root, args, { timeoutMs: FETCH_TIMEOUT_MS })).code === 0;
}

/** Fetches history behind the shallow boundary in growing steps until `found` finds what it looks for. */
export async function deepenUntil<T>(
  git: Git,
  root: string,
  remote: string,
  found: () => Promise<T | undefined>,
): Promise<T | undefined> {
  let value = await found();
  for (const step of [...STEPS, undefined]) {
    if (value !== undefined) return value;
    const boundary = await shallowBoundary(git, root);
    if (boundary.length === 0) return undefined;
    const depth = step === undefined ? "--unshallow" : `--deepen=${step}`;
    const args = [...QUIET_FETCH, depth, "--end-of-options", remote, ...boundary];
    await git.run(root, args, { timeoutMs: FETCH_TIMEOUT_MS });
    value = await found();
  }
  return value;
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
