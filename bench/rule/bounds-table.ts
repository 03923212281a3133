import { partsWith } from "../../src/core/rule/blocks.js";
import { bestPower, gapAbove, LEVEL } from "./bound.js";
import { isUnchanged, METRICS_A_RUN } from "./jobs.js";
import { levelFreePower, linearPower, mostOf, type Demand, type TrialNumber } from "./level-free.js";
import { QUANTILES, type Workload } from "./workload.js";

const ROUNDS = 20;

/**
 * What a rule may take of a trial, each with what the one before it has. The first is P95 itself; then
 * several quantiles around it, and all, of the whole trial and of the calmest of its parts in time.
 */
const SIGHTS: readonly { readonly name: string; readonly quantiles: readonly number[] }[] = [
  { name: "P95", quantiles: [0.95] },
  { name: "P90 to P97.5", quantiles: [0.9, 0.925, 0.95, 0.975] },
  { name: "P80 to P99", quantiles: [0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99] },
  {
    name: "P10 to P99.9",
    quantiles: [0.1, 0.25, 0.5, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99, 0.999],
  },
];

/** P95 alone is that of the whole trial. */
function numbersOf(quantiles: readonly number[], samplesPerTrial: number): TrialNumber[] {
  return quantiles.flatMap((q): TrialNumber[] => {
    const parts = partsWith(samplesPerTrial * (1 - q));
    const whole: TrialNumber = { q, parts: 1 };
    return quantiles.length === 1 || parts === 1 ? [whole] : [whole, { q, parts }];
  });
}

/**
 * Of a rule that judges each system by its own measurements, and all alike: when false alarms come in at
 * most 1 % of runs with 20 unchanged metrics, they come in at most so many of the parts of a run that are
 * one workload's quantiles. All of it is granted to P95.
 */
const FALSE_ALARMS: Demand = { gap: Math.log(1.1), level: 1 - 0.99 ** (QUANTILES.length / METRICS_A_RUN) };

/** Above this, wider sights have nothing to add. */
const ALL_FOUND = 0.9995;

/** For each sight, the power at each place of the trace. Wider sights see what narrower ones do. */
function powersAtPlaces(workload: Workload, demand: Demand, seed: number): number[][] {
  let known: number[] = [];
  return SIGHTS.map(({ quantiles }, sight) => {
    if (known.every((power) => power >= ALL_FOUND) && sight > 0) return known;
    const numbers = numbersOf(quantiles, workload.n);
    const before = sight === 0 ? [] : numbersOf(SIGHTS[sight - 1]!.quantiles, workload.n);
    const isNew = ({ q, parts }: TrialNumber): boolean =>
      !before.some((one) => one.q === q && one.parts === parts);
    const found = numbers
      .filter(isNew)
      .map((number) => levelFreePower(workload, number, ROUNDS, demand, seed));
    if (numbers.length > 1) found.push(linearPower(workload, numbers, ROUNDS, demand, seed));
    if (sight > 0) found.push(known);
    known = mostOf(found);
    return known;
  });
}

/** Of one workload: the share found for each column of the table. */
interface BoundsRow {
  readonly name: string;
  readonly real: boolean;
  readonly figures: readonly number[];
}

/**
 * The most that can be found of +10 % on every operation within 20 rounds, in percent, by what of a trial
 * is looked at: with an error of 5 % at the tolerance, with false alarms in 1 % of runs, whatever the
 * tolerance is, and with both.
 *
 * @param onWorkload called before the first workload and after each
 */
export function formatBounds(
  workloads: readonly Workload[],
  seed: number,
  onWorkload: (done: number, of: number) => void,
): string {
  const judged = workloads.filter((workload) => isUnchanged(workload) && !workload.launches);
  onWorkload(0, judged.length);
  const rows = judged.map((workload, i): BoundsRow => {
    const atTolerance = powersAtPlaces(workload, { gap: gapAbove(workload.tolerance), level: LEVEL }, seed);
    const falseAlarms = powersAtPlaces(workload, FALSE_ALARMS, seed);
    const both = atTolerance.map((powers, sight) =>
      powers.map((power, place) => Math.min(power, falseAlarms[sight]![place]!)),
    );
    const known = bestPower(workload, 0.95, ROUNDS, seed).power;
    const figures = [known, ...[...atTolerance, ...falseAlarms, ...both].map(mean)];
    onWorkload(i + 1, judged.length);
    return { name: workload.name, real: workload.kind === "real", figures };
  });
  const names = SIGHTS.map(({ name }) => name);
  return [
    "Errors of at most 5 % at the tolerance:\n",
    table(["P95, law and level known", ...names], rows, 0),
    "False alarms in at most 1 % of runs with 20 metrics, whatever the tolerance:\n",
    table(names, rows, 1 + names.length),
    "Both:\n",
    table(names, rows, 1 + 2 * names.length),
  ].join("\n");
}

function table(titles: readonly string[], rows: readonly BoundsRow[], from: number): string {
  const cells = ({ figures }: BoundsRow): number[] => figures.slice(from, from + titles.length);
  const average = (name: string, of: readonly BoundsRow[]): string =>
    line(
      name,
      titles.map((_, column) => mean(of.map((row) => cells(row)[column]!))),
    );
  return `${[
    `| workload | ${titles.join(" | ")} |`,
    `|---|${"---:|".repeat(titles.length)}`,
    ...rows.map((row) => line(row.name, cells(row))),
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
