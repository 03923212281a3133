import { acceptanceOf, withoutAccepted } from "../core/accept.js";
import type { Report, Row } from "../core/model/report.js";
import { codesOfRow } from "../core/verdicts.js";
import { acceptedInWords } from "./decisions.js";
import { rowCells } from "./row-cells.js";
import { blockersInWords } from "./text/headline.js";
import { xml } from "./text/hostile.js";
import { remarksOf } from "./text/remarks.js";
import { failureInWords, invariantInWords, metricName } from "./text/words.js";

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly state: "passed" | "failure" | "error" | "skipped";
  readonly message: string;
}

/**
 * JUnit's XML, as CI servers read it: a suite a system, a case a gated row, invariant or system, and one for
 * whatever else keeps the run from passing: where a run does not pass, no file is green.
 */
export function renderJUnit(report: Report): string {
  // Undecided alone gives this exit code, and only where the policy says that it fails.
  const inconclusive = report.outcome.exitCode === 3 ? "fail" : "pass";
  const { rows: deciding } = withoutAccepted(report);
  const cases = [
    ...blockersInWords(report).map((message): Case => ({
      suite: "latency-gate",
      name: "run",
      state: "error",
      message,
    })),
    ...report.systems.flatMap(({ id, notMeasurable }): Case[] =>
      notMeasurable === undefined
        ? []
        : [
            {
              suite: id,
              name: notMeasurable.stage,
              state: "error",
              message: failureInWords(notMeasurable.failure),
            },
          ],
    ),
    ...report.rows.flatMap((row, i) => {
      const codes = codesOfRow(deciding[i]!, inconclusive);
      return row.gated || row.budget !== undefined || codes.length > 0 ? [rowCase(row, codes, report)] : [];
    }),
    ...report.invariants.map((invariant): Case => {
      const { address, metric, state } = invariant;
      const name = `${[address.benchmark, address.scenario].filter((part) => part !== undefined).join("/")} ${metric}`;
      const kind = { holds: "passed", broken: "failure", unknown: "error" } as const;
      return {
        suite: address.system,
        name,
        state: kind[state.kind],
        message: invariantInWords(invariant) ?? "",
      };
    }),
  ];
  const suites = [...new Set(cases.map(({ suite }) => suite))].map((suite) => {
    const own = cases.filter((one) => one.suite === suite);
    return [
      `  <testsuite name="${xml(suite)}" ${tally(own)}>`,
      ...own.map(renderCase),
      "  </testsuite>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="latency-gate" ${tally(cases)}>`,
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
}

function rowCase(row: Row, codes: readonly (1 | 2 | 3)[], report: Report): Case {
  const { address, metric, statistic } = row;
  return {
    suite: address.system,
    name: `${[address.benchmark, address.scenario].filter((part) => part !== undefined).join("/")} ${metricName(metric, statistic)}`,
    state: codes.includes(1)
      ? "failure"
      : codes.length > 0
        ? "error"
        : isOpenOrAccepted(row, report)
          ? "skipped"
          : "passed",
    message: messageOf(row, report),
  };
}

function isOpenOrAccepted(row: Row, { accepted }: Report): boolean {
  const { verdict } = row.judgement;
  return (
    verdict === "inconclusive" ||
    verdict === "insufficient" ||
    row.budget?.state === "undecided" ||
    acceptanceOf(row, accepted) !== undefined
  );
}

function messageOf(row: Row, report: Report): string {
  const { verdict, baseline, candidate, change, interval, allowed, reason } = rowCells(row);
  const levels = [baseline, candidate].filter((level) => level !== "").join(" → ");
  const limit = allowed === "" ? "" : `allowed ${allowed}`;
  const acceptance = acceptanceOf(row, report.accepted);
  const accepted = acceptance === undefined ? [] : [`accepted ${acceptedInWords(acceptance)}`];
  const parts = [verdict, ...accepted, levels, change, interval, limit, reason, ...remarksOf(row, report)];
  return parts.filter((part) => part !== "").join("; ");
}

function renderCase({ suite, name, state, message }: Case): string {
  const open = `    <testcase classname="${xml(suite)}" name="${xml(name)}"`;
  return state === "passed" ? `${open}/>` : `${open}><${state} message="${xml(message)}"/></testcase>`;
}

function tally(cases: readonly Case[]): string {
  const count = (state: Case["state"]): number => cases.filter((one) => one.state === state).length;
  return `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}
