import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HttpClient } from "@actions/http-client";
import { getOctokitOptions, GitHub } from "@actions/github/lib/utils";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { fetch } from "undici";
import { atMost } from "../platform/at-most.js";
import { writing } from "../platform/writing.js";
import { CannotWrite } from "../ports/files.js";
import type { Artifact, Comment, Forge, PullRequest } from "../ports/forge.js";
import { ForgeFault } from "../ports/forge.js";
import { toForgeFault } from "./github-faults.js";
import type { Right } from "./github-faults.js";

export interface GitHubOptions {
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly say: (message: string) => void;
  /** A second, as the waiting between tries counts it; tests have shorter ones. */
  readonly secondMs?: number;
  /** Of each try. */
  readonly requestTimeoutMs?: number;
}

/** GITHUB_TOKEN and tokens of Apps begin so; they can't ask for their own name. */
const INSTALLATION = "ghs_";
const REQUEST_TIMEOUT_MS = 20_000;
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;
const LONGEST_WAIT_S = 120;
const RETRIES = 3;
const PER_PAGE = 100;

const Client = GitHub.plugin(retry, throttling);
type Octokit = InstanceType<typeof Client>;

/**
 * GitHub's REST interface. What may pass by itself (5xx, time-outs, rate limits with their Retry-After) is
 * tried again; what is left is a ForgeFault that says what to do.
 */
export class GitHubForge implements Forge {
  readonly #octokit: Octokit;
  readonly #isInstallation: boolean;
  readonly #at: { readonly owner: string; readonly repo: string };
  /** By how much GitHub's clock is ahead of this machine's. */
  #aheadMs = 0;

  constructor({
    token,
    repository,
    apiUrl,
    say,
    secondMs = 1000,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
  }: GitHubOptions) {
    const [owner = "", repo = ""] = repository.split("/");
    this.#at = { owner, repo };
    this.#isInstallation = token.startsWith(INSTALLATION);
    const wait = (what: string) => (retryAfter: number, _: unknown, __: unknown, tries: number) => {
      const again = tries < RETRIES && retryAfter <= LONGEST_WAIT_S;
      say(`GitHub's ${what}: ${again ? `waiting ${retryAfter} s` : "giving up"}`);
      return again;
    };
    const silent = (): void => undefined;
    this.#octokit = new Client(
      getOctokitOptions(token, {
        baseUrl: apiUrl,
        userAgent: "latency-gate",
        log: { debug: silent, info: silent, warn: say, error: silent },
        retry: { retries: RETRIES, retryAfterBaseValue: secondMs },
        throttle: {
          // Clients do not wait for each other.
          id: randomUUID(),
          onRateLimit: wait("rate limit"),
          onSecondaryRateLimit: wait("secondary rate limit"),
          retryAfterBaseValue: secondMs,
        },
      }),
    );
    // Innermost: each try has a time limit of its own.
    this.#octokit.hook.before("request", (options) => {
      options.request = { ...options.request, signal: AbortSignal.timeout(requestTimeoutMs) };
    });
    this.#octokit.hook.after("request", ({ headers }) => {
      const answeredMs = Date.parse(headers.date ?? "");
      if (!Number.isNaN(answeredMs)) this.#aheadMs = answeredMs - Date.now();
    });
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  async login(): Promise<string | undefined> {
    if (this.#isInstallation) return undefined;
    try {
      const { data } = await this.#octokit.rest.users.getAuthenticated();
      return data.login;
    } catch (error) {
      const fault = toForgeFault(error, "ask who writes", "pull-requests");
      if (fault.kind === "forbidden" || fault.kind === "not-found") return undefined;
      throw fault;
    }
  }

  async pullRequest(number: number): Promise<PullRequest> {
    return this.#try("read the pull request", "pull-requests", async () => {
      const { data } = await this.#octokit.rest.pulls.get({ ...this.#at, pull_number: number });
      return toPullRequest(data);
    });
  }

  async pullRequestsFrom(owner: string, branch: string): Promise<readonly PullRequest[]> {
    return this.#try("look for the pull request", "pull-requests", async () => {
      const head = `${owner}:${branch}`;
      const all = await this.#octokit.paginate(this.#octokit.rest.pulls.list, {
        ...this.#at,
        state: "open",
        head,
        per_page: PER_PAGE,
      });
      return all.map(toPullRequest);
    });
  }

  async *comments(pull: number): AsyncGenerator<readonly Comment[]> {
    try {
      const pages = this.#octokit.paginate.iterator(this.#octokit.rest.issues.listComments, {
        ...this.#at,
        issue_number: pull,
        per_page: PER_PAGE,
      });
      for await (const { data } of pages) yield data.map(toComment);
    } catch (error) {
      throw toForgeFault(error, "read the comments", "pull-requests");
    }
  }

  async createComment(pull: number, body: string): Promise<Comment> {
    return this.#try("post the comment", "pull-requests", async () => {
      const { data } = await this.#octokit.rest.issues.createComment({
        ...this.#at,
        issue_number: pull,
        body,
        request: { retries: 0 },
      });
      return toComment(data);
    });
  }

  async updateComment(id: number, body: string): Promise<Comment> {
    return this.#try("update the comment", "pull-requests", async () => {
      const { data } = await this.#octokit.rest.issues.updateComment({ ...this.#at, comment_id: id, body });
      return toComment(data);
    });
  }

  async labels(pull: number): ReturnType<Forge["labels"]> {
    return this.#try("read the labels", "pull-requests", async () => {
      const all = await this.#octokit.paginate(this.#octokit.rest.issues.listLabelsOnIssue, {
        ...this.#at,
        issue_number: pull,
        per_page: PER_PAGE,
      });
      return all.map(({ name }) => name);
    });
  }

  async labelings(pull: number): ReturnType<Forge["labelings"]> {
    return this.#try("read who set the labels", "pull-requests", async () => {
      const all = await this.#octokit.paginate(this.#octokit.rest.issues.listEvents, {
        ...this.#at,
        issue_number: pull,
        per_page: PER_PAGE,
      });
      return all.flatMap((event) => {
        if (event.event !== "labeled" || !("label" in event)) return [];
        // None where the account was deleted, whatever the description says.
        const actor = event.actor as { readonly login: string } | null;
        return [{ label: event.label.name, by: actor?.login ?? "ghost", at: new Date(event.created_at) }];
      });
    });
  }

  async commit(id: string): ReturnType<Forge["commit"]> {
    return this.#try(`read commit ${id}`, "contents", async () => {
      const { data } = await this.#octokit.rest.repos.getCommit({ ...this.#at, ref: id, per_page: 1 });
      const { sha, parents, commit, author } = data;
      const by = author !== null && "login" in author ? author.login : (commit.author?.name ?? "");
      return { id: sha, parents: parents.map((parent) => parent.sha), message: commit.message, author: by };
    });
  }

  async isOn(branch: string, commit: string): Promise<boolean> {
    try {
      const { data } = await this.#octokit.rest.repos.compareCommitsWithBasehead({
        ...this.#at,
        basehead: `${branch}...${commit}`,
        per_page: 1,
      });
      return data.status === "behind" || data.status === "identical";
    } catch (error) {
      const fault = toForgeFault(error, `compare ${commit} with ${branch}`, "contents");
      if (fault.kind === "not-found") return false;
      throw fault;
    }
  }

  async artifactsOfRun(runId: number): ReturnType<Forge["artifactsOfRun"]> {
    return this.#try("list the artifacts of the run", "actions", async () => {
      const all = await this.#octokit.paginate(this.#octokit.rest.actions.listWorkflowRunArtifacts, {
        ...this.#at,
        run_id: runId,
        per_page: PER_PAGE,
      });
      return all.map(toArtifact);
    });
  }

  async artifactsNamed(name: string, most: number): ReturnType<Forge["artifactsNamed"]> {
    return this.#try("list the stored results", "actions", async () => {
      let found: Artifact[] = [];
      const pages = this.#octokit.paginate.iterator(this.#octokit.rest.actions.listArtifactsForRepo, {
        ...this.#at,
        name,
        per_page: PER_PAGE,
      });
      for await (const { data } of pages) {
        found = [...found, ...data.map(toArtifact)];
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    });
  }

  async download(artifact: number, file: string, maxBytes: number): Promise<void> {
    await this.#try("download the artifact", "actions", async () => {
      // The answer is a redirection to a store that must not see the token.
      const answer = await this.#octokit.rest.actions.downloadArtifact({
        ...this.#at,
        artifact_id: artifact,
        archive_format: "zip",
        request: { redirect: "manual" },
      });
      const url = answer.headers.location;
      if (url === undefined)
        throw new ForgeFault("unavailable", "The artifact has no address.", "Run the job again.");
      await fromStore(url, file, maxBytes);
    });
  }

  async #try<T>(what: string, right: Right, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw error instanceof CannotWrite ? error : toForgeFault(error, what, right);
    }
  }
}

interface PullData {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
  readonly base: {
    readonly ref: string;
    readonly sha: string;
    readonly repo: { readonly full_name: string };
  };
}

/** Through the proxy of a self-hosted runner, where its environment names one for that host. */
async function fromStore(url: string, file: string, maxBytes: number): Promise<void> {
  const proxy = new HttpClient().getAgentDispatcher(url);
  try {
    const response = await fetch(url, {
      ...(proxy === undefined ? {} : { dispatcher: proxy }),
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
    });
    if (!response.ok || response.body === null) {
      throw new ForgeFault(
        "unavailable",
        `The artifact's store answered ${response.status}.`,
        "Run the job again.",
      );
    }
    const body = Readable.fromWeb(response.body);
    const limit = atMost(
      maxBytes,
      () => new ForgeFault("too-large", `The artifact is larger than ${maxBytes} bytes.`, "Measure less."),
    );
    // A fault of the connection is a cause within another error, and not taken for the file's.
    await writing(file, () => pipeline(body, limit, createWriteStream(file, { flags: "wx" })));
  } finally {
    await proxy?.destroy();
  }
}

function toPullRequest({ number, state, head, base }: PullData): PullRequest {
  return {
    number,
    open: state === "open",
    headSha: head.sha,
    headRepository: head.repo?.full_name,
    baseRef: base.ref,
    baseSha: base.sha,
    baseRepository: base.repo.full_name,
  };
}

interface CommentData {
  readonly id: number;
  readonly body?: string;
  readonly html_url: string;
  readonly user: { readonly login: string } | null;
}

function toComment({ id, user, body, html_url }: CommentData): Comment {
  return { id, author: user?.login ?? "", body: body ?? "", url: html_url };
}

interface ArtifactData {
  readonly id: number;
  readonly name: string;
  readonly size_in_bytes: number;
  readonly expired: boolean;
  readonly created_at: string | null;
  readonly workflow_run?: {
    readonly id?: number;
    readonly repository_id?: number;
    readonly head_repository_id?: number;
    readonly head_branch?: string | null;
    readonly head_sha?: string;
  } | null;
}

function toArtifact({
  id,
  name,
  size_in_bytes,
  expired,
  created_at,
  workflow_run: run,
}: ArtifactData): Artifact {
  return {
    id,
    name,
    sizeBytes: size_in_bytes,
    expired,
    createdAt: created_at === null ? undefined : new Date(created_at),
    runId: run?.id,
    headSha: run?.head_sha,
    headBranch: run?.head_branch ?? undefined,
    repositoryId: run?.repository_id,
    headRepositoryId: run?.head_repository_id,
  };
}
