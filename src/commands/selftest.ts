import type { Report, Verdict } from "../core/model/report.js";
import type { PipelinePorts } from "../pipeline/ports.js";
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

/** Of the two minutes that a self-test may take; the rest is for building and judging. */
const MEASURING_MS = 112_000;

/** Unseen: the machine is too noisy for the case; the gate says so and is not wrong. */
type Answer = "right" | "wrong" | "unseen";

const LABELS: Readonly<Record<Answer, string>> = { right: "ok    ", wrong: "WRONG ", unseen: "unseen" };

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
 * machine. Exit code 0 where the gate fired on each slow-down and stayed quiet without one, 1 where it was
 * sure of what is not so, 2 where the machine is too noisy to see a slow-down.
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
  const answers: Answer[] = [];
  const endMs = ports.clock.nowMs() + (MEASURING_MS * chosen.length) / CASES.length;
  for (const [index, one] of chosen.entries()) {
    // What a case leaves of its share is the others'.
    const timeBudgetMs = (endMs - ports.clock.nowMs()) / (chosen.length - index);
    const report = await gateToy({ patch: one.patch, timeBudgetMs }, terminal, ports);
    if (typeof report === "number") return report;
    const answer = answerOf(one, report);
    answers.push(answer);
    terminal.out(`${LABELS[answer]}  ${one.name}: planted ${one.planted}; ${describe(report)}\n`);
  }
  const wrong = answers.filter((answer) => answer === "wrong").length;
  const unseen = answers.filter((answer) => answer === "unseen").length;
  if (wrong > 0) {
    terminal.out(
      `${wrong} of ${chosen.length} cases were judged wrongly. Please report this, with the lines above.\n`,
    );
    return EXIT.regression;
  }
  if (unseen > 0) {
    terminal.out(
      `${unseen} of ${chosen.length} cases could not be judged: this machine is too noisy for them at the moment. Try again when it does nothing else; \`latency-gate doctor\` says what is wrong with it.\n`,
    );
    return EXIT.cannotJudge;
  }
  terminal.out(
    `The gate works on this machine: ${chosen.length} of ${chosen.length} cases as they must be.\n`,
  );
  return EXIT.passed;
}

function verdicts(report: Report): ReadonlyMap<string, Verdict> {
  return new Map(report.rows.map((row) => [row.statistic, row.judgement.verdict]));
}

function answerOf({ fires, quiet }: SelftestCase, report: Report): Answer {
  const seen = verdicts(report);
  const isRegression = (statistic: string): boolean => seen.get(statistic) === "regression";
  if (quiet.some(isRegression)) return "wrong";
  if (report.outcome.exitCode === EXIT.cannotJudge) return "unseen";
  if (fires.length === 0 || fires.some(isRegression)) return "right";
  // All of them pass or improve: the gate was sure, of what is not so.
  return fires.every((statistic) => ["pass", "improvement"].includes(seen.get(statistic) ?? ""))
    ? "wrong"
    : "unseen";
}

function describe(report: Report): string {
  return report.rows
    .map(({ metric, statistic, judgement }) => {
      const change = "change" in judgement ? ` (${formatChange(judgement.change.relative)})` : "";
      return `${metricName(metric, statistic)} ${judgement.verdict}${change}`;
    })
    .join(", ");
}
