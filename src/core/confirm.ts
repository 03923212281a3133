import { sameRow } from "./accept.js";
import { judge } from "./judge.js";
import type { Side } from "./model/ids.js";
import type { Plan } from "./model/plan.js";
import type { ConfirmedRow, Judgement, Report, Row, SecondJudgement } from "./model/report.js";
import type { Results } from "./model/run.js";
import { otherSources } from "./other-sources.js";
import { planDifferences } from "./plan-differences.js";
import { joinOutcome } from "./verdicts.js";

export type Confirmed =
  | { readonly kind: "report"; readonly report: Report }
  | { readonly kind: "refused"; readonly reason: string };

/** The regressions that a second run is asked about. */
export function flagged({ rows }: Pick<Report, "rows">): readonly Row[] {
  return rows.filter(({ gated, judgement }) => gated && judgement.verdict === "regression");
}

/**
 * Joins a report with a second run of the same two commits that measured its regressions again, on a
 * fresh machine or at least in fresh processes. The second run tests the flagged metrics alone, so its
 * level α is shared by their number only. What it does not confirm becomes inconclusive; both are shown.
 * A second run that could not judge a metric, was interrupted, or had no time for as many rounds, confirms nothing
 * and clears nothing: the regression stays.
 *
 * @param measured what the report is of
 * @param second undefined where there was none
 */
export function confirmRegressions(
  first: Report,
  measured: Pick<Results, "plan" | "run" | "systems">,
  second: Results | undefined,
): Confirmed {
  const asked = flagged(first);
  if (asked.length === 0 || second === undefined) return { kind: "report", report: first };
  const reason =
    otherCommits(first, second) ??
    otherBuilds(measured, second, asked) ??
    otherPlan(first, measured.plan, second, asked);
  if (reason !== undefined) return { kind: "refused", reason };
  const again = second.run.stop === "interrupted" ? [] : judge(onlyThese(second, asked)).rows;
  const rows = asked.map((row): ConfirmedRow => {
    const second = secondJudgement(again.find((one) => sameRow(one, row))?.judgement);
    const { address, metric, statistic } = row;
    return { address, metric, statistic, confirmed: !isCleared(row.judgement, second), ...second };
  });
  const cleared = rows.filter(({ confirmed }) => !confirmed);
  const judged = first.rows.map((row) =>
    flagged({ rows: [row] }).length > 0 && cleared.some((one) => sameRow(one, row)) ? inconclusive(row) : row,
  );
  return {
    kind: "report",
    report: {
      ...first,
      rows: judged,
      outcome: joinOutcome({ ...first, rows: judged }, second.plan.inconclusive),
      confirmation: { run: second.run.id, host: second.host, rows },
    },
  };
}

function secondJudgement(found: Judgement | undefined): SecondJudgement {
  if (found !== undefined && "change" in found) return { verdict: found.verdict, change: found.change };
  if (found !== undefined && "exact" in found) return { verdict: found.verdict, exact: found.exact };
  return { verdict: undefined };
}

/**
 * By a real measurement that did not find the regression again, and in no fewer rounds, as where the time ran out. A value
 * that does not vary is compared exactly: there is no chance in it to be cleared of.
 */
function isCleared(first: Judgement, second: SecondJudgement): boolean {
  if (!("change" in first) || !("change" in second)) return false;
  if (second.verdict === "pass" || second.verdict === "improvement") return true;
  return second.verdict === "inconclusive" && second.change.roundsUsed >= first.change.roundsUsed;
}

function otherCommits(first: Report, second: Results): string | undefined {
  const isSame = (side: Side): boolean =>
    first[side].commit === second[side].commit && first[side].dirty === second[side].dirty;
  return isSame("baseline") && isSame("candidate")
    ? undefined
    : "The confirmation was measured on other commits than the run that it is to confirm, or only one of them has changes that are not committed.";
}

/** Of the same commits, where a system's source is a branch that moved, or files that are not committed. */
function otherBuilds(
  first: Pick<Results, "run" | "systems">,
  second: Results,
  asked: readonly Row[],
): string | undefined {
  const other = otherSources([first, second]).find(({ system }) =>
    asked.some(({ address }) => address.system === system),
  );
  if (other === undefined) return undefined;
  const { run, system, side } = other;
  return `The confirmation (run ${run}) built another source of ${system} than the run that it is to confirm (${first.run.id}), ${side}: measure both from one and the same checkout, and name a \`source\` of another repository by a commit.`;
}

/** With a wider tolerance or in fewer rounds nothing is found, and that would clear what was found by this plan. */
function otherPlan(first: Report, plan: Plan, second: Results, asked: readonly Row[]): string | undefined {
  const differ = planDifferences(plan, second.plan, asked);
  if (differ.length === 0) return undefined;
  const more = differ.length > NAMED ? ` and ${differ.length - NAMED} more` : "";
  const what = `${differ.slice(0, NAMED).join("; ")}${more}`;
  return `The confirmation (run ${second.run.id}) was measured by another plan than the run that it is to confirm (${first.run.id}): ${what}. Measure it again with the same configuration and the same options: only scenarios, systems, the seed and the time budget may be others.`;
}

const NAMED = 5;

function onlyThese(results: Results, rows: readonly Row[]): Results {
  const systems = results.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((benchmark) => ({
      ...benchmark,
      metrics: benchmark.metrics.filter(({ scenario, metric, statistic }) =>
        rows.some((row) =>
          sameRow(row, {
            address: { system: system.id, benchmark: benchmark.id, scenario },
            metric,
            statistic,
          }),
        ),
      ),
    })),
  }));
  const asked = systems.flatMap(({ benchmarks }) => benchmarks.flatMap(({ metrics }) => metrics));
  const metricsAdded = asked.filter(({ added }) => added === true).length;
  const metricsPlanned = asked.length - metricsAdded;
  return { ...results, plan: { ...results.plan, systems, metricsPlanned, metricsAdded } };
}

function inconclusive(row: Row): Row {
  const { judgement } = row;
  return "change" in judgement ? { ...row, judgement: { ...judgement, verdict: "inconclusive" } } : row;
}
