import type { Outcome, Report, Row, Verdict } from "../../core/model/report.js";
import { blockersOf } from "../../core/verdicts.js";
import type { Blocker } from "../../core/verdicts.js";
import { formatCount } from "./quantity.js";

/**
 * What a run's headline says, its sign and its colour: the verdict, but that a run that passes is not called so
 * where it was not made to judge (`advice`), or where most of it stayed open.
 */
export type Standing = Outcome["verdict"] | "advice" | "open";

export function standingOf(report: Pick<Report, "outcome" | "comparison" | "rows">): Standing {
  const { outcome, comparison } = report;
  if (outcome.verdict !== "passed") return outcome.verdict;
  if (comparison === "stored") return "advice";
  return mostlyOpen(report) === undefined ? "passed" : "open";
}

/** Of gated numbers: those with a verdict, and those that could have had one. What is new is neither. */
function decidedOf({ counts }: Outcome): { readonly decided: number; readonly open: number } {
  return {
    decided: counts.pass + counts.improvement + counts.regression,
    open: counts.inconclusive + counts.insufficient,
  };
}

interface MostlyOpen {
  readonly open: number;
  readonly of: number;
  readonly what: string;
}

/** What of a run stayed open for the most part: its gated numbers, or these and its budgets together. */
function mostlyOpen({ outcome, rows }: Pick<Report, "outcome" | "rows">): MostlyOpen | undefined {
  const { decided, open } = decidedOf(outcome);
  if (decided < open) return { open, of: decided + open, what: "gated numbers are inconclusive" };
  const budgets = rows.filter(({ budget }) => budget !== undefined).length;
  const all = { open: open + openBudgets(rows), of: decided + open + budgets };
  return all.of < 2 * all.open ? { ...all, what: "gated numbers and budgets are undecided" } : undefined;
}

function openBudgets(rows: readonly Row[]): number {
  return rows.filter(({ budget }) => budget?.state === "undecided").length;
}

const COUNTED: readonly (readonly [Verdict, string, string])[] = [
  ["regression", "regression", "regressions"],
  ["missing", "missing", "missing"],
  ["incomparable", "incomparable", "incomparable"],
  ["invalid", "invalid", "invalid"],
  ["improvement", "improvement", "improvements"],
  ["inconclusive", "inconclusive", "inconclusive"],
  ["added", "added", "added"],
  ["insufficient", "without enough data", "without enough data"],
  ["pass", "unchanged", "unchanged"],
];

type Counted = Pick<Report, "outcome" | "accepted" | "comparison" | "invariants" | "rows">;

/** "2 regressions, 1 improvement, 37 unchanged". */
function countsInWords({ outcome, accepted = [], comparison, invariants, rows }: Counted): string {
  const { counts, brokenBudgets, brokenInvariants } = outcome;
  const counted = ([verdict, one, many]: (typeof COUNTED)[number]): readonly string[] => {
    if (counts[verdict] === 0) return [];
    const meant = verdict === "regression" && accepted.length > 0 ? ` (${accepted.length} accepted)` : "";
    if (verdict === "insufficient" && comparison === "stored") {
      return [`${counts[verdict]} held against stored runs`];
    }
    return [`${counts[verdict]} ${counts[verdict] === 1 ? one : many}${meant}`];
  };
  const after = COUNTED.findIndex(([verdict]) => verdict === "inconclusive") + 1;
  const [worse, others] = [COUNTED.slice(0, after), COUNTED.slice(after)].map((some) =>
    some.flatMap(counted),
  );
  const unknown = invariants.filter(({ state }) => state.kind === "unknown").length;
  const openOnes = openBudgets(rows);
  const first = [
    ...(brokenBudgets > 0 ? [formatCount(brokenBudgets, "broken budget")] : []),
    ...(brokenInvariants > 0 ? [formatCount(brokenInvariants, "broken invariant")] : []),
    ...(unknown > 0 ? [`${formatCount(unknown, "invariant")} without a value`] : []),
  ];
  // Beside what is inconclusive, as which it counts.
  const open = openOnes > 0 ? [formatCount(openOnes, "open budget")] : [];
  const all = [...first, ...worse!, ...open, ...others!];
  return all.length === 0 ? "nothing was judged" : all.join(", ");
}

/** What follows the word for the verdict. Of sizes and counts a stored run is judged by, too: they do not vary. */
export function summaryInWords(report: Counted): string {
  const counts = countsInWords(report);
  if (standingOf(report) !== "advice") return counts;
  const { decided } = decidedOf(report.outcome);
  return `${decided === 0 ? "nothing" : "nothing that varies"} was judged, ${counts}`;
}

const WORDS: Readonly<Record<Standing, string>> = {
  passed: "Passed",
  regression: "Failed",
  "cannot-judge": "Cannot judge",
  inconclusive: "Undecided",
  advice: "Advice only",
  open: "Not decided",
};

export function headline(report: Report): string {
  const lost = report.systems.filter((system) => system.notMeasurable !== undefined);
  const notMeasured = lost.length === 0 ? "" : `; not measurable: ${lost.map(({ id }) => id).join(", ")}`;
  return `${WORDS[standingOf(report)]}: ${summaryInWords(report)}${notMeasured}`;
}

/** A pass that hardly anything stands behind is not to be taken for one of everything. */
export function mostlyOpenInWords(report: Pick<Report, "outcome" | "comparison" | "rows">): string[] {
  const most = standingOf(report) === "open" ? mostlyOpen(report) : undefined;
  return most === undefined
    ? []
    : [`Most is open: ${most.open} of ${most.of} ${most.what} or lack data, which the policy lets pass.`];
}

const BLOCKERS: Readonly<Record<Blocker, string>> = {
  interrupted: "The run was interrupted.",
  "nothing-asked": "Nothing was asked for: no number is gated or has a budget, and there is no invariant.",
  "no-data":
    "No gated number that varies had enough data, so nothing of it was judged: more time (--time-budget), more rounds (--rounds), more samples a trial, or other statistics in the scenario's gate list mend that.",
};

/** Why a run can't be judged, where no row says it. */
export function blockersInWords(report: Report): string[] {
  return blockersOf(report).map((blocker) => BLOCKERS[blocker]);
}
