import { expect, test } from "@jest/globals";
import type { Invocation } from "../commands/invocation.js";
import { parseCommandLine } from "../commands/parse.js";
import { measureArgv } from "./command-line.js";
import { readInputs } from "./inputs.js";

const AGAINST = { baseline: "b".repeat(40), defaultBranch: "main", samePolicyAs: "c".repeat(40) };

/** What the command line takes the inputs for. */
function asked(
  command: "run" | "plan",
  inputs: Readonly<Record<string, string>>,
  labels: readonly string[] = [],
): Invocation {
  const argv = measureArgv(command, readInputs(inputs), AGAINST, labels, "out");
  const parsed = parseCommandLine(argv, "0");
  if (parsed.kind !== "invocation") throw new Error(parsed.text);
  return parsed.invocation;
}

const ALL = {
  INPUT_CONFIG: "services/api/latency-gate.yml",
  INPUT_SYSTEMS: "kv, docdb",
  INPUT_SCENARIOS: "kv/crud/read kv/crud/*",
  INPUT_ROUNDS: "12",
  INPUT_TIME_BUDGET: "5m",
  INPUT_QUICK: "true",
  INPUT_STUDIES: "true",
  INPUT_SEED: "0123456789abcdef0123456789abcdef",
  INPUT_SHARD: "2/4",
};

test("each input is measured by", () => {
  expect(asked("run", ALL)).toEqual({
    command: "run",
    config: "services/api/latency-gate.yml",
    systems: ["kv", "docdb"],
    scenarios: ["kv/crud/read", "kv/crud/*"],
    ...AGAINST,
    rounds: 12,
    timeBudgetMs: 300_000,
    quick: true,
    studies: true,
    candidateOnly: false,
    labels: [],
    seed: ALL.INPUT_SEED,
    shard: { index: 2, count: 4 },
    out: "out",
    verbosity: "normal",
    color: false,
  });
});

test("labels are whatever people called them", () => {
  const labels = ["--config=evil.yml", "-h", "latency-gate: harness change", ""];
  expect(asked("run", {}, labels)).toMatchObject({ labels, config: undefined });
});

test.each<["run" | "plan", string, boolean]>([
  ["run", "paired", false],
  ["run", "stored", true],
  ["run", "file", true],
])("%s in `mode: %s`: the candidate is measured alone: %s", (command, mode, candidateOnly) => {
  const inputs = { INPUT_MODE: mode, INPUT_ARTIFACT_NAME: "a", INPUT_BASELINE_FILE: "f" };
  expect(asked(command, inputs)).toMatchObject({ candidateOnly });
});
