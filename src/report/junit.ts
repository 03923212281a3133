import type { Report, Row } from "../core/model/report.js";
import { EXIT_CODE_OF } from "../core/verdicts.js";
import { rowCells } from "./row-cells.js";
import { xml } from "./text/hostile.js";
import { failureInWords, metricName } from "./text/words.js";

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly state: "passed" | "failure" | "error" | "skipped";
  readonly message: string;
}

/** JUnit's XML, as CI servers read it: a suite a system, a case a gated row, invariant or system. */
export function renderJUnit(report: Report): string {
  const cases = [
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
    ...report.rows.filter((row) => row.gated || row.budget !== undefined).map(rowCase),
    ...report.invariants.map(({ address, metric, state }): Case => {
      const name = `${[address.benchmark, address.scenario].filter((part) => part !== undefined).join("/")} ${metric}`;
      const kind = { holds: "passed", broken: "failure", unknown: "error" } as const;
      return { suite: address.system, name, state: kind[state.kind], message: `invariant: ${state.kind}` };
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

function rowCase(row: Row): Case {
  const { address, metric, statistic, judgement, budget } = row;
  const cells = rowCells(row);
  const code = row.gated ? EXIT_CODE_OF[judgement.verdict] : 0;
  const state =
    budget?.state === "broken" || code === 1
      ? "failure"
      : code === 2
        ? "error"
        : ["inconclusive", "insufficient"].includes(judgement.verdict)
          ? "skipped"
          : "passed";
  return {
    suite: address.system,
    name: `${[address.benchmark, address.scenario].filter((part) => part !== undefined).join("/")} ${metricName(metric, statistic)}`,
    state,
    message: [cells.verdict, cells.change, cells.interval, cells.reason]
      .filter((part) => part !== "")
      .join("; "),
  };
}

function renderCase({ suite, name, state, message }: Case): string {
  const open = `    <testcase classname="${xml(suite)}" name="${xml(name)}"`;
  return state === "passed" ? `${open}/>` : `${open}><${state} message="${xml(message)}"/></testcase>`;
}

function tally(cases: readonly Case[]): string {
  const count = (state: Case["state"]): number => cases.filter((one) => one.state === state).length;
  return `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}
