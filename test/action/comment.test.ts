import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { nodeFiles } from "../../src/adapters/node-files.js";
import { GitHubForge } from "../../src/adapters/github.js";
import { commentCommand } from "../../src/commands/comment.js";
import { parseCommandLine } from "../../src/commands/parse.js";
import { flagged } from "../../src/core/confirm.js";
import { judge } from "../../src/core/judge.js";
import type { Report, Row } from "../../src/core/model/report.js";
import { findAcceptances } from "../../src/publish/acceptance.js";
import type { Message } from "../../src/publish/comment-body.js";
import { COMMENT_LIMIT } from "../../src/publish/comment-body.js";
import { readMarker, rowId } from "../../src/publish/marker.js";
import type { PostRequest } from "../../src/publish/sticky-comment.js";
import { authorOf, markCommentStale, postComment } from "../../src/publish/sticky-comment.js";
import { GOLDEN_CASES } from "../../src/report/testing.js";
import { rowName } from "../../src/report/text/words.js";
import {
  BOT,
  GitHubServer,
  PERSON,
  PERSONAL_TOKEN,
  READ_ONLY_TOKEN,
  REPOSITORY,
  TOKEN,
} from "./support/github-server.js";

const HEAD = "a".repeat(40);
const NEXT = "b".repeat(40);
const PULL = 7;
const RUN = "https://github.com/acme/store/actions/runs/1";

let server: GitHubServer;

beforeEach(async () => {
  server = await GitHubServer.start();
  server.world.clock = new Date("2026-11-21T10:00:00Z");
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

  test("with somebody's own token it is theirs, and found again by that", async () => {
    const client = forge(PERSONAL_TOKEN);
    const author = await authorOf(client, undefined);
    const place = { pull: PULL, key: "default", author };
    expect(await postComment(client, request("regression", { place }))).toMatchObject({ author: PERSON });
    expect(await postComment(client, request("pass", { place }))).toMatchObject({ kind: "updated" });
    expect(bodies()).toEqual([expect.stringContaining("Latency gate passed")]);
  });

  test("a job's token is not asked whose it is, and an account that the workflow names is believed", async () => {
    expect(await authorOf(forge(), undefined)).toBe(BOT);
    expect(await authorOf(forge(PERSONAL_TOKEN), "my-app[bot]")).toBe("my-app[bot]");
    expect(server.world.requests).toEqual([]);
  });

  test.each<[string, () => void]>([
    [
      "somebody whose account is gone has said something",
      () => {
        server.world.addComment(PULL, "", "hello");
      },
    ],
    [
      "the fork that it comes from is gone",
      () => {
        server.world.pulls[0]!.headRepository = undefined;
      },
    ],
  ])("it is posted where %s", async (_, happened) => {
    happened();
    expect(await postComment(forge(), request("pass"))).toMatchObject({ kind: "created" });
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

describe("the `comment` command, which is told no head", () => {
  /** Exit code, standard output and standard error. */
  async function comment(candidate: string, ...more: string[]): Promise<[number, string, string]> {
    const folder = mkdtempSync(join(tmpdir(), "lg-comment-"));
    try {
      const file = join(folder, "results.json");
      const golden = readFileSync("fixtures/golden/regression/results.json", "utf8");
      const own = "89abcdef0123456789abcdef0123456789abcdef";
      expect(golden).toContain(own);
      writeFileSync(file, golden.replaceAll(own, candidate));
      const said = { out: "", err: "" };
      const terminal = {
        out: (text: string) => {
          said.out += text;
        },
        err: (text: string) => {
          said.err += text;
        },
        columns: 100,
        interactive: false,
        color: false,
      };
      const argv = ["comment", file, "--repository", REPOSITORY, "--pull-request", String(PULL), ...more];
      const parsed = parseCommandLine(argv, "0");
      if (parsed.kind !== "invocation" || parsed.invocation.command !== "comment")
        throw new Error("another command");
      const callerEnv = { GITHUB_TOKEN: TOKEN, GITHUB_API_URL: server.url };
      const status = await commentCommand(parsed.invocation, folder, terminal, {
        files: nodeFiles,
        callerEnv,
      });
      return [status, said.out, said.err];
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  const commit = (sha: string, parents: string[]): void => {
    server.world.commits.set(sha, { parents, message: "a commit", author: "someone" });
  };
  const [merge, other] = ["d".repeat(40), "e".repeat(40)];
  const POSTED = [0, expect.stringMatching(/^http/), ""];

  test.each<[string, string, readonly string[], readonly unknown[]]>([
    ["the head itself", HEAD, [], POSTED],
    ["GitHub's merge of it, which actions/checkout checks out", merge, [], POSTED],
    [
      "another commit",
      other,
      [],
      [0, "", expect.stringContaining("results are of eeeeeeeee, which is neither")],
    ],
    ["a commit that GitHub does not have", "f".repeat(40), [], [0, "", expect.stringContaining("by --head")]],
    ["another commit, for a head that is named", other, ["--head", HEAD], POSTED],
  ])("results of %s", async (_, candidate, more, expected) => {
    commit(HEAD, ["c".repeat(40)]);
    commit(merge, ["c".repeat(40), HEAD]);
    commit(other, ["c".repeat(40)]);
    expect(await comment(candidate, ...more)).toEqual(expected);
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

  test("the comment says since when, and what it means where the run has ended without another word", async () => {
    server.world.clock = new Date("2026-11-21T14:37:12Z");
    await postComment(forge(), request("regression"));
    await markCommentStale(forge(), place, NEXT, RUN);
    expect(bodies()[0]).toContain(
      `([run](${RUN})), since 2026-11-21 14:37 UTC. If that run has ended, it ended before it could report.*\n`,
    );
    await markCommentStale(forge(), place, NEXT, RUN, { kind: "cancelled" });
    expect(bodies()[0]).toMatch(/was cancelled before it had results.*\]\(\S+\)\)\.\*\n/);
  });

  test("a run has no say about the mark of one whose number begins likewise", async () => {
    await postComment(forge(), request("regression"));
    await markCommentStale(forge(), place, HEAD, `${RUN}2`);
    const [marked] = bodies();
    expect(marked).toContain("is being measured again");
    await markCommentStale(forge(), place, HEAD, RUN, { kind: "cancelled" });
    expect(bodies()).toEqual([marked]);
  });

  test("a comment that has no room for it, or nothing to say, is left as it is", async () => {
    const marker = `<!-- latency-gate:default ${HEAD} -->\n`;
    server.world.addComment(PULL, BOT, `${marker}### passed\n`);
    await markCommentStale(forge(), place, NEXT, RUN, { kind: "not-measured" });
    expect(server.world.comments).toMatchObject([{ body: `${marker}### passed\n`, edits: 0 }]);
    const full = marker + "x".repeat(COMMENT_LIMIT - marker.length);
    server.world.comments[0]!.body = full;
    await markCommentStale(forge(), place, NEXT, RUN);
    expect(server.world.comments).toMatchObject([{ body: full, edits: 0 }]);
  });

  test("no comment is begun for it", async () => {
    await markCommentStale(forge(), place, HEAD, undefined);
    expect(bodies()).toEqual([]);
  });
});

describe("what the label accepts", () => {
  const LABEL = "latency-gate: accept";
  const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`);

  /** What is posted at that time, of this head. */
  const shows = async (time: string, said: Message, head = HEAD): Promise<void> => {
    server.world.pulls[0]!.headSha = head;
    server.world.clock = at(time);
    await postComment(forge(), request("pass", { message: said, head }));
  };
  const labels = (time: string): void => {
    server.world.label(PULL, LABEL, "maintainer", at(time));
  };
  /** Of the three regressions of the golden case, which the next report has. */
  const accepted = async (of = message("regression"), head = HEAD): Promise<number> => {
    const { report } = of as Extract<Message, { kind: "report" }>;
    const place = { pull: PULL, key: "default", author: BOT };
    const policy = { label: LABEL, trailer: false };
    return (await findAcceptances(forge(), report, { policy, head, place })).length;
  };
  const REPORT = message("regression");
  const PASS = message("pass");
  const PROBLEM: Message = { kind: "problem", text: "the machine was too loud" };
  /** A report in which one of the three was not found again. */
  const SMALLER = ((): Message => {
    const { report } = REPORT as Extract<Message, { kind: "report" }>;
    return { kind: "report", report: { ...report, rows: report.rows.slice(1) }, untrusted: false };
  })();

  test("is what the comment showed before the label was set, and nothing that it showed after", async () => {
    await shows("10:00", SMALLER);
    labels("10:05");
    await shows("10:06", REPORT);
    expect(await accepted()).toBe(2);
    labels("10:07");
    expect(await accepted()).toBe(3);
  });

  test.each<[string, Message]>([
    ["that nothing can be judged", PROBLEM],
    ["that all passed", PASS],
    ["of fewer regressions", SMALLER],
  ])("stays accepted where a message %s came in between", async (_, between) => {
    await shows("10:00", REPORT);
    labels("10:05");
    await shows("10:06", between);
    expect(await accepted()).toBe(3);
    await shows("10:09", REPORT);
    expect(await accepted()).toBe(3);
  });

  test("is what was set after more events than a page of them has", async () => {
    await shows("10:00", REPORT);
    for (let count = 0; count < 150; count += 1)
      server.world.labelings.push({ pull: PULL, label: "bug", by: "someone", at: at("10:01") });
    labels("10:05");
    expect(await accepted()).toBe(3);
  });

  test("is not needed where a trailer does, whoever has written it: an account at GitHub or not", async () => {
    const { report } = REPORT as Extract<Message, { kind: "report" }>;
    const message = 'x\n\nLatency-Gate-Accept: kv/crud/read p95 "why"';
    for (const withoutAccount of [false, true]) {
      server.world.commits.set(HEAD, { parents: [], message, author: "she", withoutAccount });
      const policy = { label: LABEL, trailer: true };
      const found = await findAcceptances(forge(), report, { policy, head: HEAD, place: undefined });
      expect(found).toMatchObject([{ by: "she", how: "trailer", statistic: "p95" }]);
    }
  });

  test("is what somebody set whose account is gone", async () => {
    await shows("10:00", REPORT);
    server.world.label(PULL, "another label", null, at("10:04"));
    server.world.label(PULL, LABEL, null, at("10:05"));
    expect(await accepted()).toBe(3);
  });

  test("is kept over several such messages, and counts for a label that is set after them", async () => {
    await shows("10:00", REPORT);
    await shows("10:01", PROBLEM);
    await shows("10:02", PASS);
    labels("10:05");
    expect(await accepted()).toBe(3);
  });

  test("is nothing of another head, nor of the same one after another was shown", async () => {
    await shows("10:00", REPORT);
    await shows("10:01", PROBLEM, NEXT);
    labels("10:05");
    expect(await accepted(REPORT, NEXT)).toBe(0);
    await shows("10:06", REPORT, NEXT);
    expect(await accepted(REPORT, NEXT)).toBe(0);
    await shows("10:07", REPORT);
    expect(await accepted()).toBe(0);
  });

  test("is what is shown now before what was shown earlier, where not all of it can be remembered", async () => {
    const earlier = Array.from({ length: 300 }, (_, index) => `${index}`.padStart(12, "0"));
    const marker = `<!-- latency-gate:default ${HEAD} ${earlier.map((id) => `${id}:1`).join(" ")} -->`;
    server.world.addComment(PULL, BOT, `${marker}\nhello`);
    await shows("10:00", REPORT);
    labels("10:05");
    expect(await accepted()).toBe(3);
    const remembered = Object.keys(readMarker(bodies()[0]!)!.state.shown);
    expect(remembered.filter((id) => earlier.includes(id))).toHaveLength(297);
  });
});

describe("of more regressions than a comment has room for", () => {
  const LABEL = "latency-gate: accept";
  /** As many as that, of one benchmark; their names have the length that is given. */
  const many = (count: number, length: number): Report => {
    const report = judge(GOLDEN_CASES["regression"]!());
    const row = flagged(report)[0]!;
    const scenario = (index: number): string => `s${String(index).padStart(length - 1, "0")}`;
    const rows = Array.from({ length: count }, (_, index) => ({
      ...row,
      phases: [],
      address: { ...row.address, scenario: scenario(index) },
    }));
    return { ...report, rows };
  };
  /** By what can be read in the table, as people would. */
  const visible = ({ rows }: Report, body: string): Row[] =>
    rows.filter(({ address }) => body.includes(`| kv/crud/${address.scenario}<br>`));
  const ids = (rows: readonly Pick<Row, "address" | "metric" | "statistic">[]): string[] =>
    rows.map((row) => rowId(rowName(row))).sort();
  const posts = async (report: Report, change: Partial<PostRequest> = {}): Promise<string> => {
    await postComment(
      forge(),
      request("pass", { ...change, message: { kind: "report", report, untrusted: false } }),
    );
    return bodies()[0]!;
  };

  test.each<[string, number, number]>([
    ["400 of usual names", 400, 30],
    ["400 of the longest names", 400, 200],
    ["1000 of the shortest names", 1000, 4],
  ])(
    "%s: those that have a row are remembered, and it says how many the label can't accept",
    async (_, count, length) => {
      const report = many(count, length);
      const body = await posts(report);
      const seen = visible(report, body);
      expect(Object.keys(readMarker(body)!.state.shown).sort()).toEqual(ids(seen));
      expect(seen.length).toBeLessThan(count);
      expect(body).toContain(`A label can't accept ${count - seen.length} of the regressions`);
      server.world.label(PULL, LABEL, "maintainer", new Date("2026-11-21T10:05:00Z"));
      const place = { pull: PULL, key: "default", author: BOT };
      const policy = { label: LABEL, trailer: false };
      const accepted = await findAcceptances(forge(), report, { policy, head: HEAD, place });
      expect(ids(accepted)).toEqual(ids(seen));
    },
  );

  test("those that only an earlier comment of the commit had room for can still be accepted", async () => {
    const report = many(400, 200);
    const last = report.rows.slice(350);
    await posts({ ...report, rows: last });
    const body = await posts(report);
    const seen = visible(report, body);
    expect(seen).not.toContain(last[0]);
    expect(Object.keys(readMarker(body)!.state.shown).sort()).toEqual(ids([...seen, ...last]));
    expect(body).toContain(`A label can't accept ${350 - seen.length} of the regressions`);
  });

  test("a shorter comment, after GitHub refused a longer one, remembers its own rows", async () => {
    server.world.troubles.push({
      method: "POST",
      path: /comments/,
      times: 1,
      status: 422,
      message: "too long",
    });
    const report = many(400, 30);
    const body = await posts(report);
    const seen = visible(report, body);
    expect(seen.length).toBeGreaterThan(10);
    expect(body.length).toBeLessThanOrEqual(30_000);
    expect(Object.keys(readMarker(body)!.state.shown).sort()).toEqual(ids(seen));
  });

  test("nothing is said of the label where all have a row, or those without one are accepted already", async () => {
    expect(await posts(many(20, 30))).not.toContain("label can't accept");
    const report = many(400, 30);
    const accepted = report.rows.map(({ address, metric, statistic }) => ({
      address,
      metric,
      statistic,
      commit: HEAD,
      by: "author",
      how: "trailer" as const,
      reason: "meant",
    }));
    expect(await posts({ ...report, accepted })).not.toContain("label can't accept");
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
      request("pass", { message: { kind: "report", report: long, untrusted: "fork" } }),
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

  test("a rate limit that comes again and again is waited for three times", async () => {
    server.world.troubles.push({
      method: "POST",
      path: commentsPath,
      times: 99,
      status: 429,
      headers: { "retry-after": "1" },
      message: "You have exceeded a secondary rate limit.",
    });
    expect(await postComment(forge(), request("pass"))).toMatchObject({
      kind: "failed",
      hint: expect.stringContaining("later"),
    });
    expect(server.world.requests.filter((one) => one.startsWith("POST"))).toHaveLength(4);
  });

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
