import { median } from "simple-statistics";
import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../../../src/core/model/looks.js";
import { draw, type Drawn } from "../draw.js";
import { isUnchanged, METRICS_A_RUN, MOST_ROUNDS, ROUNDS } from "../jobs.js";
import { decisionsOf, findingsOf, quantilesOf } from "../ours.js";
import { Prng } from "../prng.js";
import { looksUpTo } from "../rules.js";
import { UNCHANGED, type Quantile, type Workload } from "../workload.js";

/** What is said to be detectable, and how often it is named: four times in five, were it exact. */
export function formatDetectable(
  workloads: readonly Workload[],
  runs: number,
  seed: number,
  onProgress: (done: number, of: number) => void,
): string {
  const asked = workloads.filter(isUnchanged);
  const rows: string[] = [];
  for (const [done, workload] of asked.entries()) {
    onProgress(done, asked.length);
    const stretches = Array.from({ length: runs }, (_, run) =>
      draw(workload, MOST_ROUNDS, new Prng(`${seed} detectable ${workload.name} ${run}`)),
    );
    for (const quantile of quantilesOf(workload)) {
      const cells = ROUNDS.map((rounds) => cellOf(workload, stretches, quantile, rounds));
      if (cells.some((cell) => cell !== undefined))
        rows.push(
          `| ${workload.name} | P${Math.round(100 * quantile)} | ${cells.map((cell) => cell ?? "– | –").join(" | ")} |`,
        );
    }
  }
  return [
    `Smallest detectable change of unchanged code, and how often that change of every operation is named, in percent; ${runs} runs, medians:`,
    "",
    "| workload | quantile | 20 rounds | named | 40 rounds | named |",
    "|---|---|---:|---:|---:|---:|",
    ...rows,
    "",
  ].join("\n");
}

function cellOf(
  workload: Workload,
  stretches: readonly Omit<Drawn, "effect">[],
  quantile: Quantile,
  rounds: number,
): string | undefined {
  // As a whole plan of so many rounds has it: the last look has all of the level.
  const looks = looksUpTo(workload.launches ? LAUNCH_LOOKS : DEFAULT_LOOKS, rounds).slice(-1);
  const smallest = stretches.flatMap((stretch) => {
    const drawn = { ...stretch, effect: UNCHANGED };
    const decision = decisionsOf(drawn, rounds, METRICS_A_RUN, looks).get(quantile);
    return decision === undefined || decision.kind === "insufficient"
      ? []
      : [decision.smallestDetectableChange];
  });
  if (smallest.length === 0) return undefined;
  const effect = { effect: median(smallest), where: "all" } as const;
  const named = stretches.filter((stretch) =>
    findingsOf({ ...stretch, effect }, rounds, METRICS_A_RUN).some(
      (finding) => finding.quantile === quantile && finding.verdict === "regression",
    ),
  );
  const percent = (share: number, digits: number): string => (100 * share).toFixed(digits);
  return `${percent(effect.effect, 1)} | ${percent(named.length / stretches.length, 0)}`;
}
