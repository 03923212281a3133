import { describe, expect, test } from "@jest/globals";
import { zip } from "./support/archive.js";
import { FORK_ID, REPOSITORY_ID } from "./support/github-server.js";
import { Stage } from "./support/stage.js";
import type { ActRun } from "./support/workflow-repository.js";
import { gate } from "./support/workflows.js";

const stage = Stage.set();
let before: string;
/** The results of the first run, as they were uploaded. */
let main: string;
let mainRun: string;

/** What a run on main leaves at GitHub. */
function stored(id: number, text: string, headRepositoryId = REPOSITORY_ID): void {
  stage.server.world.artifacts.push({
    id,
    name: "latency-gate",
    runId: id,
    headSha: before,
    headBranch: "main",
    repositoryId: REPOSITORY_ID,
    headRepositoryId,
    expired: false,
    archive: zip([{ name: "results.json", text }]),
  });
}

/** The same measurements as another run of the branch. */
const asRun = (id: number): string =>
  main.replace(mainRun, `run-${id}`).replace('"startedAt":"2', '"startedAt":"1');

/** A push to main of what is checked out there. */
const push = (inputs: Readonly<Record<string, string>>): Promise<ActRun> =>
  stage.repository.run("push", stage.repository.push({ before }), gate({ rounds: "2", ...inputs }));

const sides = (): Set<string> => new Set(stage.results().trials.map(({ side }) => side));

describe("a stored baseline", () => {
  test("comes from runs of the baseline's branch, not of a fork's branch of the same name", async () => {
    before = stage.repository.main();
    await push({ baseline: "HEAD" });
    expect(sides()).toEqual(new Set(["baseline", "candidate"]));
    main = stage.repository.artifact("latency-gate", "results.json")!;
    mainRun = stage.results().run.id;
    stored(21, asRun(21));
    stored(22, "{}", FORK_ID);
    const { exitCode, log, summary } = await push({ mode: "stored" });
    expect([exitCode, log]).toEqual([0, expect.stringContaining("1 stored run of main")]);
    expect(summary).toMatch(/needs 10 of them/);
  });

  test("takes the place of the other side: the candidate is measured alone", () => {
    expect(sides()).toEqual(new Set(["candidate"]));
    expect(stage.report()).toMatchObject({
      comparison: "stored",
      plan: { policyFrom: "baseline" },
      outcome: { counts: { insufficient: 1 } },
    });
  });

  test("of ten runs says what stands out of them, and fails nothing by itself", async () => {
    for (let id = 31; id < 40; id += 1) stored(id, asRun(id));
    stage.repository.commitTo("main", { "store.mjs": stage.slower() });
    const { exitCode, log } = await push({ mode: "stored" });
    expect([exitCode, log]).toEqual([0, expect.stringContaining("10 stored runs of main")]);
    const [row] = stage.report().rows;
    expect(row?.judgement).toMatchObject({
      verdict: "insufficient",
      reason: "stored",
      advice: { kind: "above" },
    });
  });
});

describe("a baseline in a file", () => {
  test("is held against the candidate, which is measured alone", async () => {
    stage.repository.commitTo("main", { "stored/main.json": main });
    const { exitCode, summary } = await push({ mode: "file", "baseline-file": "stored/main.json" });
    expect([exitCode, summary]).toEqual([0, expect.stringMatching(/needs 10 of them/)]);
    expect(sides()).toEqual(new Set(["candidate"]));
    expect(stage.report()).toMatchObject({ comparison: "stored", baseline: { commit: before } });
  });

  test("that is not there is no pass", async () => {
    const { exitCode, log } = await push({ mode: "file", "baseline-file": "gone.json" });
    expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=cannot-judge exit=2")]);
    expect(log).toMatch(/There is no baseline-file \S*gone\.json/);
  });
});
