import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** Observations of a trial, as in the report; the gate's trials have fewer where its statistics need fewer. */
const REPORTED = 50;
const SYSTEM = dirname(dirname(fileURLToPath(import.meta.url)));

function run(argv, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    cwd: SYSTEM,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`node ${argv.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Builds the system as it stands, and runs the harness of each benchmark so many times, in turn, as the gate
 * does with one side.
 *
 * @returns {Map<string, {latency: number[], phases: Map<string, number[]>, values: Map<string, number[]>}>} by
 *   benchmark/scenario; times in milliseconds
 */
export function measure(trials, only) {
  const manifest = parse(readFileSync(join(SYSTEM, "system.yml"), "utf8"));
  const work = mkdtempSync(join(tmpdir(), "lg-cs-bench-"));
  const cache =
    process.env.LATENCY_GATE_CACHE_DIR ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "latency-gate");
  const env = {
    ...process.env,
    LATENCY_GATE_CACHE_DIR: cache,
    LATENCY_GATE_BUILD_DIR: join(work, "build"),
    LATENCY_GATE_DATA_DIR: join(work, "data"),
    LATENCY_GATE_WORK_DIR: join(work, "work"),
    LATENCY_GATE_OUT: join(work, "events"),
    LATENCY_GATE_PARAMETERS: "{}",
  };
  const found = new Map();
  try {
    mkdirSync(env.LATENCY_GATE_BUILD_DIR);
    run(["scripts/build.mjs"], env);
    run([join(env.LATENCY_GATE_BUILD_DIR, "prepare.mjs")], env);
    cpSync(env.LATENCY_GATE_DATA_DIR, join(work, "prepared"), { recursive: true });
    for (let trial = 1; trial <= trials; trial += 1) {
      for (const [id, benchmark] of Object.entries(manifest.benchmarks)) {
        if (benchmark.harness === undefined || (only !== undefined && !only.includes(id))) continue;
        process.stderr.write(`trial ${trial} of ${trials}: ${id}\n`);
        for (const name of ["data", "work", "events"])
          rmSync(join(work, name), { recursive: true, force: true });
        cpSync(join(work, "prepared"), env.LATENCY_GATE_DATA_DIR, { recursive: true });
        mkdirSync(env.LATENCY_GATE_WORK_DIR);
        writeFileSync(env.LATENCY_GATE_OUT, "");
        const scenarios = Object.entries(benchmark.scenarios).map(([scenario, { parameters }]) => ({
          id: scenario,
          parameters,
          samples: Math.max(benchmark.samples, REPORTED),
          warmup: benchmark.warmup.operations,
        }));
        run([join(env.LATENCY_GATE_BUILD_DIR, "harness.mjs")], {
          ...env,
          LATENCY_GATE_SCENARIOS: JSON.stringify(scenarios),
          LATENCY_GATE_SEED: String(1000 + trial),
        });
        collect(found, id, readFileSync(env.LATENCY_GATE_OUT, "utf8"));
      }
    }
    const launch = [
      join(env.LATENCY_GATE_BUILD_DIR, "workerd"),
      "test",
      join(env.LATENCY_GATE_BUILD_DIR, "start.capnp"),
    ];
    const starts = Array.from({ length: only === undefined ? 5 * trials : 0 }, () => {
      const start = performance.now();
      const { status } = spawnSync(launch[0], launch.slice(1), { stdio: "ignore" });
      if (status !== 0) throw new Error("workerd did not start.");
      return performance.now() - start;
    });
    found.set("start/run", { latency: starts, phases: new Map(), values: new Map() });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return found;
}

function collect(found, benchmark, text) {
  for (const line of text.trim().split("\n")) {
    const event = JSON.parse(line);
    if (event.type === "error")
      throw new Error(`${benchmark}: ${event.count} × ${event.kind}: ${event.message}`);
    if (event.scenario === undefined || event.warmup === true) continue;
    const key = `${benchmark}/${event.scenario}`;
    if (!found.has(key)) found.set(key, { latency: [], phases: new Map(), values: new Map() });
    const { latency, phases, values } = found.get(key);
    const into = (map, name) => map.set(name, map.get(name) ?? []).get(name);
    if (event.type === "value") into(values, event.metric).push(event.value);
    if (event.type !== "samples") continue;
    const target = event.phase === undefined ? latency : into(phases, event.phase);
    target.push(...event.values.map((ns) => ns / 1e6));
  }
}
