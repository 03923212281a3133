import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { commandLineGit } from "../adapters/git.js";
import { nodeFiles } from "../adapters/node-files.js";
import { startSupervision } from "../adapters/supervision.js";
import type { Supervision } from "../adapters/supervision.js";
import type { ProjectStart } from "../config/load-project.js";
import { options } from "../plan/testing.js";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { planRun } from "./plan-run.js";

let supervision: Supervision;
let dir: string;

beforeAll(() => {
  supervision = startSupervision();
});
afterAll(async () => {
  await supervision.close();
});
beforeEach(() => {
  dir = temporaryFolder();
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

type Content = Readonly<Record<string, string>>;

const GATE = `schema: 1
id: toy
benchmarks:
  loop:
    harness: [node, harness.mjs]
    scenarios:
      read: { gate: [p50] }
`;

/** Whose policy is in force, or the files between which it can't be said. */
async function policyOf(
  before: Content,
  after: Content,
  start: (root: string) => ProjectStart,
): Promise<unknown> {
  const repo = TestRepository.init(dir, "r");
  repo.commit({ ...before, "pkg/src/main.mjs": "" });
  for (const path of Object.keys(before)) rmSync(join(repo.dir, path));
  repo.commit(after);
  const ports = {
    files: nodeFiles,
    git: commandLineGit(supervision.exec, process.env),
    guard: supervision.guard,
  };
  const planned = await planRun({ start: start(repo.dir), baseline: "HEAD~1", options }, ports);
  if (planned.kind !== "planned") return planned;
  await planned.runFolder.remove();
  return planned.plan.policyFrom;
}

describe("the policy in force is the one that the baseline had where the gate is started", () => {
  const root = { "latency-gate.yml": GATE };
  const nearer = { "pkg/latency-gate.yml": GATE };
  const from =
    (folder: string) =>
    (at: string): ProjectStart => ({ kind: "folder", folder: join(at, folder) });
  const named =
    (file: string) =>
    (at: string): ProjectStart => ({ kind: "file", file: join(at, file) });
  const refused = (baseline: string, candidate: string): unknown => ({
    kind: "other-config",
    baseline,
    candidate,
  });

  test.each<[string, Content, Content, (root: string) => ProjectStart, unknown]>([
    ["above it, in both", root, root, from("pkg"), "baseline"],
    [
      "a candidate that adds a nearer one",
      root,
      { ...root, ...nearer },
      from("pkg"),
      refused("latency-gate.yml", "pkg/latency-gate.yml"),
    ],
    [
      "a candidate that adds a nearer one in a new folder",
      root,
      { ...root, "pkg/new/latency-gate.yml": GATE },
      from("pkg/new"),
      refused("latency-gate.yml", "pkg/new/latency-gate.yml"),
    ],
    [
      "a candidate that removes the nearer one",
      { ...root, ...nearer },
      root,
      from("pkg"),
      refused("pkg/latency-gate.yml", "latency-gate.yml"),
    ],
    [
      "a candidate that adds a nearer one, and whoever starts it names that above",
      root,
      { ...root, ...nearer },
      named("latency-gate.yml"),
      "baseline",
    ],
    [
      "a candidate that adds one, and whoever starts it names that",
      root,
      { ...root, ...nearer },
      named("pkg/latency-gate.yml"),
      "candidate",
    ],
    ["another name than the baseline's", root, { "gate.yml": GATE }, named("gate.yml"), "baseline"],
    ["a gate in a folder beside it", { "other/latency-gate.yml": GATE }, nearer, from("pkg"), "candidate"],
  ])("%s", async (_, before, after, start, expected) => {
    expect(await policyOf(before, after, start)).toEqual(expected);
  });
});
