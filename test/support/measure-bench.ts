import { existsSync, mkdtempSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LinuxHost } from "../../src/adapters/linux-host.js";
import { nodeTrialFiles } from "../../src/adapters/node-trial-files.js";
import { nodeTrialNetwork } from "../../src/adapters/node-trial-network.js";
import { nodeClock } from "../../src/adapters/node-clock.js";
import { startSupervision } from "../../src/adapters/supervision.js";
import type { BuiltSide } from "../../src/build/built-system.js";
import type { Argv, BenchmarkManifest, ServiceManifest, SystemManifest } from "../../src/config/project.js";
import type { Side } from "../../src/core/model/ids.js";
import type { TrialFiles } from "../../src/ports/trial-io.js";
import type { RawTrial, TrialLimits, TrialRequest } from "../../src/measure/trial.js";
import { DEFAULT_LIMITS } from "../../src/measure/trial.js";
import { HyperfineTool } from "../../src/measure/hyperfine/tool.js";
import { measureTrial } from "../../src/measure/measure-trial.js";
import { RunServices } from "../../src/measure/run-services.js";

/** A real place to measure in: real processes, a real clock, folders that are gone afterwards. */
export interface Bench {
  readonly root: string;
  readonly dataDir: string;
  readonly services: RunServices;
  /** Pids and the like that a test's processes leave for the test. */
  readonly notes: string;
  /** On the trials' clock; long before any of them. */
  readonly runStartedAtMs: number;
  measure(benchmark: BenchmarkManifest, options?: MeasureOptions): Promise<RawTrial>;
  close(): Promise<void>;
}

export interface MeasureOptions {
  readonly limits?: Partial<TrialLimits>;
  readonly abort?: AbortSignal;
  readonly hyperfine?: string;
  readonly files?: TrialFiles;
  readonly env?: Readonly<Record<string, string>>;
  /** Absent: the baseline. */
  readonly side?: Side;
  /** Ids of scenarios. */
  readonly selected?: readonly string[];
  readonly takesAll?: boolean;
}

export function openBench(): Bench {
  const root = mkdtempSync(join(tmpdir(), "lgm-"));
  const [sourceDir, buildDir, dataDir, notes] = ["src", "a", "data", "notes"].map((name) =>
    join(root, name),
  ) as [string, string, string, string];
  for (const folder of [sourceDir, buildDir, dataDir, notes]) mkdirSync(folder);
  const supervision = startSupervision();
  const services = new RunServices();
  let sequence = 0;
  const runStartedAtMs = nodeClock.nowMs() - 1_000_000;
  return {
    runStartedAtMs,
    root,
    dataDir,
    notes,
    services,
    measure(
      benchmark,
      {
        limits = {},
        abort,
        hyperfine,
        files = nodeTrialFiles,
        env = {},
        side = "baseline",
        selected = [],
        takesAll = false,
      } = {},
    ) {
      const built: BuiltSide = {
        side,
        sourceDir,
        buildDir,
        dataDir,
        env: { PATH: process.env["PATH"] ?? "", NOTES: notes, ...env },
        manifest: systemManifest(benchmark),
      };
      const request: TrialRequest = {
        identity: {
          system: "sys",
          benchmark: benchmark.id,
          side,
          round: 0,
          slot: 0,
          warmup: false,
        },
        target: {
          built,
          benchmark,
          scenariosJson: JSON.stringify(selected.map((id) => ({ id }))),
          parametersJson: "{}",
        },
        takesAll,
        round: 0,
        seed: "100000000000001",
        sequence: sequence++,
        runStartedAtMs,
        folders: {
          workRoot: join(root, "t"),
          eventsDir: join(root, "events"),
          logsDir: join(root, "logs"),
        },
        limits: { ...DEFAULT_LIMITS, ...limits },
      };
      const ports = {
        exec: supervision.exec,
        clock: nodeClock,
        host: new LinuxHost({}),
        files,
        network: nodeTrialNetwork,
        hyperfine: () => new HyperfineTool(hyperfine),
      };
      return measureTrial(request, ports, services, abort ?? new AbortController().signal);
    },
    async close() {
      await services.stop();
      await supervision.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Tries with more and more time, until `file` is there: what a stuck process has to do before it is stuck. */
export async function withEnoughTime<T>(file: string, measure: (limitMs: number) => Promise<T>): Promise<T> {
  for (const limitMs of [500, 5_000]) {
    const result = await measure(limitMs);
    if (existsSync(file)) return result;
  }
  return measure(60_000);
}

/** A harness or a service of JavaScript, as Node runs it. */
export function node(code: string): Argv {
  return [process.execPath, "--input-type=commonjs", "-e", code];
}

export function harness(code: string, more: Partial<BenchmarkManifest> = {}): BenchmarkManifest {
  return { ...BENCHMARK, work: { kind: "harness", argv: node(code) }, ...more };
}

export function command(
  argv: Argv,
  work: { launches?: number; warmup?: number; prepare?: readonly Argv[]; exitCodes?: readonly number[] } = {},
  more: Partial<BenchmarkManifest> = {},
): BenchmarkManifest {
  return {
    ...BENCHMARK,
    work: { kind: "command", argv, launches: 3, warmup: 1, prepare: [], exitCodes: [0], ...work },
    ...more,
  };
}

export function service(
  code: string,
  ready: ServiceManifest["ready"],
  more: Partial<ServiceManifest> = {},
): ServiceManifest {
  return {
    start: node(code),
    lifetime: "trial",
    ready,
    readyTimeoutMs: 60_000,
    stop: "SIGTERM",
    stopTimeoutMs: 60_000,
    ...more,
  };
}

const BENCHMARK: BenchmarkManifest = {
  id: "bench",
  title: undefined,
  service: undefined,
  work: { kind: "harness", argv: ["true"] },
  data: "shared",
  parameters: {},
  samples: undefined,
  warmupOperations: 0,
  timeoutMs: 120_000,
  role: "gate",
  quick: true,
  cpus: undefined,
  scenarios: [],
  metrics: [],
  invariants: [],
  at: { file: "system.yml", line: 1, column: 1 },
};

function systemManifest(benchmark: BenchmarkManifest): SystemManifest {
  return {
    file: "system.yml",
    dir: ".",
    id: "sys",
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
    timeouts: { setupMs: 1000, buildMs: 1000, prepareMs: 1000 },
    benchmarks: [benchmark],
    studies: [],
  };
}
