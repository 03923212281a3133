import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  drawArrangements
} from "./chunks/chunk-GHUJP2DX.js";
import {
  formatProblems,
  readResults
} from "./chunks/chunk-RSF63QEA.js";
import "./chunks/chunk-L6I6FNDK.js";
import {
  renderMarkdown
} from "./chunks/chunk-CPOTL6YB.js";
import {
  judge,
  nodeFiles
} from "./chunks/chunk-CNSDDDVN.js";
import {
  DEFAULTS,
  byStatistic
} from "./chunks/chunk-NZOERVSK.js";
import "./chunks/chunk-TZ7B72EA.js";
import "./chunks/chunk-SCSFRVWS.js";
import "./chunks/chunk-JJLDGNNS.js";
import "./chunks/chunk-S5V57IU5.js";

// src/api.ts
var UnusableInput = class extends Error {
}, UnreadableFile = class extends Error {
  problems;
  constructor(problems) {
    super(formatProblems(problems).trimEnd()), this.problems = problems;
  }
};
function drawOrder(seed, rounds) {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new UnusableInput("a seed is 32 hex digits in lower case");
  if (!Number.isInteger(rounds) || rounds < 2 || rounds % 2 === 1)
    throw new UnusableInput(`rounds is an even number from 2, not ${String(rounds)}`);
  return drawArrangements(seed, "api", rounds / 2);
}
function compare(measured) {
  return judge(resultsOf(measured));
}
async function readResultsFile(path) {
  let read = await readResults(nodeFiles, path);
  if (read.ok) return read.value;
  throw new UnreadableFile(read.error);
}
var SYSTEM = "measured", BENCHMARK = "run", ID = /^[a-z0-9][a-z0-9.-]{0,79}$/, STATISTICS = ["p50", "p95", "p99"];
function resultsOf(measured) {
  let scenarios = Object.entries(measured.scenarios);
  if (scenarios.length === 0) throw new UnusableInput("there is no scenario");
  let rounds = measured.order.length * 2;
  for (let [id, scenario] of scenarios) checkScenario(id, scenario, rounds);
  let alpha = measured.alpha ?? 0.05;
  if (!(alpha > 0 && alpha < 0.5)) throw new UnusableInput(`alpha is between 0 and 0.5, not ${alpha}`);
  return {
    run: {
      id: "api",
      gateVersion: "api",
      startedAt: (/* @__PURE__ */ new Date(0)).toISOString(),
      durationMs: 0,
      stop: "rounds",
      shards: void 0
    },
    host: UNKNOWN_HOST,
    baseline: { commit: void 0, ref: "baseline", dirty: !1 },
    candidate: { commit: void 0, ref: "candidate", dirty: !1 },
    plan: planOf(scenarios, measured.order, alpha),
    systems: [{ id: SYSTEM, state: BUILT }],
    trials: trialsOf(scenarios, measured.order)
  };
}
var UNKNOWN_HOST = {
  fingerprint: "unknown",
  cpuModel: "unknown",
  cpuCount: 1,
  kernel: "unknown",
  governor: void 0,
  image: void 0,
  memoryBytes: 0,
  virtualization: void 0
}, SIDE_BUILD = {
  key: "api",
  cached: !1,
  durationMs: 0,
  fingerprints: [{ benchmark: BENCHMARK, workload: "sha256:api" }]
}, BUILT = {
  kind: "built",
  baseline: SIDE_BUILD,
  candidate: SIDE_BUILD,
  harnessChange: void 0
};
function checkScenario(id, { baseline, candidate }, rounds) {
  if (!ID.test(id)) throw new UnusableInput(`${JSON.stringify(id)} is no id of a scenario`);
  for (let [side, all] of Object.entries({ baseline, candidate })) {
    if (all.length !== rounds)
      throw new UnusableInput(`${id}: the order is of ${rounds} rounds, the ${side} has ${all.length}`);
    for (let [round, samples] of all.entries()) {
      let wrong = samples.find((value) => !(Number.isFinite(value) && value >= 0));
      if (samples.length === 0 || wrong !== void 0) {
        let what = samples.length === 0 ? "no samples" : `the sample ${String(wrong)}`;
        throw new UnusableInput(`${id}: round ${round} of the ${side} has ${what}`);
      }
    }
  }
}
function planOf(scenarios, arrangements, alpha) {
  let metrics = scenarios.flatMap(([id, scenario]) => metricsOf(id, scenario));
  return {
    seed: "0".repeat(32),
    quick: !1,
    looks: [arrangements.length * 2],
    warmupRounds: 0,
    timeBudgetMs: 1,
    alpha,
    beta: 0.05,
    inconclusive: "pass",
    metricsPlanned: metrics.reduce((sum, { budget }) => sum + (budget === void 0 ? 1 : 2), 0),
    policyFrom: "candidate",
    policyChanges: [],
    systems: [
      {
        id: SYSTEM,
        title: void 0,
        presence: "both",
        benchmarks: [
          {
            id: BENCHMARK,
            title: void 0,
            kind: "harness",
            role: "gate",
            presence: "both",
            timeoutMs: 1,
            launches: 0,
            scenarios: scenarios.map(([id]) => ({
              id,
              title: void 0,
              presence: "both",
              parameters: {},
              samples: void 0,
              warmupOperations: 0
            })),
            metrics,
            invariants: [],
            arrangements
          }
        ],
        studies: []
      }
    ],
    notMeasured: []
  };
}
function metricsOf(scenario, measured) {
  let { statistics = STATISTICS, tolerance, floor = 0, budget } = measured;
  return statistics.map((statistic) => ({
    scenario,
    metric: "latency",
    statistic,
    gated: !0,
    tolerance: tolerance ?? byStatistic(DEFAULTS, "tolerance", statistic),
    passWithin: tolerance ?? byStatistic(DEFAULTS, "passWithin", statistic),
    floor,
    budget: budget?.[statistic],
    exact: !1
  }));
}
function trialsOf(scenarios, arrangements) {
  return arrangements.flatMap((arrangement, quad) => {
    let seen = { baseline: 0, candidate: 0 };
    return Array.from(arrangement, (letter, slot) => {
      let side = letter === "B" ? "baseline" : "candidate", round = quad * 2 + seen[side];
      seen[side] += 1;
      let series = scenarios.map(([id, scenario]) => seriesOf(id, scenario, scenario[side][round]));
      return {
        system: SYSTEM,
        benchmark: BENCHMARK,
        side,
        round,
        slot,
        startedAtMs: quad * 4 + slot,
        durationMs: 1,
        host: { load1: void 0, stealShare: void 0, cpuPressureShare: void 0, cpuMhz: void 0 },
        outcome: { kind: "ok", harness: HARNESS, series, values: [], errors: [], caveats: [] }
      };
    });
  });
}
var HARNESS = {
  name: "api",
  version: "1",
  timerFloorNs: void 0,
  workload: void 0,
  operations: void 0,
  checksum: void 0
};
function seriesOf(scenario, { unit = "ns", better = "lower" }, values) {
  return {
    scenario,
    metric: "latency",
    unit,
    better,
    phase: void 0,
    outcome: "ok",
    batch: 1,
    warmup: !1,
    labels: {},
    values: Float64Array.from(values)
  };
}
export {
  UnreadableFile,
  UnusableInput,
  compare,
  drawOrder,
  judge,
  readResultsFile,
  renderMarkdown
};
