import { bestPower } from "./bound.js";
import { isUnchanged } from "./jobs.js";
import { levelFreePower, linearPower, mostOf, type TrialNumber } from "./level-free.js";
import type { Workload } from "./workload.js";

const ROUNDS = 20;

/**
 * What a rule may take of a trial, each with what the one before it has. The first is P95 itself; then
 * several quantiles around it, and all, of the whole trial and as the middle one of its thirds in time.
 */
const SIGHTS: readonly { readonly name: string; readonly numbers: readonly TrialNumber[] }[] = [
  { name: "P95", numbers: [{ q: 0.95, parts: 1 }] },
  { name: "P90 to P97.5", numbers: wholeAndThirds([0.9, 0.925, 0.95, 0.975]) },
  { name: "P80 to P99", numbers: wholeAndThirds([0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99]) },
  {
    name: "P10 to P99.9",
    numbers: wholeAndThirds([0.1, 0.25, 0.5, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99, 0.999]),
  },
];

function wholeAndThirds(quantiles: readonly number[]): TrialNumber[] {
  return quantiles.flatMap((q): TrialNumber[] => [
    { q, parts: 1 },
    { q, parts: 3 },
  ]);
}

/** Above this, wider sights have nothing to add. */
const ALL_FOUND = 0.9995;

/** The mean over places of the trace, for each sight. Wider sights see what narrower ones do. */
function powers(workload: Workload, seed: number): number[] {
  let known: number[] = [];
  return SIGHTS.map(({ numbers }, sight) => {
    if (known.every((power) => power >= ALL_FOUND) && sight > 0) return mean(known);
    const before = sight === 0 ? [] : SIGHTS[sight - 1]!.numbers;
    const isNew = ({ q, parts }: TrialNumber): boolean =>
      !before.some((one) => one.q === q && one.parts === parts);
    const found = numbers.filter(isNew).map((number) => levelFreePower(workload, number, ROUNDS, seed));
    if (numbers.length > 1) found.push(linearPower(workload, numbers, ROUNDS, seed));
    if (sight > 0) found.push(known);
    known = mostOf(found);
    return mean(known);
  });
}

/**
 * The most that can be found of +10 % on every operation within 20 rounds at a tolerance of 5 %, in
 * percent: with the level known, and with a level that drifts, by what of a trial is looked at.
 */
export function formatBounds(workloads: readonly Workload[], seed: number): string {
  const judged = workloads.filter((workload) => isUnchanged(workload) && !workload.launches);
  const rows = judged.map((workload) => {
    const known = bestPower(workload, 0.95, ROUNDS, seed).power;
    return {
      name: workload.name,
      real: workload.kind === "real",
      figures: [known, ...powers(workload, seed)],
    };
  });
  const average = (title: string, of: typeof rows): string =>
    line(
      title,
      [0, ...SIGHTS.keys()].map((_, column) => mean(of.map(({ figures }) => figures[column]!))),
    );
  return `${[
    `| workload | P95, level and law known | ${SIGHTS.map(({ name }) => `${name}, level free`).join(" | ")} |`,
    `|---|${"---:|".repeat(SIGHTS.length + 1)}`,
    ...rows.map(({ name, figures }) => line(name, figures)),
    average(
      "mean, real traces",
      rows.filter(({ real }) => real),
    ),
    average("mean, all", rows),
  ].join("\n")}\n`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function line(name: string, figures: readonly number[]): string {
  return `| ${name} | ${figures.map((share) => (100 * share).toFixed(1)).join(" | ")} |`;
}
