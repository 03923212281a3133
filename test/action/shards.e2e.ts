import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { Stage } from "./support/stage.js";

const stage = Stage.set();

const MEASURE = join(import.meta.dirname, "..", "..", ".github", "workflows", "measure.yml");
const CALLER = `name: sharded
on: pull_request
jobs:
  measure:
    uses: ./.github/workflows/measure.yml
    with:
      shards: 2
      comment-key: shards
`;

test("several machines measure a share each; one verdict, a regression confirmed on another machine, one comment", async () => {
  const { repository, server } = stage;
  const manifest = repository.read("system.yml");
  const head = repository.propose("sharded", {
    ".github/workflows/measure.yml": readFileSync(MEASURE, "utf8"),
    "system.yml": `${manifest}  again:${manifest.split("  reads:")[1]!}`,
    "store.mjs": stage.slower(),
  });
  stage.pushed(head);
  const { exitCode, log } = await repository.run("pull_request", repository.pullRequest({ head }), CALLER);
  expect([exitCode, log]).toEqual([1, expect.stringContaining("comment created")]);
  expect(server.world.comments).toMatchObject([
    { body: expect.stringMatching(/^<!-- latency-gate:shards [^]*failed: 1 regression[^]*confirmed/) },
  ]);
  const report = stage.report("latency-gate-shards");
  expect(report.run.shards).toHaveLength(2);
  expect(report.confirmation?.rows).toMatchObject([{ confirmed: true }]);
});
