/**
 * Makes a results file small enough to be committed: samples keep three digits, and warm-ups are left out.
 *
 *     node scripts/shrink-results.mjs RESULTS.json OUT.json.gz [--first SAMPLES] [--without-phases] [BENCHMARK…]
 *
 * Benchmarks that are named are taken out, as a filter would have. With --first, of each series of a trial only the
 * first so many samples stay, as if the trial had been shorter. --without-phases leaves out the parts of an operation.
 *
 * Every figure of a table has three digits, so that none moves by more than its last one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: "string" }, "without-phases": { type: "boolean", default: false } },
});
const [from, to, ...without] = positionals;
const first = options.first === undefined ? undefined : Number(options.first);
const results = JSON.parse(readFileSync(from, "utf8"));
for (const system of results.plan.systems) {
  const gone = system.benchmarks.filter(({ id }) => without.includes(id));
  system.benchmarks = system.benchmarks.filter((benchmark) => !gone.includes(benchmark));
  results.plan.notMeasured.push(
    ...gone.map(({ id }) => ({ system: system.id, benchmark: id, reason: "filtered" })),
  );
}
results.trials = results.trials.filter(({ benchmark }) => !without.includes(benchmark));
const threeDigits = (value) =>
  Number.isInteger(value) && value < 1000 ? value : Number(value.toPrecision(3));
for (const { outcome } of results.trials) {
  if (outcome.kind !== "ok") continue;
  outcome.series = outcome.series
    .filter(({ warmup, phase }) => !warmup && !(options["without-phases"] && phase))
    .map((series) => ({ ...series, values: series.values.slice(0, first).map(threeDigits) }));
}
// One trial a line, as the gate writes it: a reader goes through the file by lines.
const { trials, ...head } = results;
const lines = trials.map((trial) => JSON.stringify(trial)).join(",\n");
const text = `${JSON.stringify(head).slice(0, -1)},"trials":[\n${lines}\n]}\n`;
writeFileSync(to, gzipSync(text, { level: 9 }));
console.log(
  `${to}: ${(text.length / 1e6).toFixed(2)} MB, compressed ${(readFileSync(to).length / 1e3).toFixed(0)} kB`,
);
