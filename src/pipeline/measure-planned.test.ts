import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { temporaryFolder, TestRepository } from "../../test/support/repository.js";
import { openContext } from "../commands/context.js";
import type { Context } from "../commands/context.js";
import type { Report } from "../core/model/report.js";
import type { Trial } from "../core/model/trial.js";
import { options } from "../plan/testing.js";
import { CannotWrite } from "../ports/files.js";
import { measurePlanned } from "./measure-planned.js";
import type { Measured } from "./measure-planned.js";
import { planRun } from "./plan-run.js";

let dir: string;
let repo: TestRepository;
let context: Context;

const ROUNDS = 4;
const TEN_MINUTES = 600_000;

/** Reports what it is asked for, and says that its clock is coarse. */
const HARNESS = `samples() { echo '{"type":"samples","scenario":"'$1'","metric":"latency","unit":"ns","values":[1000,1001]}'; }
{
  echo '{"type":"start","protocol":1,"harness":"h","version":"1","clock":"monotonic"}'
  for one in read added; do
    case $LATENCY_GATE_SCENARIOS in *'"'$one'"'*) samples $one ;; esac
  done
  echo '{"type":"caveat","code":"coarse-clock","message":"its clock is coarse"}'
  echo '{"type":"end"}'
} >>$LATENCY_GATE_OUT
`;
const system = (scenarios: string): string => `schema: 1
id: a
benchmarks:
  loop:
    service: { start: [sh, -c, 'trap "exit 5" TERM; echo ready; while :; do sleep 0.02; done'], ready: { log: ^ready } }
    harness: [sh, harness.sh]
    samples: 2
    scenarios:
${scenarios}
  broken:
    harness: [sh, -c, 'echo no connection; echo "{}" >>$LATENCY_GATE_OUT']
    scenarios:
      read: { gate: [p50] }
`;

beforeAll(() => {
  dir = temporaryFolder();
  const cache = { LATENCY_GATE_CACHE_DIR: join(dir, "cache") };
  context = openContext({ ...process.env, ...cache }, "0.0.0");
  repo = TestRepository.init(dir, "r");
  const read = "      read: { gate: [p50] }";
  repo.commit({ "latency-gate.yml": system(read), "harness.sh": HARNESS });
  repo.write("latency-gate.yml", system(`${read}\n      added: { gate: [p50] }`));
});
afterAll(async () => {
  await context.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Given {
  /** Whether other work is declared. */
  readonly isDeclared?: boolean;
  /** How long ago the run was started. */
  readonly startedAgoMs?: number;
  /** How long the first trial takes, beside what it does. */
  readonly firstTakesMs?: number;
}

async function measured(
  outDir: string,
  { isDeclared = true, startedAgoMs = 0, firstTakesMs = 0 }: Given = {},
): Promise<Measured & { readonly judged: readonly Report[] }> {
  const start = { kind: "folder", folder: repo.dir } as const;
  let passedMs = 0;
  const { clock } = context.ports;
  const ports = { ...context.ports, clock: { ...clock, nowMs: () => clock.nowMs() + passedMs } };
  const planned = await planRun(
    { start, baseline: "HEAD", options: { ...options, rounds: ROUNDS, timeBudgetMs: TEN_MINUTES } },
    ports,
  );
  if (planned.kind !== "planned") throw new Error(JSON.stringify(planned));
  const judged: Report[] = [];
  try {
    const done = await measurePlanned(
      planned,
      {
        outDir,
        shard: undefined,
        // A scenario more is other work.
        labels: isDeclared ? [planned.candidate.config.policy.harnessChange.label] : [],
        runId: "1",
        startedAt: "2026-01-31T12:00:00Z",
        startedAtMs: clock.nowMs() - startedAgoMs,
      },
      {
        build: () => undefined,
        measure: ({ kind }) => {
          if (kind === "trial-ended") passedMs = firstTakesMs;
        },
        judged: (report) => {
          judged.push(report);
        },
      },
      ports,
    );
    return { ...done, judged };
  } finally {
    await planned.runFolder.remove();
  }
}

const of = (trials: readonly Trial[], benchmark: string, side?: string): Trial[] =>
  trials.filter((trial) => trial.benchmark === benchmark && (side === undefined || trial.side === side));

test("each side is asked for what it has, what fails is measured no further, and what is said of a trial is kept", async () => {
  const outDir = join(dir, "out");
  mkdirSync(outDir);
  const { results, notWritten, judged } = await measured(outDir);
  for (const [side, scenarios] of [
    ["baseline", ["read"]],
    ["candidate", ["read", "added"]],
  ] as const) {
    const trials = of(results.trials, "loop", side);
    expect(trials).toHaveLength(ROUNDS);
    for (const { outcome } of trials) {
      expect(outcome).toMatchObject({
        kind: "ok",
        series: scenarios.map((scenario) => ({ scenario })),
        caveats: [{ code: "coarse-clock" }, { code: "service-stop" }],
      });
    }
  }
  expect(of(results.trials, "broken")).toMatchObject([
    { outcome: { kind: "failed", failure: { code: "event-invalid", logTail: ["no connection"] } } },
  ]);
  expect(results.warmUps).not.toEqual([]);
  expect(results.run.stop).toBe("decided");
  expect(judged).not.toEqual([]);
  expect(notWritten).toBeUndefined();
  expect(readdirSync(outDir).sort()).toEqual(["logs", "results.json"]);
});

test("other work that nobody declared is warmed up on each side, and not measured", async () => {
  const outDir = join(dir, "other-work");
  mkdirSync(outDir);
  const { results } = await measured(outDir, { isDeclared: false });
  const tried = (results.warmUps ?? []).filter(({ benchmark }) => benchmark === "loop");
  expect(tried.map(({ side }) => side).sort()).toEqual(["baseline", "candidate"]);
  expect(of(results.trials, "loop")).toEqual([]);
});

test("what building took of the time is gone: measuring ends where the run's budget does", async () => {
  const outDir = join(dir, "late");
  mkdirSync(outDir);
  const late = { startedAgoMs: 0.5 * TEN_MINUTES, firstTakesMs: 0.6 * TEN_MINUTES };
  const { results } = await measured(outDir, late);
  expect(results.run.stop).toBe("time-budget");
});

test("where the results can't be written, they are at hand, and their trials stay on the disk", async () => {
  const outDir = join(dir, "unwritable");
  mkdirSync(join(outDir, "results.json/in-the-way"), { recursive: true });
  const { results, notWritten } = await measured(outDir);
  expect(notWritten).toBeInstanceOf(CannotWrite);
  expect(of(results.trials, "loop")).toHaveLength(2 * ROUNDS);
  expect(existsSync(join(outDir, "measuring"))).toBe(true);
});
