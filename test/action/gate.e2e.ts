import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { Report } from "../../src/core/model/report.js";
import { zip } from "./support/archive.js";
import {
  BOT,
  FORK_ID,
  GitHubServer,
  READ_ONLY_TOKEN,
  REPOSITORY,
  REPOSITORY_ID,
} from "./support/github-server.js";
import { provideAct } from "./support/tools.js";
import { ACTION, pinOf, WorkflowRepository } from "./support/workflow-repository.js";

const JOB = (inputs: string): string => `
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@8e8c483db84b4bee98b60c0593521ed34d9990e8
        with:
          persist-credentials: false
      - id: gate
        uses: ${ACTION}
        with:
          summary: true
${inputs}
      - if: always()
        shell: bash
        run: echo "seen verdict=$VERDICT exit=$CODE url=$URL"
        env:
          VERDICT: \${{ steps.gate.outputs.verdict }}
          CODE: \${{ steps.gate.outputs.exit-code }}
          URL: \${{ steps.gate.outputs.comment-url }}
`;
const gate = (inputs = ""): string => `name: gate\non: [pull_request, push]\njobs:\n  gate:${JOB(inputs)}`;
const COMMENT = `name: comment\non:\n  workflow_run:\n    workflows: [gate]\n    types: [completed]\njobs:\n  comment:${JOB("          command: comment")}`;

const MEASURE = readFileSync(
  join(import.meta.dirname, "..", "..", ".github", "workflows", "measure.yml"),
  "utf8",
);

let act: string;
let server: GitHubServer;
let repository: WorkflowRepository;

beforeAll(async () => {
  act = await provideAct();
  server = await GitHubServer.start();
  repository = new WorkflowRepository(act, server);
}, 600_000);
afterAll(async () => {
  repository.remove();
  await server.stop();
  expect(server.world.invalid).toEqual([]);
});

const slower = (): string => repository.read("store.mjs").replace("CHECK_PASSES = 40", "CHECK_PASSES = 100");
const faster = (): string => repository.read("store.mjs").replace("CHECK_PASSES = 100", "CHECK_PASSES = 40");

/** The server's side of a push to the pull request. */
function pushed(head: string, headRepository = REPOSITORY): void {
  server.world.pulls.length = 0;
  server.world.pulls.push({
    number: 7,
    open: true,
    headSha: head,
    headBranch: "change",
    headRepository,
    baseRef: "main",
    baseSha: server.world.branches.get("main")!,
  });
}

describe("a pull request of the repository", () => {
  let head: string;

  test("that regresses fails, after the comment, the notes, the summary and the artifact are there", async () => {
    head = repository.propose("change", { "store.mjs": slower() });
    pushed(head);
    const { exitCode, log, annotations, summary } = await repository.run(
      "pull_request",
      repository.pullRequest({ head }),
      gate(),
    );
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=regression exit=1")]);
    expect(server.world.comments).toMatchObject([
      { author: BOT, body: expect.stringContaining("Latency gate failed: 1 regression") },
    ]);
    expect(log).toMatch(/seen verdict=regression exit=1 url=https:\/\/github\.com\/acme\/store\/pull\/7#/);
    expect(annotations.join("\n")).toMatch(/regression.*file=system\.yml,line=11/);
    expect(summary).toContain("Latency gate failed");
    const report = JSON.parse(repository.artifact("latency-gate", "report.json")!) as Report;
    expect(report.outcome.verdict).toBe("regression");
    for (const file of ["results.json", "report.md", "report.html", "junit.xml"]) {
      expect([file, repository.artifact("latency-gate", file)?.length ?? 0]).toEqual([
        file,
        expect.any(Number),
      ]);
      expect(repository.artifact("latency-gate", file)).toBeDefined();
    }
    expect(repository.artifact("latency-gate", "inputs.json")).not.toContain("ghs_");
  });

  test("is accepted by a label that is set after the comment, for this commit and these metrics only", async () => {
    server.world.label(7, "latency-gate: accept", "maintainer", new Date());
    const { exitCode } = await repository.run("pull_request", repository.pullRequest({ head }), gate());
    expect([exitCode, server.world.comments[0]!.body]).toEqual([
      0,
      expect.stringMatching(
        /passed: 1 regression[^]*accepted: store\/reads\/read P50, by maintainer with the label/,
      ),
    ]);
  });

  test("asks again after a further push, and updates the same comment", async () => {
    head = repository.propose("change", {
      "settings.mjs": `${repository.read("settings.mjs")}\n// Pushed again.\n`,
    });
    pushed(head);
    const { exitCode } = await repository.run("pull_request", repository.pullRequest({ head }), gate());
    expect(exitCode).toBe(1);
    expect(server.world.comments).toHaveLength(1);
    expect(server.world.comments[0]!.body).toContain(head.slice(0, 9));
    expect(server.world.comments[0]!.body).not.toContain("by maintainer");
  });

  test("that is mended passes", async () => {
    head = repository.propose("change", { "store.mjs": faster() });
    pushed(head);
    const { exitCode, log } = await repository.run("pull_request", repository.pullRequest({ head }), gate());
    expect([exitCode, log]).toEqual([0, expect.stringContaining("seen verdict=passed exit=0")]);
    expect(server.world.comments).toHaveLength(1);
    expect(server.world.comments[0]!.body).toContain("Latency gate passed");
  });

  test("whose configuration is broken can't be judged, and the comment says where", async () => {
    head = repository.propose("broken", { "latency-gate.yml": "schema: 1\nsystems: [.]\ntimeBudgt: 60s\n" });
    pushed(head);
    const { exitCode, log } = await repository.run("pull_request", repository.pullRequest({ head }), gate());
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=cannot-judge exit=2")]);
    expect(server.world.comments[0]!.body).toMatch(/can't judge[^]*latency&#45;gate|can't judge[^]*timeBudg/);
  });

  test("with a wrong input ends at once and says which", async () => {
    const { exitCode, log } = await repository.run(
      "pull_request",
      repository.pullRequest({ head }),
      gate("          mode: sideways\n          rounds: many"),
    );
    expect(exitCode).toBe(1);
    expect(log).toMatch(/input `mode`: expected paired, stored, file[^]*input `rounds`/);
  });
});

describe("a pull request from a fork", () => {
  const RUN = 555;
  let head: string;

  beforeEach(() => {
    server.world.labels.clear();
  });

  test("is measured with a token that can't write; its results are uploaded", async () => {
    server.world.comments.length = 0;
    head = repository.propose("forked", { "store.mjs": slower() });
    pushed(head, "mallory/store");
    const { exitCode, log } = await repository.run(
      "pull_request",
      repository.pullRequest({ head, fork: true }),
      gate(),
      { token: READ_ONLY_TOKEN, runId: RUN },
    );
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=regression exit=1 url=\n")]);
    expect(server.world.comments).toEqual([]);
    expect(repository.artifact("latency-gate", "results.json")).toBeDefined();
  });

  test("gets its comment from the workflow_run with code of the default branch", async () => {
    const results = repository.artifact("latency-gate", "results.json")!;
    server.world.artifacts.push({
      id: 1,
      name: "latency-gate",
      runId: RUN,
      headSha: head,
      headBranch: "change",
      repositoryId: REPOSITORY_ID,
      headRepositoryId: FORK_ID,
      expired: false,
      archive: zip([
        { name: "report.md", text: "@everyone" },
        { name: "results.json", text: results },
      ]),
    });
    repository.main();
    const { exitCode, log } = await repository.run(
      "workflow_run",
      repository.finishedRun(head, RUN),
      COMMENT,
    );
    expect([exitCode, log]).toEqual([0, expect.stringContaining("comment created")]);
    expect(server.world.comments).toMatchObject([
      { pull: 7, author: BOT, body: expect.stringContaining("Latency gate failed: 1 regression") },
    ]);
    expect(server.world.comments[0]!.body).toContain("from a fork");
    expect(server.world.comments[0]!.body).not.toContain("@everyone");
  });
});

describe("several machines", () => {
  const CALLER = `name: sharded
on: pull_request
jobs:
  measure:
    uses: ./.github/workflows/measure.yml
    with:
      shards: 2
      comment-key: shards
`;

  test("measure a share each; one verdict, a regression confirmed on another machine, one comment", async () => {
    server.world.comments.length = 0;
    const head = repository.propose("sharded", {
      ".github/workflows/measure.yml": MEASURE,
      "system.yml": `${repository.read("system.yml")}  again:${repository.read("system.yml").split("  reads:")[1]!}`,
      "store.mjs": slower(),
    });
    pushed(head);
    const { exitCode, log } = await repository.run("pull_request", repository.pullRequest({ head }), CALLER);
    expect([exitCode, log]).toEqual([1, expect.stringContaining("comment created")]);
    expect(server.world.comments).toMatchObject([
      { body: expect.stringMatching(/^<!-- latency-gate:shards [^]*failed: 1 regression[^]*confirmed/) },
    ]);
    const report = JSON.parse(repository.artifact("latency-gate-shards", "report.json")!) as Report;
    expect(report.run.shards).toHaveLength(2);
    expect(report.confirmation?.rows).toMatchObject([{ confirmed: true }]);
  });
});

describe("a stored baseline", () => {
  test("comes from runs of the baseline's branch, not of a fork's branch of the same name, and judges nothing", async () => {
    const main = repository.main();
    const push = {
      before: "0".repeat(40),
      repository: { id: REPOSITORY_ID, full_name: REPOSITORY, default_branch: "main" },
    };
    const stored = (headRepositoryId: number, text: string, id: number): void => {
      server.world.artifacts.push({
        id,
        name: "latency-gate",
        runId: id,
        headSha: main,
        headBranch: "main",
        repositoryId: REPOSITORY_ID,
        headRepositoryId,
        expired: false,
        archive: zip([{ name: "results.json", text }]),
      });
    };
    await repository.run("push", push, gate("          baseline: HEAD\n          rounds: 10"));
    stored(REPOSITORY_ID, repository.artifact("latency-gate", "results.json")!, 21);
    stored(FORK_ID, "{}", 22);
    const { exitCode, log, summary } = await repository.run("push", push, gate("          mode: stored"));
    expect([exitCode, log]).toEqual([0, expect.stringContaining("1 stored runs of main")]);
    expect(summary).toMatch(/needs 10 of them/);
  });
});

test("the stand-ins stand for what the workflows really pin", () => {
  expect(pinOf("checkout")).toContain("8e8c483db84b4bee98b60c0593521ed34d9990e8");
});
