/**
 * A/A on a real system: the whole gate on unchanged code, again and again, and its false alarms
 * counted.
 *
 *     npm run bench:aa -- --system docdb --runs 20 [--quick] [--rounds N]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import cliProgress from "cli-progress";

const { values } = parseArgs({
  options: {
    system: { type: "string" },
    runs: { type: "string", default: "20" },
    rounds: { type: "string" },
    quick: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1");
const root = fileURLToPath(new URL("..", import.meta.url));
const argv = [
  join(root, "dist/cli.js"),
  "gate",
  "--baseline",
  "HEAD",
  "--quiet",
  ...(values.system === undefined ? [] : ["--system", values.system]),
  ...(values.rounds === undefined ? [] : ["--rounds", values.rounds]),
  ...(values.quick ? ["--quick"] : []),
];

const verdicts = new Map();
let alarms = 0;
let metrics = 0;
const bar = new cliProgress.SingleBar({
  format: "{bar} {value}/{total} runs, {alarms} false alarms",
  clearOnComplete: true,
});
bar.start(runs, 0, { alarms });
for (let run = 0; run < runs; run++) {
  const out = mkdtempSync(join(tmpdir(), "latency-gate-aa-"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...argv, "--out", out], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0 && status !== 1) throw new Error(`the gate could not judge:\n${stdout}${stderr}`);
  const { outcome } = JSON.parse(readFileSync(join(out, "report.json"), "utf8"));
  rmSync(out, { recursive: true });
  for (const [verdict, count] of Object.entries(outcome.counts)) {
    verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + count);
    metrics += count;
  }
  if (outcome.counts.regression > 0) alarms += 1;
  bar.update(run + 1, { alarms });
}
bar.stop();
const share = (count) => `${((100 * count) / metrics).toFixed(1)} %`;
console.log(
  `${runs} runs of unchanged code, ${metrics} gated metrics (${cpus()[0].model}, ${cpus().length} CPUs)`,
);
console.log(`runs with a false regression: ${alarms} of ${runs}`);
for (const [verdict, count] of verdicts)
  if (count > 0) console.log(`  ${verdict}: ${count} (${share(count)})`);
