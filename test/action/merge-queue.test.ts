import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { makeRun, reads } from "../../src/core/compare/testing.js";
import { GitHubForge } from "../../src/adapters/github.js";
import { judge } from "../../src/core/judge.js";
import type { Results } from "../../src/core/model/run.js";
import { postComment } from "../../src/publish/sticky-comment.js";
import { makeToyProject } from "../bad-input/toy-project.js";
import type { ToyProject } from "../bad-input/toy-project.js";
import { BOT, GitHubServer, REPOSITORY, TOKEN } from "./support/github-server.js";
import { BASE, GATE, HEAD } from "./support/pull-request-jobs.js";
import { Steps } from "./support/steps.js";

/** A merge group is a commit of GitHub's own: what people said, they said on the pull request. */

const ACCEPT = "latency-gate: accept";

let server: GitHubServer;
let project: ToyProject;
let steps: Steps;

beforeEach(async () => {
  server = await GitHubServer.start();
  process.env["GITHUB_API_URL"] = server.url;
  project = makeToyProject({ "latency-gate.yml": GATE });
  for (const number of [7, 8]) {
    server.world.pulls.push({
      number,
      open: true,
      headSha: HEAD,
      headBranch: `change-${number}`,
      headRepository: REPOSITORY,
      baseRef: "main",
      baseSha: BASE,
    });
  }
});
afterEach(async () => {
  steps.remove();
  project.remove();
  Reflect.deleteProperty(process.env, "GITHUB_API_URL");
  await server.stop();
  expect(server.world.invalid).toEqual([]);
});

const regressed = (): Results =>
  makeRun({ benchmarks: [reads(1.3)], plan: { accept: { label: ACCEPT, trailer: false } } });

/** The gate's comment on #7, and the label that somebody set when it was there. */
async function acceptedOn7(): Promise<void> {
  server.world.clock = new Date("2026-11-21T10:00:00Z");
  const forge = new GitHubForge({
    token: TOKEN,
    repository: REPOSITORY,
    apiUrl: server.url,
    say: () => undefined,
  });
  await postComment(forge, {
    place: { pull: 7, key: "default", author: BOT },
    head: HEAD,
    message: { kind: "report", report: judge(regressed()), untrusted: false },
    links: { run: undefined, artifact: undefined },
    onlyUpdate: false,
  });
  server.world.label(7, ACCEPT, "maintainer", new Date("2026-11-21T10:05:00Z"));
}

/** From the group's event to the exit code of its job. */
async function judgedInQueue(headRef: string): Promise<readonly [string | undefined, number]> {
  const payload = {
    merge_group: { head_sha: "d".repeat(40), head_ref: headRef, base_sha: BASE, base_ref: "refs/heads/main" },
  };
  const inputs = { token: TOKEN, "comment-author": BOT };
  steps = new Steps(project.root, { event: "merge_group", payload, sha: "d".repeat(40), inputs });
  expect(await steps.run("prepare")).toMatchObject({ exitCode: 0 });
  await steps.measured(regressed());
  await steps.run("judge");
  await steps.run("publish");
  return [steps.output("verdict"), (await steps.run("conclude")).exitCode];
}

const queued = (number: number): string => `refs/heads/gh-readonly-queue/main/pr-${number}-${BASE}`;

test("what was accepted on the pull request is accepted in the queue, and nothing is written there", async () => {
  await acceptedOn7();
  const before = server.world.comments.map(({ body }) => body);
  expect(await judgedInQueue(queued(7))).toEqual(["passed", 0]);
  expect(server.world.comments.map(({ body }) => body)).toEqual(before);
});

test.each([
  ["another pull request's", queued(8)],
  ["of a branch that GitHub did not make", `refs/heads/pr-7-${BASE}`],
])("what was accepted is not, where the group is %s", async (_, headRef) => {
  await acceptedOn7();
  expect(await judgedInQueue(headRef)).toEqual(["regression", 1]);
});

test("what was accepted is not, where the pull request has moved on since", async () => {
  await acceptedOn7();
  server.world.pulls[0]!.headSha = "b".repeat(40);
  expect(await judgedInQueue(queued(7))).toEqual(["regression", 1]);
});

test.each([
  ["who set it", /\/issues\/7\/events/],
  ["the pull request", /\/pulls\/7$/],
])("what was accepted is not where GitHub does not give %s: the regression stands", async (_, path) => {
  await acceptedOn7();
  server.world.troubles.push({ method: "GET", path, times: 99, status: 403 });
  expect(await judgedInQueue(queued(7))).toEqual(["regression", 1]);
});

test("labels that can't be read end nothing", async () => {
  server.world.troubles.push({ method: "GET", path: /\/labels/, times: 99, status: 403 });
  expect(await judgedInQueue(queued(7))).toEqual(["regression", 1]);
});

test("a harness change that the pull request's label declares is declared in the queue", async () => {
  server.world.label(7, "latency-gate: harness change", "maintainer", new Date());
  await judgedInQueue(queued(7));
  expect(JSON.parse(steps.output("prepared")!)).toMatchObject({
    event: { queued: { number: 7, labels: ["latency-gate: harness change"] } },
  });
});
