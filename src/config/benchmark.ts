import type { Benchmark, Scenario, Service } from "../generated/system-1.js";
import { checkCommandMetrics, COMMAND_SCENARIO } from "./command-metrics.js";
import { argv, commands } from "./commands.js";
import { DEFAULTS } from "./defaults.js";
import { IMPORT_TOOLS } from "./import-tools.js";
import type {
  BenchmarkManifest,
  ImportManifest,
  Policy,
  Readiness,
  ScenarioManifest,
  ServiceManifest,
  Work,
} from "./project.js";
import { timeLimitMs } from "./quantities.js";
import type { Reporter } from "./reporter.js";
import { show } from "./schema-problems.js";
import { statisticPolicies } from "./statistics.js";
import { invariants, valuePolicies, valuePolicy } from "./values.js";
import type { Path } from "./yaml-document.js";

export function benchmarkManifest(
  id: string,
  benchmark: Benchmark,
  policy: Policy,
  path: Path,
  report: Reporter,
): BenchmarkManifest {
  const work = workOf(benchmark, path, report);
  if (benchmark.throughput !== undefined && benchmark.metrics?.["throughput"] !== undefined) {
    report.key([...path, "metrics", "throughput"], {
      message: "throughput stands twice, here and beside metrics",
    });
  }
  return {
    id,
    title: benchmark.title,
    service:
      benchmark.service === undefined
        ? undefined
        : serviceOf(benchmark.service, [...path, "service"], report),
    work,
    data: benchmark.data ?? "copy",
    parameters: benchmark.parameters ?? {},
    samples: benchmark.samples,
    warmupOperations: benchmark.warmup?.operations ?? 0,
    timeoutMs: timeLimitMs(benchmark.timeout, DEFAULTS.trialMs, [...path, "timeout"], report),
    role: benchmark.role ?? "gate",
    quick: benchmark.quick ?? true,
    cpus: benchmark.cpus,
    scenarios: scenariosOf(benchmark, work, policy, path, report),
    metrics: [
      ...(benchmark.throughput === undefined
        ? []
        : [valuePolicy("throughput", benchmark.throughput, policy, [...path, "throughput"], report)]),
      ...valuePolicies(benchmark.metrics, policy, [...path, "metrics"], report),
    ],
    invariants: invariants(benchmark.invariants, [...path, "invariants"], report),
    at: report.position(path),
  };
}

function workOf(benchmark: Benchmark, path: Path, report: Reporter): Work {
  const { command } = benchmark;
  if (command === undefined) {
    const harness = argv(benchmark.harness ?? [], [...path, "harness"], report);
    if (benchmark.import === undefined) return { kind: "harness", argv: harness };
    const { tool, file, unit } = benchmark.import;
    return { kind: "harness", argv: harness, import: { tool, file, unit } };
  }
  if (benchmark.import !== undefined) {
    report.key([...path, "import"], {
      message: "a command is timed by hyperfine; there is nothing to import",
      hint: "a tool that measures by itself is a harness: with import",
    });
  }
  for (const key of ["samples", "warmup"] as const) {
    if (benchmark[key] !== undefined) {
      const [word, hint] = [show(key), `use command.${key === "samples" ? "launches" : "warmup"}`];
      report.key([...path, key], { message: `${word} has no effect on a command`, hint });
    }
  }
  checkCommandMetrics(benchmark, path, report);
  return {
    kind: "command",
    argv: argv(command.argv, [...path, "command", "argv"], report),
    launches: command.launches ?? DEFAULTS.launches,
    warmup: command.warmup ?? DEFAULTS.launchWarmup,
    prepare: commands(command.prepare, [...path, "command", "prepare"], report),
    exitCodes: command.exitCodes ?? [0],
  };
}

function serviceOf(service: Service, path: Path, report: Reporter): ServiceManifest {
  return {
    start: argv(service.start, [...path, "start"], report),
    lifetime: service.lifetime ?? "trial",
    ready: readinessOf(service.ready, [...path, "ready"], report),
    readyTimeoutMs: timeLimitMs(service.readyTimeout, DEFAULTS.readyMs, [...path, "readyTimeout"], report),
    stop: service.stop ?? "SIGTERM",
    stopTimeoutMs: timeLimitMs(service.stopTimeout, DEFAULTS.stopMs, [...path, "stopTimeout"], report),
  };
}

function readinessOf(ready: Service["ready"], path: Path, report: Reporter): Readiness {
  if ("socket" in ready) return { kind: "socket" };
  if ("tcp" in ready) return { kind: "tcp" };
  if ("http" in ready) {
    if (/[^\x21-\x7e]/.test(ready.http)) {
      report.value([...path, "http"], {
        expected: "a path of printable ASCII",
        message: `got ${show(ready.http)}`,
      });
    }
    return { kind: "http", path: ready.http };
  }
  try {
    new RegExp(ready.log, "u");
  } catch (error) {
    const hint = error instanceof Error ? error.message : undefined;
    report.value([...path, "log"], {
      expected: "a regular expression",
      message: `got ${show(ready.log)}`,
      hint,
    });
  }
  return { kind: "log", pattern: ready.log };
}

function scenariosOf(
  benchmark: Benchmark,
  { kind, ...work }: Work,
  policy: Policy,
  path: Path,
  report: Reporter,
): ScenarioManifest[] {
  const given: Readonly<Record<string, Scenario>> =
    benchmark.scenarios ?? (kind === "command" ? { [COMMAND_SCENARIO]: {} } : {});
  const imported = "import" in work ? work.import : undefined;
  return Object.entries(given).map(([id, written]) => {
    const scenario = imported === undefined ? written : withToolDefaults(written, imported.tool);
    // A command's only scenario may be left out; it then stands where its benchmark does.
    const declared = benchmark.scenarios !== undefined;
    const at: Path = declared ? [...path, "scenarios", id] : path;
    if (kind === "command" && id !== COMMAND_SCENARIO) {
      report.key(at, { message: `a command has one scenario, ${show(COMMAND_SCENARIO)}, not ${show(id)}` });
    }
    if (scenario.from !== undefined && imported === undefined) {
      report.key([...at, "from"], { message: '"from" has no effect without import' });
    }
    if (scenario.metrics?.["latency"] !== undefined) {
      report.key([...at, "metrics", "latency"], {
        message: "latency is judged by its statistics",
        hint: "use gate, tolerance and budget",
      });
    }
    return {
      id,
      title: scenario.title,
      ...(scenario.from === undefined ? {} : { from: scenario.from }),
      parameters: scenario.parameters ?? {},
      samples: scenario.samples,
      warmupOperations: (scenario.warmup ?? benchmark.warmup)?.operations ?? 0,
      statistics: statisticPolicies(scenario, kind, policy, at, report),
      metrics: valuePolicies(scenario.metrics, policy, [...at, "metrics"], report),
      invariants: invariants(scenario.invariants, [...at, "invariants"], report),
      at: report.position(at),
    };
  });
}

/** What is judged of a tool's results where nothing is said: what the tool measures well enough. */
function withToolDefaults(scenario: Scenario, tool: ImportManifest["tool"]): Scenario {
  const { statistics, metrics } = IMPORT_TOOLS[tool];
  const judged = scenario.gate !== undefined || scenario.metrics !== undefined;
  return {
    ...scenario,
    gate: scenario.gate ?? [...statistics],
    ...(judged || metrics.length === 0
      ? {}
      : { metrics: Object.fromEntries(metrics.map((metric) => [metric, {}])) }),
  };
}
