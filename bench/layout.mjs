/**
 * How much the layout of a program alone moves its latencies: docdb's server with its functions in one drawn order
 * against the same with them in another (Mytkowicz, Diwan, Hauswirth and Sweeney 2009), by the whole gate.
 *
 *     node bench/layout.mjs [--pairs 6] [--rounds 20]
 *
 * Prints a Markdown table: of as many pairs of one order (one binary, so what they show is noise) and of two orders, how
 * large the estimated changes of a scenario's quantile are (log-ratios: their root mean square and the largest), and what
 * the gate says of them at the default tolerances, without docdb's own floors. Takes about a minute and a half for one pair of each.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import cliProgress from "cli-progress";
import { max, rootMeanSquare } from "simple-statistics";
import { parse, stringify } from "yaml";
import { endWithTheGate, runGate, wasInterrupted } from "./run-gate.mjs";

const { values } = parseArgs({
  options: { pairs: { type: "string", default: "6" }, rounds: { type: "string", default: "20" } },
});
const pairs = wholeNumber("pairs");
wholeNumber("rounds");
const root = fileURLToPath(new URL("..", import.meta.url));

function wholeNumber(option) {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${option} takes a whole number from 1`);
  return number;
}

/** The server alone is laid out anew: its load generator stays as it is. Floors would hide what the tolerance allows. */
function laidOut(system, order) {
  const [[go, ...options]] = system.build;
  const common = options.filter((option) => !option.startsWith("./cmd/"));
  const { crud } = system.benchmarks;
  const scenarios = Object.fromEntries(
    Object.entries(crud.scenarios).map(([name, scenario]) => [name, { ...scenario, floor: undefined }]),
  );
  return {
    ...system,
    benchmarks: { crud: { ...crud, scenarios } },
    studies: undefined,
    build: [
      [go, ...common, `-ldflags=-randlayout=${order}`, "./cmd/docdb"],
      [go, ...common, "./cmd/loadgen"],
    ],
  };
}

function repository(folder) {
  cpSync(join(root, "systems/docdb"), join(folder, "docdb"), { recursive: true });
  writeFileSync(join(folder, "latency-gate.yml"), "schema: 1\nsystems: [docdb]\n");
  const git = (...argv) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@localhost", ...argv], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  git("init", "--quiet");
  const file = join(folder, "docdb/system.yml");
  const system = parse(readFileSync(file, "utf8"));
  return (order) => {
    writeFileSync(file, stringify(laidOut(system, order)));
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", `functions in order ${order}`);
  };
}

async function gated(folder, out) {
  const { status, text } = await runGate(
    [
      "--baseline",
      "HEAD~1",
      "--quiet",
      "--scenario",
      "docdb/crud/*",
      "--rounds",
      values.rounds,
      "--out",
      out,
    ],
    folder,
  );
  if (wasInterrupted()) return [];
  if (status !== 0 && status !== 1) throw new Error(`the gate could not judge:\n${text}`);
  return JSON.parse(readFileSync(join(out, "report.json"), "utf8")).rows.filter(({ gated }) => gated);
}

endWithTheGate();
const percent = (ratio) => `${(100 * ratio).toFixed(1)} %`;
const verdicts = ["pass", "inconclusive", "regression", "improvement", "insufficient"];

function print(found) {
  console.log(
    `${values.rounds} rounds a pair at most, ${cpus()[0].model}, ${cpus().length} CPUs, Node ${process.version}\n`,
  );
  console.log(`| statistic | pairs of | changes | root mean square | largest | ${verdicts.join(" | ")} |`);
  console.log(`|---|---|${"---:|".repeat(3 + verdicts.length)}`);
  for (const statistic of ["p50", "p95", "p99"]) {
    for (const orders of ["one order", "two orders"]) {
      const those = found.filter((one) => one.statistic === statistic && one.orders === orders);
      const sizes = those.flatMap(({ change }) =>
        change === undefined ? [] : [Math.abs(Math.log1p(change))],
      );
      const figures = sizes.length === 0 ? ["–", "–"] : [rootMeanSquare(sizes), max(sizes)].map(percent);
      const counts = verdicts.map((verdict) => those.filter((one) => one.verdict === verdict).length);
      console.log(`| ${[statistic, orders, sizes.length, ...figures, ...counts].join(" | ")} |`);
    }
  }
}

const scratch = mkdtempSync(join(tmpdir(), "latency-gate-layout-"));
const folder = join(scratch, "repository");
const bar = new cliProgress.SingleBar({
  format: "{bar} {value}/{total} pairs",
  clearOnComplete: true,
  gracefulExit: false,
});
const found = [];
try {
  const commit = repository(folder);
  const drawn = Array.from({ length: pairs }, (_, at) => [
    [at, at],
    [at, at + pairs],
  ]).flat();
  bar.start(drawn.length, 0);
  for (const [at, [baseline, candidate]] of drawn.entries()) {
    commit(baseline + 1);
    commit(candidate + 1);
    for (const { statistic, judgement } of await gated(folder, join(scratch, `out-${at}`))) {
      if (!/^p\d/.test(statistic ?? "")) continue;
      const orders = baseline === candidate ? "one order" : "two orders";
      found.push({
        orders,
        statistic,
        verdict: judgement.verdict,
        change: judgement.change?.relative ?? undefined,
      });
    }
    if (wasInterrupted()) break;
    bar.update(at + 1);
  }
} finally {
  bar.stop();
  if (found.length > 0) print(found);
  rmSync(scratch, { recursive: true, force: true });
}
if (wasInterrupted()) process.exitCode = 130;
