import type { BenchmarkManifest, Project, ScenarioManifest, SystemManifest } from "../config/project.js";
import * as complete from "../../test/support/manifest.js";
import type { PlanOptions } from "./options.js";

/** Manifests for tests of the plan: three gated statistics of one scenario, unless told otherwise. */
export function scenario(id: string, change: Partial<ScenarioManifest> = {}): ScenarioManifest {
  const statistics = ["p50", "p95", "p99"].map((statistic) => {
    return { statistic, gated: true, tolerance: 0.05, passWithin: 0.05, floorNs: 0, budget: undefined };
  });
  return complete.scenario({ id, statistics, ...change });
}

export function benchmark(id: string, change: Partial<BenchmarkManifest> = {}): BenchmarkManifest {
  return complete.benchmark({ id, samples: 1000, scenarios: [scenario("read")], ...change });
}

export function system(id: string, benchmarks: readonly BenchmarkManifest[]): SystemManifest {
  return complete.manifest({ id, file: `systems/${id}/system.yml`, dir: `systems/${id}`, benchmarks });
}

export function project(...systems: readonly SystemManifest[]): Project {
  return {
    root: "/project",
    configFile: "/project/latency-gate.yml",
    config: {
      systemGlobs: ["systems/*"],
      baseline: undefined,
      looks: [10, 14, 20, 28, 40],
      launchLooks: [20, 28, 40],
      warmupRounds: 1,
      timeBudgetMs: 720_000,
      quick: { looks: [10], timeBudgetMs: 180_000 },
      policy: {
        alpha: 0.05,
        beta: 0.05,
        tolerance: { p50: 0.05 },
        passWithin: { p50: 0.05 },
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
