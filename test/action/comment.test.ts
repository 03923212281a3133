import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { GitHubForge } from "../../src/adapters/github.js";
import { judge } from "../../src/core/judge.js";
import type { Message } from "../../src/publish/comment-body.js";
import { COMMENT_LIMIT } from "../../src/publish/comment-body.js";
import { readMarker } from "../../src/publish/marker.js";
import type { PostRequest } from "../../src/publish/sticky-comment.js";
import { markCommentStale, postComment } from "../../src/publish/sticky-comment.js";
import { GOLDEN_CASES } from "../../src/report/testing.js";
import { BOT, GitHubServer, READ_ONLY_TOKEN, REPOSITORY, TOKEN } from "./support/github-server.js";

const HEAD = "a".repeat(40);
const NEXT = "b".repeat(40);
const PULL = 7;
const RUN = "https://github.com/acme/store/actions/runs/1";

let server: GitHubServer;

beforeEach(async () => {
  server = await GitHubServer.start();
  server.world.pulls.push({
    number: PULL,
    open: true,
    headSha: HEAD,
    headBranch: "faster",
    headRepository: REPOSITORY,
    baseRef: "main",
    baseSha: "c".repeat(40),
  });
});
afterEach(async () => {
  await server.stop();
  expect(server.world.invalid).toEqual([]);
});

function forge(token = TOKEN, requestTimeoutMs = 20_000): GitHubForge {
  return new GitHubForge({
    token,
    repository: REPOSITORY,
    apiUrl: server.url,
    say: () => undefined,
    secondMs: 1,
    requestTimeoutMs,
  });
}

function message(name: string): Message {
  return { kind: "report", report: judge(GOLDEN_CASES[name]!()), untrusted: false };
}

function request(name: string, change: Partial<PostRequest> & { key?: string } = {}): PostRequest {
  const { key = "default", ...rest } = change;
  return {
    place: { pull: PULL, key, author: BOT },
    head: HEAD,
    message: message(name),
    links: { run: RUN, artifact: `${RUN}/artifacts/5` },
    now: new Date("2026-11-21T10:00:00Z"),
    onlyUpdate: false,
    ...rest,
  };
}

const bodies = (): string[] => server.world.comments.map(({ body }) => body);

describe("one comment for each pull request and key", () => {
  test("the first run posts it, the second one updates it in place", async () => {
    expect(await postComment(forge(), request("regression"))).toMatchObject({ kind: "created", author: BOT });
    server.world.pulls[0]!.headSha = NEXT;
    expect(await postComment(forge(), request("pass", { head: NEXT }))).toMatchObject({ kind: "updated" });
    expect(bodies()).toEqual([expect.stringContaining("Latency gate passed")]);
    expect(bodies()[0]).toContain(`[workflow run](${RUN})`);
    expect(bodies()[0]).toContain(`[HTML report and results](${RUN}/artifacts/5)`);
  });

  test("it is found on the fourth page", async () => {
    await postComment(forge(), request("regression"));
    const [own] = server.world.comments.splice(0);
    for (let count = 0; count < 350; count += 1) server.world.addComment(PULL, "someone", `nice ${count}`);
    server.world.comments.push(own!);
    expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "updated" });
    expect(bodies().filter((body) => body.includes("latency-gate:"))).toHaveLength(1);
  });

  test("other keys and other pull requests are left alone", async () => {
    await postComment(forge(), request("pass", { key: "linux" }));
    await postComment(forge(), request("regression", { key: "arm/nightly" }));
    await postComment(forge(), request("improvement", { key: "linux" }));
    expect(bodies()).toEqual([
      expect.stringMatching(/^<!-- latency-gate:linux [^]*improvement/),
      expect.stringMatching(/^<!-- latency-gate:arm\/nightly [^]*failed/),
    ]);
  });

  test.each([
    ["a marker of somebody else", (marker: string) => ["mallory", marker] as const],
    ["a marker that is not the first thing in it", (marker: string) => [BOT, `> quoted\n${marker}`] as const],
  ])("%s is not ours", async (_, forged) => {
    const marker = `<!-- latency-gate:default ${HEAD} -->\nhello`;
    const [author, text] = forged(marker);
    server.world.addComment(PULL, author, text);
    expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "created" });
    expect(bodies()[0]).toBe(text);
  });

  test("on-change begins no comment without news, and updates one that is there", async () => {
    expect(await postComment(forge(), request("pass", { onlyUpdate: true }))).toMatchObject({
      kind: "skipped",
    });
    await postComment(forge(), request("regression"));
    expect(await postComment(forge(), request("pass", { onlyUpdate: true }))).toMatchObject({
      kind: "updated",
    });
  });

  test("what is older does not overwrite what is newer", async () => {
    server.world.pulls[0]!.headSha = NEXT;
    expect(await postComment(forge(), request("pass"))).toMatchObject({
      kind: "skipped",
      why: expect.stringContaining("moved on"),
    });
    expect(bodies()).toEqual([]);
  });
});

describe("while a new run goes on", () => {
  const place = { pull: PULL, key: "default", author: BOT };

  test("the comment says so, keeps what it remembers, and the mark goes with the next verdict", async () => {
    await postComment(forge(), request("regression"));
    const before = readMarker(bodies()[0]!);
    await markCommentStale(forge(), place, NEXT, RUN);
    await markCommentStale(forge(), place, NEXT, RUN);
    expect(bodies()[0]!.match(/is being measured/g)).toHaveLength(1);
    expect(readMarker(bodies()[0]!)).toEqual(before);
    await postComment(forge(), request("pass"));
    expect(bodies()[0]).not.toContain("is being measured");
  });

  test("no comment is begun for it", async () => {
    await markCommentStale(forge(), place, HEAD, undefined);
    expect(bodies()).toEqual([]);
  });
});

describe("length", () => {
  test("a report of 500 rows is cut below the limit, says so, and keeps its marker and links", async () => {
    await postComment(forge(), request("500-metrics"));
    const [body = ""] = bodies();
    expect(body.length).toBeLessThan(COMMENT_LIMIT);
    expect(body).toMatch(/more rows/);
    expect(readMarker(body)?.key).toBe("default");
    expect(body).toContain(`[workflow run](${RUN})`);
  });

  test("no pull request makes a report that is too long to be posted", async () => {
    const report = judge(GOLDEN_CASES["regression"]!());
    const policyChanges = Array.from({ length: 700 }, (_, index) => ({
      file: "latency-gate.yml",
      pointer: `/benchmarks/b${index}/scenarios/read/tolerance`,
      baseline: "5%",
      candidate: "50%",
    }));
    const long = { ...report, plan: { ...report.plan, policyChanges } };
    await postComment(
      forge(),
      request("pass", { message: { kind: "report", report: long, untrusted: true } }),
    );
    const [body = ""] = bodies();
    expect(body.length).toBeLessThan(COMMENT_LIMIT);
    expect(body).toMatch(/Policy change[^]*and \d+ more, in the report's file/);
    expect(readMarker(body)?.key).toBe("default");
    expect(body).toContain(`[workflow run](${RUN})`);
  });

  test("a problem of a megabyte is cut, too", async () => {
    const text = "error: it did not build\n".repeat(50_000);
    await postComment(forge(), request("pass", { message: { kind: "problem", text } }));
    expect(bodies()[0]!.length).toBeLessThan(COMMENT_LIMIT);
    expect(bodies()[0]).toContain("in the job's log");
  });
});

describe("what GitHub answers", () => {
  const commentsPath = /comments/;

  test.each([500, 502, 503])("%i is tried again", async (status) => {
    server.world.troubles.push({ method: "GET", path: commentsPath, times: 2, status });
    expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "created" });
  });

  test.each([403, 429])(
    "a secondary rate limit (%i) is waited for, as long as Retry-After says",
    async (status) => {
      server.world.troubles.push({
        method: "POST",
        path: commentsPath,
        times: 2,
        status,
        headers: { "retry-after": "120" },
        message: "You have exceeded a secondary rate limit.",
      });
      const started = performance.now();
      expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "created" });
      // The test's second is a millisecond, by which a timer may be early. Without Retry-After it would wait for 60.
      expect(performance.now() - started).toBeGreaterThan(200);
    },
  );

  test("a rate limit that lasts an hour is not waited for", async () => {
    const reset = String(Math.floor(Date.now() / 1000) + 3600);
    server.world.troubles.push({
      method: "POST",
      path: commentsPath,
      times: 1,
      status: 403,
      headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset },
      message: "API rate limit exceeded",
    });
    expect(await postComment(forge(), request("pass"))).toMatchObject({
      kind: "failed",
      hint: expect.stringContaining("later"),
    });
  });

  test.each([
    ["a page of comments", "GET"],
    ["a comment that was sent", "POST"],
  ])("%s that is never answered is asked for again", async (_, method) => {
    server.world.troubles.push({ method, path: commentsPath, times: 1, hang: true });
    expect(await postComment(forge(TOKEN, 5000), request("pass"))).toMatchObject({ kind: "created" });
    expect(bodies()).toHaveLength(1);
  });

  test("a comment whose answer was lost is there once", async () => {
    server.world.troubles.push({ method: "POST", path: commentsPath, times: 1, loseAnswer: true });
    expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "updated" });
    expect(bodies()).toHaveLength(1);
  });

  test("a comment that was deleted since it was found is posted anew", async () => {
    await postComment(forge(), request("regression"));
    server.world.troubles.push({
      method: "PATCH",
      path: commentsPath,
      times: 1,
      status: 404,
      message: "Not Found",
    });
    const client = forge();
    const list = client.comments.bind(client);
    let calls = 0;
    client.comments = async function* (pull) {
      calls += 1;
      if (calls === 2) server.world.comments.length = 0;
      yield* list(pull);
    };
    expect(await postComment(client, request("pass"))).toMatchObject({ kind: "created" });
  });

  test("422 is answered by a shorter comment", async () => {
    server.world.troubles.push({
      method: "POST",
      path: commentsPath,
      times: 1,
      status: 422,
      message: "too long",
    });
    await postComment(forge(), request("500-metrics"));
    expect(bodies()[0]!.length).toBeLessThanOrEqual(30_000);
  });

  test.each([
    ["a read-only token", READ_ONLY_TOKEN, undefined, "pull-requests: write"],
    ["a wrong token", "nonsense", undefined, "token"],
    ["a locked conversation", TOKEN, "Unable to create comment because issue is locked.", "unlock"],
  ])("%s is reported with what to do, without another try", async (_, token, locked, hint) => {
    if (locked !== undefined) {
      server.world.troubles.push({
        method: "POST",
        path: commentsPath,
        times: 9,
        status: 403,
        message: locked,
      });
    }
    expect(await postComment(forge(token), request("pass"))).toMatchObject({
      kind: "failed",
      hint: expect.stringContaining(hint),
    });
    expect(server.world.requests.filter((one) => one.startsWith("POST")).length).toBeLessThanOrEqual(1);
  });

  test("a server that is gone is reported", async () => {
    const client = forge();
    await server.stop();
    expect(await postComment(client, request("pass"))).toMatchObject({ kind: "failed" });
    server = await GitHubServer.start();
  });
});

test("nothing hostile in a report reaches the comment as markup, mention or marker", async () => {
  await postComment(forge(), request("hostile"));
  const [body = ""] = bodies();
  expect(body.match(/<!--/g)).toHaveLength(1);
  // eslint-disable-next-line no-control-regex -- the very thing that must not be there
  expect(body).not.toMatch(/\u001b|\u202e/);
  const outsideFences = body.replace(/^(`{3,})text\n[^]*?^\1$/gm, "");
  expect(outsideFences).not.toBe(body);
  expect(outsideFences).not.toMatch(/@everyone|<script|\]\(https:\/\/evil/);
});
