import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OpenAPIBackend } from "openapi-backend";
import type { Context, Document } from "openapi-backend";
import description from "./github-openapi.json" with { type: "json" };

export const OWNER = "acme";
export const REPO = "store";
export const REPOSITORY = `${OWNER}/${REPO}`;
export const REPOSITORY_ID = 4711;
export const FORK_ID = 4712;
/** What a workflow of the repository gets, and what one of a fork's pull request gets. */
export const TOKEN = "ghs_write";
export const READ_ONLY_TOKEN = "ghs_read";
export const BOT = "github-actions[bot]";
/** Of somebody's own account, who can be asked for by it. */
export const PERSONAL_TOKEN = "ghp_own";
export const PERSON = "release-bot";

export interface StoredComment {
  id: number;
  pull: number;
  /** Empty: the account is gone. */
  author: string;
  body: string;
  edits: number;
}

export interface StoredPull {
  number: number;
  open: boolean;
  headSha: string;
  headBranch: string;
  /** `owner/name`. */
  headRepository: string | undefined;
  baseRef: string;
  baseSha: string;
}

export interface StoredArtifact {
  id: number;
  name: string;
  runId: number;
  headSha: string;
  headBranch: string;
  repositoryId: number;
  headRepositoryId: number;
  expired: boolean;
  /** Without it, when the listing is asked for. */
  createdAt?: Date;
  archive: Buffer;
  /** What the listing says, where it is not the archive's length. */
  claimedBytes?: number;
}

/** An answer instead of the real one, to the next `times` requests that match. */
export interface Trouble {
  readonly method: string;
  readonly path: RegExp;
  times: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** The request is carried out, and its answer is lost. */
  readonly loseAnswer?: boolean;
  /** There is never an answer. */
  readonly hang?: boolean;
}

/** What GitHub knows in a test. */
export class World {
  readonly comments: StoredComment[] = [];
  readonly pulls: StoredPull[] = [];
  readonly labels = new Map<number, string[]>();
  readonly labelings: { pull: number; label: string; by: string | null; at: Date }[] = [];
  readonly commits = new Map<
    string,
    { parents: string[]; message: string; author: string; withoutAccount?: boolean }
  >();
  readonly artifacts: StoredArtifact[] = [];
  readonly troubles: Trouble[] = [];
  /** `METHOD /path` of every request. */
  readonly requests: string[] = [];
  /** Requests that the description does not allow; every test expects none. */
  readonly invalid: string[] = [];
  /** GitHub's clock; absent: that of this machine. */
  clock?: Date;
  /** By what name the store of artifacts is known; absent: that of the server. */
  storeUrl?: string;
  readonly branches = new Map<string, string>();
  #lastId = 1000;

  id(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  addComment(pull: number, author: string, body: string): StoredComment {
    const comment = { id: this.id(), pull, author, body, edits: 0 };
    this.comments.push(comment);
    return comment;
  }

  label(pull: number, label: string, by: string | null, at: Date): void {
    this.labels.set(pull, [...(this.labels.get(pull) ?? []), label]);
    this.labelings.push({ pull, label, by, at });
  }

  /** Whether `commit` can be reached from `from`, by the commits that are known. */
  reaches(from: string, commit: string): boolean {
    return (
      from === commit || (this.commits.get(from)?.parents ?? []).some((one) => this.reaches(one, commit))
    );
  }
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on loopback that takes what GitHub's own description allows, and has GitHub's limits. */
export class GitHubServer {
  readonly world = new World();
  readonly #server: Server;
  readonly #api: OpenAPIBackend;
  #url = "";

  private constructor() {
    this.#api = new OpenAPIBackend({
      definition: description as unknown as Document,
      quick: true,
      validate: true,
      ajvOpts: { strict: false, formats: { "date-time": true, uri: true } },
    });
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(): Promise<GitHubServer> {
    const server = new GitHubServer();
    server.#register();
    await server.#api.init();
    await new Promise<void>((listening) => server.#server.listen(0, "127.0.0.1", listening));
    server.#url = `http://127.0.0.1:${(server.#server.address() as AddressInfo).port}`;
    return server;
  }

  get url(): string {
    return this.#url;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const { pathname, searchParams } = new URL(url, this.#url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.world.requests.push(`${method} ${pathname}`);
    if (pathname.startsWith("/blob/")) {
      this.#blob(pathname, request, response);
      return;
    }

    const trouble = this.world.troubles.find(
      (one) => one.times > 0 && one.method === method && one.path.test(pathname),
    );
    if (trouble !== undefined) trouble.times -= 1;
    if (trouble?.hang === true) return;
    const { authorization } = request.headers;
    const token = /^(?:token|bearer) (\S+)$/i.exec(authorization ?? "")?.[1];
    let answer: Answer;
    if (trouble !== undefined && trouble.loseAnswer !== true) {
      answer = {
        status: trouble.status ?? 500,
        body: { message: trouble.message ?? "Server Error" },
        headers: trouble.headers ?? {},
      };
    } else if (token === undefined || ![TOKEN, READ_ONLY_TOKEN, PERSONAL_TOKEN].includes(token)) {
      answer = { status: 401, body: { message: "Bad credentials" } };
    } else if (method !== "GET" && token === READ_ONLY_TOKEN) {
      answer = { status: 403, body: { message: "Resource not accessible by integration" } };
    } else {
      answer = (await this.#api.handleRequest(
        {
          method,
          path: pathname,
          query: Object.fromEntries(searchParams),
          headers: request.headers as Record<string, string>,
          body: body === "" ? undefined : body,
        },
        searchParams,
        pathname,
      )) as Answer;
    }
    if (trouble?.loseAnswer === true) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, {
      "content-type": "application/json; charset=utf-8",
      ...(this.world.clock === undefined ? {} : { date: this.world.clock.toUTCString() }),
      ...answer.headers,
    });
    response.end(answer.body === undefined ? "" : JSON.stringify(answer.body));
  }

  /** Where artifacts lie: another service, which must not be shown the token. */
  #blob(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.headers.authorization !== undefined)
      this.world.invalid.push("the token was sent to the store");
    const artifact = this.world.artifacts.find(({ id }) => pathname === `/blob/${id}`);
    response.writeHead(artifact === undefined ? 404 : 200);
    response.end(artifact?.archive);
  }

  #register(): void {
    const { world } = this;
    const paged = (context: Context, path: string, items: readonly unknown[], wrap?: string): Answer => {
      const { per_page = "30", page = "1" } = context.request.query as Record<string, string>;
      const [size, number] = [Math.min(100, Number(per_page)), Number(page)];
      const slice = items.slice((number - 1) * size, number * size);
      const more = number * size < items.length;
      const query = new URLSearchParams(context.request.query as Record<string, string>);
      query.set("page", String(number + 1));
      return {
        status: 200,
        body: wrap === undefined ? slice : { total_count: items.length, [wrap]: slice },
        headers: more ? { link: `<${this.#url}${path}?${query.toString()}>; rel="next"` } : {},
      };
    };
    const missing: Answer = { status: 404, body: { message: "Not Found" } };
    const param = (context: Context, name: string): string =>
      String((context.request.params as Record<string, string>)[name]);
    const example = (operation: string): object =>
      this.#api.mockResponseForOperation(operation, { example: "default" }).mock as object;
    const first = (operation: string): object => (example(operation) as object[])[0]!;

    const comment = ({ id, pull, author, body }: StoredComment): object => ({
      ...example("issues/create-comment"),
      id,
      body,
      user: author === "" ? null : { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" },
      html_url: `https://github.com/${REPOSITORY}/pull/${pull}#issuecomment-${id}`,
    });
    const pull = (one: StoredPull): object => ({
      ...example("pulls/get"),
      number: one.number,
      state: one.open ? "open" : "closed",
      head: {
        ref: one.headBranch,
        sha: one.headSha,
        repo: one.headRepository === undefined ? null : { full_name: one.headRepository },
      },
      base: { ref: one.baseRef, sha: one.baseSha, repo: { full_name: REPOSITORY } },
    });
    const artifact = (one: StoredArtifact): object => ({
      id: one.id,
      name: one.name,
      size_in_bytes: one.claimedBytes ?? one.archive.length,
      expired: one.expired,
      created_at: (one.createdAt ?? new Date()).toISOString(),
      workflow_run: {
        id: one.runId,
        repository_id: one.repositoryId,
        head_repository_id: one.headRepositoryId,
        head_branch: one.headBranch,
        head_sha: one.headSha,
      },
    });
    const pullOf = (context: Context): StoredPull | undefined =>
      world.pulls.find(({ number }) => number === Number(param(context, "pull_number")));
    const tooLong = (body: string): Answer | undefined =>
      body.length > 65_536
        ? {
            status: 422,
            body: { message: "Validation Failed: Body is too long (maximum is 65536 characters)" },
          }
        : undefined;
    const accountOf = ({ request }: Context): string => {
      const { authorization = "" } = request.headers as { readonly authorization?: string };
      return authorization.endsWith(PERSONAL_TOKEN) ? PERSON : BOT;
    };
    const here =
      (handle: (context: Context, query: URLSearchParams, path: string) => Answer) =>
      (context: Context, query: URLSearchParams, path: string): Answer =>
        path === "/user" || (param(context, "owner") === OWNER && param(context, "repo") === REPO)
          ? handle(context, query, path)
          : missing;

    const handlers: Record<string, (context: Context, query: URLSearchParams, path: string) => Answer> = {
      "users/get-authenticated": (context) =>
        accountOf(context) === PERSON
          ? { status: 200, body: { login: PERSON } }
          : { status: 403, body: { message: "Resource not accessible by integration" } },
      "pulls/get": (context) => {
        const found = pullOf(context);
        return found === undefined ? missing : { status: 200, body: pull(found) };
      },
      "pulls/list": (context, query, path) => {
        const [owner = "", branch = ""] = (query.get("head") ?? "").split(":");
        const found = world.pulls.filter(
          (one) =>
            one.open && one.headBranch === branch && one.headRepository?.startsWith(`${owner}/`) === true,
        );
        return paged(context, path, found.map(pull));
      },
      "issues/list-comments": (context, _, path) => {
        const number = Number(param(context, "issue_number"));
        return paged(context, path, world.comments.filter((one) => one.pull === number).map(comment));
      },
      "issues/create-comment": (context) => {
        const { body } = context.request.requestBody as { body: string };
        const number = Number(param(context, "issue_number"));
        if (!world.pulls.some((one) => one.number === number)) return missing;
        return (
          tooLong(body) ?? {
            status: 201,
            body: comment(world.addComment(number, accountOf(context), body)),
          }
        );
      },
      "issues/update-comment": (context) => {
        const { body } = context.request.requestBody as { body: string };
        const found = world.comments.find(({ id }) => id === Number(param(context, "comment_id")));
        if (found === undefined) return missing;
        // Anyone may edit only what is their own.
        if (found.author !== accountOf(context))
          return { status: 403, body: { message: "Must be the author" } };
        const refused = tooLong(body);
        if (refused !== undefined) return refused;
        found.body = body;
        found.edits += 1;
        return { status: 200, body: comment(found) };
      },
      "issues/list-labels-on-issue": (context, _, path) => {
        const names = world.labels.get(Number(param(context, "issue_number"))) ?? [];
        return paged(
          context,
          path,
          names.map((name) => ({ ...first("issues/list-labels-on-issue"), name })),
        );
      },
      "issues/list-events": (context, _, path) => {
        const number = Number(param(context, "issue_number"));
        const own = world.labelings.filter((one) => one.pull === number);
        return paged(
          context,
          path,
          own.map(({ label, by, at }) => ({
            ...first("issues/list-events"),
            event: "labeled",
            label: { name: label, color: "000000" },
            actor: by === null ? null : { login: by },
            created_at: at.toISOString(),
          })),
        );
      },
      "repos/get-commit": (context) => {
        const ref = decodeURIComponent(param(context, "ref"));
        const sha = world.branches.get(ref.replace(/^heads\//, "")) ?? ref;
        const found = world.commits.get(sha);
        if (found === undefined) return { status: 422, body: { message: `No commit found for SHA: ${sha}` } };
        const { parents, message, author, withoutAccount = false } = found;
        return {
          status: 200,
          body: {
            ...example("repos/get-commit"),
            sha,
            parents: parents.map((one) => ({ sha: one })),
            commit: { message, author: { name: author } },
            author: withoutAccount ? null : { login: author },
          },
        };
      },
      "repos/compare-commits": (_, __, path) => {
        const [base = "", head = ""] = path.split("/compare/")[1]!.split("...");
        const tip = world.branches.get(base);
        if (tip === undefined || !world.commits.has(head)) return missing;
        const status = tip === head ? "identical" : world.reaches(tip, head) ? "behind" : "diverged";
        return { status: 200, body: { ...example("repos/compare-commits"), status, commits: [], files: [] } };
      },
      "actions/list-workflow-run-artifacts": (context, _, path) => {
        const run = Number(param(context, "run_id"));
        return paged(
          context,
          path,
          world.artifacts.filter(({ runId }) => runId === run).map(artifact),
          "artifacts",
        );
      },
      "actions/list-artifacts-for-repo": (context, query, path) => {
        const name = query.get("name");
        const found = world.artifacts.filter((one) => name === null || one.name === name).reverse();
        return paged(context, path, found.map(artifact), "artifacts");
      },
      "actions/download-artifact": (context) => {
        const id = Number(param(context, "artifact_id"));
        const found = world.artifacts.find((one) => one.id === id);
        if (found === undefined) return missing;
        if (found.expired) return { status: 410, body: { message: "Artifact has expired" } };
        return { status: 302, headers: { location: `${world.storeUrl ?? this.#url}/blob/${id}` } };
      },
    };
    const invalid = (context: Context): Answer => {
      const errors = JSON.stringify(context.validation.errors);
      world.invalid.push(`${context.request.method} ${context.request.path}: ${errors}`);
      return { status: 422, body: { message: `Invalid request: ${errors}` } };
    };
    const unknown = (context: Context): Answer => {
      world.invalid.push(`${context.request.method} ${context.request.path}: not in the description`);
      return missing;
    };
    for (const [name, handle] of Object.entries(handlers)) this.#api.register(name, here(handle));
    this.#api.register({ validationFail: invalid, notFound: unknown, methodNotAllowed: unknown });
  }
}
