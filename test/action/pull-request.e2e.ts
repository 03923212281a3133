import { beforeAll, describe, expect, test } from "@jest/globals";
import { BOT } from "./support/github-server.js";
import { Stage } from "./support/stage.js";
import { gate } from "./support/workflows.js";
import type { ActRun } from "./support/workflow-repository.js";
import { pinOf } from "./support/workflow-repository.js";

const stage = Stage.set();
let head: string;

/** A commit on a branch off main, which is the pull request's head now. */
function propose(branch: string, files: Readonly<Record<string, string>>, message?: string): void {
  head = stage.repository.propose(branch, files, message);
  stage.pushed(head);
}
const run = (inputs: Readonly<Record<string, string>> = {}): Promise<ActRun> =>
  stage.repository.run("pull_request", stage.repository.pullRequest({ head }), gate(inputs));

describe("a pull request of the repository", () => {
  test("that regresses fails, after the comment, the notes, the summary and the artifact are there", async () => {
    const { repository, server } = stage;
    propose("change", { "store.mjs": stage.slower() });
    const { exitCode, log, annotations, summary } = await run();
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=regression exit=1")]);
    // With checkout's default depth the merge is all there is.
    expect(log).toContain("seen depth=1 ");
    expect(server.world.comments).toMatchObject([
      { author: BOT, body: expect.stringContaining("Latency gate failed: 1 regression") },
    ]);
    expect(log).toMatch(/seen verdict=regression exit=1 url=https:\/\/github\.com\/acme\/store\/pull\/7#/);
    expect(annotations.join("\n")).toMatch(/regression.*file=system\.yml,line=11/);
    expect(summary).toContain("Latency gate failed");
    expect(stage.report().outcome.verdict).toBe("regression");
    const { baseline, candidate } = stage.report();
    expect([baseline.commit, candidate.commit]).toEqual([
      server.world.branches.get("main"),
      repository.mergeOf("change"),
    ]);
    for (const file of ["results.json", "report.md", "report.html", "report.csv", "junit.xml"]) {
      expect([file, repository.artifact("latency-gate", file)]).toEqual([file, expect.stringMatching(/./)]);
    }
  });

  test("is accepted by a label that is set after the comment, for this commit and these metrics only", async () => {
    stage.server.world.label(7, "latency-gate: accept", "maintainer", new Date());
    const { exitCode } = await run();
    expect([exitCode, stage.server.world.comments[0]!.body]).toEqual([
      0,
      expect.stringMatching(
        /passed: 1 regression[^]*accepted: store\/reads\/read P50, by maintainer with the label/,
      ),
    ]);
  });

  test("asks again after a further push, updates the same comment, and measures twice where that is asked for", async () => {
    propose("change", { "settings.mjs": `${stage.repository.read("settings.mjs")}\n// Pushed again.\n` });
    const { exitCode } = await run({ confirm: "true" });
    expect(exitCode).toBe(1);
    const { comments } = stage.server.world;
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain(head.slice(0, 9));
    expect(comments[0]!.body).not.toContain("by maintainer");
    expect(stage.report().confirmation?.rows).toMatchObject([{ confirmed: true }]);
    expect(comments[0]!.body).toContain("confirmed");
  });

  test("that is mended passes", async () => {
    propose("change", { "store.mjs": stage.asBefore() });
    const { exitCode, log } = await run();
    expect([exitCode, log]).toEqual([0, expect.stringContaining("seen verdict=passed exit=0")]);
    expect(stage.server.world.comments).toMatchObject([
      { body: expect.stringContaining("Latency gate passed") },
    ]);
  });

  test("whose configuration is broken can't be judged, and the comment says where", async () => {
    propose("broken", { "latency-gate.yml": "schema: 1\nsystems: [.]\ntimeBudgt: 60s\n" });
    const { exitCode, log } = await run();
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=cannot-judge exit=2")]);
    expect(stage.server.world.comments[0]!.body).toMatch(/can't judge[^]*timeBudg/);
  });

  test("with a wrong input ends at once and says which", async () => {
    const { exitCode, log } = await run({ mode: "sideways", rounds: "many" });
    expect(exitCode).toBe(1);
    expect(log).toMatch(/input `mode`: expected paired, stored, file[^]*input `rounds`/);
  });
});

describe("the comment", () => {
  beforeAll(() => {
    stage.forget();
  });

  test("is not begun for a pull request that changes nothing, where it is to come on change only", async () => {
    propose("unchanged", { README: "nothing that is measured\n" });
    const { exitCode, log, summary } = await run({ comment: "on-change", rounds: "10" });
    expect([exitCode, log]).toEqual([0, expect.stringContaining("nothing changed")]);
    expect(stage.server.world.comments).toEqual([]);
    expect(summary).toContain("Latency gate passed");
  });

  test("never comes where it is never to come; a trailer that the policy allows accepts without it", async () => {
    const trailer = 'Latency-Gate-Accept: store/reads/read p50 "sums are checked now"';
    propose("trailer", { "store.mjs": stage.slower() }, `Check the sums\n\n${trailer}`);
    const { exitCode, log, summary } = await run({ comment: "never" });
    expect([exitCode, log]).toEqual([0, expect.stringContaining("seen verdict=passed exit=0")]);
    expect(stage.server.world.comments).toEqual([]);
    expect(summary).toContain("accepted");
    expect(stage.report()).toMatchObject({
      outcome: { counts: { regression: 1 } },
      accepted: [{ how: "trailer", reason: "sums are checked now", commit: head }],
    });
  });
});

describe("a changed harness", () => {
  const changed = (): Readonly<Record<string, string>> => ({
    "harness.mjs": `${stage.repository.read("harness.mjs")}\n// Another harness.\n`,
  });

  test("can't be compared, unless the label that the policy names declares it", async () => {
    stage.forget();
    propose("harness", changed());
    stage.server.world.label(7, "latency-gate: harness change", "maintainer", new Date());
    const { exitCode, log } = await run();
    expect([exitCode, log]).toEqual([0, expect.stringContaining("seen verdict=passed exit=0")]);
    expect(stage.report().systems).toMatchObject([
      { harnessChange: 'the label "latency-gate: harness change"' },
    ]);
    expect(stage.server.world.comments[0]!.body).toContain("The harness of store changed, as declared by");
    stage.server.world.labels.clear();
    await run({ comment: "never", rounds: "2" });
    expect(stage.report().rows).toMatchObject([{ judgement: { verdict: "incomparable" } }]);
  });

  test("is declared by a trailer of any of its commits, which depth 1 does not bring along", async () => {
    const trailer = 'Latency-Gate-Harness-Change: store "the mix has scans now"';
    propose("harness-by-trailer", changed(), `Another harness\n\n${trailer}`);
    propose("harness-by-trailer", { README: "and one more commit\n" });
    const { log } = await run({ comment: "never", rounds: "2" });
    expect(log).toContain("seen depth=1 ");
    // Two rounds are too few for a verdict, and enough to see that the sides were compared.
    expect(stage.report().rows).toMatchObject([{ judgement: { verdict: "insufficient" } }]);
    expect(stage.report().systems).toMatchObject([{ harnessChange: 'a trailer ("the mix has scans now")' }]);
  });
});

test("the stand-ins stand for what the workflows really pin", () => {
  expect(pinOf("checkout")).toContain("8e8c483db84b4bee98b60c0593521ed34d9990e8");
});
