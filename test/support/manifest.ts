import type { BenchmarkManifest, ScenarioManifest, SystemManifest } from "../../src/config/project.js";

const at = { file: "system.yml", line: 1, column: 1 };

/** A complete manifest of a system without anything. */
export function manifest(own: Partial<SystemManifest> = {}): SystemManifest {
  return {
    file: "system.yml",
    dir: ".",
    id: "x",
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
    timeouts: { setupMs: 120_000, buildMs: 120_000, prepareMs: 120_000 },
    benchmarks: [],
    studies: [],
    ...own,
  };
}

export function benchmark(own: Partial<BenchmarkManifest> = {}): BenchmarkManifest {
  return {
    id: "b",
    title: undefined,
    service: undefined,
    work: { kind: "harness", argv: ["harness"] },
    data: "copy",
    parameters: {},
    samples: undefined,
    warmupOperations: 0,
    timeoutMs: 60_000,
    role: "gate",
    quick: true,
    cpus: undefined,
    scenarios: [scenario()],
    metrics: [],
    invariants: [],
    at,
    ...own,
  };
}

export function scenario(own: Partial<ScenarioManifest> = {}): ScenarioManifest {
  return {
    id: "s",
    title: undefined,
    parameters: {},
    samples: undefined,
    warmupOperations: 0,
    statistics: [],
    metrics: [],
    invariants: [],
    at,
    ...own,
  };
}
