import type { Report, Verdict } from "../core/model/report.js";
import type { PipelinePorts } from "../pipeline.js";
import { formatChange } from "../report/text/quantity.js";
import { metricName } from "../report/text/words.js";
import { EXIT } from "./exit-codes.js";
import { gateToy } from "./gate-toy.js";
import type { Invocation } from "./invocation.js";
import type { Terminal } from "./terminal.js";

/** A change that is planted into the target, and what the gate must make of it. */
interface SelftestCase {
  readonly name: string;
  readonly patch: string | undefined;
  readonly planted: string;
  /** One of these statistics must be a regression; empty: none may be. */
  readonly fires: readonly string[];
  /** These must not be a regression. */
  readonly quiet: readonly string[];
}

const CASES: readonly SelftestCase[] = [
  { name: "unchanged", patch: undefined, planted: "nothing", fires: [], quiet: ["p50", "p95", "p99"] },
  {
    name: "all-10",
    patch: "all-10.patch",
    planted: "every operation 10 % slower",
    fires: ["p50", "p95"],
    quiet: [],
  },
  {
    name: "tail-20",
    patch: "tail-20.patch",
    planted: "only the slowest 7 % of operations 20 % slower",
    fires: ["p95", "p99"],
    quiet: ["p50"],
  },
  {
    name: "half-warm",
    patch: "half-warm.patch",
    planted: "a cache that is half warm",
    fires: ["p50"],
    quiet: [],
  },
];

/**
 * `selftest`: plants known changes into a small target and gates them with the real pipeline, on this
 * machine. Exit code 0 where the gate fired on each slow-down and stayed quiet without one.
 */
export async function selftestCommand(
  invocation: Extract<Invocation, { command: "selftest" }>,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const unknown = invocation.only.find((name) => !CASES.some((one) => one.name === name));
  if (unknown !== undefined) {
    terminal.err(
      `There is no case ${JSON.stringify(unknown)}. There are: ${CASES.map(({ name }) => name).join(", ")}.\n`,
    );
    return EXIT.cannotJudge;
  }
  const chosen = CASES.filter(({ name }) => invocation.only.length === 0 || invocation.only.includes(name));
  let wrong = 0;
  for (const one of chosen) {
    const report = await gateToy({ patch: one.patch }, terminal, ports);
    if (typeof report === "number") return report;
    const right = isRight(one, report);
    if (!right) wrong += 1;
    terminal.out(`${right ? "ok   " : "WRONG"}  ${one.name}: planted ${one.planted}; ${describe(report)}\n`);
  }
  terminal.out(
    wrong === 0
      ? `The gate works on this machine: ${chosen.length} of ${chosen.length} cases as they must be.\n`
      : `${wrong} of ${chosen.length} cases were not as they must be. Is the machine busy with something else? Try again when it is quiet.\n`,
  );
  return wrong === 0 ? EXIT.passed : EXIT.regression;
}

function verdicts(report: Report): ReadonlyMap<string, Verdict> {
  return new Map(report.rows.map((row) => [row.statistic, row.judgement.verdict]));
}

function isRight({ fires, quiet }: SelftestCase, report: Report): boolean {
  const seen = verdicts(report);
  const isRegression = (statistic: string): boolean => seen.get(statistic) === "regression";
  if (report.outcome.exitCode === EXIT.cannotJudge) return false;
  return (fires.length === 0 || fires.some(isRegression)) && !quiet.some(isRegression);
}

function describe(report: Report): string {
  return report.rows
    .map(({ metric, statistic, judgement }) => {
      const change = "change" in judgement ? ` (${formatChange(judgement.change.relative)})` : "";
      return `${metricName(metric, statistic)} ${judgement.verdict}${change}`;
    })
    .join(", ");
}
