import { expect } from "@jest/globals";
import { makeToyProject } from "../../bad-input/toy-project.js";
import type { ToyProject } from "../../bad-input/toy-project.js";
import { BOT, GitHubServer, REPOSITORY, TOKEN } from "./github-server.js";
import { Steps } from "./steps.js";

export const HEAD = "a".repeat(40);
export const BASE = "c".repeat(40);

/** Of the benchmark that results of `makeRun` are of. */
export const GATE = `schema: 1
id: kv
benchmarks:
  crud:
    harness: [node, harness.mjs]
    scenarios:
      read: {gate: [p50, p95]}
`;

/** A pull request, on GitHub and in a checkout, and its jobs, one at a time. */
export class PullRequestJobs {
  readonly server: GitHubServer;
  readonly #project: ToyProject = makeToyProject({ "latency-gate.yml": GATE });
  #steps: Steps | undefined;

  private constructor(server: GitHubServer) {
    this.server = server;
  }

  static async start(): Promise<PullRequestJobs> {
    const server = await GitHubServer.start();
    process.env["GITHUB_API_URL"] = server.url;
    server.world.branches.set("main", BASE);
    server.world.commits.set(BASE, { parents: [], message: "base", author: "owner" });
    server.world.pulls.push({
      number: 7,
      open: true,
      headSha: HEAD,
      headBranch: "change",
      headRepository: REPOSITORY,
      baseRef: "main",
      baseSha: BASE,
    });
    return new PullRequestJobs(server);
  }

  /** The steps of a job, of which none has run; those of the job before are gone. */
  begin(inputs: Readonly<Record<string, string>>, headRepository = REPOSITORY): Steps {
    this.#steps?.remove();
    const payload = {
      pull_request: {
        number: 7,
        head: { sha: HEAD, repo: { full_name: headRepository } },
        base: { ref: "main", sha: BASE },
      },
    };
    const all = { token: TOKEN, "comment-author": BOT, annotations: "false", ...inputs };
    this.#steps = new Steps(this.#project.root, { event: "pull_request", payload, inputs: all });
    return this.#steps;
  }

  bodies(): string[] {
    return this.server.world.comments.map(({ body }) => body);
  }

  async stop(): Promise<void> {
    this.#steps?.remove();
    this.#project.remove();
    Reflect.deleteProperty(process.env, "GITHUB_API_URL");
    await this.server.stop();
    expect(this.server.world.invalid).toEqual([]);
  }
}
