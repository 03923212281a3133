import { NOISES } from "./check.js";
import { draw } from "./draw.js";
import { METRICS_A_RUN, MOST_ROUNDS } from "./jobs.js";
import { generateNoise } from "./noise.js";
import { OURS } from "./ours.js";
import { Prng } from "./prng.js";
import { judged } from "./question.js";
import { readTraces } from "./traces.js";
import { Workload, type Effect, type Quantile } from "./workload.js";

/** Real ones, of which a quantile by itself tells little, beside noise of several kinds. */
const FOUND_IN = ["fsync", "node", "pspawn", "ysys"];
const RUNS_OF_POWER = 40;

/** What is to be found: the bars of the project. */
const TO_BE_FOUND: readonly (Effect & { quantile: Quantile; rounds: number; least: number; of: number })[] = [
  { effect: 0.1, where: "all", quantile: 0.95, rounds: 20, least: 0.95, of: 0.85 },
  { effect: 0.1, where: "all", quantile: 0.99, rounds: 40, least: 0.8, of: 0 },
  { effect: 0.2, where: "tail", quantile: 0.99, rounds: 40, least: 0.7, of: 0 },
];

/**
 * Whether the rule still finds what it is made to find: a rule that never says anything makes no error.
 *
 * @param traces a folder of traces that has those of `FOUND_IN`
 * @returns what is found too seldom, in words
 */
export function checkPower(traces: string, seed: number): string[] {
  const workloads = [
    ...readTraces(traces).filter(({ name }) => FOUND_IN.includes(name)),
    ...generateNoise(seed, NOISES),
  ].map((trace) => new Workload(trace));
  return TO_BE_FOUND.flatMap(({ effect, where, quantile, rounds, least, of }) => {
    const shares = workloads
      .map((workload) => ({
        name: workload.name,
        ...foundIn(workload, { effect, where }, quantile, rounds, seed),
      }))
      .filter(({ judgedRuns }) => judgedRuns > 0)
      .map(({ name, found, judgedRuns }) => ({ name, share: found / judgedRuns }));
    const average = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
    const what = `P${100 * quantile} under +${100 * effect} % (${where}), ${rounds} rounds`;
    return [
      ...(average < least ? [`${what}: found in ${average} on average, at least ${least} is asked for`] : []),
      ...shares
        .filter(({ share }) => share < of)
        .map(({ name, share }) => `${what}: found in ${share} of ${name}, at least ${of} is asked for`),
    ];
  });
}

function foundIn(
  workload: Workload,
  effect: Effect,
  quantile: Quantile,
  rounds: number,
  seed: number,
): { found: number; judgedRuns: number } {
  let [found, judgedRuns] = [0, 0];
  for (let run = 0; run < RUNS_OF_POWER; run++) {
    const drawn = { ...draw(workload, MOST_ROUNDS, new Prng(`${seed} ${workload.name} ${run}`)), effect };
    const finding = judged(OURS, drawn, rounds, METRICS_A_RUN).find((one) => one.quantile === quantile);
    judgedRuns += Number(finding !== undefined);
    found += Number(finding?.verdict === "regression");
  }
  return { found, judgedRuns };
}
