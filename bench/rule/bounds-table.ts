import { bestPower } from "./bound.js";
import { isUnchanged } from "./jobs.js";
import { levelFreePower, type TrialNumber } from "./level-free.js";
import type { Workload } from "./workload.js";

const ROUNDS = 20;
/** The one number of a trial: P95 itself, and what else of a trial moves with every operation. */
const NUMBERS: readonly (TrialNumber & { readonly name: string })[] = [
  { name: "P95", q: 0.95, parts: 1 },
  { name: "P90", q: 0.9, parts: 1 },
  { name: "P90 in thirds", q: 0.9, parts: 3 },
  { name: "P50", q: 0.5, parts: 1 },
];

/**
 * The most that can be found of +10 % on every operation within 20 rounds at a tolerance of 5 %, in
 * percent: with the level known, and with a level that drifts, by the number of a trial that is looked at.
 */
export function formatBounds(workloads: readonly Workload[], seed: number): string {
  const judged = workloads.filter((workload) => isUnchanged(workload) && !workload.launches);
  const rows = judged.map((workload) => {
    const known = bestPower(workload, 0.95, ROUNDS, seed).power;
    const free = NUMBERS.map((number) => levelFreePower(workload, number, ROUNDS, seed));
    return { name: workload.name, real: workload.kind === "real", figures: [known, ...free] };
  });
  const mean = (title: string, of: typeof rows): string =>
    line(
      title,
      [0, ...NUMBERS.keys()].map(
        (_, column) => of.reduce((sum, { figures }) => sum + figures[column]!, 0) / of.length,
      ),
    );
  return `${[
    `| workload | P95, level and law known | ${NUMBERS.map(({ name }) => `${name}, level free`).join(" | ")} |`,
    `|---|${"---:|".repeat(NUMBERS.length + 1)}`,
    ...rows.map(({ name, figures }) => line(name, figures)),
    mean(
      "mean, real traces",
      rows.filter(({ real }) => real),
    ),
    mean("mean, all", rows),
  ].join("\n")}\n`;
}

function line(name: string, figures: readonly number[]): string {
  return `| ${name} | ${figures.map((share) => (100 * share).toFixed(1)).join(" | ")} |`;
}
