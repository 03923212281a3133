import { draw } from "./draw.js";
import { METRICS_A_RUN, MOST_ROUNDS } from "./jobs.js";
import { OURS } from "./ours.js";
import { Prng } from "./prng.js";
import { judged } from "./question.js";
import type { Effect, Quantile, Workload } from "./workload.js";

/** What is counted of the project's rule, as one of 20 metrics. */
export interface Counted extends Effect {
  readonly rounds: number;
  readonly verdict: "pass" | "regression";
  /** Absent: of all that it can judge. */
  readonly quantile?: Quantile;
}

/** In which share of the runs each is so; NaN where the rule can't judge it. What differs by what is counted alone is judged once. */
export function sharesOf(
  workload: Workload,
  counted: readonly Counted[],
  runs: number,
  seed: number,
): number[] {
  const tallies = counted.map((one) => ({ one, so: 0, all: 0 }));
  const byCondition = new Map<string, typeof tallies>();
  for (const tally of tallies) {
    const condition = JSON.stringify([tally.one.effect, tally.one.where, tally.one.rounds]);
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), tally]);
  }
  for (let run = 0; run < runs; run++) {
    const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} ${workload.name} ${run}`));
    for (const own of byCondition.values()) {
      const { effect, where, rounds } = own[0]!.one;
      const findings = judged(OURS, { ...stretch, effect: { effect, where } }, rounds, METRICS_A_RUN);
      for (const tally of own) {
        const { quantile, verdict } = tally.one;
        const asked = findings.filter((finding) => quantile === undefined || finding.quantile === quantile);
        tally.all += asked.length;
        tally.so += asked.filter((finding) => finding.verdict === verdict).length;
      }
    }
  }
  return tallies.map(({ so, all }) => so / all);
}
