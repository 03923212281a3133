import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { LinuxHost } from "../src/adapters/linux-host.js";
import { nodeTrialFiles } from "../src/adapters/node-trial-files.js";
import { nodeTrialNetwork } from "../src/adapters/node-trial-network.js";
import { nodeClock } from "../src/adapters/node-clock.js";
import { nodeFiles } from "../src/adapters/node-files.js";
import { startSupervision } from "../src/adapters/supervision.js";
import type { Supervision } from "../src/adapters/supervision.js";
import type { BuiltSide, BuiltSystem } from "../src/build/built-system.js";
import type { BenchmarkManifest, SystemManifest } from "../src/config/project.js";
import type { Plan } from "../src/core/model/plan.js";
import type { WarmUp } from "../src/core/model/run.js";
import { HyperfineTool } from "../src/measure/hyperfine/tool.js";
import { measureRun } from "../src/measure/measure-run.js";
import type { MeasureStep } from "../src/measure/measure-run.js";
import { Schedule } from "../src/measure/schedule.js";
import type { RawTrial } from "../src/measure/trial.js";
import { readHarnessEvents } from "../src/validate/harness-events.js";

const SELFTEST = fileURLToPath(new URL("../fixtures/selftest", import.meta.url));
let root: string;
let supervision: Supervision;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lgr-"));
  supervision = startSupervision();
});
afterEach(async () => {
  await supervision.close();
  rmSync(root, { recursive: true, force: true });
});

const reads: BenchmarkManifest = {
  id: "reads",
  title: undefined,
  service: undefined,
  work: { kind: "harness", argv: ["node", "harness.mjs"] },
  data: "shared",
  parameters: {},
  samples: undefined,
  warmupOperations: 0,
  timeoutMs: 120_000,
  role: "gate",
  quick: true,
  cpus: undefined,
  scenarios: [
    {
      id: "read",
      title: undefined,
      parameters: {},
      samples: 200,
      warmupOperations: 20,
      statistics: [],
      metrics: [],
      invariants: [],
      at: { file: "system.yml", line: 1, column: 1 },
    },
  ],
  metrics: [],
  invariants: [],
  at: { file: "system.yml", line: 1, column: 1 },
};

const manifest: SystemManifest = {
  file: "system.yml",
  dir: ".",
  id: "selftest",
  title: undefined,
  source: { kind: "path", path: "." },
  tools: [],
  setup: [],
  build: [],
  prepare: [],
  fingerprint: [],
  tests: [],
  environment: {},
  passEnvironment: [],
  timeouts: { setupMs: 1000, buildMs: 1000, prepareMs: 1000 },
  benchmarks: [reads],
  studies: [],
};

const PLAN: Plan = {
  seed: "0123456789abcdef0123456789abcdef",
  quick: false,
  looks: [2, 4],
  warmupRounds: 1,
  timeBudgetMs: 600_000,
  alpha: 0.05,
  beta: 0.05,
  inconclusive: "pass",
  metricsPlanned: 3,
  policyFrom: "baseline",
  policyChanges: [],
  notMeasured: [],
  systems: [
    {
      id: "selftest",
      title: undefined,
      presence: "both",
      studies: [],
      benchmarks: [
        {
          id: "reads",
          title: undefined,
          kind: "harness",
          role: "gate",
          presence: "both",
          timeoutMs: 120_000,
          launches: 0,
          scenarios: [
            {
              id: "read",
              title: undefined,
              presence: "both",
              parameters: {},
              samples: 200,
              warmupOperations: 20,
            },
          ],
          metrics: [],
          invariants: [],
          arrangements: ["BCCB", "CCBB"],
        },
      ],
    },
  ],
};

function side(name: "baseline" | "candidate", folder = SELFTEST): BuiltSide {
  const env = { PATH: process.env["PATH"] ?? "" };
  return { side: name, sourceDir: folder, buildDir: folder, dataDir: folder, env, manifest };
}

function start(
  abort = new AbortController().signal,
  onTrial: () => void = () => undefined,
  candidateFolder = SELFTEST,
  plan = PLAN,
): [AsyncGenerator<MeasureStep, void>, Schedule] {
  const schedule = new Schedule(plan, () => nodeClock.nowMs());
  const system: BuiltSystem = {
    id: "selftest",
    baseline: side("baseline"),
    candidate: side("candidate", candidateFolder),
    hyperfine: undefined,
  };
  const folders = {
    workRoot: join(root, "t"),
    eventsDir: join(root, "events"),
    logsDir: join(root, "logs"),
  };
  const steps = measureRun(
    {
      plan,
      schedule,
      systems: [system],
      folders,
      runStartedAtMs: nodeClock.nowMs(),
      abort,
      onProgress: onTrial,
    },
    {
      exec: supervision.exec,
      clock: nodeClock,
      host: new LinuxHost({}),
      files: nodeTrialFiles,
      network: nodeTrialNetwork,
      hyperfine: () => new HyperfineTool(undefined),
    },
  );
  return [steps, schedule];
}

test("a candidate that fails in the warm-up is a trial of round 0, in a slot that is the candidate's", async () => {
  writeFileSync(join(root, "harness.mjs"), "process.exit(3);");
  const [system] = PLAN.systems;
  const [benchmark] = system!.benchmarks;
  const benchmarks = [{ ...benchmark!, arrangements: ["CBBC", "CCBB"] as const }];
  const [steps] = start(undefined, undefined, root, { ...PLAN, systems: [{ ...system!, benchmarks }] });
  const trials: RawTrial[] = [];
  for await (const step of steps) if (step.kind === "trial") trials.push(step.trial);
  expect(trials).toMatchObject([{ side: "candidate", round: 0, slot: 0, result: { kind: "failed" } }]);
});

test("a plan is measured as valid trials in its order, with a look when it is due", async () => {
  const [steps, schedule] = start();
  const story: string[] = [];
  const checksums = new Map<number, Set<string | undefined>>();
  const warmUps: WarmUp[] = [];
  for await (const step of steps) {
    if (step.kind === "look") {
      story.push(`look ${step.rounds}`);
      schedule.decide(step.benchmarks);
    } else if (step.kind === "end") {
      story.push(step.stop);
    } else if (step.kind === "warm-up") {
      warmUps.push(step.warmUp);
    } else {
      const { trial } = step;
      story.push(`${trial.side} ${trial.round}.${trial.slot}`);
      if (trial.result.kind !== "events") throw new Error(JSON.stringify(trial.result));
      const outcome = await readHarnessEvents(nodeFiles, trial.result.file, { scenarios: ["read"] });
      if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
      expect(outcome.series[0]!.values).toHaveLength(200);
      checksums.set(trial.round, (checksums.get(trial.round) ?? new Set()).add(outcome.harness.checksum));
    }
  }
  expect(story).toEqual([
    "baseline 0.0",
    "candidate 0.1",
    "candidate 1.2",
    "baseline 1.3",
    "look 2",
    "decided",
  ]);
  const durationMs = expect.any(Number);
  const ofWarmUp = { system: "selftest", benchmark: PLAN.systems[0]!.benchmarks[0]!.id, durationMs };
  expect(warmUps).toEqual([
    { ...ofWarmUp, side: "baseline" },
    { ...ofWarmUp, side: "candidate" },
  ]);
  // Both sides of a round draw the same keys, another round draws others.
  expect([...checksums.values()].map((sums) => sums.size)).toEqual([1, 1]);
  expect(new Set([...checksums.values()].flatMap((sums) => [...sums])).size).toBe(2);
  expect(readdirSync(join(root, "t"))).toEqual([]);
});

test("Ctrl-C ends the run as interrupted, with what was measured before it", async () => {
  const abort = new AbortController();
  let begun = 0;
  const [steps] = start(abort.signal, () => {
    begun += 1;
    // The warm-up is two trials of two reports each; the seventh report is the second trial's start.
    if (begun === 7) abort.abort();
  });
  const kinds: string[] = [];
  for await (const step of steps) kinds.push(step.kind === "end" ? step.stop : step.kind);
  expect(kinds).toEqual(["warm-up", "warm-up", "trial", "interrupted"]);
});
