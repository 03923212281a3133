/**
 * How much the medians of a benchmark's trials differ, and over what time the machine does something else:
 * by this the author of a harness sees whether its scenarios should take turns, and whether its trials should be
 * shorter and more (docs/harness.md).
 *
 *     node bench/trial-spread.mjs RESULTS.json SYSTEM/BENCHMARK
 *
 * For each scenario: how many trials; the milliseconds of a trial that it is measured for; by how much ln P50
 * differs from a trial to the next (standard deviation, over √2); the correlation of P50 of the first half of a
 * trial's samples with that of the second; and of P50 with that of each other scenario of the same trial.
 * `half trials` is the variance of trials of half the samples, of P50 and P95, in that of whole ones: 1 where
 * samples make no difference, 2 where the noise is all of the samples. Shorter trials, and more of them, tell more in
 * the same time where one of half the samples takes less than 1/that of the time of a whole one.
 */
import { readFileSync } from "node:fs";
import { median, quantile, sampleCorrelation, sampleStandardDeviation, sum, mean } from "simple-statistics";

const [file, benchmark] = process.argv.slice(2);
if (!benchmark) throw new Error("node bench/trial-spread.mjs RESULTS.json SYSTEM/BENCHMARK");
const { trials } = JSON.parse(readFileSync(file, "utf8"));
const done = trials.filter(
  (trial) => `${trial.system}/${trial.benchmark}` === benchmark && trial.outcome.kind === "ok",
);
if (done.length < 4) throw new Error(`${benchmark}: ${done.length} trials, and 4 are needed`);

/** By scenario: of each trial. */
const scenarios = new Map();
for (const [at, { outcome, side }] of done.entries()) {
  const latencies = outcome.series.filter(
    ({ metric, phase, warmup, outcome: result }) =>
      metric === "latency" && phase === undefined && !warmup && result === "ok",
  );
  for (const scenario of new Set(latencies.map((series) => series.scenario))) {
    const own = latencies.filter((series) => series.scenario === scenario);
    const values = own.flatMap((series) => series.values);
    if (values.length < 2) continue;
    const half = Math.floor(values.length / 2);
    const of = (some) => Math.log(median(some));
    const one = {
      at,
      side,
      whole: of(values),
      first: of(values.slice(0, half)),
      second: of(values.slice(half)),
      p95: Math.log(quantile(values, 0.95)),
      firstP95: Math.log(quantile(values.slice(0, half), 0.95)),
      secondP95: Math.log(quantile(values.slice(half), 0.95)),
      // Two samples beyond P95, and what a tool has sorted has no halves in time.
      hasHalves: half >= 40 && values.some((value, i) => value < values[i - 1]),
      ms: sum(own.map(({ batch = 1, values: some }) => (batch * sum(some)) / 1e6)),
    };
    scenarios.set(scenario, [...(scenarios.get(scenario) ?? []), one]);
  }
}

/** What one side is slower than the other is no spread. */
for (const [scenario, all] of scenarios) {
  if (all.length < 4) throw new Error(`${benchmark}/${scenario}: ${all.length} trials, and 4 are needed`);
  for (const part of ["whole", "first", "second", "p95", "firstP95", "secondP95"]) {
    for (const side of ["baseline", "candidate"]) {
      const own = all.filter((trial) => trial.side === side);
      if (own.length === 0) continue;
      const level = mean(own.map((trial) => trial[part]));
      for (const trial of own) trial[part] -= level;
    }
  }
}

/** Of a trial to the next. */
const steps = (all, part) => all.slice(1).map((trial, index) => trial[part] - all[index][part]);

/** Variance of halves in that of whole trials, from what the halves of a trial differ by, as in src/core/compare/long-trials.ts. */
function halvesOf(all, whole, first, second) {
  if (!all.every(({ hasHalves }) => hasHalves)) return "–";
  const courses = all.map((trial) => trial[second] - trial[first]);
  const ofHalves = median(courses.map((course) => Math.abs(course - median(courses))));
  return (1 + (ofHalves / median(steps(all, whole).map(Math.abs))) ** 2 / 2).toFixed(2);
}

const correlation = (one, other) => sampleCorrelation(one, other).toFixed(2);
function together(some, others) {
  const pairs = some.flatMap(({ at, whole }) => {
    const other = others.find((trial) => trial.at === at);
    return other === undefined ? [] : [[whole, other.whole]];
  });
  return correlation(
    pairs.map(([one]) => one),
    pairs.map(([, other]) => other),
  );
}

const names = [...scenarios.keys()];
console.log(`${benchmark}, ${mean(done.map(({ durationMs }) => durationMs)).toFixed(0)} ms a trial\n`);
console.log(
  `| scenario | trials | ms | ln P50 differs by | halves | half trials, P50 | P95 | ${names.join(" | ")} |`,
);
console.log(`|-|-:|-:|-:|-:|-:|-:|${names.map(() => "-:|").join("")}`);
for (const [name, all] of scenarios) {
  const cells = [
    name,
    all.length,
    mean(all.map(({ ms }) => ms)).toFixed(0),
    (sampleStandardDeviation(steps(all, "whole")) / Math.SQRT2).toFixed(3),
    correlation(
      all.map(({ first }) => first),
      all.map(({ second }) => second),
    ),
    halvesOf(all, "whole", "first", "second"),
    halvesOf(all, "p95", "firstP95", "secondP95"),
    ...names.map((other) => (other === name ? "" : together(all, scenarios.get(other)))),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
