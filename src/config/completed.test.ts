import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { temporaryFolder } from "../../test/support/repository.js";
import { nodeFiles } from "../adapters/node-files.js";
import { formatProblems } from "../core/model/problem.js";
import { loadProject } from "./load-project.js";
import type { Project } from "./project.js";

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

async function loaded(config: string, system: string): Promise<Project> {
  for (const [path, text] of Object.entries({
    "latency-gate.yml": config,
    "systems/kv/system.yml": system,
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const project = await loadProject(nodeFiles, { kind: "file", file: join(root, "latency-gate.yml") });
  if (!project.ok) throw new Error(formatProblems(project.error));
  return project.value;
}

const system = (rest: string): string => `schema: 1\nid: kv\n${rest}`;

test("what a configuration says is taken as it is written", async () => {
  const { config } = await loaded(
    `schema: 1
systems: [systems/kv]
baseline: develop
rounds: { looks: [6, 12], warmup: 3 }
timeBudget: 20m
quick: { looks: [4], timeBudget: 90s }
policy:
  alpha: 2%
  beta: 10%
  tolerance: { p99: 7% }
  passWithin: { p50: 30% }
  floor: 5us
  inconclusive: fail
  accept: { label: slower, trailer: true }
  harnessChange: { label: other work }
`,
    system("benchmarks: { crud: { harness: [h], scenarios: { read: {} } } }"),
  );
  expect(config).toEqual({
    systemGlobs: ["systems/kv"],
    baseline: "develop",
    looks: [6, 12],
    launchLooks: [6, 12],
    warmupRounds: 3,
    timeBudgetMs: 1_200_000,
    quick: { looks: [4], timeBudgetMs: 90_000 },
    policy: {
      alpha: 0.02,
      beta: 0.1,
      tolerance: { p50: 0.03, p95: 0.03, p99: 0.07, mean: 0.05, throughput: 0.05, values: 0.05 },
      passWithin: { p50: 0.3, p95: 0.1, p99: 0.07, mean: 0.1, throughput: 0.1, values: 0.1 },
      floorNs: 5_000,
      inconclusive: "fail",
      accept: { label: "slower", trailer: true },
      harnessChange: { label: "other work" },
    },
  });
});

test("what a configuration does not say is filled in", async () => {
  const { config } = await loaded(
    "schema: 1\n",
    system("benchmarks: { crud: { harness: [h], scenarios: { read: {} } } }"),
  );
  expect(config).toMatchObject({
    systemGlobs: ["systems/*"],
    baseline: undefined,
    looks: [10, 14, 20, 28, 40],
    launchLooks: [20, 28, 40],
    warmupRounds: 1,
    policy: {
      alpha: undefined,
      floorNs: 0,
      inconclusive: "pass",
      accept: { label: "latency-gate: accept", trailer: false },
      harnessChange: { label: "latency-gate: harness change" },
    },
  });
});

test("a repository that is a system has those that it names as well", async () => {
  const benchmarks = "benchmarks: { crud: { harness: [h], scenarios: { read: {} } } }";
  const own = `schema: 1\nsystems: [systems/kv]\nid: whole\n${benchmarks}\n`;
  const { systems } = await loaded(own, system(benchmarks));
  expect(systems.map(({ id, file }) => `${id}: ${file}`)).toEqual([
    "whole: latency-gate.yml",
    "kv: systems/kv/system.yml",
  ]);
});

test("what a manifest says of its system is taken as it is written", async () => {
  const { systems } = await loaded(
    "schema: 1\n",
    system(`source: { git: "https://example.test/x.git", ref: v2, baseline: v1 }
tools: { load: { npm: "@scope/load@1.2.3", integrity: "sha512-${"A".repeat(86)}==", benchmarks: [crud] } }
setup: [[s]]
build: [[b], { run: [b2], benchmarks: [crud] }]
prepare: [[p]]
tests: [[t]]
fingerprint: ["bench/**"]
environment: { A: "1" }
passEnvironment: [DSN]
timeouts: { setup: 1m, build: 2m, prepare: 3m }
benchmarks: { crud: { harness: [h], scenarios: { read: {}, write: {} } } }
studies:
  cost:
    ladder: [crud/read, crud/write]
    metric: latency-tail
    statistics: [p90]
    rounds: 14
    recommend: { adopt: 5%, consider: 2% }
`),
  );
  expect(systems).toMatchObject([
    {
      source: { kind: "git", url: "https://example.test/x.git", ref: "v2", baseline: "v1" },
      tools: [{ kind: "npm", id: "load", name: "@scope/load", version: "1.2.3", benchmarks: ["crud"] }],
      setup: [["s"]],
      build: [
        { argv: ["b"], benchmarks: undefined },
        { argv: ["b2"], benchmarks: ["crud"] },
      ],
      prepare: [["p"]],
      tests: [["t"]],
      fingerprint: ["bench/**"],
      environment: { A: "1" },
      passEnvironment: ["DSN"],
      timeouts: { setupMs: 60_000, buildMs: 120_000, prepareMs: 180_000 },
      studies: [
        {
          ladder: ["crud/read", "crud/write"],
          metric: "latency-tail",
          statistics: ["p90"],
          rounds: 14,
          recommend: { adopt: 0.05, consider: 0.02 },
        },
      ],
    },
  ]);
});

test("what a manifest says of a benchmark is taken as it is written", async () => {
  const { systems } = await loaded(
    "schema: 1\npolicy: { floor: 1us }\n",
    system(`benchmarks:
  crud:
    service: { start: [s], lifetime: run, ready: { tcp: true }, readyTimeout: 2s, stop: SIGINT, stopTimeout: 3s }
    harness: [h]
    data: shared
    samples: 100
    warmup: { operations: 7 }
    timeout: 90s
    role: study
    quick: false
    cpus: [2, 3]
    throughput: { tolerance: 4% }
    metrics: { rss: { gate: false, floor: 4KiB, budget: { max: 8KiB } }, rows: { exact: true } }
    invariants: { rows: { min: 1 } }
    scenarios:
      read:
        samples: 50
        warmup: { operations: 9 }
        gate: [p50, p99]
        tolerance: { p99: 15% }
        floor: { p99: 20us }
        budget: { p99: { max: 2ms }, p99.9: { max: 9ms } }
        metrics: { hits: { tolerance: 1% } }
        invariants: { hits: { max: 5 } }
      write: { floor: 3us }
      scan: { gate: [p50] }
  start:
    command: { argv: [c], launches: 5, warmup: 2, prepare: [[drop]], exitCodes: [0, 3] }
`),
  );
  const [crud, start] = systems[0]!.benchmarks;
  expect(crud).toMatchObject({
    service: {
      start: ["s"],
      lifetime: "run",
      ready: { kind: "tcp" },
      readyTimeoutMs: 2_000,
      stop: "SIGINT",
      stopTimeoutMs: 3_000,
    },
    data: "shared",
    samples: 100,
    warmupOperations: 7,
    timeoutMs: 90_000,
    role: "study",
    quick: false,
    cpus: [2, 3],
    metrics: [
      { metric: "throughput", gated: true, tolerance: 0.04, passWithin: 0.04 },
      { metric: "rss", gated: false, floor: 4096, budget: { max: 8192 }, unit: "B" },
      { metric: "rows", exact: true, tolerance: 0, passWithin: 0 },
    ],
    invariants: [{ metric: "rows", limits: { min: 1 } }],
  });
  const allowed = { tolerance: 0.03, floorNs: 1_000, budget: undefined };
  expect(crud!.scenarios).toMatchObject([
    {
      samples: 50,
      warmupOperations: 9,
      statistics: [
        { statistic: "p50", gated: true, ...allowed },
        { statistic: "p99", gated: true, tolerance: 0.15, floorNs: 20_000, budget: { max: 2e6 } },
        { statistic: "p99.9", gated: false, ...allowed, budget: { max: 9e6 } },
      ],
      metrics: [{ metric: "hits", tolerance: 0.01, passWithin: 0.01 }],
      invariants: [{ metric: "hits", limits: { max: 5 } }],
    },
    {
      samples: undefined,
      warmupOperations: 7,
      statistics: ["p50", "p95", "p99"].map((statistic) => ({ statistic, floorNs: 3_000 })),
    },
    { statistics: [{ statistic: "p50", ...allowed }] },
  ]);
  expect(start!.work).toEqual({
    kind: "command",
    argv: ["c"],
    launches: 5,
    warmup: 2,
    prepare: [["drop"]],
    exitCodes: [0, 3],
  });
});

test("what a manifest does not say of a benchmark is filled in", async () => {
  const { systems } = await loaded(
    "schema: 1\n",
    system(`benchmarks:
  crud:
    service: { start: [s], ready: { socket: true } }
    harness: [h]
    scenarios: { read: {} }
    metrics: { hits: {} }
  start: { command: { argv: [c] } }
`),
  );
  const [crud, start] = systems[0]!.benchmarks;
  expect(crud).toMatchObject({
    service: { lifetime: "trial", ready: { kind: "socket" }, stop: "SIGTERM" },
    data: "copy",
    samples: undefined,
    warmupOperations: 0,
    role: "gate",
    quick: true,
    cpus: undefined,
    metrics: [{ metric: "hits", gated: true, exact: false, floor: 0, unit: undefined }],
    scenarios: [{ id: "read", statistics: [{ gated: true, floorNs: 0 }, {}, {}] }],
  });
  expect(start).toMatchObject({
    work: { kind: "command", launches: 10, warmup: 1, prepare: [], exitCodes: [0] },
    scenarios: [{ id: "run", statistics: [{ statistic: "p50" }, { statistic: "mean" }] }],
  });
});

test.each<[string, string, readonly string[], readonly string[]]>([
  ["nothing is said, what the tool tells", "{}", ["p97-5", "p99", "throughput"], []],
  ["metrics are named, they alone", "{ metrics: { errors: {} } }", ["errors"], []],
  ["statistics are named, they alone", "{ gate: [p50] }", [], ["p50"]],
])("of a tool's results, where %s, is judged", async (_, scenario, metrics, statistics) => {
  const { systems } = await loaded(
    "schema: 1\n",
    system(`benchmarks:
  load:
    harness: [autocannon]
    import: { tool: autocannon, file: out.json, unit: ms }
    scenarios: { read: ${scenario} }
`),
  );
  const [{ work, scenarios }] = systems[0]!.benchmarks as [Project["systems"][number]["benchmarks"][number]];
  expect(work).toMatchObject({ import: { tool: "autocannon", file: "out.json", unit: "ms" } });
  expect(scenarios[0]!.metrics.map(({ metric }) => metric.replace("latency-", ""))).toEqual(metrics);
  expect(scenarios[0]!.statistics.map(({ statistic }) => statistic)).toEqual(statistics);
});

test("an amount is in a unit where all that name one name the same", async () => {
  const { systems } = await loaded(
    "schema: 1\n",
    system(`benchmarks:
  crud:
    harness: [h]
    scenarios: { read: {} }
    metrics: { a: { floor: 1ms, budget: { max: 2s } }, b: { floor: 1ms, budget: { max: 4KiB } }, c: { budget: { max: 5% } } }
`),
  );
  expect(systems[0]!.benchmarks[0]!.metrics.map(({ unit }) => unit)).toEqual(["ns", undefined, "ratio"]);
});
