import { describe, expect, test } from "@jest/globals";
import { zip } from "./support/archive.js";
import { BOT, FORK_ID, READ_ONLY_TOKEN, REPOSITORY_ID } from "./support/github-server.js";
import { Stage } from "./support/stage.js";
import { COMMENT, gate } from "./support/workflows.js";

const stage = Stage.set();
const RUN = 555;
let head: string;

describe("a pull request from a fork", () => {
  test("is measured with a token that can't write; its results are uploaded", async () => {
    const { repository, server } = stage;
    head = repository.propose("forked", { "store.mjs": stage.slower() });
    stage.pushed(head, "mallory/store");
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
    const { repository, server } = stage;
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
        { name: "results.json", text: repository.artifact("latency-gate", "results.json")! },
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
