import type { Side } from "../model/ids.js";
import type { Arrangement, Plan, PlannedBenchmark, PlannedMetric } from "../model/plan.js";
import type { Results, RunInfo, SystemState } from "../model/run.js";
import type { SampleSeries, Trial, TrialOutcome, TrialValue } from "../model/trial.js";

/** What is known of the trial that is to be made up. */
export interface TrialContext {
  readonly side: Side;
  readonly round: number;
  /** Uniform on [0, 1), seeded by the trial alone: leaving others out changes nothing here. */
  readonly random: () => number;
  readonly normal: () => number;
}

export interface MadeBenchmark extends Partial<Omit<PlannedBenchmark, "id">> {
  readonly id: string;
  /** Undefined: there is no such trial. */
  readonly measure: (context: TrialContext) => TrialOutcome | undefined;
}

export interface MadeRun {
  readonly rounds?: number;
  readonly benchmarks?: readonly MadeBenchmark[];
  readonly state?: SystemState;
  readonly plan?: Partial<Plan>;
  readonly run?: Partial<RunInfo>;
  readonly change?: Partial<Pick<Results, "host" | "baseline" | "candidate">>;
}

export const SYSTEM = "kv";
const ORDERS: readonly Arrangement[] = ["BCCB", "CBBC", "BBCC", "CBCB", "CCBB", "BCBC"];

/** A whole run of one system, made up from a seed. Small, so that it can be kept as a fixture. */
export function makeRun({ rounds = 20, benchmarks = [], state, plan, run, change }: MadeRun): Results {
  const planned = benchmarks.map((one) => planBenchmark(one, rounds));
  return {
    run: {
      id: "run-1",
      gateVersion: "0.1.0",
      startedAt: "2026-11-21T07:00:00.000Z",
      durationMs: 154_000,
      stop: "decided",
      shards: undefined,
      ...run,
    },
    host: {
      fingerprint: `sha256:${"4d".repeat(32)}`,
      cpuModel: "AMD EPYC 7763 64-Core Processor",
      cpuCount: 4,
      kernel: "Linux 6.8.0-1021-azure",
      governor: undefined,
      image: "ubuntu-24.04 20261110.1",
      memoryBytes: 16 * 1024 ** 3,
      virtualization: "microsoft",
    },
    baseline: { commit: "0123456789abcdef0123456789abcdef01234567", ref: "main", dirty: false },
    candidate: { commit: "89abcdef0123456789abcdef0123456789abcdef", ref: "faster-reads", dirty: false },
    ...change,
    plan: {
      seed: "0123456789abcdef0123456789abcdef",
      quick: false,
      looks: [10, 14, 20],
      warmupRounds: 1,
      timeBudgetMs: 720_000,
      alpha: 0.05,
      beta: 0.05,
      inconclusive: "pass",
      metricsPlanned: Math.max(
        1,
        planned.flatMap(({ metrics }) => metrics.filter(({ gated }) => gated)).length,
      ),
      policyFrom: "baseline",
      policyChanges: [],
      systems: [{ id: SYSTEM, title: undefined, presence: "both", benchmarks: planned, studies: [] }],
      notMeasured: [],
      ...plan,
    },
    systems: [{ id: SYSTEM, state: state ?? built(planned) }],
    trials: benchmarks.flatMap((benchmark) => makeTrials(benchmark, rounds)),
  };
}

export function built(
  benchmarks: readonly { readonly id: string }[],
  { candidateWorkload = "22", harnessChange }: { candidateWorkload?: string; harnessChange?: string } = {},
): SystemState {
  const build = (workload: string) => ({
    key: "sha256:11",
    cached: false,
    durationMs: 10,
    fingerprints: benchmarks.map(({ id }) => ({ benchmark: id, workload: `sha256:${workload}` })),
  });
  return { kind: "built", baseline: build("22"), candidate: build(candidateWorkload), harnessChange };
}

function planBenchmark(made: MadeBenchmark, rounds: number): PlannedBenchmark {
  const own = Object.fromEntries(Object.entries(made).filter(([key]) => key !== "measure"));
  const ids = [...new Set((made.metrics ?? []).flatMap(({ scenario }) => scenario ?? []))];
  return {
    id: made.id,
    title: undefined,
    kind: "harness",
    role: "gate",
    presence: "both",
    timeoutMs: 60_000,
    launches: 0,
    scenarios: ids.map((id) => ({
      id,
      title: undefined,
      presence: "both",
      parameters: {},
      samples: undefined,
      warmupOperations: 0,
    })),
    metrics: [],
    invariants: [],
    arrangements: Array.from({ length: Math.ceil(rounds / 2) }, (_, quad) => ORDERS[quad % ORDERS.length]!),
    ...own,
  };
}

/** A gated metric; latency P50 of `read` unless told otherwise. */
export function gated(own: Partial<PlannedMetric> = {}): PlannedMetric {
  return {
    scenario: "read",
    metric: "latency",
    statistic: "p50",
    gated: true,
    tolerance: 0.05,
    floor: 0,
    budget: undefined,
    exact: false,
    ...own,
  };
}

function makeTrials({ id, measure }: MadeBenchmark, rounds: number): Trial[] {
  const trials: Trial[] = [];
  for (let quad = 0; quad * 2 < rounds; quad++) {
    const seen = { baseline: 0, candidate: 0 };
    Array.from(ORDERS[quad % ORDERS.length]!).forEach((letter, slot) => {
      const side = letter === "B" ? "baseline" : "candidate";
      const round = quad * 2 + seen[side]++;
      const outcome = measure({ side, round, ...draws(`${id} ${side} ${round}`) });
      if (outcome === undefined) return;
      const host = {
        load1: undefined,
        stealShare: undefined,
        cpuPressureShare: undefined,
        cpuMhz: undefined,
      };
      const startedAtMs = (quad * 4 + slot) * 1000;
      trials.push({
        system: SYSTEM,
        benchmark: id,
        side,
        round,
        slot,
        startedAtMs,
        durationMs: 900,
        host,
        outcome,
      });
    });
  }
  return trials;
}

/** Mulberry32 (T. Ettinger), seeded by FNV-1a of a text; normals by Box and Muller. */
export function draws(text: string): Pick<TrialContext, "random" | "normal"> {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return { random, normal };
}

/** Log-normal latencies in whole microseconds, written as nanoseconds. */
export function latencies(
  { normal }: Pick<TrialContext, "normal">,
  {
    medianNs = 2e6,
    sigma = 0.15,
    luck = 0.005,
    count = 100,
  }: { medianNs?: number; sigma?: number; luck?: number; count?: number } = {},
): Float64Array {
  const trial = medianNs * Math.exp(luck * normal());
  return Float64Array.from(
    { length: count },
    () => Math.round((trial * Math.exp(sigma * normal())) / 1e3) * 1e3,
  );
}

export function samples(
  values: Float64Array | readonly number[],
  own: Partial<SampleSeries> = {},
): SampleSeries {
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
    ...own,
  };
}

export function value(metric: string, amount: number, own: Partial<TrialValue> = {}): TrialValue {
  return {
    scenario: undefined,
    metric,
    unit: "1",
    better: "lower",
    phase: undefined,
    labels: {},
    value: amount,
    ...own,
  };
}

type Measured = Extract<TrialOutcome, { kind: "ok" }>;

export function measured(own: Partial<Omit<Measured, "kind">>): Measured {
  return {
    kind: "ok",
    harness: {
      name: "kv-bench",
      version: "1",
      timerFloorNs: 25,
      workload: undefined,
      operations: undefined,
      checksum: undefined,
    },
    series: [],
    values: [],
    errors: [],
    caveats: [],
    ...own,
  };
}

/** A benchmark of one scenario whose candidate takes `factor` times as long. */
export function reads(factor: number, own: Partial<MadeBenchmark> = {}): MadeBenchmark {
  return {
    id: "crud",
    metrics: [gated(), gated({ statistic: "p95" })],
    measure: (context) =>
      measured({
        series: [
          samples(latencies(context, { medianNs: 2e6 * (context.side === "candidate" ? factor : 1) })),
        ],
      }),
    ...own,
  };
}
