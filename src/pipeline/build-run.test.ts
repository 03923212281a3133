import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { openContext } from "../commands/context.js";
import type { Context } from "../commands/context.js";
import type { SystemState } from "../core/model/run.js";
import type { PlanOptions } from "../plan/options.js";
import { options } from "../plan/testing.js";
import { buildRun } from "./build-run.js";
import { planRun } from "./plan-run.js";

let dir: string;
let context: Context;
let repo: TestRepository;

beforeAll(() => {
  dir = temporaryFolder();
  const cache = { LATENCY_GATE_CACHE_DIR: join(dir, "cache") };
  context = openContext({ ...process.env, ...cache }, "0.0.0");
  repo = TestRepository.init(dir, "r");
  repo.commit({
    "latency-gate.yml": gate("ours", "a", "gone"),
    "a/system.yml": system("a"),
    "a/side": "baseline",
    "gone/system.yml": system("gone"),
  });
  repo.write("latency-gate.yml", gate("theirs", "a", "lost"));
  repo.write("a/side", "candidate");
  repo.write("lost/system.yml", system("lost", "source: nowhere\n"));
  rmSync(join(repo.dir, "gone"), { recursive: true });
});
afterAll(async () => {
  await context.close();
  rmSync(dir, { recursive: true, force: true });
});

const gate = (label: string, ...systems: readonly string[]): string =>
  `schema: 1\nsystems: [${systems.join(", ")}]\npolicy: { harnessChange: { label: ${label} } }\n`;

/** Each build leaves its name in a file beside the repository. */
const system = (id: string, more = ""): string => `schema: 1
id: ${id}
build: [[sh, -c, 'echo "${id} $(cat side)" >>"${dir}/begun"']]
${more}benchmarks:
  loop:
    harness: [sh, harness.sh]
    scenarios:
      read: { gate: [p50] }
`;

/** What was begun, and what became of each system, of a run with these labels on its pull request. */
async function built(
  labels: readonly string[],
  own: Partial<PlanOptions> = {},
): Promise<{ readonly begun: readonly string[]; readonly states: ReadonlyMap<string, SystemState> }> {
  rmSync(join(dir, "begun"), { force: true });
  const start = { kind: "folder", folder: repo.dir } as const;
  const planned = await planRun({ start, baseline: "HEAD", options: { ...options, ...own } }, context.ports);
  if (planned.kind !== "planned") throw new Error(JSON.stringify(planned));
  try {
    const { systems } = await buildRun(
      planned,
      { logDir: join(dir, "logs"), labels, startedAtMs: 0, measuredUntilMs: Infinity },
      () => undefined,
      context.ports,
    );
    const begun = existsSync(join(dir, "begun")) ? readFileSync(join(dir, "begun"), "utf8") : "";
    return {
      begun: begun
        .split("\n")
        .filter((line) => line !== "")
        .sort(),
      states: new Map(systems.map(({ id, state }) => [id, state])),
    };
  } finally {
    await planned.runFolder.remove();
  }
}

test("one side is built where only that is measured; what has no source is no hindrance; what is gone is not built", async () => {
  const { begun, states } = await built([], { candidateOnly: true });
  expect(begun).toEqual(["a candidate"]);
  expect([...states.keys()].sort()).toEqual(["a", "lost"]);
  expect(states.get("a")).toMatchObject({ kind: "built", baseline: undefined });
  expect(states.get("lost")).toMatchObject({
    kind: "not-measurable",
    stage: "source",
    failure: { code: "not-found", where: "nowhere" },
  });
});

test("both sides are built, each once", async () => {
  // The candidate's is in the cache.
  expect((await built([])).begun).toEqual(["a baseline"]);
  expect((await built([])).begun).toEqual([]);
});

test("a change of the harness is declared by the label that the baseline's policy names, and by no other", async () => {
  for (const [label, declared] of [
    ["theirs", undefined],
    ["ours", 'the label "ours"'],
  ] as const) {
    expect((await built([label])).states.get("a")).toMatchObject({ kind: "built", harnessChange: declared });
  }
});
