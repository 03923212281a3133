import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { makeRun, reads } from "../../src/core/compare/testing.js";
import type { Results } from "../../src/core/model/run.js";
import { GOLDEN_CASES } from "../../src/report/testing.js";
import { BOT, PERSONAL_TOKEN, READ_ONLY_TOKEN, REPOSITORY } from "./support/github-server.js";
import { BASE, HEAD, PullRequestJobs } from "./support/pull-request-jobs.js";
import type { Steps } from "./support/steps.js";

/** What a job does with the comment of its own pull request, by its inputs and by what its token may. */

const OLD = `<!-- latency-gate:default ${"b".repeat(40)} -->\n### Latency gate passed\n`;

let jobs: PullRequestJobs;

beforeEach(async () => {
  jobs = await PullRequestJobs.start();
});
afterEach(async () => {
  await jobs.stop();
});

interface Ended {
  readonly exitCode: number;
  /** Of the steps that may write a comment. */
  readonly log: string;
  readonly steps: Steps;
}

/** A whole job, whose measuring step has left these. */
async function job(
  inputs: Readonly<Record<string, string>> = {},
  results: Results = makeRun({ benchmarks: [reads(1.3)] }),
  headRepository = REPOSITORY,
): Promise<Ended> {
  const own = jobs.begin(inputs, headRepository);
  const prepare = await own.run("prepare");
  expect(prepare.exitCode).toBe(0);
  await own.measured(results);
  expect((await own.run("judge")).exitCode).toBe(0);
  const publish = await own.run("publish");
  expect(publish.exitCode).toBe(0);
  const { exitCode } = await own.run("conclude");
  return { exitCode, log: prepare.log + publish.log, steps: own };
}

const bodies = (): string[] => jobs.bodies();

test("with `comment: never` a comment that is there is neither marked nor written", async () => {
  jobs.server.world.addComment(7, BOT, OLD);
  expect(await job({ comment: "never" })).toMatchObject({ exitCode: 1 });
  expect(jobs.server.world.comments).toMatchObject([{ body: OLD, edits: 0 }]);
});

test("a shard says nothing there: the job that has all of them does", async () => {
  jobs.server.world.addComment(7, BOT, OLD);
  expect(await job({ command: "run" })).toMatchObject({ exitCode: 0 });
  expect(jobs.server.world.comments).toMatchObject([{ body: OLD, edits: 0 }]);
  const planned = await job({ command: "plan" });
  expect(planned.exitCode).toBe(0);
  expect(bodies()).toEqual([expect.stringMatching(/is being measured[^]*Latency gate passed/)]);
  expect(planned.steps.summary).toBe("");
});

test("with `summary: false` there is none", async () => {
  expect((await job()).steps.summary).toContain("Latency gate failed");
  expect((await job({ summary: "false" })).steps.summary).toBe("");
});

describe("with `comment: on-change` a comment is begun", () => {
  test.each<[string, Results, boolean]>([
    ["where something regressed", makeRun({ benchmarks: [reads(1.3)] }), true],
    ["where something improved", makeRun({ benchmarks: [reads(0.7)] }), true],
    ["where something is new", GOLDEN_CASES["added"]!(), true],
    ["where nothing changed: none", makeRun({ benchmarks: [reads(1)] }), false],
  ])("%s", async (_, results, begun) => {
    await job({ comment: "on-change" }, results);
    expect(bodies()).toHaveLength(begun ? 1 : 0);
    for (const body of bodies()) expect(body).not.toContain("can't judge");
  });

  test("where all that regressed was accepted, which no output names for another look", async () => {
    const line = (metric: string): string => `Latency-Gate-Accept: kv/crud/read ${metric} "meant"`;
    const message = ["change", "", line("p50"), line("p95")].join("\n");
    jobs.server.world.commits.set(HEAD, { parents: [BASE], message, author: "she" });
    const plan = { accept: { label: "accept", trailer: true } };
    const results = makeRun({ benchmarks: [reads(1.3)], plan });
    const { exitCode, steps: own } = await job({ comment: "on-change" }, results);
    expect([exitCode, own.output("accepted"), own.output("regressed-scenarios")]).toEqual([0, "2", ""]);
    expect(bodies()).toEqual([expect.stringContaining("2 accepted")]);
    jobs.server.world.commits.clear();
    const again = await job({ comment: "on-change" }, results);
    expect([again.exitCode, again.steps.output("regressed-scenarios")]).toEqual([1, "kv/crud/read"]);
  });
});

describe("with a token that may not write", () => {
  test("a fork's job says who posts for it, and warns of nothing", async () => {
    jobs.server.world.addComment(7, BOT, OLD);
    const { exitCode, log } = await job({ token: READ_ONLY_TOKEN }, undefined, "mallory/store");
    expect(exitCode).toBe(1);
    expect(log).toMatch(/::notice.*A fork's token is read-only: .*comment\.yml/);
    expect(log).not.toContain("::warning");
    expect(bodies()).toEqual([OLD]);
  });

  test("a job of the repository warns of what it lacks, and has its verdict", async () => {
    jobs.server.world.addComment(7, BOT, OLD);
    const { exitCode, log } = await job({ token: READ_ONLY_TOKEN });
    expect(exitCode).toBe(1);
    expect(log.match(/::warning.*pull-requests: write/g)).toHaveLength(2);
  });

  test("one that can't be told whose it is has its verdict as well", async () => {
    jobs.server.world.troubles.push({ method: "GET", path: /^\/user$/, times: 99, status: 422 });
    const { exitCode, log } = await job({ token: PERSONAL_TOKEN, "comment-author": "" });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/::warning.*ask who writes.*The summary has the report/);
    expect(bodies()).toEqual([]);
  });
});
