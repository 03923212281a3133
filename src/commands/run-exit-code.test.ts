import { expect, test } from "@jest/globals";
import type { Trial } from "../core/model/trial.js";
import { results, series, trial } from "../validate/testing.js";
import { runExitCode } from "./run-exit-code.js";

const good = trial("baseline", 0, [series([1])]);
const failure = { code: "exit-code", message: "x", where: undefined, hint: undefined, logTail: [] } as const;
const failed: Trial = { ...trial("candidate", 0, []), outcome: { kind: "failed", failure } };

test.each([
  ["what was measured", [good, failed], 0],
  ["an empty shard", [], 0],
  ["trials that failed, all of them", [failed, { ...failed, side: "baseline" as const }], 2],
])("a run of %s", (_, trials, code) => {
  expect(runExitCode(results(trials))).toBe(code);
});
