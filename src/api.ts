import { nodeFiles } from "./adapters/node-files.js";
import { byStatistic, DEFAULTS } from "./config/defaults.js";
import { judge } from "./core/judge.js";
import { formatProblems } from "./core/model/problem.js";
import type { Problem } from "./core/model/problem.js";
import type { Arrangement, Limits, Plan, PlannedMetric } from "./core/model/plan.js";
import type { Report } from "./core/model/report.js";
import type { HostInfo, Results } from "./core/model/run.js";
import type { Better, SampleSeries, Trial, Unit } from "./core/model/trial.js";
import { drawArrangements } from "./plan/arrangements.js";
import { readResults } from "./validate/results-file.js";

export { judge } from "./core/judge.js";
export { renderMarkdown } from "./report/markdown.js";
export type { Problem } from "./core/model/problem.js";
export type { Arrangement, Limits, Plan, PlannedMetric } from "./core/model/plan.js";
export type { Change, Judgement, Report, Row } from "./core/model/report.js";
export type { HostInfo, Results, SideInfo } from "./core/model/run.js";
export type { Better, Trial, Unit } from "./core/model/trial.js";

/** What was measured of one scenario: for each round the samples of one process, in the order measured. */
export interface MeasuredScenario {
  /** One array a round; finite, not negative, in `unit`. As many rounds as the candidate, an even number. */
  readonly baseline: readonly (readonly number[])[];
  readonly candidate: readonly (readonly number[])[];
  /** Default `ns`. */
  readonly unit?: Unit;
  /** Default `lower`. */
  readonly better?: Better;
  /** `p50`, `p99.9`, `mean` …; default `["p50", "p95", "p99"]`. */
  readonly statistics?: readonly string[];
  /**
   * What change for the worse is allowed; relative, 0.05 for 5 %. A pass rules it out. Where none is named, it is
   * 3 % for quantiles and 5 % for all else, and where the rounds can't rule that out, a pass may rule
   * out 10 % instead, from P99 on 20 %.
   */
  readonly tolerance?: number;
  /** A change below it is none; absolute, in `unit`; default 0. */
  readonly floor?: number;
  /** Absolute limits on the candidate by statistic, in `unit`. */
  readonly budget?: Readonly<Record<string, Limits>>;
}

/** A run that was measured by something else than the gate. */
export interface Measured {
  /** By id: lower case letters, digits, dots and dashes. */
  readonly scenarios: Readonly<Record<string, MeasuredScenario>>;
  /**
   * The order in which the trials were measured: one arrangement for each two rounds, as `drawOrder` gave them
   * before the measuring. The rule's error rates stand on the draw: a fixed order does not have them.
   */
  readonly order: readonly Arrangement[];
  /** Chance of any false regression in the run, above 0 and below 0.5; default 0.05. */
  readonly alpha?: number;
}

/** What was given to `compare` can't be compared. */
export class UnusableInput extends Error {}

/** A results file can't be read; `problems` says where and why. */
export class UnreadableFile extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems).trimEnd());
    this.problems = problems;
  }
}

/**
 * Draws the order of a run before it is measured. `BCCB` says: the baseline's trial of the first round, the
 * candidate's of both rounds, the baseline's of the second.
 *
 * @param seed 32 hex digits from a cryptographic source, kept with the results
 * @param rounds even; two rounds, of two trials a side, are one arrangement
 * @returns `rounds / 2` arrangements, each of six, drawn uniformly
 * @throws UnusableInput where rounds is odd or below 2, or the seed is no seed
 */
export function drawOrder(seed: string, rounds: number): Arrangement[] {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new UnusableInput("a seed is 32 hex digits in lower case");
  if (!Number.isInteger(rounds) || rounds < 2 || rounds % 2 === 1) {
    throw new UnusableInput(`rounds is an even number from 2, not ${String(rounds)}`);
  }
  return drawArrangements(seed, "api", rounds / 2);
}

/**
 * Compares two sides round by round by the gate's rule: randomisation within quads (R. A. Fisher, The Design of
 * Experiments, 1935), corrected over all statistics of all scenarios (S. Holm, Scandinavian Journal of Statistics 6,
 * 1979; G. Hommel, Biometrika 75, 1988). See
 * docs/statistics.md for the rule and for its measured error rates. All rounds are looked at once: stopping when a
 * verdict pleases is not allowed for.
 *
 * @returns a report with one row for each statistic of each scenario; `report.outcome.exitCode` is what
 *   `latency-gate gate` would end with: 0 passed, 1 regression or budget broken, 2 cannot judge
 * @throws UnusableInput where the rounds of the sides differ in number, an order is missing, or a sample is negative
 *   or not finite
 */
export function compare(measured: Measured): Report {
  return judge(resultsOf(measured));
}

/**
 * Reads and checks a results file that `latency-gate run` or `gate` wrote, plain or .gz.
 *
 * @returns the whole run; `judge(results)` is its report
 * @throws UnreadableFile
 */
export async function readResultsFile(path: string): Promise<Results> {
  const read = await readResults(nodeFiles, path);
  if (read.ok) return read.value;
  throw new UnreadableFile(read.error);
}

const SYSTEM = "measured";
const BENCHMARK = "run";
const ID = /^[a-z0-9][a-z0-9.-]{0,79}$/;
const STATISTICS = ["p50", "p95", "p99"] as const;

function resultsOf(measured: Measured): Results {
  const scenarios = Object.entries(measured.scenarios);
  if (scenarios.length === 0) throw new UnusableInput("there is no scenario");
  const rounds = measured.order.length * 2;
  for (const [id, scenario] of scenarios) checkScenario(id, scenario, rounds);
  const alpha = measured.alpha ?? 0.05;
  if (!(alpha > 0 && alpha < 0.5)) throw new UnusableInput(`alpha is between 0 and 0.5, not ${alpha}`);
  return {
    run: {
      id: "api",
      gateVersion: "api",
      startedAt: new Date(0).toISOString(),
      durationMs: 0,
      stop: "rounds",
      shards: undefined,
    },
    host: UNKNOWN_HOST,
    baseline: { commit: undefined, ref: "baseline", dirty: false },
    candidate: { commit: undefined, ref: "candidate", dirty: false },
    plan: planOf(scenarios, measured.order, alpha),
    systems: [{ id: SYSTEM, state: BUILT }],
    trials: trialsOf(scenarios, measured.order),
  };
}

type Named = readonly (readonly [string, MeasuredScenario])[];

/** The caller knows the host; nothing is compared across runs here. */
const UNKNOWN_HOST: HostInfo = {
  fingerprint: "unknown",
  cpuModel: "unknown",
  cpuCount: 1,
  kernel: "unknown",
  governor: undefined,
  image: undefined,
  memoryBytes: 0,
  virtualization: undefined,
};
const SIDE_BUILD = {
  key: "api",
  cached: false,
  durationMs: 0,
  fingerprints: [{ benchmark: BENCHMARK, workload: "sha256:api" }],
};
const BUILT = {
  kind: "built",
  baseline: SIDE_BUILD,
  candidate: SIDE_BUILD,
  harnessChange: undefined,
} as const;

function checkScenario(id: string, { baseline, candidate }: MeasuredScenario, rounds: number): void {
  if (!ID.test(id)) throw new UnusableInput(`${JSON.stringify(id)} is no id of a scenario`);
  for (const [side, all] of Object.entries({ baseline, candidate })) {
    if (all.length !== rounds) {
      throw new UnusableInput(`${id}: the order is of ${rounds} rounds, the ${side} has ${all.length}`);
    }
    for (const [round, samples] of all.entries()) {
      const wrong = samples.find((value) => !(Number.isFinite(value) && value >= 0));
      if (samples.length === 0 || wrong !== undefined) {
        const what = samples.length === 0 ? "no samples" : `the sample ${String(wrong)}`;
        throw new UnusableInput(`${id}: round ${round} of the ${side} has ${what}`);
      }
    }
  }
}

/**
 * For what is drawn besides the orders. Whoever measured drew these and told no seed: so it hangs on all of them, and on
 * none by itself. It names the side that begins a quad, and stays when the sides are swapped.
 */
function seedOf(arrangements: readonly Arrangement[]): string {
  return arrangements.map((one) => one.replaceAll(one.charAt(0), "a").replaceAll(/[^a]/g, "b")).join(" ");
}

function planOf(scenarios: Named, arrangements: readonly Arrangement[], alpha: number): Plan {
  const metrics = scenarios.flatMap(([id, scenario]) => metricsOf(id, scenario));
  return {
    seed: seedOf(arrangements),
    quick: false,
    looks: [arrangements.length * 2],
    warmupRounds: 0,
    timeBudgetMs: 1,
    alpha,
    beta: 0.05,
    inconclusive: "pass",
    metricsPlanned: metrics.reduce((sum, { budget }) => sum + (budget === undefined ? 1 : 2), 0),
    policyFrom: "candidate",
    policyChanges: [],
    systems: [
      {
        id: SYSTEM,
        title: undefined,
        presence: "both",
        benchmarks: [
          {
            id: BENCHMARK,
            title: undefined,
            kind: "harness",
            role: "gate",
            presence: "both",
            timeoutMs: 1,
            launches: 0,
            scenarios: scenarios.map(([id]) => ({
              id,
              title: undefined,
              presence: "both",
              parameters: {},
              samples: undefined,
              warmupOperations: 0,
            })),
            metrics,
            invariants: [],
            arrangements,
          },
        ],
        studies: [],
      },
    ],
    notMeasured: [],
  };
}

function metricsOf(scenario: string, measured: MeasuredScenario): PlannedMetric[] {
  const { statistics = STATISTICS, tolerance, floor = 0, budget } = measured;
  return statistics.map((statistic) => ({
    scenario,
    metric: "latency",
    statistic,
    gated: true,
    tolerance: tolerance ?? byStatistic(DEFAULTS, "tolerance", statistic),
    passWithin: tolerance ?? byStatistic(DEFAULTS, "passWithin", statistic),
    floor,
    budget: budget?.[statistic],
    exact: false,
  }));
}

function trialsOf(scenarios: Named, arrangements: readonly Arrangement[]): Trial[] {
  return arrangements.flatMap((arrangement, quad) => {
    const seen = { baseline: 0, candidate: 0 };
    return Array.from(arrangement, (letter, slot): Trial => {
      const side = letter === "B" ? "baseline" : "candidate";
      const round = quad * 2 + seen[side];
      seen[side] += 1;
      const series = scenarios.map(([id, scenario]) => seriesOf(id, scenario, scenario[side][round]!));
      return {
        system: SYSTEM,
        benchmark: BENCHMARK,
        side,
        round,
        slot,
        startedAtMs: quad * 4 + slot,
        durationMs: 1,
        host: { load1: undefined, stealShare: undefined, cpuPressureShare: undefined, cpuMhz: undefined },
        outcome: { kind: "ok", harness: HARNESS, series, values: [], errors: [], caveats: [] },
      };
    });
  });
}

const HARNESS = {
  name: "api",
  version: "1",
  timerFloorNs: undefined,
  workload: undefined,
  operations: undefined,
  checksum: undefined,
};

function seriesOf(
  scenario: string,
  { unit = "ns", better = "lower" }: MeasuredScenario,
  values: readonly number[],
): SampleSeries {
  return {
    scenario,
    metric: "latency",
    unit,
    better,
    phase: undefined,
    outcome: "ok",
    batch: 1,
    warmup: false,
    labels: {},
    values: Float64Array.from(values),
  };
}
