import { expect, test } from "@jest/globals";
import { Stage } from "./support/stage.js";
import { gate } from "./support/workflows.js";

/** Each event has a baseline of its own, which a checkout of depth 1 does not bring along. */
const stage = Stage.set();

async function regresses(event: string, payload: object, baseline: string): Promise<void> {
  const { exitCode, log, summary } = await stage.repository.run(event, payload, gate());
  expect([exitCode, log]).toEqual([1, expect.stringContaining("seen verdict=regression exit=1 url=\n")]);
  expect(log).toContain("seen depth=1 ");
  expect(summary).toContain("Latency gate failed");
  expect(stage.report().baseline.commit).toBe(baseline);
  expect(stage.server.world.comments).toEqual([]);
}

test("merge_group: what the group would be merged into", async () => {
  const { repository } = stage;
  const base = repository.main();
  const head = repository.propose("queued", { "store.mjs": stage.slower() });
  await regresses("merge_group", repository.mergeGroup({ base, head }), base);
});

test("workflow_dispatch on a branch: its merge base with the default branch", async () => {
  const { repository } = stage;
  const base = repository.main();
  repository.commitTo("dispatched", { "store.mjs": stage.slower() });
  repository.commitTo("dispatched", { README: "another commit\n" });
  await regresses("workflow_dispatch", repository.dispatch(), base);
});

test("push: the commit before it", async () => {
  const { repository } = stage;
  const before = repository.main();
  repository.commitTo("main", { README: "one of two commits of the push\n" });
  repository.commitTo("main", { "store.mjs": stage.slower() });
  await regresses("push", repository.push({ before }), before);
});

test("schedule: the commit before the last one of the default branch", async () => {
  const { repository } = stage;
  await regresses("schedule", repository.schedule(), repository.parentOf("main"));
});
