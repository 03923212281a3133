import { DEFAULTS } from "../config/defaults.js";
import { defaultAlpha } from "../core/model/error-budget.js";
import type { Report, Verdict } from "../core/model/report.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { formatChange, formatShare } from "../report/text/quantity.js";
import { metricName, reasonOf } from "../report/text/words.js";
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

/** Of the two minutes that a self-test may take, but for what is measured again; the rest is for building and judging. */
const MEASURING_MS = 112_000;

/**
 * Unseen: the machine is too noisy for the case; the gate says so and is not wrong. Unmeasured: there is nothing that
 * noise could have hidden, since a build or a trial failed, or the time was up before there were rounds enough.
 */
type Answer = "right" | "wrong" | "unseen" | "unmeasured";

const LABELS: Readonly<Record<Answer, string>> = {
  right: "ok    ",
  wrong: "WRONG ",
  unseen: "unseen",
  unmeasured: "FAILED",
};

/** How often chance makes a case wrong at most: by a false alarm in the run (α), or by a pass (β). */
const CHANCE = Math.max(defaultAlpha(1), DEFAULTS.beta);

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
 * sure of what is not so, 2 where the machine is too noisy to see a slow-down, or a case was not measured. Chance makes it sure of that now and
 * then, but hardly twice: the first case that is wrong is measured once more, and its second answer counts. A second
 * one that is wrong is no chance.
 */
export async function selftestCommand(
  invocation: Extract<Invocation, { command: "selftest" }>,
  terminal: Terminal,
  ports: PipelinePorts,
  gate: typeof gateToy = gateToy,
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
  let repeated: string | undefined;
  let endMs = ports.clock.nowMs() + (MEASURING_MS * chosen.length) / CASES.length;
  for (const [index, one] of chosen.entries()) {
    const measure = (timeBudgetMs: number): Promise<Report | number> =>
      gate({ patch: one.patch, timeBudgetMs }, terminal, ports);
    const say = (label: string, report: Report, more = ""): void => {
      terminal.out(`${label}  ${one.name}: planted ${one.planted}; ${describe(report)}${more}\n`);
    };
    // What a case leaves of its share is the others'.
    let report = await measure((endMs - ports.clock.nowMs()) / (chosen.length - index));
    if (typeof report === "number") return report;
    if (answerOf(one, report) === "wrong" && repeated === undefined) {
      repeated = one.name;
      const chance = formatShare(CHANCE);
      say("again ", report, `. Chance alone does this in up to ${chance} of runs: it is measured once more.`);
      const startedAtMs = ports.clock.nowMs();
      report = await measure(MEASURING_MS / CASES.length);
      endMs += ports.clock.nowMs() - startedAtMs;
      if (typeof report === "number") return report;
    }
    const answer = answerOf(one, report);
    answers.push(answer);
    say(LABELS[answer], report, answer === "unmeasured" ? `. ${whyUnmeasured(report).join("; ")}` : "");
  }
  return conclude(answers, repeated, terminal);
}

function conclude(answers: readonly Answer[], repeated: string | undefined, terminal: Terminal): number {
  const wrong = answers.filter((answer) => answer === "wrong").length;
  const unseen = answers.filter((answer) => answer === "unseen").length;
  const unmeasured = answers.filter((answer) => answer === "unmeasured").length;
  if (wrong > 0) {
    const pairs = (answers.length * (answers.length + 1)) / 2;
    terminal.out(
      `The gate was wrong twice, which chance does in at most ${formatShare(pairs * CHANCE ** 2)} of self-tests like this one. Please report this, with the lines above.\n`,
    );
    return EXIT.regression;
  }
  if (unmeasured > 0) {
    terminal.out(
      `${unmeasured} of ${answers.length} cases could not be measured, and each says why. Where the time ran out, try again when this machine does nothing else; \`latency-gate doctor\` says what it lacks, and --verbose prints what was run.\n`,
    );
    return EXIT.cannotJudge;
  }
  if (unseen > 0) {
    terminal.out(
      `${unseen} of ${answers.length} cases could not be judged: this machine is too noisy for them at the moment. Try again when it does nothing else; \`latency-gate doctor\` says what is wrong with it.\n`,
    );
    return EXIT.cannotJudge;
  }
  const when = repeated === undefined ? "" : `, ${repeated} when it was measured again`;
  terminal.out(
    `The gate works on this machine: ${answers.length} of ${answers.length} cases as they must be${when}.\n`,
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
  if (fires.some(isRegression)) return "right";
  if (whyUnmeasured(report).length > 0) return "unmeasured";
  if (report.outcome.exitCode === EXIT.cannotJudge) return "unseen";
  if (fires.length === 0) return "right";
  // All of them pass or improve: the gate was sure, of what is not so.
  return fires.every((statistic) => ["pass", "improvement"].includes(seen.get(statistic) ?? ""))
    ? "wrong"
    : "unseen";
}

/** Of numbers that could not be judged, the reasons, each once. What a failure advises is for a project of one's own. */
function whyUnmeasured(report: Report): string[] {
  const reasons = report.rows.flatMap((row) => {
    if (row.judgement.verdict === "invalid") return [row.judgement.failure.message];
    return row.judgement.verdict === "insufficient" ? [reasonOf(row)!] : [];
  });
  return [...new Set(reasons)];
}

function describe(report: Report): string {
  return report.rows
    .map(({ metric, statistic, judgement }) => {
      const change = "change" in judgement ? ` (${formatChange(judgement.change.relative)})` : "";
      return `${metricName(metric, statistic)} ${judgement.verdict}${change}`;
    })
    .join(", ");
}
