import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { nodeFileWriter } from "../../src/adapters/node-file-writer.js";
import { makeRun, reads } from "../../src/core/compare/testing.js";
import type { Results } from "../../src/core/model/run.js";
import { validateReport } from "../../src/generated/report-1.validator.js";
import { writeResults } from "../../src/validate/results-writer.js";
import { makeToyProject } from "../bad-input/toy-project.js";
import type { ToyProject } from "../bad-input/toy-project.js";
import { zip } from "./support/archive.js";
import { BOT, GitHubServer, REPOSITORY, REPOSITORY_ID, TOKEN } from "./support/github-server.js";
import type { StoredArtifact } from "./support/github-server.js";
import { GATE } from "./support/pull-request-jobs.js";
import { Steps } from "./support/steps.js";

/** Code of the change runs while it is measured, and can write wherever the steps after that could read. */

let project: ToyProject;
let steps: Steps;

beforeEach(() => {
  project = makeToyProject({ "latency-gate.yml": GATE });
});
afterEach(() => {
  steps.remove();
  project.remove();
});

async function begin(inputs: Readonly<Record<string, string>> = {}): Promise<Steps> {
  steps = new Steps(project.root, { inputs });
  expect(await steps.run("prepare")).toMatchObject({ exitCode: 0 });
  return steps;
}

const regressed = (): Results => makeRun({ benchmarks: [reads(1.3)] });
const asBefore = (): Results => makeRun({ benchmarks: [reads(1)] });
const write = async (path: string, results: Results): Promise<void> => {
  mkdirSync(join(path, ".."), { recursive: true });
  await writeResults(nodeFileWriter, path, results);
};
test("a regression stays one where a second run that clears it was left beside it", async () => {
  const own = await begin();
  await own.measured(regressed());
  await write(join(own.measuring, "confirmation", "results.json"), asBefore());
  await own.run("judge");
  expect(await own.run("publish")).toMatchObject({ exitCode: 0 });
  expect((await own.run("conclude")).exitCode).toBe(1);
  expect([own.output("verdict"), own.output("accepted")]).toEqual(["regression", "0"]);
  expect(own.summary).toContain("Latency gate failed: 2 regressions");
});

test("the event stays the one that the first step read", async () => {
  const pull = { number: 7, head: { sha: "a".repeat(40) }, base: { ref: "main" } };
  steps = new Steps(project.root, { event: "pull_request", payload: { pull_request: pull } });
  await steps.run("prepare");
  await steps.measured(regressed());
  writeFileSync(join(steps.temporary, "event.json"), "{}");
  await steps.run("judge");
  expect((await steps.run("publish")).log).toContain("There is no token, so no comment");
});

test("only results, logs and the problem are taken, and of these plain files", async () => {
  const own = await begin({ confirm: "true" });
  await own.measured(regressed());
  mkdirSync(join(own.measuring, "logs"));
  writeFileSync(join(own.measuring, "logs", "build.log"), "built\n");
  symlinkSync("/etc/passwd", join(own.measuring, "logs", "passwd"));
  for (const name of ["report.html", "accepted.json", "extra"])
    writeFileSync(join(own.measuring, name), "planted");
  mkdirSync(join(own.measuring, "confirmation"));
  symlinkSync(join(own.measuring, "results.json"), join(own.measuring, "confirmation", "results.json"));
  await own.run("judge");
  const reports = ["junit.xml", "report.csv", "report.html", "report.json", "report.md"];
  expect(readdirSync(own.folder).sort()).toEqual([...reports, "logs", "results.json"].sort());
  expect(readdirSync(join(own.folder, "logs"))).toEqual(["build.log"]);
});

test("results that are no plain file are none", async () => {
  const own = await begin();
  await write(join(own.temporary, "elsewhere.json"), asBefore());
  symlinkSync(join(own.temporary, "elsewhere.json"), join(own.measuring, "results.json"));
  await own.run("judge");
  expect([(await own.run("conclude")).exitCode, own.output("verdict")]).toEqual([2, "cannot-judge"]);
});

describe("results that the gate itself did not leave are not judged", () => {
  test.each(["failure", "cancelled", "skipped", ""])("the measuring step ended as %j", async (outcome) => {
    const own = await begin();
    await own.measured(asBefore());
    own.outcome = outcome;
    const { log } = await own.run("judge");
    expect([(await own.run("conclude")).exitCode, log]).toEqual([
      2,
      expect.stringMatching(/did not come to its end/),
    ]);
    await own.run("publish");
    expect(own.summary).toContain("can't judge");
    expect(readdirSync(own.folder)).toEqual(["problem.txt"]);
  });

  test("the gate refused to measure, and there are results all the same", async () => {
    project.write({ "latency-gate.yml": "schema: 1\nsystems: [\n" });
    const own = await begin({ baseline: "HEAD" });
    await own.measured(asBefore());
    await own.run("measure");
    await own.run("judge");
    expect([(await own.run("conclude")).exitCode, own.output("verdict")]).toEqual([2, "cannot-judge"]);
  });
});

describe("that there are no results is not for the change to take back", () => {
  const refused = async (): Promise<Steps> => {
    project.write({ "latency-gate.yml": "schema: 1\nsystems: [\n" });
    const own = await begin({ baseline: "HEAD" });
    await own.measured(asBefore());
    return own;
  };
  const judged = async (own: Steps): Promise<string> => {
    const { log } = await own.run("judge");
    expect([(await own.run("conclude")).exitCode, own.output("verdict")]).toEqual([2, "cannot-judge"]);
    expect(readdirSync(own.folder)).toEqual(["problem.txt"]);
    return log;
  };

  test("by removing the reason", async () => {
    const own = await refused();
    expect((await own.run("measure")).exitCode).toBe(2);
    rmSync(join(own.measuring, "problem.txt"));
    expect(await judged(own)).toContain("its outcome is failure");
  });

  test("by a link that takes the reason elsewhere", async () => {
    const own = await refused();
    symlinkSync("/dev/null", join(own.measuring, "problem.txt"));
    await own.run("measure");
    expect(await judged(own)).toContain("latency-gate.yml");
  });

  test.each<[string, (path: string) => void]>([
    [
      "a link that leads nowhere",
      (path) => {
        symlinkSync("/nowhere", path);
      },
    ],
    [
      "a link to an empty file",
      (path) => {
        symlinkSync("/dev/null", path);
      },
    ],
    [
      "a folder",
      (path) => {
        mkdirSync(path);
      },
    ],
  ])("by %s of its name, whatever the outcome of the step", async (_, leave) => {
    const own = await begin();
    await own.measured(asBefore());
    leave(join(own.measuring, "problem.txt"));
    for (const outcome of ["success", "failure"]) {
      own.outcome = outcome;
      expect(await judged(own)).toMatch(/problem\.txt.* is no plain file[^]*Next: .*RUNNER_TEMP/);
    }
  });
});

test("a folder for temporary files that is not there is named, with what to do", async () => {
  const own = await begin();
  own.instead = { RUNNER_TEMP: "/nowhere" };
  expect(await own.run("judge")).toEqual({
    exitCode: 2,
    log: expect.stringMatching(/::error.*RUNNER_TEMP=\/nowhere: there is no such folder\. .*runner's own/),
  });
});

describe("a baseline that was at hand before", () => {
  test("is the file as it was then", async () => {
    await write(join(project.root, "main.json"), regressed());
    const own = await begin({ mode: "file", "baseline-file": "main.json" });
    await own.measured(asBefore());
    writeFileSync(join(project.root, "main.json"), "{}");
    expect((await own.run("judge")).log).not.toContain("::error");
    const { stored } = JSON.parse(own.output("prepared")!) as { stored: { folder: string } };
    writeFileSync(join(stored.folder, "002.json"), "{}");
    expect(await own.run("judge")).toEqual({ exitCode: 2, log: expect.stringMatching(/were changed while/) });
  });

  test("is that of a run whose folder is named", async () => {
    mkdirSync(join(project.root, "main"));
    await write(join(project.root, "main", "results.json"), regressed());
    const own = await begin({ mode: "file", "baseline-file": "main" });
    await own.measured(asBefore());
    expect((await own.run("judge")).log).not.toContain("::error");
    expect((await own.run("conclude")).exitCode).toBe(0);
  });

  const UNUSABLE: readonly [string, () => void, string][] = [
    ["missing", () => undefined, "no baseline-file main.json"],
    [
      "cut off",
      () => {
        project.write({ "main.json": '{"schema":1,' });
      },
      "main.json",
    ],
    [
      "of a newer schema",
      () => {
        project.write({ "main.json": '{"schema":2}' });
      },
      "main.json",
    ],
    [
      "a folder",
      () => {
        mkdirSync(join(project.root, "main.json"));
      },
      "no baseline-file main.json, which must be a results file or the folder of a run with its results.json",
    ],
    [
      "of a run that could not be judged",
      () => {
        project.write({ "main.json/results.json": "{}", "main.json/problem.txt": "It was not whole." });
      },
      "The run of baseline-file main.json can't be judged: what would be measured has nothing to be held against. It was not whole.",
    ],
    [
      "beside a run that has not ended",
      () => {
        project.write({ "main.json/results.json": "{}", "main.json/measuring/index.json": "{}" });
      },
      "another run in its folder is under way",
    ],
  ];
  test.each(UNUSABLE)("and is %s is said before anything is measured", async (_, leave, named) => {
    leave();
    const own = await begin({ mode: "file", "baseline-file": "main.json" });
    await own.run("measure");
    expect(existsSync(join(own.measuring, "logs"))).toBe(false);
    const { log } = await own.run("judge");
    expect([(await own.run("conclude")).exitCode, log]).toEqual([2, expect.stringContaining(named)]);
  });
});

test("a summary that can't be written is a warning, and the verdict stands", async () => {
  const own = await begin();
  await own.measured(regressed());
  await own.run("judge");
  own.spoilSummary();
  expect(await own.run("publish")).toEqual({
    exitCode: 0,
    log: expect.stringMatching(/::warning.*No summary: /),
  });
  expect((await own.run("conclude")).exitCode).toBe(1);
});

describe("stored runs", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
    process.env["GITHUB_API_URL"] = server.url;
  });
  afterEach(async () => {
    Reflect.deleteProperty(process.env, "GITHUB_API_URL");
    await server.stop();
  });

  const uploads = (
    id: number,
    archive: Buffer,
    headBranch = "main",
    own: Partial<StoredArtifact> = {},
  ): void => {
    server.world.artifacts.push({
      id,
      name: "latency-gate",
      runId: 500 + id,
      headSha: "a".repeat(40),
      headBranch,
      repositoryId: REPOSITORY_ID,
      headRepositoryId: REPOSITORY_ID,
      expired: false,
      archive,
      ...own,
    });
  };
  const results = (text: string): Buffer => zip([{ name: "results.json", text }]);
  const stored = async (run: string): Promise<string> => {
    const path = join(project.root, `${run}.json`);
    await write(path, makeRun({ benchmarks: [reads(1)], run: { id: run } }));
    return readFileSync(path, "utf8");
  };
  const prepared = async (
    event = "push",
    of: object = {},
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const payload = { repository: { id: REPOSITORY_ID, default_branch: "main" }, ...of };
    const inputs = {
      mode: "stored",
      "artifact-name": "latency-gate",
      token: TOKEN,
      comment: "never",
      ...more,
    };
    steps = new Steps(project.root, { inputs, event, payload });
    const { exitCode, log } = await steps.run("prepare");
    expect(exitCode).toBe(0);
    return log;
  };
  const UNUSABLE: readonly [string, (text: string) => Buffer, RegExp][] = [
    ["no archive", () => Buffer.from("MZ"), /./],
    ["cut off", (text) => results(text.slice(0, text.length / 2)), /results\.json.*/],
    ["of a newer schema", (text) => results(text.replace('"schema":1', '"schema":2')), /schema/],
    [
      "of a run that was cut off",
      (text) =>
        zip([
          { name: "results.json", text },
          { name: "problem.txt", text: "Interrupted" },
        ]),
      /problem\.txt/,
    ],
  ];

  const pull = (ref: string): object => ({
    pull_request: { number: 7, head: { sha: "a".repeat(40) }, base: { ref } },
  });
  test.each<[string, string, object, string]>([
    [
      "the merge queue's target",
      "merge_group",
      { merge_group: { base_ref: "refs/heads/release/2" } },
      "release/2",
    ],
    ["what was pushed to", "push", { ref: "refs/heads/release/2" }, "release/2"],
    ["what a pull request is merged into", "pull_request", pull("release/2"), "release/2"],
    ["the default branch, for a tag", "push", { ref: "refs/tags/release/2" }, "main"],
    [
      "the default branch, wherever it is started by hand",
      "workflow_dispatch",
      { ref: "refs/heads/release/2" },
      "main",
    ],
    ["the default branch, by the clock", "schedule", {}, "main"],
  ])("are those of %s", async (_, event, of, branch) => {
    const text = await stored("run-1");
    for (const [id, on] of ["main", "release/2", "release/2"].entries()) uploads(1 + id, results(text), on);
    const count = branch === "main" ? "1 stored run" : "2 stored runs";
    expect(await prepared(event, of)).toContain(`${count} of ${branch}`);
  });

  test.each<[string, Partial<StoredArtifact>]>([
    ["is expired", { expired: true }],
    ["is of a fork's branch, which may have the same name", { headRepositoryId: REPOSITORY_ID + 1 }],
    ["is of another repository", { repositoryId: REPOSITORY_ID + 1 }],
  ])("are none where the artifact %s", async (_, own) => {
    const text = await stored("run-1");
    uploads(1, results(text));
    uploads(2, results(text), "main", own);
    const log = await prepared();
    expect(log).toContain("1 stored run of main");
    expect(log).not.toContain("left out");
  });

  test("that can't be used are left out: each is named, and the report counts them", async () => {
    uploads(1, results(await stored("run-1")));
    for (const [index, [, spoil]] of UNUSABLE.entries()) uploads(2 + index, spoil(await stored("run-2")));
    const log = await prepared();
    for (const [index, [, , why]] of UNUSABLE.entries()) {
      const id = 2 + index;
      const line = log.split("\n").find((one) => one.includes(`artifact ${id},`));
      expect(line).toMatch(/^::warning.*of workflow run 50\d, are left out: .*gh api --method DELETE/);
      expect(line).toMatch(why);
      expect(line).toContain(`repos/acme/store/actions/artifacts/${id}`);
    }
    expect(log).toMatch(/^1 stored run of main$/m);
    await steps.measured(makeRun({ benchmarks: [reads(1)], run: { id: "run-9" } }));
    await steps.run("judge");
    await steps.run("publish");
    expect((await steps.run("conclude")).exitCode).toBe(0);
    const report: unknown = JSON.parse(readFileSync(join(steps.folder, "report.json"), "utf8"));
    expect(report).toMatchObject({ stored: { runs: 1, otherHosts: 0, unusable: 4 } });
    expect(validateReport(report)).toBe(true);
    expect(steps.summary).toMatch(/Against 1 stored run \(4 runs that can\S+t be used left out\)/);
  });

  test("that the store of artifacts does not give are left out this time, and nobody is told to remove them", async () => {
    for (const id of [1, 2]) uploads(id, results(await stored(`run-${id}`)));
    server.world.storeUrl = `${server.url}/elsewhere`;
    const log = await prepared();
    expect(log).toMatch(/^::warning.*artifact 1, of workflow run 501, are left out: .*store answered 401/m);
    expect(log).not.toContain("DELETE");
    expect(log).toMatch(/^0 stored runs of main$/m);
  });

  test("are the twenty newest of them", async () => {
    const archive = results(await stored("run-1"));
    for (let id = 1; id <= 22; id += 1) uploads(id, id <= 2 ? Buffer.from("MZ") : archive);
    const log = await prepared();
    expect(log).toContain("20 stored runs of main");
    expect(log).not.toContain("left out");
  });

  test("of which one is there twice are not judged by: it would count as two", async () => {
    const archive = results(await stored("run-1"));
    for (const id of [1, 2]) uploads(id, archive);
    await prepared();
    await steps.measured(makeRun({ benchmarks: [reads(1)], run: { id: "run-9" } }));
    expect((await steps.run("judge")).log).toContain("Run run-1 is there more than once");
    expect((await steps.run("conclude")).exitCode).toBe(2);
  });

  test("of which none can be used are nothing to be held against", async () => {
    for (const [index, [, spoil]] of UNUSABLE.entries()) uploads(2 + index, spoil(await stored("run-2")));
    await prepared();
    await steps.measured(makeRun({ benchmarks: [reads(1)], run: { id: "run-9" } }));
    const { log } = await steps.run("judge");
    expect(log).toContain("None of the 4 stored runs of the baseline branch can be used");
    expect([(await steps.run("conclude")).exitCode, steps.output("verdict")]).toEqual([2, "cannot-judge"]);
  });

  test("that GitHub does not give can't be judged by: nothing is measured, and the job and the comment say what to do", async () => {
    const { world } = server;
    const head = { sha: "a".repeat(40), repo: { full_name: REPOSITORY } };
    world.pulls.push({
      number: 7,
      open: true,
      headSha: head.sha,
      headBranch: "change",
      headRepository: REPOSITORY,
      baseRef: "main",
      baseSha: "c".repeat(40),
    });
    world.addComment(7, BOT, `<!-- latency-gate:default ${"b".repeat(40)} -->\n### Latency gate passed\n`);
    const message = "Resource not accessible by integration";
    world.troubles.push({ method: "GET", path: /actions\/artifacts/, times: 9, status: 403, message });
    const seen = (): string => world.comments.map(({ body }) => body).join();
    const payload = { pull_request: { number: 7, head, base: { ref: "main" } } };
    await prepared("pull_request", payload, { comment: "always", "comment-author": BOT });
    expect(seen()).toMatch(/is being measured; [^]*Latency gate passed/);
    expect((await steps.run("measure")).exitCode).toBe(2);
    expect(existsSync(join(steps.measuring, "logs"))).toBe(false);
    const says = /list the stored results \(403: Resource not accessible by integration\)[^]*actions: read/;
    expect((await steps.run("judge")).log).toMatch(says);
    await steps.run("publish");
    expect(seen().replace(/&#\d+;/g, "`")).toMatch(/can't judge[^]*list the stored results[^]*actions: read/);
    expect(seen()).not.toContain("passed");
    expect((await steps.run("conclude")).exitCode).toBe(2);
  });

  test("that can't be read any more when they are judged by are no reason to leave them out", async () => {
    for (const id of [1, 2]) uploads(id, results(await stored(`run-${id}`)));
    await prepared();
    await steps.measured(makeRun({ benchmarks: [reads(1)], run: { id: "run-9" } }));
    const { stored: handed } = JSON.parse(steps.output("prepared")!) as { stored: { folder: string } };
    writeFileSync(join(handed.folder, "001.json"), "{}");
    expect(await steps.run("judge")).toEqual({
      exitCode: 2,
      log: expect.stringMatching(/were changed while/),
    });
    expect((await steps.run("conclude")).exitCode).toBe(2);
  });
});

describe("what is handed over", () => {
  test("never has the token", async () => {
    const own = await begin({ token: "ghs_secret", comment: "never" });
    expect(own.output("prepared")).not.toContain("ghs_secret");
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ["no inputs", { LATENCY_GATE_PREPARED: "" }, /LATENCY_GATE_PREPARED is not set/],
    [
      "half of the inputs",
      { LATENCY_GATE_PREPARED: '{"inputs":{"failOn":[]' },
      /LATENCY_GATE_PREPARED is not/,
    ],
    ["inputs without an event", { LATENCY_GATE_PREPARED: '{"inputs":{},"measuring":"/"}' }, /is not what/],
    ["no verdict", { LATENCY_GATE_JUDGED: "" }, /there is no verdict/],
    [
      "a verdict on nothing",
      { LATENCY_GATE_JUDGED: '{"verdict":"passed","failures":[]}' },
      /LATENCY_GATE_JUDGED is not/,
    ],
    ["a list as a verdict", { LATENCY_GATE_JUDGED: "[]" }, /LATENCY_GATE_JUDGED is not/],
    [
      "a verdict that passed and failed",
      { LATENCY_GATE_JUDGED: '{"folder":"/","digest":"0","accepted":"0","verdict":"passed","failures":[1]}' },
      /contradicts itself/,
    ],
    [
      "a verdict that regressed on nothing",
      {
        LATENCY_GATE_JUDGED:
          '{"folder":"/","digest":"0","accepted":"0","verdict":"regression","failures":[]}',
      },
      /contradicts itself/,
    ],
    [
      "a verdict with a reason of no kind",
      {
        LATENCY_GATE_JUDGED:
          '{"folder":"/","digest":"0","accepted":"0","verdict":"regression","failures":[1,7]}',
      },
      /contradicts itself/,
    ],
    [
      "a verdict of no kind",
      { LATENCY_GATE_JUDGED: '{"folder":"/","digest":"0","accepted":"0","failures":[]}' },
      /contradicts itself/,
    ],
  ])("%s ends with exit code 2, whatever the workflow fails on", async (_, instead, says) => {
    const own = await begin({ "fail-on": "never" });
    await own.measured(asBefore());
    await own.run("judge");
    expect((await own.run("conclude")).exitCode).toBe(0);
    own.instead = instead;
    expect(await own.run("conclude")).toEqual({ exitCode: 2, log: expect.stringMatching(says) });
  });

  test.each<[string, (folder: string) => Promise<void> | void]>([
    ["results that were changed", (folder) => write(join(folder, "results.json"), asBefore())],
    [
      "results beside which a second run that clears them was put",
      (folder) => write(join(folder, "confirmation", "results.json"), asBefore()),
    ],
    [
      "results beside which another reason was put",
      (folder) => {
        writeFileSync(join(folder, "problem.txt"), "All is well.\n");
      },
    ],
  ])("%s since they were judged are not shown", async (_, change) => {
    const own = await begin();
    await own.measured(regressed());
    await own.run("judge");
    await change(own.folder);
    expect(await own.run("publish")).toEqual({
      exitCode: 2,
      log: expect.stringMatching(/is not what was judged/),
    });
    expect(own.summary).toMatch(/can't judge[^]*is not what was judged/);
    expect(own.summary).not.toMatch(/regression|passed/);
  });
});
