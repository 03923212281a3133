import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release } from "node:os";
import { parseArgs } from "node:util";
import { measure } from "./measure.mjs";

/** Renders the published report's tables from a live run of this system, beside the published figures. */
const { values: options } = parseArgs({
  options: { trials: { type: "string", default: "4" }, only: { type: "string" } },
});
const published = JSON.parse(readFileSync(new URL("published.json", import.meta.url), "utf8"));
const before = loadavg()[0];
const found = measure(Number(options.trials), options.only?.split(","));
const after = loadavg()[0];

/** Type 7 of Hyndman and Fan, as everywhere in this project. */
function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ms = (value) =>
  value === undefined || Number.isNaN(value) ? "–" : `${value.toFixed(value < 10 ? 2 : 1)}`;
const printed = (value) => (value === undefined ? "–" : value.toFixed(1));
const of = (key) => found.get(key);
const p95 = (key) => quantile(of(key).latency, 0.95);
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (title, ...cells) => {
  console.log(`\n## ${title}\n`);
  row(...cells);
  row(...cells.map((_, index) => (index === 0 ? "---" : "---:")));
};

console.log(`# Cold start, measured here beside the published report

Published: ${published.report}. All in milliseconds; "published → here".
Here: ${cpus()[0].model.trim()}, ${availableParallelism()} CPUs, Linux ${release()}, Node ${process.version}; load average ${before.toFixed(1)} before, ${after.toFixed(1)} after; ${options.trials} trials; everything on loopback through a relay.`);

const rows = published.latency.filter(({ ours }) => of(ours) !== undefined);
head("Latency results", "Scenario", "State", "P50", "P95", "P99", "Mean", "Samples", "P95, factor");
for (const { name, size, ours, ...was } of rows) {
  const { latency } = of(ours);
  const now = {
    p50: quantile(latency, 0.5),
    p95: quantile(latency, 0.95),
    p99: quantile(latency, 0.99),
    mean: mean(latency),
  };
  const cells = ["p50", "p95", "p99", "mean"].map((key) => `${printed(was[key])} → ${ms(now[key])}`);
  row(name, size, ...cells, `${was.samples} → ${latency.length}`, (was.p95 / now.p95).toFixed(1));
}

const PHASES = ["connect", "query", "network", "parse", "deserialise"];
head("Latency breakdown (mean)", "Scenario", ...PHASES, "dispatch", "object");
for (const { name, ours, ...was } of published.breakdown) {
  if (of(ours) === undefined) continue;
  const { phases } = of(ours);
  const now = (phase) => (phases.has(phase) ? mean(phases.get(phase)) : undefined);
  const others = ["dispatch", "object"].map((phase) => ms(now(phase)));
  row(name, ...PHASES.map((phase) => `${printed(was[phase])} → ${ms(now(phase))}`), ...others);
}

head("Optimisations", "Strategy", "P95 before", "P95 after", "Published", "P95 here", "P50 here", "By P50");
for (const { name, before: was, after: then, percent, ours } of published.optimizations) {
  if (of(ours[0]) === undefined || of(ours[1]) === undefined) continue;
  const [from, to] = ours.map(p95);
  const gainAt = (q) => (1 - quantile(of(ours[1]).latency, q) / quantile(of(ours[0]).latency, q)) * 100;
  const told = percent ?? (was === undefined ? undefined : (1 - then / was) * 100);
  const word = gainAt(0.5) >= 30 ? "ADOPT" : gainAt(0.5) >= 10 ? "CONSIDER" : "–";
  const share = (value) => (value === undefined ? "–" : `${value.toFixed(1)} %`);
  const cells = [`${printed(was)} → ${ms(from)}`, `${printed(then)} → ${ms(to)}`];
  row(name, ...cells, share(told), share(gainAt(0.95)), share(gainAt(0.5)), word);
}

head("What more state costs (P95)", "From → to", "Published", "Here");
for (const { name, p95: was, ours } of published.increments) {
  if (ours.some((key) => of(key) === undefined)) continue;
  row(name, `+${was}`, `+${ms(p95(ours[1]) - p95(ours[0]))}`);
}

head("Counters", "Scenario", "Requests", "Connections", "KiB", "Prefetch hit ratio");
for (const [key, { values }] of found) {
  if (!values.has("requests")) continue;
  const value = (name) => (values.has(name) ? mean(values.get(name)) : undefined);
  const ratio = value("prefetch-hit-ratio");
  const cells = [
    value("requests").toFixed(1),
    value("connections").toFixed(1),
    (value("bytes") / 1024).toFixed(0),
  ];
  row(key, ...cells, ratio === undefined ? "–" : ratio.toFixed(2));
}

const start = of("start/run");
if (start.latency.length > 0) {
  console.log(
    `\nStart of workerd until its first object has answered and it has ended: P50 ${ms(quantile(start.latency, 0.5))} ms, P95 ${ms(quantile(start.latency, 0.95))} ms of ${start.latency.length}.`,
  );
}
const worst = Math.max(...rows.map(({ ours }) => p95(ours)));
const within = worst < published.targetP95Ms;
console.log(
  `\n## Decision\n\n**${within ? "GO" : "NO-GO"}**: the highest P95 of the report's scenarios is ${ms(worst)} ms; the target is below ${published.targetP95Ms} ms.`,
);
const short = rows.filter(({ ours, p95: was }) => was / p95(ours) < 3).map(({ name }) => name);
const lazy = of("iceberg/lazy")?.values.get("requests");
console.log(
  `\nBars: P95 below the published by a factor of 3 ${short.length === 0 ? `in all ${rows.length}: met` : `missed by ${short.join(", ")}`}; lazy loading in at most 3 requests: ${lazy === undefined ? "not measured" : Math.max(...lazy) <= 3 ? "met" : "missed"}.`,
);
process.exitCode = within ? 0 : 1;
