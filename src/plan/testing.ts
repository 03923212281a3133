import type { BenchmarkManifest, Project, ScenarioManifest, SystemManifest } from "../config/project.js";
import type { PlanOptions } from "./options.js";

/** Complete manifests for tests that care about a few of their fields only. */
const at = { file: "system.yml", line: 1, column: 1 };

export function scenario(id: string, change: Partial<ScenarioManifest> = {}): ScenarioManifest {
  return {
    id,
    title: undefined,
    parameters: {},
    samples: undefined,
    warmupOperations: 0,
    statistics: ["p50", "p95", "p99"].map((statistic) => ({
      statistic,
      gated: true,
      tolerance: 0.05,
      floorNs: 0,
      budget: undefined,
    })),
    metrics: [],
    invariants: [],
    at,
    ...change,
  };
}

export function benchmark(id: string, change: Partial<BenchmarkManifest> = {}): BenchmarkManifest {
  return {
    id,
    title: undefined,
    service: undefined,
    work: { kind: "harness", argv: ["./harness"] },
    data: "copy",
    parameters: {},
    samples: 1000,
    warmupOperations: 0,
    timeoutMs: 60_000,
    role: "gate",
    quick: true,
    cpus: undefined,
    scenarios: [scenario("read")],
    metrics: [],
    invariants: [],
    at,
    ...change,
  };
}

export function system(id: string, benchmarks: readonly BenchmarkManifest[]): SystemManifest {
  return {
    file: `systems/${id}/system.yml`,
    dir: `systems/${id}`,
    id,
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
    timeouts: { setupMs: 1, buildMs: 1, prepareMs: 1 },
    benchmarks,
    studies: [],
  };
}

export function project(...systems: readonly SystemManifest[]): Project {
  return {
    root: "/project",
    configFile: "/project/latency-gate.yml",
    config: {
      systemGlobs: ["systems/*"],
      baseline: undefined,
      looks: [10, 14, 20],
      warmupRounds: 1,
      timeBudgetMs: 720_000,
      quick: { looks: [10], timeBudgetMs: 180_000 },
      policy: {
        alpha: 0.05,
        beta: 0.05,
        tolerance: { p50: 0.05 },
        floorNs: 0,
        inconclusive: "pass",
        accept: { label: "accept", trailer: false },
        harnessChange: { label: "harness" },
      },
    },
    systems,
  };
}

export const options: PlanOptions = {
  seed: "0123456789abcdef0123456789abcdef",
  quick: false,
  systems: [],
  scenarios: [],
  rounds: undefined,
  timeBudgetMs: undefined,
  studies: false,
  shard: undefined,
};
