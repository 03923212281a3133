import { DEFAULTS } from "../../config/defaults.js";
import { sameRow, trailerMetric } from "../../core/accept.js";
import { flagged } from "../../core/confirm.js";
import { formatAddress } from "../../core/model/ids.js";
import { looksOf } from "../../core/model/plan.js";
import type { BudgetOutcome, Report, Row } from "../../core/model/report.js";
import { allowedShare } from "../../core/model/tolerances.js";
import { argument } from "../../platform/shell-word.js";
import { mostlyBuilding } from "./mostly-building.js";

/** What to do about a regression that is meant, such as this one. */
export function howToAccept(row: Row, { plan: { accept } }: Report): string {
  const label =
    accept === undefined
      ? `by the label that the policy names (by default "${DEFAULTS.acceptLabel}")`
      : `by the label "${accept.label}"`;
  const trailer =
    accept?.trailer === true
      ? `, or in the message of the head commit by the line: Latency-Gate-Accept: ${formatAddress(row.address)} ${trailerMetric(row)} "why"`
      : "";
  return `In a pull request, the action accepts a regression that is meant, in the open, ${label}${trailer}. That is bound to these metrics and this commit.`;
}

/** Whether this row is worth a second look: it regressed, or broke its budget. */
export function isWorse(row: Row): boolean {
  return flagged({ rows: [row] }).length > 0 || row.budget?.state === "broken";
}

/** How to see again what of these rows got worse, in as few commands as there are scenarios. */
export function commandsToSeeAgain(rows: readonly Row[], report: Report): readonly string[] {
  return [...new Set(rows.filter(isWorse).map((row) => reproduce(report, row)))].slice(0, MOST_COMMANDS);
}

const MOST_COMMANDS = 5;

/** How the same thing is measured again, with everything that makes it the same. */
export function reproduce(report: Report, row: Row): string {
  const { system, benchmark, scenario } = row.address;
  const { baseline, plan, run, systems } = report;
  const { quick, seed } = plan;
  const target = scenario === undefined ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`;
  const usual = quick ? { rounds: DEFAULTS.quickLooks, budgetMs: DEFAULTS.quickTimeBudgetMs } : USUAL;
  const rounds = looksOf(plan, row).at(-1);
  // Of a report that does not have the budget, as much time as the whole run took is enough.
  const longerMs = run.durationMs > usual.budgetMs ? run.durationMs : undefined;
  const budgetMs = plan.timeBudgetMs ?? longerMs;
  const label = /^the label "(.+)"$/s.exec(systems.find(({ id }) => id === system)?.harnessChange ?? "")?.[1];
  return [
    "npx latency-gate gate",
    `--system ${argument(system)}`,
    `--scenario ${argument(target)}`,
    ...(baseline.commit === undefined ? [] : [`--baseline ${argument(baseline.commit)}`]),
    ...(quick ? ["--quick"] : []),
    // What is the default need not be what the configuration says, which the report does not have; rounds are in it.
    ...(rounds === undefined || rounds === usual.rounds.at(-1) ? [] : [`--rounds ${rounds}`]),
    ...(budgetMs === undefined ? [] : [`--time-budget ${durationArgument(budgetMs)}`]),
    ...(label === undefined ? [] : [`--label ${argument(label)}`]),
    `--seed ${argument(seed)}`,
  ].join(" ");
}

/** `5m`, `90s`. */
function durationArgument(ms: number): string {
  return ms % 60_000 === 0 ? `${ms / 60_000}m` : `${Math.ceil(ms / 1000)}s`;
}

const USUAL = { rounds: DEFAULTS.looks, budgetMs: DEFAULTS.timeBudgetMs } as const;

const DOCUMENTS = "https://github.com/latency-gate/latency-gate/blob/main/docs";

export interface NextStep {
  readonly words: string;
  /** What else there is to do, in the documents. */
  readonly more: { readonly title: string; readonly url: string };
}

const WHEN_INCONCLUSIVE = {
  title: "What else helps",
  url: `${DOCUMENTS}/verdicts.md#when-a-number-stays-inconclusive`,
} as const;

/** What stayed open: a number's verdict, or its budget. */
interface Open {
  readonly row: Row;
  readonly what: "number" | "budget";
  /** That it stands on. */
  readonly rounds: number;
  /** The noise in units of what has to be told apart from it. */
  readonly noise: number;
}

/** The most useful thing to do about numbers that stayed inconclusive, and budgets that did; undefined where none did. */
export function nextStep(report: Report): NextStep | undefined {
  // Of what a second run did not find again there is nothing left to decide.
  const cleared = report.confirmation?.rows.filter(({ confirmed }) => !confirmed) ?? [];
  const numbers = report.rows.flatMap((row): Open[] => {
    const { judgement, gated } = row;
    if (!gated || judgement.verdict !== "inconclusive" || cleared.some((one) => sameRow(one, row))) return [];
    return [{ row, what: "number", rounds: judgement.change.roundsUsed, noise: noiseInAllowed(row) }];
  });
  const budgets = report.rows.flatMap((row): Open[] =>
    row.budget?.state === "undecided"
      ? [{ row, what: "budget", rounds: row.budget.rounds, noise: noiseInDistance(row, row.budget) }]
      : [],
  );
  const open = [...numbers, ...budgets];
  if (open.length === 0) return undefined;
  const what = [
    ...(numbers.length > 0 ? ["what is inconclusive"] : []),
    ...(budgets.length > 0 ? [budgets.length === 1 ? "the open budget" : "the open budgets"] : []),
  ];
  return {
    words: `To decide ${what.join(" and ")}: ${mostUseful(open, report)}.`,
    more: WHEN_INCONCLUSIVE,
  };
}

function mostUseful(open: readonly Open[], { plan, run }: Report): string {
  const planned = (row: Row): number => looksOf(plan, row).at(-1) ?? 0;
  const rounds = 2 * Math.max(...open.map(({ row }) => planned(row)));
  const isTimeOver = run.stop === "time-budget";
  const time = `--time-budget ${Math.ceil((2 * run.durationMs) / 60_000)}m`;
  if (run.stop === "interrupted") return "let the run go on to its end";
  // It may have ended others alone: what is open all the same has had what it was planned to have.
  if (isTimeOver && open.some((one) => one.rounds < planned(one.row))) {
    const building = mostlyBuilding(run);
    return building === undefined
      ? `give it more time (${time}), or gate fewer scenarios`
      : `give it more time (${time}), or let it find what was built in the cache folder of this run: ${building}`;
  }
  if (plan.quick) return "measure without --quick";
  const more = `--rounds ${rounds}${isTimeOver ? ` ${time}` : ""}`;
  const numbers = open.filter(({ what }) => what === "number");
  if (numbers.some(({ row }) => row.caveats.some(({ code }) => code === "long-trials"))) {
    return `take half the samples in a trial and twice the rounds (${more})`;
  }
  const nearest = Math.min(...open.map(({ noise }) => noise));
  if (nearest <= WITHIN_REACH && rounds <= MOST_ROUNDS) return `measure more rounds (${more})`;
  return numbers.length > 0
    ? "find a calmer machine, or make this one calmer (latency-gate doctor says what it could see, and why)"
    : "set its limit farther from where the number lies, which is too near to tell on which side of it";
}

const MOST_ROUNDS = 1000;
/** Twice the rounds take away less than a third of the noise: from here on they do not change the picture. */
const WITHIN_REACH = 3;

/** What noise adds to the smallest change that could be seen, in units of what is allowed. */
function noiseInAllowed({ judgement, tolerance, floor, better }: Row): number {
  if (!("change" in judgement)) return Infinity;
  const { smallestDetectable, baseline } = judgement.change;
  const allowed = Math.log1p(allowedShare(tolerance, floor, baseline));
  if (smallestDetectable === Infinity) return Infinity;
  const seen = better === "higher" ? -Math.log1p(-smallestDetectable) : Math.log1p(smallestDetectable);
  return allowed > 0 ? (seen - allowed) / allowed : Infinity;
}

/** How far a level may be from where it is seen, in units of how far that is from the limit. */
function noiseInDistance({ judgement }: Row, { limits, interval }: BudgetOutcome): number {
  // Of what is new no trial may lie on the other side: more of them do not change that.
  if (judgement.verdict === "added") return Infinity;
  const middle = (interval.low + interval.high) / 2;
  if (!Number.isFinite(middle)) return 0;
  const distances = [limits.min, limits.max].map((at) =>
    at === undefined ? Infinity : Math.abs(middle - at),
  );
  return (interval.high - interval.low) / 2 / Math.min(...distances);
}
