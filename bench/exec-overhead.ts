/**
 * What starting and clearing up after a process costs the gate: `exec.run` of /bin/true against the same
 * through node:child_process, in turn: `node bench/run.mjs exec-overhead`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSupervision } from "../src/adapters/supervision.js";

const RUNS = 300;
const dir = mkdtempSync(join(tmpdir(), "lg-bench-"));
const startedMs = performance.now();
const supervision = startSupervision();
const argv = ["/bin/true"] as const;
const spec = { argv, cwd: dir, env: {}, timeoutMs: 10_000, logFile: join(dir, "log") };
await supervision.exec.run(spec);
const firstMs = performance.now() - startedMs;

function bare(): Promise<void> {
  return new Promise((resolve) => {
    spawn("/bin/true", { cwd: dir, env: {}, stdio: "ignore", detached: true }).once("exit", () => {
      resolve();
    });
  });
}
const timesMs: Record<"gate" | "bare", number[]> = { gate: [], bare: [] };
for (let i = 0; i < RUNS; i++) {
  for (const [name, run] of [
    ["gate", () => supervision.exec.run(spec)],
    ["bare", bare],
  ] as const) {
    const beforeMs = performance.now();
    await run();
    timesMs[name].push(performance.now() - beforeMs);
  }
}
const quantile = (values: number[], q: number): string =>
  values.sort((a, b) => a - b)[Math.floor(q * (values.length - 1))]!.toFixed(2);
console.log(`first run, watchdog's start included: ${firstMs.toFixed(0)} ms`);
for (const [name, values] of Object.entries(timesMs)) {
  console.log(
    `${name}: P50 ${quantile(values, 0.5)} ms, P95 ${quantile(values, 0.95)} ms, P99 ${quantile(values, 0.99)} ms`,
  );
}
const closingMs = performance.now();
await supervision.close();
console.log(`close: ${(performance.now() - closingMs).toFixed(0)} ms`);
rmSync(dir, { recursive: true });
