import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GitHubForge } from "../../src/adapters/github.js";
import { nodeFiles } from "../../src/adapters/node-files.js";
import { assembleReport } from "../../src/action/assemble.js";
import { readEvent } from "../../src/action/event.js";
import type { WorkflowEvent } from "../../src/action/event.js";
import { commentOnFinishedRun } from "../../src/action/finished-run.js";
import { runFolderAt } from "../../src/action/folder.js";
import { readInputs } from "../../src/action/inputs.js";
import type { PlannedMetric } from "../../src/core/model/plan.js";
import type { Results } from "../../src/core/model/run.js";
import { CannotWrite } from "../../src/ports/files.js";
import { extractFile } from "../../src/publish/artifact-archive.js";
import { renderMarkdown } from "../../src/report/markdown.js";
import { calmed, GOLDEN_CASES, HOSTILE } from "../../src/report/testing.js";
import { resultsPieces, trialText } from "../../src/validate/results-text.js";
import { zip } from "./support/archive.js";
import type { ArchiveEntry } from "./support/archive.js";
import {
  BOT,
  FORK_ID,
  GitHubServer,
  OWNER,
  REPOSITORY,
  REPOSITORY_ID,
  TOKEN,
} from "./support/github-server.js";
import type { StoredArtifact, StoredPull } from "./support/github-server.js";

/** A fork's job runs whatever its author wants. These are things that it could leave behind. */

const HEAD = "a".repeat(40);
const BASE = "c".repeat(40);
const MERGE = "d".repeat(40);
const STRANGE = "e".repeat(40);
const RUN = 555;
/** Where the judging step has the confirming run, in the folder that is uploaded. */
const SECOND = runFolderAt("").confirmationResults;
const PULL: StoredPull = {
  number: 7,
  open: true,
  headSha: HEAD,
  headBranch: "change",
  headRepository: "mallory/store",
  baseRef: "main",
  baseSha: BASE,
};

let server: GitHubServer;

beforeEach(async () => {
  server = await GitHubServer.start();
  const { world } = server;
  world.pulls.push({ ...PULL });
  world.branches.set("main", BASE);
  world.commits.set(BASE, { parents: [], message: "base", author: "owner" });
  world.commits.set(HEAD, { parents: [BASE], message: "change", author: "mallory" });
  world.commits.set(MERGE, { parents: [BASE, HEAD], message: "merge", author: "GitHub" });
  world.commits.set(STRANGE, { parents: [], message: "elsewhere", author: "mallory" });
});
afterEach(async () => {
  await server.stop();
  expect(server.world.invalid).toEqual([]);
  const own = `latency-gate-artifact-${process.pid}-`;
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(own))).toEqual([]);
});

async function textOf(results: Results): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of resultsPieces(results, results.trials.length, results.trials.map(trialText)))
    pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function measured(name = "regression", change: Partial<Results> = {}): Results {
  const results = GOLDEN_CASES[name]!();
  return {
    ...results,
    baseline: { commit: BASE, ref: "main", dirty: false },
    candidate: { commit: MERGE, ref: "working tree", dirty: false },
    ...change,
  };
}

async function uploads(
  entries: readonly ArchiveEntry[] | Results,
  change: Partial<StoredArtifact> = {},
): Promise<void> {
  const archive =
    change.archive ??
    zip("run" in entries ? [{ name: "results.json", text: await textOf(entries) }] : entries);
  server.world.artifacts.push({
    id: server.world.id(),
    name: "latency-gate",
    runId: RUN,
    headSha: HEAD,
    headBranch: "change",
    repositoryId: REPOSITORY_ID,
    headRepositoryId: FORK_ID,
    expired: false,
    archive,
    ...change,
  });
}

/** The trusted workflow. Its event comes from GitHub; nobody else can write it. */
async function comments(
  run: Partial<NonNullable<WorkflowEvent["finishedRun"]>> = {},
  comment: "always" | "on-change" | "never" = "always",
  workingDirectory = tmpdir(),
): Promise<string[]> {
  const event: WorkflowEvent = {
    ...readEvent({ GITHUB_REPOSITORY: REPOSITORY, GITHUB_RUN_ID: "999", GITHUB_API_URL: server.url }),
    name: "workflow_run",
    finishedRun: {
      id: RUN,
      startedMs: Date.parse("2026-11-20T07:00:00Z"),
      ended: true,
      status: "completed",
      conclusion: "success",
      event: "pull_request",
      headSha: HEAD,
      headBranch: "change",
      headOwner: "mallory",
      headRepository: "mallory/store",
      repositoryId: REPOSITORY_ID,
      ...run,
    },
  };
  const inputs = readInputs({
    INPUT_COMMAND: "comment",
    INPUT_TOKEN: TOKEN,
    INPUT_ARTIFACT_NAME: "latency-gate",
    INPUT_COMMENT: comment,
    INPUT_COMMENT_AUTHOR: BOT,
  });
  await commentOnFinishedRun({ ...inputs, workingDirectory }, event);
  return server.world.comments.map(({ body }) => body);
}

test("honest results are shown, on the pull request that GitHub names", async () => {
  await uploads(measured());
  const [body = ""] = await comments();
  expect(body).toContain("Latency gate failed: 3 regressions");
  expect(body).toContain("actions/runs/555");
  expect(server.world.comments[0]!.pull).toBe(PULL.number);
});

test("with `comment: never` none is begun, and one that is there is neither marked nor written", async () => {
  await uploads(measured());
  expect(await comments({}, "never")).toEqual([]);
  const before = `<!-- latency-gate:default ${STRANGE} -->\n### Latency gate passed\n`;
  server.world.addComment(PULL.number, BOT, before);
  for (const run of [{ ended: false }, {}, { conclusion: "cancelled" }])
    expect(await comments(run, "never")).toEqual([before]);
});

test("results are found among more artifacts than a page of them has, such as those of shards", async () => {
  for (let shard = 1; shard <= 120; shard += 1)
    await uploads([], { name: `latency-gate-shard-default-${shard}`, archive: Buffer.from("") });
  await uploads(measured());
  expect((await comments())[0]).toContain("Latency gate failed: 3 regressions");
});

test("of results whose baseline GitHub does not say where it is, nothing is said: not that it is elsewhere", async () => {
  await uploads(measured("pass"));
  server.world.troubles.push({ method: "GET", path: /\/compare\//, times: 9, status: 403 });
  expect(await comments()).toEqual([]);
});

test("while a further run goes on, the comment says that it is of before; none is begun for that", async () => {
  expect(await comments({ ended: false })).toEqual([]);
  await uploads(measured());
  await comments();
  const [body = ""] = await comments({ ended: false });
  expect(body).toMatch(/The same commit is being measured again[^]*Latency gate failed: 3 regressions/);
  expect((await comments())[0]).not.toContain("being measured");
});

describe("a run that has no results", () => {
  const GATE_RUN = "https://github.com/acme/store/actions/runs/";
  /** What the comment says of this commit already, or of the one before. */
  const shows = async (name: string, head = HEAD): Promise<string> => {
    server.world.pulls[0]!.headSha = head;
    const candidate = { commit: head, ref: "x", dirty: false };
    await uploads(measured(name, { candidate }), { runId: 500, headSha: head });
    const [body = ""] = await comments({ id: 500, headSha: head });
    server.world.pulls[0]!.headSha = HEAD;
    return body;
  };
  const ended = (conclusion: string | undefined): Promise<string[]> => comments({ conclusion });
  /** With what the action itself leaves when its measuring step was cut off. */
  const leavesItsProblem = (): Promise<void> =>
    uploads([
      { name: "problem.txt", text: "The measuring step did not come to its end: it was cancelled.\n" },
    ]);

  describe.each<[string, Parameters<typeof comments>[0]]>([
    ["its jobs were skipped", { conclusion: "skipped" }],
    ["somebody has to approve it first", { conclusion: "action_required" }],
    [
      "it was asked for and waits for that",
      { ended: false, status: "action_required", conclusion: undefined },
    ],
    ["it was asked for, has that conclusion", { ended: false, conclusion: "action_required" }],
    [
      "it was asked for and its environment is protected",
      { ended: false, status: "waiting", conclusion: undefined },
    ],
  ])("because %s", (_, run) => {
    test("changes no comment", async () => {
      const before = await shows("pass");
      expect(await comments(run)).toEqual([before]);
      const older = await shows("pass", STRANGE);
      expect(await comments(run)).toEqual([older]);
    });

    test("begins no comment", async () => {
      expect(await comments(run)).toEqual([]);
    });
  });

  test("because its jobs were skipped is not said to be measured any more", async () => {
    const before = await shows("pass");
    await comments({ ended: false });
    expect(await ended("skipped")).toEqual([before]);
    await shows("pass", STRANGE);
    await comments({ ended: false });
    const [body] = await ended("skipped");
    expect(body).toMatch(/Commit `a+` was not measured; what stands below is of `e+`[^]*passed/);
    expect(body).not.toContain("being measured");
  });

  test("because its jobs were skipped takes no word from another run, which is at work", async () => {
    await shows("pass");
    const [body = ""] = await comments({ id: 556, ended: false });
    expect(body).toContain(`being measured again ([run](${GATE_RUN}556))`);
    expect(await ended("skipped")).toEqual([body]);
  });

  describe.each<[string, () => Promise<void>]>([
    ["before it left anything", () => Promise.resolve()],
    ["while it measured", leavesItsProblem],
  ])("because it was cancelled %s", (_, leaves) => {
    test("marks what the comment says of the commit as that of an earlier run, and keeps it", async () => {
      const before = await shows("pass");
      await leaves();
      const [body = ""] = await ended("cancelled");
      expect(body).toContain(
        `A further run of the same commit was cancelled before it had results; what stands below is of an earlier run ([run](${GATE_RUN}${RUN}))`,
      );
      expect(body).toContain(before.slice(before.indexOf("###")));
      expect(body).not.toContain("can't judge");
      await uploads(measured("pass"), { runId: 501 });
      expect((await comments({ id: 501 }))[0]).not.toContain("cancelled");
    });

    test("marks what the comment says of an earlier commit, and keeps it", async () => {
      await shows("pass", STRANGE);
      await leaves();
      expect((await ended("cancelled"))[0]).toMatch(
        /The run of commit `a+` was cancelled before it had results; what stands below is of `e+`[^]*Latency gate passed/,
      );
    });

    test("begins no comment", async () => {
      await leaves();
      expect(await ended("cancelled")).toEqual([]);
    });

    test("takes the place of its own mark, and not of that of the run which took its place", async () => {
      await shows("pass");
      await leaves();
      await comments({ ended: false });
      const [own] = await ended("cancelled");
      expect(own).toContain("was cancelled");
      expect(own).not.toContain("being measured");
      const [other = ""] = await comments({ id: 556, ended: false });
      expect(await ended("cancelled")).toEqual([other]);
    });
  });

  test("and was cancelled takes the place of a mark that another commit is being measured", async () => {
    await shows("pass", STRANGE);
    const older = "f".repeat(40);
    server.world.pulls[0]!.headSha = older;
    expect((await comments({ id: 499, headSha: older, ended: false }))[0]).toContain("being measured");
    server.world.pulls[0]!.headSha = HEAD;
    const [body] = await ended("cancelled");
    expect(body).toMatch(/commit `a+` was cancelled/);
    expect(body).not.toContain("being measured");
  });

  test("and was cancelled marks the comments of all pull requests that it could be of", async () => {
    server.world.pulls.push({ ...PULL, number: 8 });
    for (const pull of [7, 8])
      server.world.addComment(pull, BOT, `<!-- latency-gate:default ${STRANGE} -->\n### passed\n`);
    for (const body of await ended("cancelled")) expect(body).toMatch(/was cancelled before[^]*passed/);
  });

  test.each(["failure", "timed_out", "startup_failure", "success", "stale", "something new", undefined])(
    "can't be judged where it ended as %j, whatever was said before",
    async (conclusion) => {
      const [created] = await ended(conclusion);
      expect(created).toMatch(/can't judge[^]*has no artifact/);
      await shows("pass");
      const [body] = await ended(conclusion);
      expect(body).toMatch(/can't judge[^]*has no artifact/);
      expect(body).not.toContain("passed");
    },
  );
});

describe("a run that is repeated", () => {
  const AGAIN = { startedMs: Date.parse("2026-11-20T09:00:00Z") };
  const first = (): Promise<void> =>
    uploads(measured("pass"), { createdAt: new Date("2026-11-20T08:00:00Z") });

  test.each(["failure", "timed_out"])(
    "and ends as %j without results has none: those of the attempt before are not its own",
    async (conclusion) => {
      await first();
      expect((await comments())[0]).toContain("Latency gate passed");
      const [body = ""] = await comments({ ...AGAIN, conclusion });
      expect(body).toMatch(/can't judge[^]*no artifact[^]*of its last attempt[^]*repeat all jobs/);
      expect(body).not.toContain("passed");
    },
  );

  test("and ends well without results has those of the attempt before: the job that measures was not repeated", async () => {
    await first();
    expect((await comments({ ...AGAIN, conclusion: "success" }))[0]).toContain("Latency gate passed");
  });

  test("and is cancelled before it has results leaves what the comment shows", async () => {
    await first();
    await comments();
    const [body] = await comments({ ...AGAIN, conclusion: "cancelled" });
    expect(body).toMatch(/was cancelled before it had results[^]*Latency gate passed/);
  });

  test("has the results that it uploaded itself", async () => {
    await first();
    await uploads(measured(), { createdAt: new Date("2026-11-20T09:10:00Z") });
    expect((await comments(AGAIN))[0]).toContain("Latency gate failed: 3 regressions");
  });

  test("has none where GitHub does not say when it began", async () => {
    await first();
    expect((await comments({ startedMs: undefined, conclusion: "failure" }))[0]).toContain("can't judge");
  });
});

test("results that a run had before it was cancelled are shown", async () => {
  await uploads(measured());
  expect((await comments({ conclusion: "cancelled" }))[0]).toContain("Latency gate failed: 3 regressions");
});

test("results that a cancelled run has of something else are refused as those of any run", async () => {
  await uploads(measured("pass", { candidate: { commit: STRANGE, ref: "x", dirty: false } }));
  expect((await comments({ conclusion: "cancelled" }))[0]).toMatch(/can't judge[^]*neither the head/);
});

test.each<[string, object, object]>([
  [
    "completed",
    { status: "completed", conclusion: "cancelled", run_started_at: "2026-11-20T07:00:00Z" },
    {
      ended: true,
      status: "completed",
      conclusion: "cancelled",
      startedMs: Date.parse("2026-11-20T07:00:00Z"),
    },
  ],
  [
    "requested",
    { status: "waiting", conclusion: null },
    { ended: false, status: "waiting", conclusion: undefined },
  ],
])("how a run stands is GitHub's word, when it is %s", (action, given, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "lg-event-"));
  try {
    const file = join(folder, "event.json");
    const run = { id: RUN, head_sha: HEAD, head_branch: "change", event: "pull_request", ...given };
    writeFileSync(file, JSON.stringify({ action, repository: { id: REPOSITORY_ID }, workflow_run: run }));
    const { finishedRun } = readEvent({ GITHUB_EVENT_NAME: "workflow_run", GITHUB_EVENT_PATH: file });
    expect(finishedRun).toMatchObject(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(["{", undefined])("an event that is %j is a problem with its place", (text) => {
  const folder = mkdtempSync(join(tmpdir(), "lg-event-"));
  try {
    const file = join(folder, "event.json");
    if (text !== undefined) writeFileSync(file, text);
    expect(() => readEvent({ GITHUB_EVENT_NAME: "push", GITHUB_EVENT_PATH: file })).toThrow(
      expect.objectContaining({
        problems: [expect.stringContaining(`GITHUB_EVENT_PATH=${file} is no event`)],
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Results whose candidate did other work, as somebody is said to have declared. */
function otherWork(harnessChange: string): Results {
  const results = measured();
  const systems = results.systems.map(({ id, state }) => {
    if (state.kind !== "built" || state.candidate === undefined) throw new Error("nothing was built");
    const fingerprints = state.candidate.fingerprints.map((own) => ({ ...own, workload: "sha256:other" }));
    return { id, state: { ...state, candidate: { ...state.candidate, fingerprints }, harnessChange } };
  });
  return { ...results, systems };
}

/** The same without a declaration; what the artifact says of how there could be one. */
function undeclared(harnessChange: { readonly label: string }): Results {
  const results = otherWork("nobody");
  const systems = results.systems.map(({ id, state }) => ({
    id,
    state: { ...state, harnessChange: undefined },
  }));
  return { ...results, systems, plan: { ...results.plan, harnessChange } };
}

describe("where the code that was measured comes from", () => {
  const declared = (): Results => otherWork("the owner");

  test("is said of a fork: that it is one, and whose word it is that the harness changed", async () => {
    await uploads(declared());
    const [body = ""] = await comments();
    expect(body).toContain(
      "the pull request's own code, from a fork: the figures are what that job reported",
    );
    expect(body).toContain("changed, as declared by the fork itself");
  });

  test("is called no fork where it is a branch of the repository, which is believed no more", async () => {
    server.world.pulls[0]!.headRepository = REPOSITORY;
    await uploads(declared());
    const [body = ""] = await comments({ headOwner: OWNER, headRepository: REPOSITORY });
    expect(body).toContain("the pull request's own code: the figures are what that job reported");
    expect(body).toContain("changed, as declared by the pull request itself");
    expect(body).not.toMatch(/fork|the owner/);
  });
});

/** The job of the run counted it: a check that passed and a comment that failed would contradict each other. */
describe("the run that measured its regressions again", () => {
  const second = (change: Partial<Results> = {}): Results => calmed(measured("regression", change));
  const planned = (change: (metrics: readonly PlannedMetric[]) => readonly PlannedMetric[]): Results => {
    const { plan } = measured();
    const systems = plan.systems.map((system) => ({
      ...system,
      benchmarks: system.benchmarks.map((one) => ({ ...one, metrics: change(one.metrics) })),
    }));
    return second({ plan: { ...plan, systems } });
  };
  const without = (metric: string): Results =>
    planned((metrics) => metrics.filter((one) => one.metric !== metric));
  const withSecond = async (again: Results | string, first = measured()): Promise<ArchiveEntry[]> => [
    { name: "results.json", text: await textOf(first) },
    { name: SECOND, text: typeof again === "string" ? again : await textOf(again) },
  ];

  /** What the job of the run has in its summary, of the same files. */
  async function summaryOf(entries: readonly ArchiveEntry[]): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), "lg-taken-"));
    try {
      const taken = runFolderAt(folder);
      mkdirSync(taken.confirmation);
      for (const { name, text } of entries) writeFileSync(join(folder, name), text);
      const assembled = await assembleReport(taken, undefined, nodeFiles);
      return assembled.kind === "report" ? renderMarkdown(assembled.report) : assembled.text;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test.each<[string, () => Results, RegExp]>([
    [
      "did not find them: they are inconclusive",
      () => second(),
      /^(?![^]*failed: )[^]*3 inconclusive[^]*second run: [^]*not confirmed, so inconclusive/,
    ],
    ["found them: they stand", () => measured(), /failed: 3 regressions[^]*second run: [^]* confirmed, /],
    [
      "was interrupted: they stand",
      () => second({ run: { ...measured().run, stop: "interrupted" } }),
      /failed: 3 regressions[^]*stands, it could not be judged there/,
    ],
    [
      "was not asked about the throughput: that stands",
      () => without("throughput"),
      /failed: 1 regression, 2 inconclusive[^]*throughput stands, it could not be judged there/,
    ],
  ])("%s, in the comment as in the job's summary", async (_, again, said) => {
    const entries = await withSecond(again());
    await uploads(entries);
    const [body = ""] = await comments();
    expect(body).toMatch(said);
    expect(body).toContain((await summaryOf(entries)).trim());
  });

  test.each<[string, () => Results | string, RegExp]>([
    ["is no JSON", () => "<html>", /confirmation\/results.json/],
    [
      "is of another schema",
      () => '{"kind":"latency-gate/results","schema":99}',
      /confirmation\/results.json[^]*schema 1/,
    ],
    [
      "is of a commit of another pull request",
      () => second({ candidate: { commit: STRANGE, ref: "x", dirty: false } }),
      /of the confirming run, [^]*neither the head aaaaaaaaa nor a merge of it/,
    ],
    [
      "is of changes that are in no commit",
      () => second({ candidate: { commit: MERGE, ref: "x", dirty: true } }),
      /of the confirming run, the candidate is no commit/,
    ],
    [
      "has a baseline that is not on the base branch",
      () => second({ baseline: { commit: STRANGE, ref: "x", dirty: false } }),
      /of the confirming run, [^]*not on the base branch/,
    ],
    [
      "is of the head, and the first one of the merge of it",
      () => second({ candidate: { commit: HEAD, ref: "x", dirty: false } }),
      /measured on other commits than the run that it is to confirm/,
    ],
    [
      "is by another plan, which would clear anything",
      () => planned((metrics) => metrics.map((metric) => ({ ...metric, tolerance: 100 }))),
      /another plan[^]*tolerance of kv\/crud\/read p50: 100 against 0.05/,
    ],
  ])("refuses the whole where it %s", async (_, again, why) => {
    await uploads(await withSecond(again()));
    const [body = ""] = await comments();
    expect(body).toContain("can't judge");
    expect(body.replace(/&#\d+;/g, " ")).toMatch(why);
    expect(body).not.toMatch(/regression|inconclusive/);
  });

  test("refuses the whole where it is there twice", async () => {
    await uploads([...(await withSecond(second())), { name: SECOND, text: "{}" }]);
    const [body = ""] = await comments();
    expect(body).toMatch(/can't judge[^]*has confirmation\/results\S*json twice/);
  });

  test("refuses the whole where it unpacks to a gigabyte", async () => {
    const [first] = await withSecond("");
    await uploads([first!, { name: SECOND, text: "0".repeat(1024 * 1024), times: 1024 }]);
    const [body = ""] = await comments();
    expect(body).toMatch(/can't judge[^]*its confirmation\/results\S*json is larger than 512 MiB/);
  }, 120_000);

  test("refuses the whole also where there is nothing that it could confirm", async () => {
    const strange = second({ candidate: { commit: STRANGE, ref: "x", dirty: false } });
    await uploads(await withSecond(strange, measured("pass")));
    const [body = ""] = await comments();
    expect(body).toMatch(/can't judge[^]*of the confirming run/);
    expect(body).not.toContain("passed");
  });
});

describe("of a candidate that was measured alone, to be held against stored runs", () => {
  const alone = (): Results => {
    const results = measured();
    return {
      ...results,
      plan: { ...results.plan, sides: "candidate" },
      trials: results.trials.filter(({ side }) => side === "candidate"),
    };
  };

  test("the comment says so and where to look, and not that it can't be judged", async () => {
    await uploads(alone());
    const [body = ""] = await comments();
    expect(body).toMatch(
      /held against stored runs[^]*in the summary of the workflow run[^]*actions\/runs\/555/,
    );
    expect(body).not.toMatch(/can't judge|invalid|passed/);
  });

  test("it is of this pull request, or it is refused as any other", async () => {
    await uploads({ ...alone(), candidate: { commit: STRANGE, ref: "x", dirty: false } });
    expect((await comments())[0]).toMatch(/can't judge[^]*neither the head/);
  });

  test("with `comment: on-change` that is no news", async () => {
    await uploads(alone());
    expect(await comments({}, "on-change")).toEqual([]);
  });
});

describe("which pull request", () => {
  test("is never read from the artifact", async () => {
    server.world.pulls.push({ ...PULL, number: 8, headBranch: "other", headSha: STRANGE });
    const text = await textOf(measured());
    await uploads([
      { name: "results.json", text },
      { name: "pr_number", text: "8" },
      { name: "event.json", text: '{"number":8}' },
    ]);
    await comments();
    expect(server.world.comments.map(({ pull }) => pull)).toEqual([7]);
  });

  test.each<[string, Partial<StoredPull> | undefined, Parameters<typeof comments>[0]]>([
    ["was pushed to since", { headSha: STRANGE }, {}],
    ["is closed", { open: false }, {}],
    ["has another repository's branch of the same name as its head", { headRepository: "mallory/other" }, {}],
    ["is of a fork that is gone", undefined, { headOwner: undefined }],
    ["does not exist: the run was started by a push", undefined, { event: "push" }],
    [
      "does not exist: the run was started by pull_request_target",
      undefined,
      { event: "pull_request_target" },
    ],
  ])("gets no comment when it %s", async (_, pull, run) => {
    await uploads(measured());
    Object.assign(server.world.pulls[0]!, pull);
    expect(await comments(run)).toEqual([]);
  });

  describe("is the head of another one, too", () => {
    const OLDER = "f".repeat(40);
    /** An old "passed" of a commit before, on each; and a release branch of which main has all, or that has its own. */
    const second = (tip: string): void => {
      const { world } = server;
      world.commits.set(OLDER, { parents: [], message: "before", author: "owner" });
      world.commits.get(BASE)!.parents.push(OLDER);
      world.branches.set("release", tip);
      world.pulls.push({ ...PULL, number: 8, baseRef: "release" });
      for (const pull of [7, 8]) world.addComment(pull, BOT, before);
    };
    const before = `<!-- latency-gate:default ${STRANGE} -->\n### Latency gate passed: 2 unchanged\n`;
    const of = (baseline: string): Partial<Results> => ({
      baseline: { commit: baseline, ref: "x", dirty: false },
    });

    test("a run that begins marks the comments of both", async () => {
      second(STRANGE);
      for (const body of await comments({ ended: false }))
        expect(body).toMatch(/is being measured[^]*passed/);
      expect(server.world.comments.map(({ edits }) => edits)).toEqual([1, 1]);
    });

    test("results go to the one whose base branch alone has their baseline, and the other's comment is marked", async () => {
      second(STRANGE);
      await uploads(measured());
      const [first, other] = await comments();
      expect(first).toContain("Latency gate failed: 3 regressions");
      expect(other).toMatch(/not shown here[^]*#7, #8[^]*Latency gate passed/);
      expect(other).not.toContain("regressions");
    });

    test.each<[string, string, () => Promise<void>]>([
      ["whose baseline both base branches have", OLDER, () => uploads(measured("pass", of(OLDER)))],
      ["whose baseline neither has", STRANGE, () => uploads(measured("pass", of("9".repeat(40))))],
      ["that can't be read", STRANGE, () => uploads([{ name: "results.json", text: "<html>" }])],
      ["that are not there", STRANGE, () => Promise.resolve()],
    ])("results %s go to none, and both comments are marked", async (_, tip, upload) => {
      second(tip);
      await upload();
      for (const body of await comments())
        expect(body).toMatch(/not shown here[^]*#7, #8[^]*Latency gate passed: 2 unchanged/);
      expect(server.world.comments).toHaveLength(2);
    });

    test("each of both has a run of its own: neither's comment is marked by the other's", async () => {
      second(STRANGE);
      await uploads(measured("pass", of(STRANGE)), { runId: 556 });
      await comments({ id: 556 });
      await comments({ ended: false });
      await uploads(measured());
      const [first, other] = await comments();
      expect(first).toContain("Latency gate failed: 3 regressions");
      expect(other).toContain("Latency gate passed");
      for (const body of [first, other]) expect(body).not.toMatch(/not shown|being measured/);
    });

    test("a further run of the commit, of which nothing can be told, is said to be one", async () => {
      second(STRANGE);
      await uploads(measured());
      await comments();
      const [first, other] = await comments({ id: 557 });
      expect(first).toMatch(
        /Further results of the same commit are not shown here[^]*an earlier run[^]*3 regressions/,
      );
      expect(other).toMatch(/Results of commit `a+` are not shown here[^]*passed/);
    });

    test("no comment is begun for a mark, and the next results take it away", async () => {
      second(STRANGE);
      server.world.comments.length = 0;
      await uploads(measured());
      expect(await comments()).toHaveLength(1);
      server.world.comments[0]!.body = before;
      server.world.artifacts.length = 0;
      expect((await comments())[0]).toContain("not shown here");
      await uploads(measured());
      expect((await comments())[0]).not.toContain("not shown here");
    });
  });

  test("gets no comment when it moves on between reading and posting", async () => {
    await uploads(measured());
    const before = server.world.pulls[0]!;
    const list = server.world.artifacts;
    Object.defineProperty(list[0]!, "archive", {
      get: () => {
        before.headSha = STRANGE;
        return archive;
      },
    });
    const archive = zip([{ name: "results.json", text: await textOf(measured()) }]);
    expect(await comments()).toEqual([]);
  });
});

describe("an artifact is refused", () => {
  const honest = async (): Promise<ArchiveEntry> => ({
    name: "results.json",
    text: await textOf(measured()),
  });

  test.each<[string, ArchiveEntry, RegExp]>([
    ["with a path upwards", { name: "../../.bashrc", text: "evil" }, /invalid relative path/],
    ["with an absolute path", { name: "/etc/cron.d/evil", text: "evil" }, /absolute path/],
    ["with a path of Windows", { name: "..\\..\\evil", text: "evil" }, /invalid characters/],
    ["with a symbolic link", { name: "logs", text: "/etc/passwd", mode: 0o120777 }, /link or a device/],
    [
      "whose results are a symbolic link",
      { name: "results.json", text: "/etc/passwd", mode: 0o120777 },
      /link/,
    ],
    ["with a device", { name: "results.json", text: "", mode: 0o020644 }, /link or a device/],
    [
      "whose job says that it can't judge",
      { name: "problem.txt", text: "it was cut off" },
      /says in problem.txt/,
    ],
    ["with its results twice", { name: "results.json", text: "{}" }, /twice/],
  ])("%s", async (_, entry, why) => {
    await uploads([await honest(), entry]);
    const [body = ""] = await comments();
    expect(body).toMatch(/can't judge/);
    expect(body.replace(/&#\d+;/g, " ")).toMatch(why);
    expect(body).not.toContain("regression");
  });

  test("that unpacks to a gigabyte, before it has", async () => {
    const zeros = "0".repeat(1024 * 1024);
    await uploads([{ name: "results.json", text: zeros, times: 1024 }]);
    expect(server.world.artifacts[0]!.archive.length).toBeLessThan(4 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const [body = ""] = await comments();
    expect(body).toContain("larger than 512 MiB");
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  }, 120_000);

  test("whose directory lies about the size", async () => {
    const archive = zip([{ name: "results.json", text: "0".repeat(1024 * 1024), times: 2 }]);
    // The size in the central directory, behind its signature.
    const at = archive.lastIndexOf(Buffer.from("PK\u0001\u0002"));
    archive.writeUInt32LE(10, at + 24);
    await uploads([], { archive });
    expect((await comments())[0]).toMatch(/can't judge/);
  });

  test("and leaves no part of its results behind, nor takes the place of another file", async () => {
    const archive = zip([{ name: "results.json", text: "0".repeat(1024 * 1024), times: 2 }]);
    archive.writeUInt32LE(10, archive.lastIndexOf(Buffer.from("PK\u0001\u0002")) + 24);
    const folder = mkdtempSync(join(tmpdir(), "lg-archive-"));
    try {
      writeFileSync(join(folder, "lying.zip"), archive);
      writeFileSync(join(folder, "there"), "before");
      for (const target of ["new", "there"]) {
        const wanted = { name: "results.json", unless: { name: "problem.txt", why: "it can't judge" } };
        const extracted = await extractFile(join(folder, "lying.zip"), wanted, join(folder, target));
        expect(extracted.ok).toBe(false);
      }
      expect(readdirSync(folder).sort()).toEqual(["lying.zip", "there"]);
      expect(readFileSync(join(folder, "there"), "utf8")).toBe("before");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("that is larger than what is downloaded, by GitHub's word and by its bytes", async () => {
    await uploads(measured(), { claimedBytes: 10 ** 12 });
    expect((await comments())[0]).toMatch(/at most \d+ are read/);
    const [{ id, archive }] = server.world.artifacts as [StoredArtifact];
    const say = (): void => undefined;
    const forge = new GitHubForge({ token: TOKEN, repository: REPOSITORY, apiUrl: server.url, say });
    const folder = mkdtempSync(join(tmpdir(), "lg-download-"));
    try {
      const most = archive.length;
      await forge.download(id, join(folder, "whole.zip"), most);
      expect(readFileSync(join(folder, "whole.zip"))).toEqual(archive);
      const more = forge.download(id, join(folder, "more.zip"), most - 1);
      await expect(more).rejects.toMatchObject({ kind: "too-large" });
      // What this machine can't write is no fault of GitHub's.
      const file = join(folder, "gone", "whole.zip");
      const nowhere = forge.download(id, file, most);
      await expect(nowhere).rejects.toMatchObject({ constructor: CannotWrite, path: file, code: "ENOENT" });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("with ten thousand entries", async () => {
    await uploads(Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, text: "" })));
    expect((await comments())[0]).toMatch(/10000 entries/);
  });

  test.each<[string, string, RegExp]>([
    ["is no JSON", "<html>", /can't judge/],
    ["is cut off", '{"kind":"latency-gate/results","schema":1', /can't judge/],
    ["is of another schema", '{"kind":"latency-gate/results","schema":99}', /schema 1/],
    ["is nested a hundred thousand deep", "[".repeat(100_000), /can't judge/],
    ["has a polluting key", '{"__proto__":{"kind":"latency-gate/results"},"schema":1}', /can't judge/],
  ])("when what it calls results %s", async (_, text, why) => {
    await uploads([{ name: "results.json", text }]);
    const [body = ""] = await comments();
    expect(body).toMatch(/can't judge/);
    expect(body.replace(/&#\d+;/g, " ")).toMatch(why);
  });

  test("that is no archive at all", async () => {
    await uploads([], { archive: Buffer.from("MZ") });
    expect((await comments())[0]).toMatch(/can't judge/);
  });

  test.each<[string, Partial<StoredArtifact>]>([
    ["another repository", { repositoryId: 1 }],
    ["another commit", { headSha: STRANGE }],
  ])("that is of %s", async (_, change) => {
    await uploads(measured(), change);
    expect((await comments())[0]).toMatch(/another run, commit or repository/);
  });

  test("of another run is not even looked at", async () => {
    await uploads(measured(), { runId: 556 });
    expect((await comments())[0]).toMatch(/has no artifact/);
  });
});

describe("results are refused", () => {
  test.each<[string, Partial<Results>, RegExp]>([
    [
      "that were measured for another commit (replayed)",
      { candidate: { commit: STRANGE, ref: "x", dirty: false } },
      /neither the head aaaaaaaaa nor a merge of it/,
    ],
    [
      "that were measured for a commit that nobody knows",
      { candidate: { commit: "9".repeat(40), ref: "x", dirty: false } },
      /999999999, which GitHub does not have/,
    ],
    [
      "whose baseline is of another repository",
      { baseline: { commit: STRANGE, ref: "x", dirty: false } },
      /not on the base branch/,
    ],
    [
      "whose baseline is a commit that nobody knows",
      { baseline: { commit: "9".repeat(40), ref: "x", dirty: false } },
      /not on the base branch/,
    ],
    [
      "of changes that are in no commit",
      { candidate: { commit: MERGE, ref: "x", dirty: true } },
      /no commit/,
    ],
  ])("%s", async (_, change, why) => {
    await uploads(measured("pass", change));
    const [body = ""] = await comments();
    expect(body).toMatch(why);
    expect(body).not.toContain("passed");
  });
});

test("nothing that a harness can write is markup, a mention, a marker or a control character in the comment", async () => {
  const hostile = `<!-- latency-gate:default ${HEAD} -->\n${HOSTILE}`;
  const base = measured("hostile");
  const results = { ...base, host: { ...base.host, cpuModel: hostile.slice(0, 180) } };
  const text = await textOf(results);
  await uploads([
    { name: "results.json", text },
    { name: SECOND, text },
  ]);
  await comments();
  const [body = ""] = server.world.comments.map((one) => one.body);
  expect(body).toMatch(/Latency gate failed[^]*the second run was measured on/);
  const outsideFences = body.replace(/^(`{3,})text\n[^]*?^\1$/gm, "");
  expect(outsideFences).not.toMatch(/@everyone|<script|<img|\]\(https:\/\/evil|!\[|#1\b/);
  expect(body.match(/<!-- latency-gate:/g)).toHaveLength(1);
  // eslint-disable-next-line no-control-regex -- the very things that must not be there
  expect(body).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069]/);
});

test.each<[string, readonly ArchiveEntry[]]>([
  ["the name of a file in it", [{ name: `x ${HOSTILE}`.replaceAll("\\", ""), text: "", mode: 0o120777 }]],
  ["what is read of it", [{ name: "results.json", text: JSON.stringify({ kind: HOSTILE }) }]],
])("nor is %s, where it is why an artifact is refused", async (_, entries) => {
  await uploads(entries);
  const [body = ""] = await comments();
  expect(body).toContain("can't judge");
  expect(body).not.toMatch(/@everyone|<script|<img|<\/details|\]\(https:\/\/evil|!\[|#1\b|`code`/);
  expect(body.match(/<!--/g)).toHaveLength(1);
  // eslint-disable-next-line no-control-regex -- the very things that must not be there
  expect(body).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069]/);
});

test("a fork's word that its harness changed is shown as its own, whoever it says has set a label", async () => {
  await uploads(otherWork('the label "latency-gate: harness change", by the owner'));
  const [body = ""] = await comments();
  expect(body).toContain("changed, as declared by the fork itself");
  expect(body).not.toContain("by the owner");
});

test("a label accepts by the policy that is found; where none is, the comment says that nobody looked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-policy-"));
  mkdirSync(join(folder, "services/api"), { recursive: true });
  writeFileSync(
    join(folder, "services/api/latency-gate.yml"),
    "schema: 1\nid: kv\nbenchmarks: { crud: { harness: [a], scenarios: { read: { gate: [p50] } } } }\n",
  );
  const said = async (): Promise<string[]> => {
    const bodies = [];
    for (const place of [folder, join(folder, "services/api")]) {
      bodies.push((await comments({}, "always", place))[0]!.replace(/^<!--.*$/gm, ""));
    }
    return bodies;
  };
  await uploads(measured());
  for (const body of await said()) expect(body).toContain("Latency gate failed: 3 regressions");
  server.world.label(PULL.number, "latency-gate: accept", "maintainer", new Date(Date.now() + 60_000));
  const [atTop = "", inFolder = ""] = await said();
  expect(atTop).toMatch(/failed: 3 regressions[^]*Whether a label accepts this was not looked up/);
  expect(inFolder).toMatch(/passed: 3 regressions \(3 accepted\)/);
  expect(inFolder).not.toContain("not looked up");
  await uploads(measured("pass"));
  for (const body of await said()) expect(body).not.toContain("not looked up");
  rmSync(folder, { recursive: true });
});

test("a label declares a changed harness where it is set at GitHub, and no other word of it counts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-policy-"));
  writeFileSync(
    join(folder, "latency-gate.yml"),
    "schema: 1\nid: kv\nbenchmarks: { crud: { harness: [a], scenarios: { read: { gate: [p50] } } } }\n",
  );
  const forged = otherWork('the label "latency-gate: harness change"');
  await uploads({ ...forged, plan: { ...forged.plan, harnessChange: { label: "bug" } } });
  const said = async (): Promise<string> => (await comments({}, "always", folder))[0]!;
  server.world.label(PULL.number, "bug", "mallory", new Date());
  expect(await said()).toContain("changed, as declared by the fork itself");
  server.world.label(PULL.number, "latency-gate: harness change", "maintainer", new Date());
  expect((await said()).replace(/&#\d+;/g, "")).toContain(
    "changed, as declared by the label latency-gate: harness change",
  );
  // Nor does it name the way to it.
  await uploads(undeclared({ label: "bug" }));
  expect(await said()).toMatch(/did not do the same work[^]*latency-gate: harness change/);
  expect(await said()).not.toContain("bug");
  rmSync(folder, { recursive: true });
});

test("a fork can't accept its own regression: neither by its artifact, nor by a marker, nor by a trailer", async () => {
  server.world.commits.get(HEAD)!.message = 'x\n\nLatency-Gate-Accept: kv/crud/read p95 "fine"';
  server.world.addComment(7, "mallory", `<!-- latency-gate:default ${HEAD} ${"0".repeat(12)}:1 -->`);
  const results = measured();
  await uploads({ ...results, plan: { ...results.plan, accept: { label: "bug", trailer: true } } });
  server.world.label(7, "bug", "mallory", new Date());
  await comments();
  const body = server.world.comments.find(({ author }) => author === BOT)!.body;
  expect(body).toContain("Latency gate failed");
  expect(body).not.toContain("accepted:");
  // Nor name the way to it.
  expect(body).toContain("latency-gate: accept&#34;");
  expect(body).not.toContain("bug");
});
