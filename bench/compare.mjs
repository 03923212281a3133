/**
 * Reading and comparing two results files with 8 million samples in all.
 *   node bench/compare.mjs [samples in all]
 * Prints the time of each step and the peak of resident memory. The files are made from a seed.
 */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const total = Number(process.argv[2] ?? 8_000_000);
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "latency-gate-bench-"));

/** xorshift32; log-normal latencies around 50 µs. */
function generator(seed) {
  let state = seed;
  const uniform = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return () => {
    const normal = Math.sqrt(-2 * Math.log(uniform() + 1e-12)) * Math.cos(2 * Math.PI * uniform());
    return Math.round(50_000 * Math.exp(0.5 * normal));
  };
}

/** 20 rounds, both sides, four scenarios a trial. */
function writeFile(path, seed, samples) {
  const draw = generator(seed);
  const scenarios = ["create", "read", "update", "delete"];
  const each = Math.floor(samples / 40 / scenarios.length);
  const arrangements = Array.from({ length: 10 }, () => "BCCB");
  const workload = [{ benchmark: "crud", workload: "sha256:22" }];
  const built = { key: "sha256:11", cached: true, durationMs: 1, fingerprints: workload };
  const header = {
    kind: "latency-gate/results",
    schema: 1,
    run: {
      id: `bench-${seed}`,
      gateVersion: "0.1.0",
      startedAt: "2026-11-21T00:00:00Z",
      durationMs: 1,
      stop: "rounds",
    },
    host: { fingerprint: "sha256:00", cpuModel: "bench", cpuCount: 2, kernel: "Linux", memoryBytes: 1 },
    baseline: { ref: "main", dirty: false },
    candidate: { ref: "working tree", dirty: true },
    plan: {
      seed: "0123456789abcdef0123456789abcdef",
      quick: false,
      looks: [10, 14, 20],
      warmupRounds: 1,
      timeBudgetMs: 720000,
      alpha: 0.05,
      beta: 0.05,
      inconclusive: "pass",
      metricsPlanned: 12,
      policyFrom: "baseline",
      policyChanges: [],
      systems: [
        {
          id: "store",
          presence: "both",
          studies: [],
          benchmarks: [
            {
              id: "crud",
              kind: "harness",
              role: "gate",
              presence: "both",
              timeoutMs: 60000,
              launches: 0,
              scenarios: scenarios.map((id) => ({
                id,
                presence: "both",
                parameters: {},
                samples: each,
                warmupOperations: 0,
              })),
              metrics: scenarios.flatMap((scenario) =>
                ["p50", "p95", "p99"].map((statistic) => ({
                  scenario,
                  metric: "latency",
                  statistic,
                  gated: true,
                  tolerance: 0.05,
                  floor: 0,
                  exact: false,
                })),
              ),
              invariants: [],
              arrangements,
            },
          ],
        },
      ],
      notMeasured: [],
    },
    systems: [{ id: "store", state: { kind: "built", baseline: built, candidate: built } }],
    trials: [],
  };
  const file = openSync(path, "w");
  writeSync(file, JSON.stringify(header).slice(0, -2));
  let separator = "\n";
  for (let quad = 0; quad < 10; quad += 1) {
    for (const [slot, letter] of [..."BCCB"].entries()) {
      const round = quad * 2 + (slot < 2 ? 0 : 1);
      const series = scenarios.map((scenario) => ({
        scenario,
        metric: "latency",
        unit: "ns",
        better: "lower",
        outcome: "ok",
        batch: 1,
        warmup: false,
        labels: {},
        values: Array.from({ length: each }, draw),
      }));
      const outcome = {
        kind: "ok",
        harness: { name: "bench", version: "1" },
        series,
        values: [],
        errors: [],
        caveats: [],
      };
      const side = letter === "B" ? "baseline" : "candidate";
      const trial = {
        system: "store",
        benchmark: "crud",
        side,
        round,
        slot,
        startedAtMs: 0,
        durationMs: 1,
        host: {},
        outcome,
      };
      writeSync(file, separator + JSON.stringify(trial));
      separator = ",\n";
    }
  }
  writeSync(file, "\n]}\n");
  closeSync(file);
}

function show(name, seconds, rssKb) {
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(2).padStart(6)} s ${(rssKb / 1024).toFixed(0).padStart(6)} MB`,
  );
}

/** Runs a fresh process and takes its wall time and peak memory. */
function measure(name, argv, okCodes = [0]) {
  const measurer = [
    "import resource, subprocess, sys, time, json",
    "start = time.monotonic()",
    "code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode",
    "print(json.dumps([time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, code]))",
  ].join("\n");
  const run = spawnSync("python3", ["-c", measurer, ...argv], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [seconds, rssKb, code] = JSON.parse(run.stdout);
  if (!okCodes.includes(code)) throw new Error(`${name} ended with ${code}`);
  show(name, seconds, rssKb);
}

try {
  const files = ["a.json", "b.json"].map((name, index) => {
    const path = join(folder, name);
    writeFile(path, 12345 + index, total / 2);
    return path;
  });
  console.log(
    `${total} samples, ${files.map((file) => `${(statSync(file).size / 1e6).toFixed(0)} MB`).join(" + ")}; Node.js ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}`,
  );
  const bundle = join(folder, "read.mjs");
  const imports = ["src/validate/results-file.ts", "src/adapters/node-files.ts"].map((path) =>
    JSON.stringify(join(root, path)),
  );
  await build({
    stdin: {
      contents: `import { readResults } from ${imports[0]}; import { nodeFiles } from ${imports[1]};
        const all = []; for (const file of process.argv.slice(2)) { const read = await readResults(nodeFiles, file); if (!read.ok) { console.error(read.error); process.exit(2); } all.push(read.value); }
        console.log(all.length);`,
      resolveDir: root,
    },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: bundle,
    logLevel: "error",
    banner: { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' },
  });
  measure("node, nothing", [process.execPath, "-e", "0"]);
  const floor = `const { readFileSync } = require("node:fs"); const all = process.argv.slice(1).map((file) => JSON.parse(readFileSync(file, "latin1"))); console.log(all.length)`;
  measure("JSON.parse of the whole files, nothing checked", [process.execPath, "-e", floor, ...files]);
  measure("read and check both files", [process.execPath, bundle, ...files]);
  const cli = join(root, "dist/cli.js");
  if (existsSync(cli))
    measure("latency-gate compare", [process.execPath, cli, "compare", ...files], [0, 1, 2, 3]);
  else console.log(`${pathToFileURL(cli).pathname} is not there yet: compare is not measured`);
} finally {
  rmSync(folder, { recursive: true });
}
