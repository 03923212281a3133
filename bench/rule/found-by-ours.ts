import { draw } from "./draw.js";
import { METRICS_A_RUN, MOST_ROUNDS } from "./jobs.js";
import { OURS } from "./ours.js";
import { Prng } from "./prng.js";
import { judged } from "./question.js";
import { UNCHANGED, type Effect, type Quantile, type Workload } from "./workload.js";

/** What is to be found of one quantile, as one of 20 metrics. */
export interface ToBeFound extends Effect {
  readonly quantile: Quantile;
  readonly rounds: number;
}

/** In which share of the runs the project's rule named the quantile; NaN where it can't judge it. */
export function shareFound(workload: Workload, asked: ToBeFound, runs: number, seed: number): number {
  return shareOf(workload, asked, asked.rounds, runs, seed, "regression", asked.quantile);
}

/** Which share of the unchanged metrics ended so within 40 rounds. */
export function shareUnchanged(
  workload: Workload,
  verdict: "pass" | "regression",
  runs: number,
  seed: number,
): number {
  return shareOf(workload, UNCHANGED, MOST_ROUNDS, runs, seed, verdict);
}

function shareOf(
  workload: Workload,
  { effect, where }: Effect,
  rounds: number,
  runs: number,
  seed: number,
  verdict: "pass" | "regression",
  quantile?: Quantile,
): number {
  let [so, all] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} ${workload.name} ${run}`));
    for (const finding of judged(OURS, { ...stretch, effect: { effect, where } }, rounds, METRICS_A_RUN)) {
      if (quantile !== undefined && finding.quantile !== quantile) continue;
      all += 1;
      so += Number(finding.verdict === verdict);
    }
  }
  return so / all;
}
