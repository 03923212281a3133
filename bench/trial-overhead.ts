/**
 * What a trial costs beyond its harness: `node bench/run.mjs trial-overhead`. Bar: at most 150 ms.
 *
 * The harness ends at once. It is started by the gate as a trial, and bare through node:child_process,
 * in turn; the overhead is the difference of the two, pair by pair.
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, release } from "node:os";
import { join } from "node:path";
import type { BenchmarkManifest } from "../src/config/project.js";
import { harness, openBench, service } from "../test/support/measure-bench.js";

const PAIRS = 60;
const BAR_MS = 150;
const WRITE = ["sh", "-c", 'echo "{}" > "$LATENCY_GATE_OUT"'] as const;
const LISTEN = `require("net").createServer((s) => s.end()).listen(process.env.LATENCY_GATE_ENDPOINT.slice(5))`;

const bench = openBench();
const bare = (argv: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const beforeMs = performance.now();
    spawn(argv[0]!, argv.slice(1), {
      cwd: bench.root,
      env: { PATH: process.env["PATH"], LATENCY_GATE_OUT: join(bench.root, "bare") },
      stdio: "ignore",
    }).once("exit", () => {
      resolve(performance.now() - beforeMs);
    });
  });
const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor(q * (sorted.length - 1))]!;

async function compare(what: string, benchmark: BenchmarkManifest, gated: boolean): Promise<boolean> {
  const overheadMs: number[] = [];
  const bareMs: number[] = [];
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    const trial = await bench.measure(benchmark);
    if (trial.result.kind !== "events") throw new Error(JSON.stringify(trial.result));
    const aloneMs = await bare(WRITE);
    // The first pair warms up.
    if (pair === 0) continue;
    overheadMs.push(trial.durationMs - aloneMs);
    bareMs.push(aloneMs);
  }
  for (const list of [overheadMs, bareMs]) list.sort((a, b) => a - b);
  const [p50, p95] = [quantile(overheadMs, 0.5), quantile(overheadMs, 0.95)];
  const verdict = !gated ? "" : p95 <= BAR_MS ? "  within the bar" : "  ABOVE THE BAR";
  console.log(
    `${what.padEnd(28)} bare P50 ${quantile(bareMs, 0.5).toFixed(1)} ms; overhead P50 ${p50.toFixed(1)} ms, P95 ${p95.toFixed(1)} ms${verdict}`,
  );
  return !gated || p95 <= BAR_MS;
}

console.log(
  `${cpus()[0]?.model ?? "?"}, ${cpus().length} CPUs, ${release()}, Node ${process.version}; ${PAIRS} pairs; bar ${BAR_MS} ms`,
);
const plain = harness("", { work: { kind: "harness", argv: WRITE } });
const served = { ...plain, service: service(LISTEN, { kind: "socket" }) };
try {
  const ok = [await compare("harness", plain, true)];
  writeFileSync(join(bench.dataDir, "rows"), Buffer.alloc(20 << 20, 7));
  ok.push(await compare("harness, 20 MiB data copied", { ...plain, data: "copy" }, true));
  // For comparison: most of this is Node's own start as the service.
  ok.push(await compare("harness, service in Node", served, false));
  if (ok.includes(false)) process.exitCode = 1;
} finally {
  await bench.close();
}
