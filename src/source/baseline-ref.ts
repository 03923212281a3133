import { nearestOf } from "../config/nearest.js";
import { isCommitId } from "../core/model/ids.js";
import type { Git } from "../ports/git.js";
import { deepenUntil, fetchCommit, findRemote, isWhole, listRemotes, remoteFailure } from "./deepen.js";
import { SourceFailure } from "./problem.js";
import { findCommit, gitOrFail } from "./repository.js";
import type { Repository } from "./repository.js";

export interface ResolvedRef {
  readonly commit: string;
  /** In people's words: `HEAD~1`, `merge base with origin/main`. */
  readonly ref: string;
}

/** What the baseline depends on where none is asked for. */
export interface Here {
  readonly dirty: boolean;
  /** The default branch, where neither the clone nor its remote can say; absent: the one of a usual name. */
  readonly defaultBranch: string | undefined;
}

const NETWORK_TIMEOUT_MS = 60_000;

/**
 * The baseline that was asked for. A branch means the merge base with it, because what happened on it
 * since is no doing of the candidate's; anything else is taken as it is (`main^0` is main's tip).
 */
export async function resolveBaseline(
  git: Git,
  repository: Repository,
  asked: string | undefined,
  { dirty, defaultBranch }: Here,
): Promise<ResolvedRef> {
  if (asked === undefined) {
    const main = await findDefaultBranch(git, repository, defaultBranch);
    return defaultBaseline(git, repository, main, dirty);
  }
  const { commit, branch } = await resolveRef(git, repository, asked);
  if (!branch) return { commit, ref: asked };
  const base = await mergeBase(git, repository, [commit]);
  if (base === undefined) throw unrelated(asked);
  return { commit: base, ref: base === commit ? asked : `merge base with ${asked}` };
}

/** The merge base of HEAD with a commit, which is fetched where it is not here; `name` is for people. */
export async function mergeBaseWith(
  git: Git,
  repository: Repository,
  commit: string,
  name: string,
): Promise<string> {
  const { commit: tip } = await resolveRef(git, repository, commit);
  const base = await mergeBase(git, repository, [tip]);
  if (base === undefined) throw unrelated(name);
  return base;
}

/**
 * The merge base with the default branch. Where that is HEAD itself (on the default branch, or on a
 * branch without commits of its own): HEAD when the tree is dirty, else the commit before it.
 */
async function defaultBaseline(
  git: Git,
  repository: Repository,
  main: Branch | undefined,
  dirty: boolean,
): Promise<ResolvedRef> {
  if (main !== undefined) {
    const base = await mergeBase(git, repository, main.commits);
    if (base === undefined) throw unrelated(main.name);
    if (base !== repository.head) return { commit: base, ref: `merge base with ${main.name}` };
  }
  if (dirty) return { commit: repository.head, ref: "HEAD" };
  const parent = await parentOfHead(git, repository);
  if (parent !== undefined) return { commit: parent, ref: "HEAD~1" };
  const hint = "Name a baseline with --baseline; `--baseline HEAD` compares the commit with itself.";
  throw new SourceFailure(
    "no-parent",
    "HEAD is the first commit: there is nothing before it.",
    "HEAD~1",
    hint,
  );
}

/** A commit that is named by the user, fetched from the remote where it is not here. */
export async function resolveRef(
  git: Git,
  repository: Repository,
  ref: string,
): Promise<{ readonly commit: string; readonly branch: boolean }> {
  const local = await findCommit(git, repository.root, ref);
  if (local !== undefined) return { commit: local, branch: await isBranch(git, repository.root, ref) };
  const remote = await findRemote(git, repository.root);
  if (remote !== undefined) {
    const fetched = await fetchRef(git, repository.root, remote, ref);
    if (fetched !== undefined) return fetched;
  }
  if (repository.shallow && remote !== undefined && /[~^]/.test(ref)) {
    const deeper = await deepenUntil(git, repository.root, remote, () =>
      findCommit(git, repository.root, ref),
    );
    if (deeper !== undefined) return { commit: deeper, branch: false };
  }
  throw await notFound(git, repository, ref, remote);
}

async function isBranch(git: Git, root: string, ref: string): Promise<boolean> {
  if (ref === "HEAD" || ref === "@") return false;
  const args = ["rev-parse", "--symbolic-full-name", "--verify", "--quiet", "--end-of-options", ref];
  const name = (await git.run(root, args)).stdout.trim();
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/");
}

/** A branch or tag of the remote, or a whole commit id, that this clone does not have yet. */
async function fetchRef(
  git: Git,
  root: string,
  remote: string,
  ref: string,
): Promise<{ commit: string; branch: boolean } | undefined> {
  if (isCommitId(ref)) {
    const failure = await fetchCommit(git, root, remote, ref);
    return failure === undefined ? { commit: ref, branch: false } : undefined;
  }
  const short = ref.replace(/^refs\/(remotes\/|heads\/|tags\/)?/, "");
  const bare = short.startsWith(`${remote}/`) ? short.slice(remote.length + 1) : short;
  // What git would refuse as a name matches nothing; `*` and the like would be patterns.
  const valid = await git.run(root, ["check-ref-format", `refs/heads/${bare}`]);
  if (valid.code !== 0) return undefined;
  const patterns = [`refs/heads/${bare}`, `refs/tags/${bare}`, `refs/tags/${bare}^{}`];
  const args = ["ls-remote", "--quiet", "--end-of-options", remote, ...patterns];
  const { stdout } = await git.run(root, args, { timeoutMs: NETWORK_TIMEOUT_MS });
  const ids = new Map(stdout.split("\n").map((line) => line.split("\t").reverse() as [string, string]));
  const head = ids.get(`refs/heads/${bare}`);
  const id = head ?? ids.get(`refs/tags/${bare}^{}`) ?? ids.get(`refs/tags/${bare}`);
  if (id === undefined || (await fetchCommit(git, root, remote, id)) !== undefined) return undefined;
  return { commit: id, branch: head !== undefined };
}

/** A branch by its name for people, and its tips: the remote's, this clone's, or both. */
interface Branch {
  readonly name: string;
  readonly commits: readonly string[];
}

async function findDefaultBranch(
  git: Git,
  { root, head }: Repository,
  otherwise: string | undefined,
): Promise<Branch | undefined> {
  const remote = await findRemote(git, root);
  if (remote === undefined) {
    return (await unansweredBranch(git, root, remote, otherwise)) ?? withoutRemote(git, root);
  }
  const pointed = await git.run(root, ["symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`]);
  const own = pointed.stdout.trim().slice(`refs/remotes/${remote}/`.length);
  const known = own === "" ? undefined : await branchHere(git, root, remote, own);
  if (known !== undefined) return known;
  const asked = await askForDefaultBranch(git, root, remote);
  if (asked === undefined || asked instanceof SourceFailure) {
    const found = await unansweredBranch(git, root, remote, otherwise);
    if (found === undefined && asked !== undefined) throw asked;
    return found;
  }
  const { name, id } = asked;
  const here = await branchHere(git, root, remote, name);
  if (here !== undefined) return here;
  const failure = id === head ? undefined : await fetchCommit(git, root, remote, id);
  if (failure !== undefined) throw failure;
  return { name: `${remote}/${name}`, commits: [id] };
}

/** Where neither the clone nor its remote says which one it is: the one that is named, else the first of a usual name. */
async function unansweredBranch(
  git: Git,
  root: string,
  remote: string | undefined,
  named: string | undefined,
): Promise<Branch | undefined> {
  if (named !== undefined) return branchHere(git, root, remote, named);
  const configured = (await git.run(root, ["config", "--get", "init.defaultBranch"])).stdout.trim();
  for (const name of [configured, "main", "master"]) {
    const found = name === "" ? undefined : await branchHere(git, root, remote, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function branchHere(
  git: Git,
  root: string,
  remote: string | undefined,
  name: string,
): Promise<Branch | undefined> {
  const ofRemote = `${remote ?? "origin"}/${name}`;
  const remoteTip = await findCommit(git, root, `refs/remotes/${ofRemote}`);
  const localTip = await findCommit(git, root, `refs/heads/${name}`);
  const commits = [remoteTip, localTip].filter((tip) => tip !== undefined);
  if (commits.length === 0) return undefined;
  return { name: remoteTip === undefined ? name : ofRemote, commits };
}

/** Nobody to ask, or nobody can say whom. */
async function withoutRemote(git: Git, root: string): Promise<undefined> {
  const remotes = await listRemotes(git, root);
  if (remotes.length === 0) return undefined;
  const message = "This clone has several remotes, and which one has the default branch can't be told.";
  throw new SourceFailure("ref-not-found", message, remotes.join(", "), "Name a baseline: --baseline REF.");
}

/**
 * Of a clone that CI makes, only the remote knows. One that can't be asked is no answer: without the default branch,
 * all commits of a change but its last would pass for the baseline. One without commits has none.
 */
async function askForDefaultBranch(
  git: Git,
  root: string,
  remote: string,
): Promise<{ readonly name: string; readonly id: string } | SourceFailure | undefined> {
  const args = ["ls-remote", "--quiet", "--symref", "--end-of-options", remote, "HEAD"];
  const output = await git.run(root, args, { timeoutMs: NETWORK_TIMEOUT_MS });
  if (output.code !== 0) {
    const { code, message, hint } = remoteFailure(output, "ls-remote", remote).problem;
    const why = `The remote can't be asked for its default branch: ${message}`;
    return new SourceFailure(code, why, remote, hint);
  }
  const id = /^([0-9a-f]{40,64})\tHEAD$/m.exec(output.stdout)?.[1];
  const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(output.stdout)?.[1];
  return id === undefined || name === undefined ? undefined : { name, id };
}

/**
 * The best common ancestor of HEAD and of what was merged or would be merged into one of `tips`. Of a cut history, one
 * that is found need not be the best: behind a hidden parent of what is newer there may be one that is newer as well.
 */
async function mergeBase(
  git: Git,
  { root, head }: Repository,
  tips: readonly string[],
): Promise<string | undefined> {
  const find = async (): Promise<string | undefined> => {
    const { code, stdout } = await git.run(root, ["merge-base", head, ...tips]);
    const base = code === 0 ? stdout.trim().split("\n")[0]! : undefined;
    if (base === undefined || !(await isWhole(git, root, [head, ...tips, `^${base}`]))) return undefined;
    return base;
  };
  return withHistory(git, root, find);
}

async function parentOfHead(git: Git, { root, head }: Repository): Promise<string | undefined> {
  return withHistory(git, root, () => findCommit(git, root, `${head}~1`));
}

async function withHistory<T>(
  git: Git,
  root: string,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return deepenUntil(git, root, await findRemote(git, root), find);
}

function unrelated(name: string): SourceFailure {
  const message = `HEAD and ${name} have no commit in common.`;
  const hint =
    "Name a commit with --baseline, or fetch the whole history (actions/checkout: fetch-depth: 0).";
  return new SourceFailure("unrelated-histories", message, name, hint);
}

async function notFound(
  git: Git,
  { root, shallow }: Repository,
  ref: string,
  remote: string | undefined,
): Promise<SourceFailure> {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  const names = (await gitOrFail(git, root, args)).split("\n").filter((name) => name !== "");
  const hints: string[] = [];
  const sameEnd = names.find((name) => name.endsWith(`/${ref}`));
  const guess = sameEnd ?? nearestOf(ref, names)[0];
  if (guess !== undefined) hints.push(`Did you mean ${guess}?`);
  if (remote === undefined) hints.push("This clone has no remote to ask.");
  else hints.push(`${remote} was asked too, and does not have it or could not be reached.`);
  if (shallow) hints.push("This clone is shallow (actions/checkout: fetch-depth: 0 fetches everything).");
  const message = `There is no commit, branch or tag named ${JSON.stringify(ref)}.`;
  return new SourceFailure("ref-not-found", message, ref, hints.join(" "));
}
