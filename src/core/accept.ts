import type { Acceptance, Report, Row } from "./model/report.js";
import { joinOutcome } from "./verdicts.js";

/** Whether this regression was accepted. */
export function acceptanceOf(row: Row, accepted: readonly Acceptance[] | undefined): Acceptance | undefined {
  if (!row.gated || row.judgement.verdict !== "regression") return undefined;
  return accepted?.find((one) => sameRow(one, row));
}

export function sameRow(
  a: Pick<Row, "address" | "metric" | "statistic">,
  b: Pick<Row, "address" | "metric" | "statistic">,
): boolean {
  return (
    a.address.system === b.address.system &&
    a.address.benchmark === b.address.benchmark &&
    a.address.scenario === b.address.scenario &&
    a.metric === b.metric &&
    a.statistic === b.statistic
  );
}

/**
 * The report with what was accepted. An accepted regression stays a regression and is counted as one; it
 * no longer decides the run. Budgets, invariants and what can't be judged are not accepted this way.
 */
export function acceptRegressions(
  report: Report,
  acceptances: readonly Acceptance[],
  inconclusive: "pass" | "fail",
): Report {
  const accepted = acceptances.filter((one) => report.rows.some((row) => acceptanceOf(row, [one])));
  if (accepted.length === 0) return report;
  const { verdict, exitCode } = joinOutcome(withoutAccepted({ ...report, accepted }), inconclusive);
  return { ...report, outcome: { ...report.outcome, verdict, exitCode }, accepted };
}

/** What decides the run: what was accepted has passed there. */
export function withoutAccepted<T extends Pick<Report, "rows" | "accepted">>(report: T): T {
  const rows = report.rows.map((row) =>
    acceptanceOf(row, report.accepted) === undefined ? row : { ...row, judgement: passed(row) },
  );
  return { ...report, rows };
}

function passed({ judgement }: Row): Row["judgement"] {
  if ("change" in judgement) return { ...judgement, verdict: "pass" };
  return "exact" in judgement ? { ...judgement, verdict: "pass" } : judgement;
}

/** How a trailer names a metric: `p99` of the latency, `throughput`, `sync-time.p95` of any other. */
export function trailerMetric({ metric, statistic }: Pick<Row, "metric" | "statistic">): string {
  if (statistic === "value") return metric;
  return metric === "latency" ? statistic : `${metric}.${statistic}`;
}
