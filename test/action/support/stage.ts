import { afterAll, beforeAll, expect } from "@jest/globals";
import type { Report } from "../../../src/core/model/report.js";
import type { Results } from "../../../src/core/model/run.js";
import { GitHubServer, REPOSITORY } from "./github-server.js";
import { provideAct } from "./tools.js";
import { WorkflowRepository } from "./workflow-repository.js";

/** One repository, its GitHub on loopback and act, for all tests of a file; they tell one story. */
export class Stage {
  server!: GitHubServer;
  repository!: WorkflowRepository;

  /** To be called at the top of a test file. */
  static set(): Stage {
    const stage = new Stage();
    beforeAll(async () => {
      const act = await provideAct();
      stage.server = await GitHubServer.start();
      stage.repository = new WorkflowRepository(act, stage.server);
    }, 600_000);
    afterAll(async () => {
      stage.repository.remove();
      await stage.server.stop();
      expect(stage.server.world.invalid).toEqual([]);
    });
    return stage;
  }

  /** Ten times the work in each read, against a tolerance of 100 %: no noise comes near either. */
  slower(): string {
    return this.repository.read("store.mjs").replace("CHECK_PASSES = 40;", "CHECK_PASSES = 400;");
  }

  asBefore(): string {
    return this.repository.read("store.mjs").replace("CHECK_PASSES = 400;", "CHECK_PASSES = 40;");
  }

  /** The server's side of a push to the pull request. */
  pushed(head: string, headRepository = REPOSITORY): void {
    const { world } = this.server;
    world.pulls.length = 0;
    world.pulls.push({
      number: 7,
      open: true,
      headSha: head,
      headBranch: "change",
      headRepository,
      baseRef: "main",
      baseSha: world.branches.get("main")!,
    });
  }

  /** Nothing is left of the pull request before. */
  forget(): void {
    const { world } = this.server;
    world.comments.length = 0;
    world.labels.clear();
    world.labelings.length = 0;
  }

  report(artifact = "latency-gate"): Report {
    return JSON.parse(this.repository.artifact(artifact, "report.json")!) as Report;
  }

  results(artifact = "latency-gate"): Results {
    return JSON.parse(this.repository.artifact(artifact, "results.json")!) as Results;
  }
}
