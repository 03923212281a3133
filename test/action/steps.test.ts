import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { nodeFileWriter } from "../../src/adapters/node-file-writer.js";
import { makeRun, reads } from "../../src/core/compare/testing.js";
import type { Report } from "../../src/core/model/report.js";
import type { Results } from "../../src/core/model/run.js";
import { writeResults } from "../../src/validate/results-writer.js";
import { makeToyProject } from "../bad-input/toy-project.js";
import type { ToyProject } from "../bad-input/toy-project.js";
import type { Step, StepsRequest } from "./support/steps.js";
import { Steps } from "./support/steps.js";

const BENCHMARKS = `benchmarks:
  crud:
    harness: [node, harness.mjs]
    scenarios:
      read: {gate: [p50, p95]}
`;
/** What `latency-gate init` writes is one file. */
const ONE_FILE = { "latency-gate.yml": `schema: 1\nid: kv\n${BENCHMARKS}` };
const TWO_FILES = {
  "latency-gate.yml": "schema: 1\nsystems: [systems/*]\n",
  "systems/kv/system.yml": `schema: 1\nid: kv\n${BENCHMARKS}`,
};

let project: ToyProject;
let steps: Steps | undefined;

beforeEach(() => {
  project = makeToyProject(ONE_FILE);
});
afterEach(() => {
  project.remove();
  steps?.remove();
});

async function begin(inputs: StepsRequest["inputs"] = {}, of: Partial<StepsRequest> = {}): Promise<Steps> {
  steps?.remove();
  steps = new Steps(project.root, { ...of, inputs });
  expect(await steps.run("prepare")).toMatchObject({ exitCode: 0 });
  return steps;
}

test.each(["gate", "plan", "run"])(
  "%s: a working directory that is not there is no other one",
  async (command) => {
    steps = new Steps(project.root, { inputs: { command, "working-directory": "services/nope" } });
    expect(await steps.run("prepare")).toMatchObject({
      exitCode: 2,
      log: expect.stringContaining('`working-directory`: there is no folder "services/nope" in the checkout'),
    });
  },
);

/** From results to the exit code of the job. */
async function judged(
  results: Results,
  inputs: StepsRequest["inputs"] = {},
): Promise<{ readonly judge: Step; readonly conclude: Step }> {
  const own = await begin(inputs);
  await own.measured(results);
  const judge = await own.run("judge");
  return { judge, conclude: await own.run("conclude") };
}

const regressed = (): Results => makeRun({ benchmarks: [reads(1.3)] });

describe("notes at lines", () => {
  test.each([
    ["one file", ONE_FILE, /file=latency-gate\.yml,line=7/],
    ["a manifest of its own", TWO_FILES, /file=systems\/kv\/system\.yml,line=7/],
  ])("of a system in %s stand where the scenario is declared", async (_, files, place) => {
    project.remove();
    project = makeToyProject(files);
    const { judge, conclude } = await judged(regressed());
    expect([judge.exitCode, judge.log]).toEqual([0, expect.stringMatching(place)]);
    expect(conclude.exitCode).toBe(1);
    expect(steps!.output("verdict")).toBe("regression");
  });

  test("of what is in no file any more stand at its manifest", async () => {
    const scan = reads(1, { id: "scan", presence: "missing", measure: () => undefined });
    const gone = makeRun({ benchmarks: [reads(1), scan] });
    const { judge, conclude } = await judged(gone);
    expect(judge.log).toMatch(/file=latency-gate\.yml,line=1/);
    expect(conclude.exitCode).toBe(2);
  });

  test("that can't be made are a warning, and the verdict stands", async () => {
    project.write({ "latency-gate.yml": "schema: 1\nsystems: [kv]\n", "kv/harness.mjs": "" });
    symlinkSync("system.yml", join(project.root, "kv", "system.yml"));
    const { judge, conclude } = await judged(regressed());
    expect([judge.exitCode, judge.log]).toEqual([0, expect.stringMatching(/::warning.*No notes at lines: /)]);
    expect([steps!.output("regressions"), conclude.exitCode]).toEqual(["2", 1]);
  });
});

describe("the job fails on what the workflow chose", () => {
  /** A regression, and a benchmark of which nothing was measured. */
  const both = (): Results =>
    makeRun({ benchmarks: [reads(1.3), reads(1, { id: "scan", measure: () => undefined })] });

  test.each([
    ["regression, cannot-judge, inconclusive", 1],
    ["regression", 1],
    ["cannot-judge", 2],
    ["inconclusive", 0],
    ["never", 0],
    ["", 1],
  ])(
    "of a regression and what can't be judged, by `fail-on: %s`, with exit code %i",
    async (failOn, code) => {
      const { conclude } = await judged(both(), { "fail-on": failOn });
      expect(steps!.output("exit-code")).toBe("1");
      expect(conclude.exitCode).toBe(code);
    },
  );

  test("of a regression alone, `fail-on: cannot-judge` lets the job pass", async () => {
    const { conclude } = await judged(regressed(), { "fail-on": "cannot-judge" });
    expect([conclude.exitCode, conclude.log]).toEqual([0, expect.stringContaining("does not fail on it")]);
  });
});

describe("a shard", () => {
  async function concludes(leave: (folder: string) => void): Promise<number> {
    const own = await begin({ command: "run" });
    await own.measured(regressed());
    leave(own.measuring);
    expect(await own.run("judge")).toMatchObject({ exitCode: 0 });
    return (await own.run("conclude")).exitCode;
  }

  test("with results has no verdict of its own", async () => {
    expect(await concludes(() => undefined)).toBe(0);
    expect(steps!.output("verdict")).toBe("none");
  });

  test("that was interrupted fails, although it left results", async () => {
    const said = "Interrupted; what was measured is in results.json\n";
    const code = await concludes((folder) => {
      writeFileSync(join(folder, "problem.txt"), said);
    });
    expect([code, steps!.output("verdict")]).toEqual([2, "cannot-judge"]);
  });

  test("without results fails", async () => {
    expect(
      await concludes((folder) => {
        rmSync(join(folder, "results.json"));
      }),
    ).toBe(2);
  });
});

describe("a confirming run", () => {
  /** Takes no time itself. */
  const harness = (factor: number): string => `import { appendFileSync } from "node:fs";
const emit = (event) => appendFileSync(process.env.LATENCY_GATE_OUT, JSON.stringify(event) + "\\n");
emit({ type: "start", protocol: 1, harness: "toy", version: "1", clock: "monotonic" });
const values = Array.from({ length: 100 }, (_, i) => Math.round(${factor} * (1000 + 10 * Math.random() + i)));
emit({ type: "samples", scenario: "read", metric: "latency", unit: "ns", values });
emit({ type: "end" });
`;

  const becomesSlower = (benchmarks: string): void => {
    project.write({ "latency-gate.yml": `schema: 1\nid: kv\n${benchmarks}fingerprint: [none]\n` });
    project.write({ "harness.mjs": harness(1), none: "" });
    project.git("add", "--all");
    project.git("commit", "--quiet", "--message", "as it was");
    project.write({ "harness.mjs": harness(2) });
    project.git("commit", "--quiet", "--all", "--message", "slower");
  };

  test("of a share measures all that regressed there", async () => {
    becomesSlower(`${BENCHMARKS}${BENCHMARKS.replace("benchmarks:\n", "").replace("crud", "more")}`);
    const inputs = { confirm: "true", baseline: "HEAD~1", shard: "2/2", rounds: "10" };
    const own = await begin({ ...inputs, annotations: "false" });
    expect(await own.run("measure")).toMatchObject({ exitCode: 0 });
    await own.run("judge");
    expect((await own.run("conclude")).exitCode).toBe(1);
    const { confirmation } = JSON.parse(readFileSync(join(own.folder, "report.json"), "utf8")) as Report;
    const found = confirmation?.rows.map((row) => [row.confirmed, "change" in row]);
    expect(found).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test("that is interrupted takes no verdict away: the regression stays, with its report", async () => {
    becomesSlower(BENCHMARKS);
    const own = await begin({ confirm: "true", baseline: "HEAD~1", "fail-on": "regression" });
    // What code of the change left in its place has confirmed nothing, nor cleared anything.
    mkdirSync(join(own.measuring, "confirmation"));
    writeFileSync(join(own.measuring, "confirmation", "results.json"), "{}");
    const underWay = join(own.measuring, "confirmation", "measuring", "trials");
    const cancelling = setInterval(() => {
      if (!existsSync(underWay)) return;
      clearInterval(cancelling);
      process.emit("SIGINT", "SIGINT");
    }, 20);
    const { log } = await own.run("measure");
    clearInterval(cancelling);
    expect(log).toMatch(/::warning.*confirming run did not come to its end/);
    expect(existsSync(join(own.measuring, "confirmation"))).toBe(false);
    await own.run("judge");
    expect([(await own.run("conclude")).exitCode, own.output("verdict")]).toEqual([1, "regression"]);
    expect(existsSync(join(own.folder, "report.md"))).toBe(true);
  });
});

test("shards of a gate whose key is `confirmation` are found, and confirming runs within artifacts are none", async () => {
  const own = await begin({
    command: "merge",
    results: "shards",
    "comment-key": "confirmation",
    annotations: "false",
  });
  const run = makeRun({ benchmarks: [reads(1)] });
  const shard = { ...run, run: { ...run.run, shards: [{ index: 1, count: 1, host: run.host }] } };
  const artifact = "shards/latency-gate-shard-confirmation-1";
  for (const [folder, results] of [
    [artifact, shard],
    [`${artifact}/confirmation`, run],
  ] as const) {
    project.write({ [`${folder}/log`]: "" });
    await writeResults(nodeFileWriter, join(project.root, folder, "results.json"), results);
  }
  await own.run("measure");
  await own.run("judge");
  expect([(await own.run("conclude")).exitCode, own.output("verdict")]).toEqual([0, "passed"]);
});

describe("results beside the reason why they can't be judged", () => {
  const PROBLEM = "Interrupted; what was measured is not all\n";
  const leave = async (folder: string, results: Results): Promise<void> => {
    mkdirSync(join(project.root, folder), { recursive: true });
    await writeResults(nodeFileWriter, join(project.root, folder, "results.json"), results);
  };
  const shardOf = (factor: number): Results => {
    const run = makeRun({ benchmarks: [reads(factor)] });
    return { ...run, run: { ...run.run, shards: [{ index: 1, count: 1, host: run.host }] } };
  };
  async function merged(inputs: StepsRequest["inputs"] = {}): Promise<[number, string]> {
    const own = await begin({ command: "merge", results: "shards", annotations: "false", ...inputs });
    const measure = await own.run("measure");
    const judge = await own.run("judge");
    return [(await own.run("conclude")).exitCode, measure.log + judge.log];
  }

  test.each<[string, (path: string) => void, RegExp]>([
    [
      "is said",
      (path) => {
        writeFileSync(path, PROBLEM);
      },
      /Interrupted; what was measured is not all/,
    ],
    [
      "is a link to nothing",
      (path) => {
        symlinkSync("/nowhere", path);
      },
      /problem\.txt is no plain file/,
    ],
  ])("of a shard are not merged: it is named, and the reason %s", async (_, spoil, why) => {
    await leave("shards/part-1", shardOf(1));
    expect((await merged())[0]).toBe(0);
    spoil(join(project.root, "shards/part-1/problem.txt"));
    const [code, said] = await merged();
    expect([code, steps!.output("verdict")]).toEqual([2, "cannot-judge"]);
    expect(said).toMatch(/The shard in part-1 can't be judged: /);
    expect(said).toMatch(why);
  });

  test("of the confirming run clear nothing", async () => {
    await leave("shards/part-1", shardOf(1.3));
    await leave("second", makeRun({ benchmarks: [reads(1)] }));
    expect((await merged({ confirmation: "second" }))[0]).toBe(0);
    project.write({ "second/problem.txt": PROBLEM });
    const [code, said] = await merged({ confirmation: "second" });
    expect(code).toBe(1);
    expect(said).toMatch(/::warning.*The confirming run can't be judged \(Interrupted.*stand unconfirmed/);
  });

  test("of a confirming run that left nothing take no verdict away", async () => {
    await leave("shards/part-1", shardOf(1.3));
    const [code, said] = await merged({ confirmation: "second" });
    expect([code, steps!.output("verdict")]).toEqual([1, "regression"]);
    expect(said).toMatch(/::warning.*The confirming run left no results; the regressions stand unconfirmed/);
  });

  test("of no shard at all are said to be missing", async () => {
    const [code, said] = await merged({ results: "nowhere" });
    expect([code, said]).toEqual([2, expect.stringContaining("There are no results of shards")]);
  });
});

describe("what is measured is the pull request that is judged", () => {
  const git = (...args: readonly string[]): string => project.git(...args).trim();
  const commit = (branch: string): string => {
    git("checkout", "--quiet", "-B", branch, "main");
    git("commit", "--quiet", "--allow-empty", "--message", branch);
    return git("rev-parse", "HEAD");
  };
  /** What GitHub makes, or anybody by `git merge`. */
  const mergeOf = (head: string): string => {
    git("checkout", "--quiet", "-B", "merge", "main");
    git("merge", "--quiet", "--no-ff", "--message", "merge", head);
    return git("rev-parse", "HEAD");
  };
  const pull = (head: string): object => ({
    number: 7,
    pull_request: {
      number: 7,
      head: { sha: head, ref: "change" },
      base: { ref: "main", sha: git("rev-parse", "main") },
      labels: [],
    },
  });
  /** A plan is made of what is checked out, and needs no time. */
  async function plans(of: Partial<StepsRequest>): Promise<[number, string]> {
    const own = await begin({ command: "plan", shards: "1", baseline: "main" }, of);
    const { log } = await own.run("measure");
    const judge = await own.run("judge");
    const { exitCode } = await own.run("conclude");
    const problem = join(own.folder, "problem.txt");
    return [exitCode, existsSync(problem) ? readFileSync(problem, "utf8") : log + judge.log];
  }

  test.each([
    ["its head is checked out", (head: string) => git("checkout", "--quiet", head)],
    ["a merge of it is checked out", (head: string) => mergeOf(head)],
  ])("%s: it is planned", async (_, checkOut) => {
    const head = commit("change");
    checkOut(head);
    for (const event of ["pull_request", "pull_request_target"])
      expect(await plans({ event, payload: pull(head) })).toEqual([0, expect.any(String)]);
    expect(steps!.output("matrix")).toContain("1/1");
  });

  test.each([
    [
      "pull_request_target",
      /#7.*neither the head [0-9a-f]{9} nor a merge of it[^]*run the gate on pull_request/,
    ],
    ["pull_request", /#7.*neither the head [0-9a-f]{9} nor a merge of it[^]*actions\/checkout/],
  ])(
    "the base branch is checked out by %s: nothing is measured, and it says what to do",
    async (event, says) => {
      const head = commit("change");
      git("checkout", "--quiet", "main");
      const sha = event === "pull_request" ? head : git("rev-parse", "main");
      expect(await plans({ event, payload: pull(head), sha })).toEqual([2, expect.stringMatching(says)]);
    },
  );

  test("a merge group is what is checked out, or nothing is measured: the base branch passes against itself", async () => {
    const base = git("rev-parse", "main");
    const sha = mergeOf(commit("change"));
    const payload = { merge_group: { head_sha: sha, base_sha: base, base_ref: "refs/heads/main" } };
    const group = { event: "merge_group", payload, sha };
    expect(await plans(group)).toEqual([0, expect.any(String)]);
    git("checkout", "--quiet", "main");
    const says =
      /not the merge group [0-9a-f]{9}.*neither the head [^]*actions\/checkout does without a `ref`/;
    expect(await plans(group)).toEqual([2, expect.stringMatching(says)]);
  });

  test("by hand on a branch, the default branch is the event's, whatever else is in the checkout", async () => {
    git("checkout", "--quiet", "-b", "develop", "main");
    git("commit", "--quiet", "--allow-empty", "--message", "a commit after the release");
    git("checkout", "--quiet", "-b", "feature");
    git("commit", "--quiet", "--allow-empty", "--message", "feature");
    git("checkout", "--quiet", "-B", "main", "main");
    project.write({ "latency-gate.yml": "no policy" });
    git("commit", "--quiet", "--all", "--message", "against which nothing can be planned");
    git("checkout", "--quiet", "-B", "feature", "feature");
    git("merge", "--quiet", "--strategy=ours", "--no-ff", "--message", "merge", "main");
    const codes = [];
    for (const branch of ["develop", "main"]) {
      const payload = { repository: { id: 1, default_branch: branch } };
      const own = await begin({ command: "plan", shards: "1" }, { event: "workflow_dispatch", payload });
      await own.run("measure");
      await own.run("judge");
      codes.push((await own.run("conclude")).exitCode);
    }
    expect(codes).toEqual([0, 2]);
  });

  test("a commit is a merge of the head by its parents, and not by what its message says", async () => {
    const head = commit("change");
    git("checkout", "--quiet", "main");
    git("commit", "--quiet", "--allow-empty", "--message", `parent ${head}`);
    expect(await plans({ event: "pull_request", payload: pull(head) })).toEqual([
      2,
      expect.stringContaining("nor a merge of it"),
    ]);
  });

  test("a merge of an older head is checked out: refused", async () => {
    const older = mergeOf(commit("change"));
    const head = commit("changed-again");
    git("checkout", "--quiet", older);
    expect(await plans({ event: "pull_request", payload: pull(head) })).toEqual([2, expect.any(String)]);
  });

  test.each(["push", "schedule", "workflow_dispatch", "merge_group", "issue_comment"])(
    "%s is about no pull request: what is checked out is planned",
    async (event) => {
      commit("change");
      git("checkout", "--quiet", "main");
      expect((await plans({ event }))[0]).toBe(0);
    },
  );

  test.each<[string, () => void, RegExp]>([
    [
      "is not git's",
      () => {
        writeFileSync(join(project.root, ".git", "HEAD"), "?");
      },
      /can't be told[^]*not a git repository/,
    ],
    [
      "belongs to another user",
      () => {
        process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1";
      },
      /can't be told[^]*belongs to another user[^]*safe\.directory/,
    ],
  ])("the folder %s: what git says is said, and no more", async (_, spoil, says) => {
    const payload = pull(commit("change"));
    spoil();
    const [code, said] = await plans({ event: "pull_request", payload });
    delete process.env["GIT_TEST_ASSUME_DIFFERENT_OWNER"];
    expect([code, said]).toEqual([2, expect.stringMatching(says)]);
    expect(said).not.toContain("nor a merge");
  });

  test.each([
    ["of its head", 0, "head", ""],
    ["of GitHub's merge of it, which is not in the checkout,", 0, "merge", ""],
    ["of another commit of the checkout", 2, "other", "nor a merge of it"],
    ["of a commit that only the shard has", 2, "unknown", "which is not in this checkout"],
  ])("shards %s end with exit code %i", async (_, code, which, says) => {
    const other = git("rev-parse", "HEAD");
    const measured = makeRun({ benchmarks: [reads(1)] });
    const candidate = which === "other" ? { ...measured.candidate, commit: other } : measured.candidate;
    const run = { ...measured, candidate };
    const head = which === "head" ? candidate.commit! : "f".repeat(40);
    const shards = [{ index: 1, count: 1, host: run.host }];
    const action = await begin(
      { command: "merge", results: "shards", annotations: "false" },
      {
        event: "pull_request",
        payload: pull(head),
        sha: which === "merge" ? candidate.commit! : "",
      },
    );
    project.write({ "shards/logs": "" });
    await writeResults(nodeFileWriter, join(project.root, "shards", "results.json"), {
      ...run,
      run: { ...run.run, shards },
    });
    await action.run("measure");
    await action.run("judge");
    expect((await action.run("conclude")).exitCode).toBe(code);
    const problem = join(action.folder, "problem.txt");
    expect(existsSync(problem) ? readFileSync(problem, "utf8") : "").toContain(says);
  });
});
