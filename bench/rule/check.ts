import { brokenPromises } from "./promises.js";
import { METRICS_A_RUN, runJob, type Job, type Tally } from "./jobs.js";
import { generateNoise } from "./noise.js";
import { summarise } from "./summary.js";
import { Workload } from "./workload.js";

/** Enough kinds of noise to break a faulty rule, few enough to be quick. */
export const NOISES = ["log-normal", "pareto tail", "bursts", "mixture"].map((kind) => `generated ${kind}`);

/**
 * The yardstick's own test: measures the error rates that the rule promises, on generated noise alone.
 *
 * @returns the promises that are broken, in words
 */
export function checkRule(seed: number): string[] {
  const workloads = generateNoise(seed, NOISES).map((trace) => new Workload(trace));
  const jobs: Job[] = [
    ...workloads.map(({ name }): Job => ({ kind: "calibration", workload: name, from: 0, to: 80 })),
    { kind: "unchanged-runs", from: 0, to: 40, metrics: METRICS_A_RUN, peers: false },
    { kind: "family", from: 0, to: 40 },
  ];
  const total: Tally = new Map();
  for (const job of jobs) {
    for (const [name, by] of runJob(job, workloads, seed)) total.set(name, (total.get(name) ?? 0) + by);
    const broken = brokenPromises(summarise(total, workloads));
    if (job.kind !== "calibration" && broken.length > 0) return broken;
  }
  return brokenPromises(summarise(total, workloads));
}
