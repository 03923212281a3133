import type { Plan, PlannedBenchmark } from "../core/model/plan.js";
import type { Results } from "../core/model/run.js";
import type { SampleSeries, Trial } from "../core/model/trial.js";

/** A complete results file for tests, small unless more is asked for. */
export function results(trials: readonly Trial[], change: Partial<Plan> = {}): Results {
  return {
    run: {
      id: "run-1",
      gateVersion: "0.1.0",
      startedAt: "2026-11-21T07:00:00.000Z",
      durationMs: 1234.5,
      stop: "rounds",
      shards: undefined,
    },
    host: {
      fingerprint: "sha256:00",
      cpuModel: "Some CPU",
      cpuCount: 2,
      kernel: "Linux 6.1",
      governor: undefined,
      image: undefined,
      memoryBytes: 8 * 1024 ** 3,
      virtualization: "kvm",
    },
    baseline: { commit: "0123456789abcdef0123456789abcdef01234567", ref: "main", dirty: false },
    candidate: { commit: undefined, ref: "working tree", dirty: true },
    plan: {
      seed: "0123456789abcdef0123456789abcdef",
      quick: false,
      looks: [10, 20],
      warmupRounds: 1,
      timeBudgetMs: 720_000,
      alpha: 0.05,
      beta: 0.05,
      inconclusive: "pass",
      metricsPlanned: 1,
      policyFrom: "baseline",
      policyChanges: [],
      systems: [{ id: "store", title: undefined, presence: "both", benchmarks: [benchmark()], studies: [] }],
      notMeasured: [],
      ...change,
    },
    systems: [
      {
        id: "store",
        state: { kind: "built", baseline: build(), candidate: build(), harnessChange: undefined },
      },
    ],
    trials,
  };
}

const build = () => ({
  key: "sha256:11",
  cached: false,
  durationMs: 10,
  fingerprints: [{ benchmark: "crud", workload: "sha256:22" }],
});

export function benchmark(change: Partial<PlannedBenchmark> = {}): PlannedBenchmark {
  return {
    id: "crud",
    title: "Create and read",
    kind: "harness",
    role: "gate",
    presence: "both",
    timeoutMs: 60_000,
    launches: 0,
    scenarios: [
      {
        id: "read",
        title: undefined,
        presence: "both",
        parameters: { keys: [1] },
        samples: 4,
        warmupOperations: 0,
      },
    ],
    metrics: [
      {
        scenario: "read",
        metric: "latency",
        statistic: "p50",
        gated: true,
        tolerance: 0.05,
        floor: 0,
        budget: { min: undefined, max: 1e9 },
        exact: false,
      },
    ],
    invariants: [{ scenario: undefined, metric: "errors", limits: { min: undefined, max: 0 } }],
    arrangements: Array.from({ length: 10 }, () => "BCCB" as const),
    ...change,
  };
}

export function series(values: readonly number[], change: Partial<SampleSeries> = {}): SampleSeries {
  return {
    scenario: "read",
    metric: "latency",
    unit: "ns",
    better: "lower",
    phase: undefined,
    outcome: "ok",
    batch: 1,
    warmup: false,
    labels: {},
    values: Float64Array.from(values),
    ...change,
  };
}

/** In the arrangement BCCB of `benchmark()`. */
export function trial(side: Trial["side"], round: number, all: readonly SampleSeries[]): Trial {
  const slots = side === "baseline" ? [0, 3] : [1, 2];
  return {
    system: "store",
    benchmark: "crud",
    side,
    round,
    slot: slots[round % 2]!,
    startedAtMs: round * 100,
    durationMs: 90.25,
    host: { load1: 0.5, stealShare: undefined, cpuPressureShare: 0.01, cpuMhz: undefined },
    outcome: {
      kind: "ok",
      harness: {
        name: "h",
        version: "1",
        timerFloorNs: 21,
        workload: undefined,
        operations: undefined,
        checksum: undefined,
      },
      series: all,
      values: [],
      errors: [],
      caveats: [],
    },
  };
}
