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
  return rows.filter((row) => row.gated || blocksJudging(row.judgement.verdict));
}

/** The exit code of everything that keeps a run from passing, the one that decides its verdict first. */
export function failuresOf(report: Judged, inconclusive: "pass" | "fail"): readonly (1 | 2 | 3)[] {
  const gated = countedRows(report.rows);
  const { counts, brokenBudgets, brokenInvariants } = countsOf(report);
  const openBudgets = report.rows.some((row) => row.budget?.state === "undecided");

  const codes = new Set<number>(
    VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
      const code = EXIT_CODE_OF[verdict];
      return code === "policy" ? (inconclusive === "fail" ? 3 : 0) : code;
    }),
  );
  if (brokenBudgets + brokenInvariants > 0) codes.add(1);
  if (openBudgets && inconclusive === "fail") codes.add(3);
  if (report.invariants.some((invariant) => invariant.state.kind === "unknown")) codes.add(2);
  if (report.systems.some((system) => system.notMeasurable !== undefined)) codes.add(2);
  // What passes in a part of a run may have failed in the rest of it.
  if (report.run.stop === "interrupted") codes.add(2);
  // Nothing that was judged is no pass, be there numbers that are shown and not gated.
  const holds = report.rows.some((row) => row.gated || row.budget !== undefined);
  if (!holds && report.invariants.length === 0) codes.add(2);
  // Nor is a run that has too little of everything: one that was cut short must not look like a pass.
  const settled = gated.filter(({ judgement }) => !lacksData(judgement));
  if (gated.length > 0 && settled.length === 0) codes.add(2);
  return ORDER.filter((code) => codes.has(code));
}

function blocksJudging(verdict: Verdict): boolean {
  return EXIT_CODE_OF[verdict] === 2;
}

/** A stored baseline is advisory by design: what is shown of it is all that was asked for. */
function lacksData(judgement: Judgement): boolean {
  return judgement.verdict === "insufficient" && judgement.reason !== "stored";
}
