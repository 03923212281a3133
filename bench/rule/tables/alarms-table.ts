import { METRICS_A_RUN, runJob } from "../jobs.js";
import { OURS } from "../ours.js";
import { upperBound95 } from "../proportion.js";
import type { Workload } from "../workload.js";

const RUNS_AT_ONCE = 50;

/** How often the rule alarms in whole runs of unchanged code: the same runs as those of the first table. */
export function formatAlarms(
  workloads: readonly Workload[],
  runs: number,
  seed: number,
  onProgress: (done: number, of: number) => void,
): string {
  let alarmed = 0;
  for (let from = 0; from < runs; from += RUNS_AT_ONCE) {
    onProgress(from, runs);
    const to = Math.min(runs, from + RUNS_AT_ONCE);
    const tally = runJob(
      { kind: "unchanged-runs", from, to, metrics: METRICS_A_RUN, peers: false },
      workloads,
      seed,
    );
    alarmed += tally.get(`unchanged|${OURS.name}|${METRICS_A_RUN}|alarmed`)!;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const bound = percent(upperBound95(alarmed, runs));
  return `${alarmed} of ${runs} runs of ${METRICS_A_RUN} unchanged metrics alarm, ${percent(alarmed / runs)} (95 % bound ${bound}).\n`;
}
