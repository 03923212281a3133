import { NOISES } from "./check.js";
import { sharesOf } from "./found-by-ours.js";
import { generateNoise } from "./noise.js";
import { POWER_BARS } from "./power-bars.js";
import { readTraces } from "./traces.js";
import { Workload } from "./workload.js";

/** Real ones on which the bars are met, of which a quantile by itself tells little, beside noise of several kinds. */
const REAL = ["fsync", "node", "pspawn", "ysys"];
const RUNS = 100;

/**
 * Whether the rule still finds what it is made to find: a rule that never says anything makes no error.
 *
 * @param traces a folder that has those of `REAL`
 * @returns what is found too seldom, in words
 */
export function checkPower(traces: string, seed: number): string[] {
  const real = readTraces(traces).filter(({ name }) => REAL.includes(name));
  if (real.length < REAL.length) throw new Error(`${traces}: needs the traces ${REAL.join(", ")}`);
  const workloads = [...real, ...generateNoise(seed, NOISES)].map((trace) => new Workload(trace));
  const found = workloads.map((workload) => ({
    name: workload.name,
    ofBars: sharesOf(workload, POWER_BARS, RUNS, seed),
  }));
  return POWER_BARS.flatMap((bar, at) => {
    const shares = found
      .map(({ name, ofBars }) => ({ name, share: ofBars[at]! }))
      .filter(({ share }) => !Number.isNaN(share));
    const average = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
    const what = `P${100 * bar.quantile} under +${100 * bar.effect} % (${bar.where}), ${bar.rounds} rounds, is found in`;
    return [
      ...(!(average >= bar.least) ? [`${what} ${average} on average, and ${bar.least} is asked for`] : []),
      ...shares
        .filter(({ share }) => share < bar.leastOfEach)
        .map(({ name, share }) => `${what} ${share} of ${name}, and ${bar.leastOfEach} is asked for`),
    ];
  });
}
