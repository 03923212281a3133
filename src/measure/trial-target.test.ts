import { Buffer } from "node:buffer";
import { expect, test } from "@jest/globals";
import type { BuiltSystem } from "../build/built-system.js";
import type { BenchmarkManifest, ScenarioManifest } from "../config/project.js";
import type { PlannedBenchmark, PlannedScenario } from "../core/model/plan.js";
import { roundSeed } from "./seed.js";
import { trialEnvironment } from "./trial-environment.js";
import { trialTargets } from "./trial-target.js";
import { harness } from "../../test/support/measure-bench.js";

const scenario = (id: string, more: Partial<ScenarioManifest> = {}): ScenarioManifest => ({
  id,
  title: undefined,
  parameters: {},
  samples: undefined,
  warmupOperations: 0,
  statistics: [],
  metrics: [],
  invariants: [],
  at: { file: "system.yml", line: 1, column: 1 },
  ...more,
});

function system(before: BenchmarkManifest, after: BenchmarkManifest): BuiltSystem {
  const side = (name: "baseline" | "candidate", benchmark: BenchmarkManifest, letter: string): object => ({
    side: name,
    sourceDir: `/r/src-${letter}`,
    buildDir: `/r/${letter}`,
    dataDir: `/r/data-${letter}`,
    env: { PATH: "/bin" },
    manifest: { id: "sys", benchmarks: [benchmark] },
  });
  return {
    id: "sys",
    baseline: side("baseline", before, "a"),
    candidate: side("candidate", after, "b"),
    hyperfine: undefined,
  } as BuiltSystem;
}

const planned = (...ids: string[]): PlannedBenchmark =>
  ({ id: "bench", scenarios: ids.map((id) => ({ id }) as PlannedScenario) }) as unknown as PlannedBenchmark;

const sizeOf = (env: Readonly<Record<string, string>>): number =>
  Object.entries(env).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 2,
    0,
  );

test("only the selected scenarios are handed over, with the benchmark's samples where they have none", () => {
  const benchmark = harness("", {
    samples: 500,
    scenarios: [
      scenario("read"),
      scenario("write", { samples: 20, warmupOperations: 5, parameters: { sync: true } }),
      scenario("scan"),
    ],
  });
  const { candidate } = trialTargets(system(benchmark, benchmark), planned("write", "read"));
  expect(JSON.parse(candidate!.scenariosJson)).toEqual([
    { id: "read", parameters: {}, samples: 500, warmup: 0 },
    { id: "write", parameters: { sync: true }, samples: 20, warmup: 5 },
  ]);
});

test("both sides' environments have the same size, whatever only one of them declares", () => {
  const before = harness("", { scenarios: [scenario("read")], parameters: { workers: 1 } });
  const after = harness("", {
    scenarios: [scenario("read"), scenario("größe")],
    parameters: { workers: 1000 },
  });
  const targets = trialTargets(system(before, after), planned("read", "größe"));
  const surroundings = {
    workDir: "/w",
    dataDir: "/d",
    eventFile: "/e",
    round: 3,
    seed: "1",
    endpoint: undefined,
  };
  const [baseline, candidate] = [targets.baseline!, targets.candidate!].map((target) =>
    trialEnvironment(target, surroundings),
  );
  expect(sizeOf(baseline!)).toBe(sizeOf(candidate!));
  expect(JSON.parse(baseline!["LATENCY_GATE_SCENARIOS"]!)).toHaveLength(1);
  expect(JSON.parse(candidate!["LATENCY_GATE_PARAMETERS"]!)).toEqual({ workers: 1000 });
});

test("a round's seed is the same when asked twice, differs between rounds, and always has fifteen digits", () => {
  const seeds = Array.from({ length: 500 }, (_, round) => roundSeed("ab", "sys/bench", round));
  expect(new Set(seeds).size).toBe(500);
  expect(seeds.every((seed) => /^[1-9]\d{14}$/.test(seed))).toBe(true);
  expect(roundSeed("ab", "sys/bench", 7)).toBe(seeds[7]);
  expect(roundSeed("ab", "sys/other", 7)).not.toBe(seeds[7]);
});
