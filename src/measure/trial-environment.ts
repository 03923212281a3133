import type { TrialTarget } from "./trial.js";

export interface TrialSurroundings {
  readonly workDir: string;
  readonly dataDir: string;
  readonly eventFile: string;
  readonly round: number;
  readonly seed: string;
  /** Absent where the benchmark has no service. */
  readonly endpoint: string | undefined;
}

/**
 * The environment of a harness, a command and a service of one trial (docs/harness.md). It says
 * nothing of the side, and has the same size on both.
 */
export function trialEnvironment(
  target: TrialTarget,
  surroundings: TrialSurroundings,
): Readonly<Record<string, string>> {
  const { built, benchmark, scenariosJson, parametersJson } = target;
  const { workDir, dataDir, eventFile, round, seed, endpoint } = surroundings;
  return {
    ...built.env,
    LATENCY_GATE_PROTOCOL: "1",
    LATENCY_GATE_SYSTEM: built.manifest.id,
    LATENCY_GATE_BENCHMARK: benchmark.id,
    LATENCY_GATE_SOURCE_DIR: built.sourceDir,
    LATENCY_GATE_BUILD_DIR: built.buildDir,
    LATENCY_GATE_DATA_DIR: dataDir,
    LATENCY_GATE_WORK_DIR: workDir,
    LATENCY_GATE_OUT: eventFile,
    LATENCY_GATE_SCENARIOS: scenariosJson,
    LATENCY_GATE_PARAMETERS: parametersJson,
    LATENCY_GATE_DEADLINE_MS: String(benchmark.timeoutMs),
    LATENCY_GATE_ROUND: String(round),
    LATENCY_GATE_SEED: seed,
    ...(endpoint === undefined ? {} : { LATENCY_GATE_ENDPOINT: endpoint }),
  };
}
