/**
 * A/A on a real system: the whole gate on unchanged code, again and again, and its false alarms
 * counted.
 *
 *     npm run bench:aa -- --system docdb --runs 20 [--minutes N] [--quick] [--rounds N] [--scenario PATTERN]… [--fresh]
 *
 * Every run is the gate as it is: rounds until all is decided. What a run came to is written down at
 * once, so that an interrupted measurement is gone on with: the same command measures only what is
 * missing. With `--minutes` no run is begun that would, by those before it, end after so long: a machine
 * that is free for a while measures a portion. `--fresh` begins anew. Figures of another gate, other systems,
 * another machine or other options do not count.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import cliProgress from "cli-progress";
import { endWithTheGate, GATE, runGate, wasInterrupted } from "./run-gate.mjs";

const { values } = parseArgs({
  options: {
    system: { type: "string" },
    scenario: { type: "string", multiple: true, default: [] },
    runs: { type: "string", default: "20" },
    minutes: { type: "string", default: "Infinity" },
    rounds: { type: "string" },
    quick: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a whole number from 1");
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes takes a number above 0");
const root = fileURLToPath(new URL("..", import.meta.url));
const argv = [
  "--baseline",
  "HEAD",
  "--quiet",
  ...(values.system === undefined ? [] : ["--system", values.system]),
  ...values.scenario.flatMap((pattern) => ["--scenario", pattern]),
  ...(values.rounds === undefined ? [] : ["--rounds", values.rounds]),
  ...(values.quick ? ["--quick"] : []),
];

// What is measured of a commit: the systems and their configuration. The gate itself is in dist.
const measured = spawnSync("git", ["rev-parse", "HEAD:systems", "HEAD:latency-gate.yml"], {
  cwd: root,
  encoding: "utf8",
});
if (measured.status !== 0) throw new Error(`git: ${measured.stderr.trim()}`);
const dist = readFileSync(GATE);
const subject = createHash("sha256")
  .update(JSON.stringify([measured.stdout.trim(), ["gate", ...argv], cpus()[0].model, cpus().length]))
  .update(dist)
  .digest("hex");
const folder = join(root, "node_modules/.cache/latency-gate");
const journal = join(folder, `aa-${subject.slice(0, 16)}.jsonl`);
mkdirSync(folder, { recursive: true });
if (values.fresh) rmSync(journal, { force: true });

/** One line a run: the counts of its verdicts, the metrics that were called slower, its time. */
const done = existsSync(journal)
  ? readFileSync(journal, "utf8").split("\n").filter(Boolean).map(JSON.parse)
  : [];

function print() {
  const metrics = new Map();
  for (const { counts } of done) {
    for (const [verdict, count] of Object.entries(counts)) {
      metrics.set(verdict, (metrics.get(verdict) ?? 0) + count);
    }
  }
  const total = [...metrics.values()].reduce((sum, count) => sum + count, 0);
  const took = done.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const alarms = done.filter(({ regressions }) => regressions.length > 0);
  console.log(
    `${done.length} of ${runs} runs of unchanged code, ${total} gated metrics, ${took.toFixed(1)} min (${cpus()[0].model}, ${cpus().length} CPUs)`,
  );
  console.log(`runs with a false regression: ${alarms.length} of ${done.length}`);
  for (const name of alarms.flatMap(({ regressions }) => regressions)) console.log(`  ${name}`);
  for (const [verdict, count] of metrics) {
    if (count > 0) console.log(`  ${verdict}: ${count} (${((100 * count) / total).toFixed(1)} %)`);
  }
}

endWithTheGate();
const bar = new cliProgress.SingleBar({
  format: "{bar} {value}/{total} runs, {alarms} false alarms",
  clearOnComplete: true,
});
const countAlarms = () => done.filter(({ regressions }) => regressions.length > 0).length;
bar.start(runs, done.length, { alarms: countAlarms() });
let failure;
const longest = () => Math.max(0, ...done.map(({ seconds }) => seconds));
const hasTime = () => performance.now() / 1000 + longest() < 60 * minutes;
while (done.length < runs && hasTime() && !wasInterrupted() && failure === undefined) {
  const out = mkdtempSync(join(tmpdir(), "latency-gate-aa-"));
  const started = performance.now();
  const { status, text } = await runGate([...argv, "--out", out], root);
  if (status === 0 || status === 1) {
    const { outcome, rows } = JSON.parse(readFileSync(join(out, "report.json"), "utf8"));
    const run = {
      seconds: Math.round((performance.now() - started) / 1000),
      counts: outcome.counts,
      regressions: rows
        .filter(({ gated, judgement }) => gated && judgement.verdict === "regression")
        .map(
          ({ address, metric, statistic, judgement }) =>
            `${Object.values(address).join("/")} ${metric} ${statistic} ${(100 * judgement.change?.relative).toFixed(1)} %`,
        ),
    };
    done.push(run);
    appendFileSync(journal, `${JSON.stringify(run)}\n`);
  } else if (!wasInterrupted()) failure = text;
  rmSync(out, { recursive: true });
  bar.update(done.length, { alarms: countAlarms() });
}
bar.stop();
print();
if (failure !== undefined) throw new Error(`the gate could not judge:\n${failure}`);
if (wasInterrupted()) process.exitCode = 130;
