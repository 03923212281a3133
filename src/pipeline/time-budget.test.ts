import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { nodeFiles } from "../adapters/node-files.js";
import { openContext } from "../commands/context.js";
import type { Context } from "../commands/context.js";
import { runExitCode } from "../commands/run-exit-code.js";
import { judge } from "../core/judge.js";
import type { Results } from "../core/model/run.js";
import { options } from "../plan/testing.js";
import { renderTerminal } from "../report/terminal.js";
import { readResults } from "../validate/results-file.js";
import { measurePlanned } from "./measure-planned.js";
import { planRun } from "./plan-run.js";

const TEN_MINUTES = 600_000;

let dir: string;
let context: Context;

beforeAll(() => {
  context = openContext(
    { ...process.env, LATENCY_GATE_CACHE_DIR: join(temporaryFolder(), "cache") },
    "0.0.0",
  );
});
afterAll(async () => {
  const { root } = context.ports.cache;
  await context.close();
  rmSync(join(root, ".."), { recursive: true, force: true });
});
beforeEach(() => {
  dir = temporaryFolder();
});
afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

/** Each build leaves its name in a file beside the repository; the harness leaves one, too, and would be no harness. */
const system = (id: string): string => `schema: 1
id: ${id}
build: [[sh, -c, 'echo "${id} $(cat side)" >>"${dir}/begun"']]
benchmarks:
  loop:
    harness: [sh, -c, 'touch "${dir}/measured"']
    scenarios:
      read: { gate: [p50] }
`;

/** A run of a budget of ten minutes, in which so many builds take eleven together. */
async function run(systems: readonly string[], builds: number, quick = false): Promise<Results> {
  const repo = TestRepository.init(dir, "r");
  const files = systems.map((id) => [`${id}/system.yml`, system(id)] as const);
  const sides = (side: string): Record<string, string> =>
    Object.fromEntries(systems.map((id) => [`${id}/side`, side]));
  repo.commit({
    "latency-gate.yml": `schema: 1\nsystems: [${systems.join(", ")}]\n`,
    ...Object.fromEntries(files),
    ...sides("baseline"),
  });
  for (const [path, content] of Object.entries(sides("candidate"))) repo.write(path, content);
  const nowMs = (): number => (begun().length < builds ? 0 : 1.1 * TEN_MINUTES);
  const ports = { ...context.ports, clock: { ...context.ports.clock, nowMs } };
  const planned = await planRun(
    {
      start: { kind: "folder", folder: repo.dir },
      baseline: "HEAD",
      options: { ...options, timeBudgetMs: TEN_MINUTES, quick },
    },
    ports,
  );
  if (planned.kind !== "planned") throw new Error(JSON.stringify(planned));
  try {
    const outDir = join(dir, "out");
    mkdirSync(outDir);
    const { results } = await measurePlanned(
      planned,
      { outDir, shard: undefined, labels: [], runId: "1", startedAt: "2026-01-31T12:00:00Z", startedAtMs: 0 },
      { build: () => undefined, measure: () => undefined, judged: () => undefined },
      ports,
    );
    const read = await readResults(nodeFiles, join(outDir, "results.json"));
    expect(read).toMatchObject({ ok: true, value: { run: { builds: results.run.builds } } });
    return results;
  } finally {
    await planned.runFolder.remove();
  }
}

function begun(): string[] {
  const file = join(dir, "begun");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").sort() : [];
}

test.each<[string, string[], number, boolean, string[]]>([
  ["the baseline's build did, and the candidate's is not begun", ["a"], 1, false, ["a baseline"]],
  ["all builds did together", ["a"], 2, false, ["a baseline", "a candidate"]],
  ["all builds of a quick run did", ["a"], 2, true, ["a baseline", "a candidate"]],
  // Two are built at a time, so the second may have been begun.
  [
    "the first builds did, and no further one is begun",
    ["a", "b", "c"],
    1,
    false,
    ["a baseline", "b baseline"],
  ],
])(
  "a run whose time its builds used up passes nothing and says so: %s",
  async (_, ids, builds, quick, expected) => {
    const results = await run(ids, builds, quick);
    expect(expected).toEqual(ids.length === 1 ? begun() : expect.arrayContaining(begun()));
    expect(existsSync(join(dir, "measured"))).toBe(false);
    expect(results.trials).toEqual([]);
    expect(results.run).toMatchObject({
      stop: "time-budget",
      builds: { durationMs: 660_000, longest: { stage: "build", durationMs: 660_000 } },
    });
    const report = judge(results);
    expect([report.outcome.exitCode, runExitCode(results)]).toEqual([2, 2]);
    const text = renderTerminal(report, { columns: 1000, color: false, verbosity: "normal" });
    for (const id of ids) {
      expect(text).toMatch(
        new RegExp(
          `${id} could not be measured: .*The time budget of 10 min was used up before anything could be measured: building took 11 min, the longest of it the build of the (baseline|candidate) of [a-c] \\(11 min\\)\\. Give the run more time \\(\`timeBudget\``,
        ),
      );
    }
  },
);

test("a run that built within its time is measured, and what it spent before that is written down", async () => {
  const results = await run(["a"], 100);
  expect(begun()).toEqual(["a baseline", "a candidate"]);
  expect(existsSync(join(dir, "measured"))).toBe(true);
  expect(results.run.builds).toEqual({ durationMs: 0 });
  expect(results.systems[0]?.state.kind).toBe("built");
});
