/**
 * How much `latency-gate --help` costs over bare node: both in turn, the differences' median.
 * Bar: at most 60 ms. Prints one line.
 *
 *     node bench/help.mjs [RUNS]
 */
import { spawnSync } from "node:child_process";
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const runs = Number(process.argv[2] ?? 40);
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "latency-gate-bench-"));
const empty = join(folder, "empty.mjs");
writeFileSync(empty, "");

function timeMs(argv) {
  const started = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, argv, { stdio: "ignore" });
  if (status !== 0) throw new Error(`${argv.join(" ")} ended with ${status}`);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const differences = [];
const bare = [];
for (let run = 0; run < runs + 2; run++) {
  const order = run % 2 === 0 ? [empty, cli] : [cli, empty];
  const times = new Map(order.map((file) => [file, timeMs(file === cli ? [cli, "--help"] : [empty])]));
  if (run < 2) continue;
  bare.push(times.get(empty));
  differences.push(times.get(cli) - times.get(empty));
}
rmSync(folder, { recursive: true });
console.log(
  `--help costs ${median(differences).toFixed(1)} ms over bare node's ${median(bare).toFixed(1)} ms (medians of ${runs} pairs)`,
);
