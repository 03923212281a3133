import { calmParts, partsWith, trialsPerValue } from "../../../src/core/rule/blocks.js";
import { bestPower, gapAbove, LEVEL } from "./bound.js";
import { isUnchanged, METRICS_A_RUN } from "../jobs.js";
import type { EstimatedPower } from "./estimated-law.js";
import type { Demand } from "./known-law.js";
import { formatKnownLaws } from "./known-laws-table.js";
import { levelFreePower, linearPower, mostOf, type TrialNumber } from "./level-free.js";
import { QUANTILES, type Quantile, type Workload } from "../workload.js";

/** What a rule may take of a trial. */
interface Sight {
  readonly name: string;
  readonly quantiles: readonly number[];
}

/**
 * Each with what the one before it has. The first is P95 itself; then several quantiles around it, and all,
 * of the whole trial and of the calm ones of its parts in time.
 */
const OF_P95: readonly Sight[] = [
  { name: "P95", quantiles: [0.95] },
  { name: "P90 to P97.5", quantiles: [0.9, 0.925, 0.95, 0.975] },
  { name: "P80 to P99", quantiles: [0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99] },
  {
    name: "P10 to P99.9",
    quantiles: [0.1, 0.25, 0.5, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.975, 0.99, 0.999],
  },
];

/** The same for P99. */
const OF_P99: readonly Sight[] = [
  { name: "P99", quantiles: [0.99] },
  { name: "P98 to P99.5", quantiles: [0.98, 0.985, 0.99, 0.995] },
  { name: "P95 to P99.9", quantiles: [0.95, 0.97, 0.98, 0.985, 0.99, 0.995, 0.999] },
];

/** Without the widest: what a pass of P95 stands on is near it. */
const OF_P95_UNCHANGED = OF_P95.slice(0, -1);

const OF_P50: readonly Sight[] = [{ name: "P50", quantiles: [0.5] }];

/** One number alone is that of the whole trial. */
function numbersOf(quantiles: readonly number[], samplesPerTrial: number): TrialNumber[] {
  return quantiles.flatMap((q): TrialNumber[] => {
    const whole: TrialNumber = { q, parts: 1, rank: 0 };
    if (quantiles.length === 1) return [whole];
    return [whole, ...calmParts(q, partsWith(samplesPerTrial, 1 - q))];
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
function powersAtPlaces(
  workload: Workload,
  sights: readonly Sight[],
  rounds: number,
  demand: Demand,
  seed: number,
): number[][] {
  let known: EstimatedPower[] = [];
  const bySight = sights.map(({ quantiles }, sight) => {
    if (known.every(({ uncorrected }) => uncorrected >= ALL_FOUND) && sight > 0) return known;
    const numbers = numbersOf(quantiles, workload.n);
    const before = sight === 0 ? [] : numbersOf(sights[sight - 1]!.quantiles, workload.n);
    const isNew = ({ q, parts, rank }: TrialNumber): boolean =>
      !before.some((one) => one.q === q && one.parts === parts && one.rank === rank);
    const found = numbers
      .filter(isNew)
      .map((number) => levelFreePower(workload, number, rounds, demand, seed));
    if (numbers.length > 1) found.push(linearPower(workload, numbers, rounds, demand, seed));
    if (sight > 0) found.push(known);
    known = mostOf(found);
    return known;
  });
  let most: number[] = [];
  return bySight.map((powers) => {
    most = powers.map((power, place) => Math.max(power.corrected(), most[place] ?? 0));
    return most;
  });
}

/** Whether each trial has a value of the quantile of its own. */
function isOfOneTrial(workload: Workload, q: Quantile): boolean {
  return trialsPerValue({ kind: "quantile", q }, workload.n, false) === 1;
}

/** A column of a table: its title, and the share of one workload; NaN where it has none. */
interface Column {
  readonly title: string;
  readonly share: (figures: WorkloadFigures) => number;
}

interface WorkloadFigures {
  readonly name: string;
  readonly real: boolean;
  readonly lawKnown: number;
  /** Means over places, by sight. */
  readonly p95: readonly number[];
  readonly p95FalseAlarms: readonly number[];
  readonly p95Both: readonly number[];
  readonly p99: readonly number[];
  readonly p50Unchanged: readonly number[];
  readonly p95Unchanged: readonly number[];
  readonly p99Unchanged: readonly number[];
}

/** What has a figure for each sight. */
type BySight = {
  [Name in keyof WorkloadFigures]: WorkloadFigures[Name] extends readonly number[] ? Name : never;
}[keyof WorkloadFigures];

const NO_P99 = OF_P99.map(() => NaN);

function figuresOf(workload: Workload, seed: number): WorkloadFigures {
  const change: Demand = { gap: gapAbove(workload.tolerance), level: LEVEL };
  // That an unchanged candidate is not slower by the tolerance, told from one that is.
  const sameness: Demand = { gap: Math.log1p(workload.tolerance), level: LEVEL };
  const p95 = powersAtPlaces(workload, OF_P95, 20, change, seed);
  const p95FalseAlarms = powersAtPlaces(workload, OF_P95, 20, FALSE_ALARMS, seed);
  const unchanged = (sights: readonly Sight[]): number[] =>
    powersAtPlaces(workload, sights, 40, sameness, seed).map(mean);
  const hasP99 = isOfOneTrial(workload, 0.99);
  return {
    name: workload.name,
    real: workload.kind === "real",
    lawKnown: bestPower(workload, 0.95, 20, seed).power,
    p95: p95.map(mean),
    p95FalseAlarms: p95FalseAlarms.map(mean),
    p95Both: p95.map((powers, sight) =>
      mean(powers.map((power, place) => Math.min(power, p95FalseAlarms[sight]![place]!))),
    ),
    p99: hasP99 ? powersAtPlaces(workload, OF_P99, 40, change, seed).map(mean) : NO_P99,
    p50Unchanged: unchanged(OF_P50),
    p95Unchanged: unchanged(OF_P95_UNCHANGED),
    p99Unchanged: hasP99 ? unchanged(OF_P99) : NO_P99,
  };
}

/**
 * The most that can be had, in percent, by what of a trial is looked at: of +10 % on every operation within
 * 20 rounds at P95, with an error of 5 % at the tolerance, with false alarms in 1 % of runs, whatever the
 * tolerance is, and with both; of the same within 40 rounds at P99; and of passes of unchanged code.
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
  const rows = judged.map((workload, i) => {
    const figures = figuresOf(workload, seed);
    onWorkload(i + 1, judged.length);
    return figures;
  });
  const bySight = (sights: readonly Sight[], of: BySight, ofWhat = ""): Column[] =>
    sights.map(({ name }, sight) => ({ title: `${ofWhat}${name}`, share: (figures) => figures[of][sight]! }));
  return [
    "P95 +10 % within 20 rounds, errors of at most 5 % at the tolerance:\n",
    table(rows, [
      { title: "P95, law and level known", share: ({ lawKnown }) => lawKnown },
      ...bySight(OF_P95, "p95"),
    ]),
    "P95 +10 % within 20 rounds, false alarms in at most 1 % of runs with 20 metrics, whatever the tolerance:\n",
    table(rows, bySight(OF_P95, "p95FalseAlarms")),
    "Both:\n",
    table(rows, bySight(OF_P95, "p95Both")),
    "P99 +10 % within 40 rounds, errors of at most 5 % at the tolerance:\n",
    table(rows, bySight(OF_P99, "p99")),
    "Unchanged code that passes within 40 rounds, at most 5 % of passes at the tolerance:\n",
    table(rows, [
      ...bySight(OF_P50, "p50Unchanged", "P50, by "),
      ...bySight(OF_P95_UNCHANGED, "p95Unchanged", "P95, by "),
      ...bySight(OF_P99, "p99Unchanged", "P99, by "),
    ]),
    formatKnownLaws([LEVEL, FALSE_ALARMS.level], seed),
  ].join("\n");
}

function table(rows: readonly WorkloadFigures[], columns: readonly Column[]): string {
  const average = (name: string, of: readonly WorkloadFigures[]): string =>
    line(
      name,
      columns.map(({ share }) => mean(of.map(share).filter((figure) => !Number.isNaN(figure)))),
    );
  return `${[
    `| workload | ${columns.map(({ title }) => title).join(" | ")} |`,
    `|---|${"---:|".repeat(columns.length)}`,
    ...rows.map((row) =>
      line(
        row.name,
        columns.map(({ share }) => share(row)),
      ),
    ),
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
  const cell = (share: number): string => (Number.isNaN(share) ? "–" : (100 * share).toFixed(1));
  return `| ${name} | ${figures.map(cell).join(" | ")} |`;
}
