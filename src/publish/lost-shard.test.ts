import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { makeRun, reads } from "../core/compare/testing.js";
import { mergeResults } from "../core/merge.js";
import { renderProblem } from "./comment-body.js";

const golden = join(import.meta.dirname, "../../fixtures/golden/shard-lost/expected.md");

/** Of three shards the second one left nothing: what `merge` says is the whole comment. */
test("a shard that was lost is named, and nothing is judged", () => {
  const [first, third] = [1, 3].map((index) => {
    const run = makeRun({ benchmarks: [reads(1)] });
    return { ...run, run: { ...run.run, shards: [{ index, count: 3, host: run.host }] } };
  });
  const merged = mergeResults([first!, third!]);
  if (merged.kind === "merged") throw new Error("a part of a run was judged");
  const comment = renderProblem(merged.reasons.map((reason) => `${reason}\n`).join(""));
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(golden, comment);
  expect(comment).toBe(readFileSync(golden, "utf8"));
  expect(comment).toContain("shard 2/3 is missing");
});
