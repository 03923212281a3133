import { VERDICTS } from "./model/report.js";
import type { Judgement, Outcome, Report, Verdict } from "./model/report.js";

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
const ORDER = [1, 2, 3, 0] as const;

/** Joins the verdicts of a run. What is not gated is shown and does not count; budgets and invariants do. */
export function joinOutcome(
  report: Pick<Report, "rows" | "invariants" | "systems">,
  inconclusive: "pass" | "fail",
): Outcome {
  const gated = report.rows.filter((row) => row.gated || blocksJudging(row.judgement.verdict));
  const counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, gated.filter((row) => row.judgement.verdict === verdict).length]),
  ) as Record<Verdict, number>;
  const brokenBudgets = report.rows.filter((row) => row.budget?.state === "broken").length;
  const brokenInvariants = report.invariants.filter((invariant) => invariant.state.kind === "broken").length;
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
  // Nothing that was judged is no pass, be there numbers that are shown and not gated.
  const holds = report.rows.some((row) => row.gated || row.budget !== undefined);
  if (!holds && report.invariants.length === 0) codes.add(2);
  // Nor is a run that has too little of everything: one that was cut short must not look like a pass.
  const settled = gated.filter(({ judgement }) => !lacksData(judgement));
  if (gated.length > 0 && settled.length === 0) codes.add(2);
  const exitCode = ORDER.find((code) => codes.has(code)) ?? 0;
  return { verdict: VERDICT_OF[exitCode], exitCode, counts, brokenBudgets, brokenInvariants };
}

function blocksJudging(verdict: Verdict): boolean {
  return EXIT_CODE_OF[verdict] === 2;
}

/** A stored baseline is advisory by design: what is shown of it is all that was asked for. */
function lacksData(judgement: Judgement): boolean {
  return judgement.verdict === "insufficient" && judgement.reason !== "stored";
}
