import { readFileSync } from "node:fs";
import { isCommitId } from "../core/model/ids.js";
import type { Environment } from "../ports/environment.js";
import type { FinishedRun } from "../publish/provenance.js";
import { InputProblems } from "./inputs.js";

/** What of the workflow's event matters to the gate. Read from GitHub's own file, which no pull request writes. */
export interface WorkflowEvent {
  readonly name: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly repositoryId: number | undefined;
  readonly apiUrl: string;
  /** Page of this run. */
  readonly runUrl: string | undefined;
  /** The commit that is judged: the pull request's head, not the merge of it. */
  readonly head: string | undefined;
  readonly pull: EventPull | undefined;
  /** The pull request whose turn it is in the merge queue. Nothing is written there. */
  readonly queued: QueuedPull | undefined;
  /** What GitHub made of the merge queue and asks about. */
  readonly groupHead: string | undefined;
  /** The merge of the pull request that GitHub made for this run. */
  readonly mergeSha: string | undefined;
  /** The commit before a push, or the target of a merge group. */
  readonly before: string | undefined;
  readonly defaultBranch: string | undefined;
  /** Of which earlier runs stand for the baseline: what it is merged into or pushed to, else the default branch. */
  readonly baselineBranch: string | undefined;
  readonly finishedRun: FinishedRun | undefined;
}

export interface EventPull {
  readonly number: number;
  readonly headSha: string;
  readonly baseRef: string;
  /** Tip of the base branch. By the event it is the one of the last push, which may be long ago (prepare.ts asks). */
  readonly baseTip: string | undefined;
  /** When the event was made: a run that is repeated has the same ones. */
  readonly labels: readonly string[];
  readonly fromFork: boolean;
}

export interface QueuedPull {
  readonly number: number;
  readonly labels: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

function payloadIn(path: string): Json {
  try {
    return object(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputProblems([
      `GITHUB_EVENT_PATH=${path} is no event of a workflow: ${why}. The runner writes it; a step before this one may have changed it.`,
    ]);
  }
}

/** @throws InputProblems where the file can't be read, or is no event */
export function readEvent(env: Environment): WorkflowEvent {
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const path = env["GITHUB_EVENT_PATH"];
  const payload = path === undefined || path === "" ? {} : payloadIn(path);
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const server = env["GITHUB_SERVER_URL"] ?? "https://github.com";
  const runId = env["GITHUB_RUN_ID"];
  const pull = pullOf(object(payload["pull_request"]), repository);
  const group = object(payload["merge_group"]);
  const defaultBranch = string(object(payload["repository"])["default_branch"]);
  return {
    name,
    repository,
    repositoryId: number(object(payload["repository"])["id"]),
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    runUrl: runId === undefined ? undefined : `${server}/${repository}/actions/runs/${runId}`,
    head: pull?.headSha ?? commit(env["GITHUB_SHA"]),
    pull,
    groupHead: commit(group["head_sha"]),
    queued: queuedPull(string(group["head_ref"])),
    // Of pull_request_target, GITHUB_SHA is the base branch's.
    mergeSha: pull === undefined || name === "pull_request_target" ? undefined : commit(env["GITHUB_SHA"]),
    before: commit(payload["before"]) ?? commit(group["base_sha"]),
    defaultBranch,
    baselineBranch:
      pull?.baseRef ??
      branchOf(group["base_ref"]) ??
      (name === "push" ? branchOf(payload["ref"]) : undefined) ??
      defaultBranch,
    finishedRun: name === "workflow_run" ? finishedRun(payload) : undefined,
  };
}

function pullOf(data: Json, repository: string): EventPull | undefined {
  const [head, base] = [object(data["head"]), object(data["base"])];
  const [pull, headSha, baseRef] = [number(data["number"]), commit(head["sha"]), string(base["ref"])];
  if (pull === undefined || headSha === undefined || baseRef === undefined) return undefined;
  return {
    number: pull,
    headSha,
    baseRef,
    baseTip: commit(base["sha"]),
    labels: labelsOf(data["labels"]),
    fromFork: string(object(head["repo"])["full_name"]) !== repository,
  };
}

/** The event names no number; the branch that GitHub makes for a group does, and only GitHub can make one there. */
function queuedPull(headRef = ""): QueuedPull | undefined {
  const found = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(headRef);
  const pull = number(Number(found?.[1]));
  return pull === undefined ? undefined : { number: pull, labels: [] };
}

/** A tag is none. */
function branchOf(ref: unknown): string | undefined {
  return /^refs\/heads\/(.+)$/.exec(string(ref) ?? "")?.[1];
}

function labelsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((one) => string(object(one)["name"]) ?? []) : [];
}

function finishedRun(payload: Json): FinishedRun | undefined {
  const run = object(payload["workflow_run"]);
  const head = object(run["head_repository"]);
  const [id, headSha, headBranch] = [number(run["id"]), commit(run["head_sha"]), string(run["head_branch"])];
  const repositoryId = number(object(payload["repository"])["id"]);
  if (id === undefined || headSha === undefined || headBranch === undefined || repositoryId === undefined) {
    return undefined;
  }
  return {
    id,
    startedMs: timeMs(run["run_started_at"]),
    ended: payload["action"] === "completed",
    status: string(run["status"]),
    conclusion: string(run["conclusion"]),
    event: string(run["event"]) ?? "",
    headSha,
    headBranch,
    headOwner: string(object(head["owner"])["login"]),
    headRepository: string(head["full_name"]),
    repositoryId,
  };
}

function object(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

function string(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function timeMs(value: unknown): number | undefined {
  const found = Date.parse(string(value) ?? "");
  return Number.isNaN(found) ? undefined : found;
}

/** All zeros stand for no commit. */
function commit(value: unknown): string | undefined {
  return typeof value === "string" && isCommitId(value) && !/^0+$/.test(value) ? value : undefined;
}
