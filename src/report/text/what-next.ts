import { DEFAULTS } from "../../config/defaults.js";
import { sameRow, trailerMetric } from "../../core/accept.js";
import { flagged } from "../../core/confirm.js";
import { formatAddress } from "../../core/model/ids.js";
import { looksOf } from "../../core/model/plan.js";
import type { Report, Row } from "../../core/model/report.js";
import { allowedShare } from "../../core/model/tolerances.js";
import { mostlyBuilding } from "./mostly-building.js";
import { argument } from "./shell-word.js";

/** What to do about a regression that is meant, such as this one. */
export function howToAccept(row: Row, { plan: { accept } }: Report): string {
  const label =
    accept === undefined
      ? `by the label that the policy names (by default "${DEFAULTS.acceptLabel}")`
      : `by the label "${accept.label}"`;
  const trailer =
    accept?.trailer === true
      ? `, or in the message of the head commit by the line: Latency-Gate-Accept: ${formatAddress(row.address)} ${trailerMetric(row)} "why"`
      : "";
  return `In a pull request, the action accepts a regression that is meant, in the open, ${label}${trailer}. That is bound to these metrics and this commit.`;
}

/** Whether this row is worth a second look: it regressed, or broke its budget. */
export function isWorse(row: Row): boolean {
  return flagged({ rows: [row] }).length > 0 || row.budget?.state === "broken";
}

/** How to see again what of these rows got worse, in as few commands as there are scenarios. */
export function commandsToSeeAgain(rows: readonly Row[], report: Report): readonly string[] {
  return [...new Set(rows.filter(isWorse).map((row) => reproduce(report, row)))].slice(0, MOST_COMMANDS);
}

const MOST_COMMANDS = 5;

/** How the same thing is measured again, with everything that makes it the same. */
export function reproduce(report: Report, row: Row): string {
  const { system, benchmark, scenario } = row.address;
  const { baseline, plan, run, systems } = report;
  const { quick, seed } = plan;
  const target = scenario === undefined ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`;
  const usual = quick ? { rounds: DEFAULTS.quickLooks, budgetMs: DEFAULTS.quickTimeBudgetMs } : USUAL;
  const rounds = looksOf(plan, row).at(-1);
  const label = /^the label "(.+)"$/s.exec(systems.find(({ id }) => id === system)?.harnessChange ?? "")?.[1];
  return [
    "npx latency-gate gate",
    `--system ${argument(system)}`,
    `--scenario ${argument(target)}`,
    ...(baseline.commit === undefined ? [] : [`--baseline ${argument(baseline.commit)}`]),
    ...(quick ? ["--quick"] : []),
    // To name what the configuration says anyway changes nothing.
    ...(rounds === undefined || rounds === usual.rounds.at(-1) ? [] : [`--rounds ${rounds}`]),
    // The report does not have the budget: as much time as the whole run took is enough.
    ...(run.durationMs > usual.budgetMs ? [`--time-budget ${Math.ceil(run.durationMs / 60_000)}m`] : []),
    ...(label === undefined ? [] : [`--label ${argument(label)}`]),
    `--seed ${argument(seed)}`,
  ].join(" ");
}

const USUAL = { rounds: DEFAULTS.looks, budgetMs: DEFAULTS.timeBudgetMs } as const;

const DOCUMENTS = "https://github.com/latency-gate/latency-gate/blob/main/docs";

export interface NextStep {
  readonly words: string;
  /** What else there is to do, in the documents. */
  readonly more: { readonly title: string; readonly url: string };
}

const WHEN_INCONCLUSIVE = {
  title: "What else helps",
  url: `${DOCUMENTS}/verdicts.md#when-a-number-stays-inconclusive`,
} as const;

/** The most useful thing to do about numbers that stayed inconclusive; undefined where none did. */
export function nextStep(report: Report): NextStep | undefined {
  // Of what a second run did not find again there is nothing left to decide.
  const cleared = report.confirmation?.rows.filter(({ confirmed }) => !confirmed) ?? [];
  const open = report.rows.filter(
    (row) =>
      row.gated && row.judgement.verdict === "inconclusive" && !cleared.some((one) => sameRow(one, row)),
  );
  if (open.length === 0) return undefined;
  return {
    words: `To decide what is inconclusive: ${mostUseful(open, report)}.`,
    more: WHEN_INCONCLUSIVE,
  };
}

function mostUseful(open: readonly Row[], { plan, run }: Report): string {
  const rounds = Math.max(...open.map((row) => looksOf(plan, row).at(-1) ?? 0));
  if (run.stop === "interrupted") return "let the run go on to its end";
  if (run.stop === "time-budget") {
    const more = `give it more time (--time-budget ${Math.ceil((2 * run.durationMs) / 60_000)}m)`;
    const building = mostlyBuilding(run);
    return building === undefined
      ? `${more}, or gate fewer scenarios`
      : `${more}, or let it find what was built in the cache folder of this run: ${building}`;
  }
  if (plan.quick) return "measure without --quick";
  if (open.some(({ caveats }) => caveats.some(({ code }) => code === "long-trials"))) {
    return `take half the samples in a trial and twice the rounds (--rounds ${2 * rounds})`;
  }
  const nearest = Math.min(...open.map(noiseInAllowed));
  return nearest <= WITHIN_REACH && 2 * rounds <= MOST_ROUNDS
    ? `measure more rounds (--rounds ${2 * rounds})`
    : "find a calmer machine, or make this one calmer (latency-gate doctor says what it could see, and why)";
}

const MOST_ROUNDS = 1000;
/** Twice the rounds take away less than a third of the noise: from here on they do not change the picture. */
const WITHIN_REACH = 3;

/** What noise adds to the smallest change that could be seen, in units of what is allowed. */
function noiseInAllowed({ judgement, tolerance, floor }: Row): number {
  if (!("change" in judgement)) return Infinity;
  const { smallestDetectable, baseline } = judgement.change;
  const allowed = Math.log1p(allowedShare(tolerance, floor, baseline));
  return allowed > 0 ? (Math.log1p(smallestDetectable) - allowed) / allowed : Infinity;
}
