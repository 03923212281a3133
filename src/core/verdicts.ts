import { VERDICTS } from "./model/report.js";
import type { Judgement, Outcome, Report, Row, Verdict } from "./model/report.js";
import type { RunInfo } from "./model/run.js";

/** What each verdict means for the exit code. `policy`: 3 where the policy says that inconclusive fails. */
export const EXIT_CODE_OF: Readonly<Record<Verdict, 0 | 1 | 2 | "policy">> = {
  pass: 0,
  improvement: 0,
  added: 0,
  insufficient: 0,
  inconclusive: "policy",
  regression: 1,
  missing: 2,
  incomparable: 2,
  invalid: 2,
};

const VERDICT_OF = { 0: "passed", 1: "regression", 2: "cannot-judge", 3: "inconclusive" } as const;

/** Where several meet: a regression first, then what can't be judged, then what is open. */
const ORDER = [1, 2, 3] as const;

/** What a verdict over a whole run stands on. */
export interface Judged extends Pick<Report, "rows" | "invariants" | "systems"> {
  readonly run: Pick<RunInfo, "stop">;
  readonly plan: Pick<Report["plan"], "notMeasured">;
}

/** Joins the verdicts of a run. What is not gated is shown and does not count; budgets and invariants do. */
export function joinOutcome(report: Judged, inconclusive: "pass" | "fail"): Outcome {
  const { counts, brokenBudgets, brokenInvariants } = countsOf(report);
  const [exitCode = 0] = failuresOf(report, inconclusive);
  return { verdict: VERDICT_OF[exitCode], exitCode, counts, brokenBudgets, brokenInvariants };
}

function countsOf({ rows, invariants }: Judged): Omit<Outcome, "verdict" | "exitCode"> {
  const gated = countedRows(rows);
  return {
    counts: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, gated.filter((row) => row.judgement.verdict === verdict).length]),
    ) as Record<Verdict, number>,
    brokenBudgets: rows.filter((row) => row.budget?.state === "broken").length,
    brokenInvariants: invariants.filter((invariant) => invariant.state.kind === "broken").length,
  };
}

function countedRows(rows: readonly Row[]): readonly Row[] {
  return rows.filter(isCounted);
}

function isCounted({ gated, judgement }: Row): boolean {
  return gated || blocksJudging(judgement.verdict);
}

/** The exit code of everything that keeps a run from passing, the one that decides its verdict first. */
export function failuresOf(report: Judged, inconclusive: "pass" | "fail"): readonly (1 | 2 | 3)[] {
  const { brokenInvariants } = countsOf(report);
  const codes = new Set<number>(report.rows.flatMap((row) => codesOfRow(row, inconclusive)));
  if (brokenInvariants > 0) codes.add(1);
  if (report.invariants.some((invariant) => invariant.state.kind === "unknown")) codes.add(2);
  if (report.systems.some((system) => system.notMeasurable !== undefined)) codes.add(2);
  if (blockersOf(report).length > 0) codes.add(2);
  return ORDER.filter((code) => codes.has(code));
}

/** The exit codes of what keeps this row from passing: its verdict, where it counts, and its budget. */
export function codesOfRow(row: Row, inconclusive: "pass" | "fail"): readonly (1 | 2 | 3)[] {
  const undecided = inconclusive === "fail" ? 3 : 0;
  const code = isCounted(row) ? EXIT_CODE_OF[row.judgement.verdict] : 0;
  const ofBudget = { holds: 0, broken: 1, undecided } as const;
  const codes: readonly number[] = [
    code === "policy" ? undecided : code,
    row.budget === undefined ? 0 : ofBudget[row.budget.state],
  ];
  return ORDER.filter((one) => codes.includes(one));
}

/**
 * What keeps a run from passing and is in no row, invariant or system.
 * - `interrupted`: what passes in a part of a run may have failed in the rest of it.
 * - `nothing-asked`: nothing that was judged is no pass, be there numbers that are shown and not gated.
 * - `no-data`: nor is a run that has too little of everything: one that was cut short must not look like a pass.
 *   Sizes and counts that do not vary need no data, and say nothing of what does; nor does what is new.
 */
export type Blocker = "interrupted" | "nothing-asked" | "no-data";

export function blockersOf({ rows, invariants, run, plan }: Omit<Judged, "systems">): readonly Blocker[] {
  const hadNoTime = plan.notMeasured.some(({ reason }) => reason === "time");
  const holds = hadNoTime || rows.some((row) => row.gated || row.budget !== undefined);
  const gated = rows.filter((row) => row.gated);
  const lacking = hadNoTime || gated.some(({ judgement }) => lacksData(judgement));
  const judged = gated.some(({ judgement }) => "change" in judgement || isShown(judgement));
  return [
    ...(run.stop === "interrupted" ? (["interrupted"] as const) : []),
    ...(!holds && invariants.length === 0 ? (["nothing-asked"] as const) : []),
    ...(lacking && !judged ? (["no-data"] as const) : []),
  ];
}

function blocksJudging(verdict: Verdict): boolean {
  return EXIT_CODE_OF[verdict] === 2;
}

function lacksData(judgement: Judgement): boolean {
  return judgement.verdict === "insufficient" && !isShown(judgement);
}

/** A stored baseline is advisory by design: what is shown of it is all that was asked for. */
function isShown(judgement: Judgement): boolean {
  return judgement.verdict === "insufficient" && judgement.reason === "stored";
}
