import { DEFAULTS } from "../../config/defaults.js";
import { falseAlarms } from "../../core/model/error-budget.js";
import { formatAddress } from "../../core/model/ids.js";
import type { Limits, NotMeasured, PlannedMetric } from "../../core/model/plan.js";
import type {
  Caveat,
  Incomparable,
  InvariantOutcome,
  Judgement,
  Note,
  PhaseChange,
  Report,
  Row,
  ScenarioShift,
  StudyStep,
} from "../../core/model/report.js";
import type { Failure, Unit } from "../../core/model/trial.js";
import type { PlanLack } from "../../core/rule/index.js";
import { argument } from "../../platform/shell-word.js";
import { blockersInWords, mostlyOpenInWords } from "./headline.js";
import { mostlyBuilding } from "./mostly-building.js";
import { policyChangesInWords } from "./policy-words.js";
import { formatChange, formatCount, formatInterval, formatQuantity, formatShare } from "./quantity.js";

/** All sentences of the report about verdicts, so that every form of output says the same. */

export function rowName({
  address,
  metric,
  statistic,
}: Pick<Row, "address" | "metric" | "statistic">): string {
  return `${formatAddress(address)} ${metricName(metric, statistic)}`;
}

export function metricName(metric: string, statistic: string): string {
  const name = statisticName(statistic);
  if (name === undefined) return metric;
  return metric === "latency" ? name : `${metric} ${name}`;
}

/** `P99`, `mean`; undefined of a metric that is one number. */
export function statisticName(statistic: string): string | undefined {
  if (statistic === "value") return undefined;
  return statistic === "mean" ? statistic : statistic.toUpperCase();
}

/** What the smallest change was that a run would have seen, by statistic: the median over its rows. */
export function couldHaveSeen(report: Report): string {
  const seen = new Map<string, number[]>();
  for (const { judgement, gated, statistic, metric } of report.rows) {
    if (!gated || !("change" in judgement) || metric !== "latency") continue;
    const smallest = judgement.change.smallestDetectable;
    seen.set(statistic, [...(seen.get(statistic) ?? []), smallest]);
  }
  const parts = [...seen].sort(byStatistic).map(([statistic, all]) => {
    const middle = all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
    const name = metricName("latency", statistic);
    return Number.isFinite(middle)
      ? `+${formatShare(Number(middle.toPrecision(2)))} at ${name}`
      : `nothing at ${name}`;
  });
  return parts.length === 0 ? "" : `would have seen ${parts.join(", ")}`;
}

function byStatistic(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return rank(a[0]) - rank(b[0]);
}

function rank(statistic: string): number {
  return statistic === "mean" ? 101 : Number(statistic.slice(1));
}

/** Why a row has the verdict that it has, where the numbers do not say it. */
export function reasonOf({ judgement, unit }: Pick<Row, "judgement" | "unit">): string | undefined {
  switch (judgement.verdict) {
    case "insufficient":
      return insufficientReason(judgement, unit);
    case "added":
      return "new: there is no baseline to compare with";
    case "missing":
      return "in the baseline and not in the candidate";
    case "incomparable":
      return incomparableReason(judgement.reason);
    case "invalid":
      return `${judgement.side === undefined ? "" : `${judgement.side}: `}${failureInWords(judgement.failure)}`;
    case "inconclusive":
      return Number.isFinite(judgement.change.smallestDetectable)
        ? `a change of ${formatShare(Number(judgement.change.smallestDetectable.toPrecision(2)))} would have been seen four times in five`
        : "no change, however large, would have been seen four times in five";
    case "pass":
    case "improvement":
    case "regression":
      return undefined;
  }
}

function incomparableReason(reason: Incomparable): string {
  const { kind, baseline, candidate } = reason;
  switch (kind) {
    case "workload":
      return `the sides did not do the same work: ${reason.differs?.join(", ") ?? ANY_OF_THE_WORK}. If that is meant, declare it by ${labelInWords(reason.label)}; if it is not, docs/verdicts.md, "A changed harness", says by what each is mended`;
    case "stored-workload":
      return `the latest stored run that measured it did other work: ${ANY_OF_THE_WORK}. No label makes them alike: runs of this work are compared with as they are stored; until then measure it side by side`;
    case "unit":
      return `the sides report it differently: ${baseline} against ${candidate}`;
    case "host":
      return `the sides were measured on different hosts: ${baseline}; ${candidate}`;
  }
}

function labelInWords(label: string | undefined): string {
  return label === undefined
    ? `the label that the policy names (by default "${DEFAULTS.harnessChangeLabel}"; on the command line --label '${DEFAULTS.harnessChangeLabel}')`
    : `the label "${label}" (on the command line --label ${argument(label)})`;
}

const ANY_OF_THE_WORK =
  "the files that `fingerprint` names, the benchmark's definition (commands, parameters, samples, warm-up), the environment, the source or the prepared data differ";

type Advice = NonNullable<Extract<Judgement, { verdict: "insufficient" }>["advice"]>;

function adviceInWords({ kind, relative, spread }: Advice, runs: number): string {
  const isSpread = spread.low < spread.high;
  const over = isSpread ? `spread over ${formatInterval(spread.low, spread.high)}` : "are all alike";
  const size = `${formatChange(relative)} against ${runs} stored runs, which ${over}`;
  return kind === "within" ? size : `${size}: ${kind} them, measure it side by side`;
}

/** What is no time has no clock: its values come in steps, as bytes and counts do. */
function insufficientReason(
  { reason, needed, have, advice }: Extract<Judgement, { verdict: "insufficient" }>,
  unit: Unit | undefined,
): string {
  switch (reason) {
    case "samples":
    case "rounds":
      return lackInWords({ reason, needed, have });
    case "resolution":
      return `${unit === "ns" ? "the clock's tick is" : "its steps are"} ${formatShare(have)} of it; at most ${formatShare(needed)} can be judged by`;
    case "zero":
      return unit === "ns"
        ? "a quantile is zero: the clock is too coarse, time batches"
        : "a quantile is zero, of which no change is a share: gate the mean, or a quantile that is not zero";
    case "invalid":
      return "a value is negative or no number";
    case "stored":
      if (advice !== undefined) return adviceInWords(advice, have);
      return have < needed
        ? `against a stored run: needs ${needed} of them to advise by, has ${have}`
        : `the candidate has no value to hold against ${have} stored runs`;
  }
}

export function lackInWords({ reason, needed, have }: PlanLack): string {
  return reason === "samples"
    ? `needs ${formatCount(needed, "sample")} a side, has ${formatQuantity(have, "1")}`
    : `needs ${formatCount(needed, "round")}, has ${have}`;
}

export function failureInWords({ message, where, hint }: Failure): string {
  const what = where === undefined ? message : `${message} (${where})`;
  if (hint === undefined) return what;
  // What is no sentence by itself is kept apart from the next one.
  return /[.!?]$/.test(message) ? `${what} ${hint}` : `${what}; ${hint}`;
}

export function limitsInWords({ min, max }: Limits, unit: Unit | undefined): string {
  const parts = [
    ...(min === undefined ? [] : [`≥ ${formatQuantity(min, unit)}`]),
    ...(max === undefined ? [] : [`≤ ${formatQuantity(max, unit)}`]),
  ];
  return parts.join(" and ");
}

/** What is allowed of a number: its tolerance and floor where it is gated, and its budget. */
export function allowedInWords(
  { gated, tolerance, floor, budget }: Pick<PlannedMetric, "gated" | "tolerance" | "floor" | "budget">,
  unit: Unit | undefined,
): string {
  const parts = [
    ...(gated ? [`±${formatShare(tolerance)}`] : []),
    ...(gated && floor > 0 ? [`or ${formatQuantity(floor, unit)}`] : []),
    ...(budget === undefined ? [] : [limitsInWords(budget, unit)]),
  ];
  return parts.join(", ");
}

/** How long a trial was and how many rounds were planned. */
export interface Lengths {
  readonly samples: number;
  readonly rounds: number;
}

export function caveatInWords(caveat: Caveat, unit: Unit | undefined = "ns", lengths?: Lengths): string {
  switch (caveat.code) {
    case "ties":
      return unit === "ns"
        ? "more than a fifth of the rounds tie exactly: the clock is too coarse for this scenario, batch it"
        : "more than a fifth of the rounds tie exactly: a change of less than one of its steps can't be seen";
    case "coarse-clock":
      return `${unit === "ns" ? "the clock's tick is" : "its steps are"} more than a tenth of what the tolerance and the floor allow, and every claim is made in spite of it`;
    case "tail-guard":
      return "a pass was withheld: the tail is slower in a part of the rounds";
    case "wider-pass":
      return `worse by more than ${formatShare(caveat.passWithin)}${caveat.floor > 0 ? ` and ${formatQuantity(caveat.floor, unit)}` : ""} is ruled out; that it is within ${formatShare(caveat.tolerance)}, these rounds can't show`;
    case "by-neighbours":
      return "by itself this number is too noisy to show it: the quantiles around it, or the calmer parts of the trials, do";
    case "unequal-samples":
      return "the sides had different numbers of samples; each round was cut to the smaller";
    case "first-sample":
      return "the first samples are far above the others: the warm-up is too short";
    case "trend":
      return "both sides drifted over the run by more than the tolerance, so less can be seen: does the machine change its speed (latency-gate doctor), or do data grow?";
    case "host-contention":
      return "the machine was busy with something else in more than half of the rounds";
    case "rounds-missing":
      return "rounds without their partner were left out";
    case "two-modes":
      return `${caveat.side}: two modes, ${formatQuantity(caveat.lower, unit)} and ${formatQuantity(caveat.upper, unit)} (${formatShare(caveat.upperShare)} of the operations): is a cache half warm?`;
    case "far-minimum":
      return `${caveat.side}: the minimum, ${formatQuantity(caveat.minimum, unit)}, is far under the median, ${formatQuantity(caveat.median, unit)}`;
    case "unfair":
      return unfairInWords(caveat);
    case "timer-floor":
      return `one operation (${formatQuantity(caveat.medianNs, "ns")}) is shorter than fifty reads of the clock (${formatQuantity(caveat.timerFloorNs, "ns")} each): time batches`;
    case "varies":
      return "declared not to vary, and varies";
    case "long-trials":
      return `half the samples of a trial${lengths === undefined ? "" : ` (${lengths.samples >> 1} in place of ${lengths.samples})`} would tell nearly as much: with twice the rounds${lengths === undefined ? "" : ` (--rounds ${2 * lengths.rounds})`} they show smaller changes, in about the same time where starting a trial costs little (docs/harness.md, "Short trials")`;
    case "other-result":
      return `the sides' results differ in ${formatCount(caveat.rounds, "round")} (checksum): did both do the same work?`;
    case "harness":
      return `${caveat.side}: ${caveat.message} (${caveat.harnessCode}, ${formatCount(caveat.trials, "trial")})`;
    case "errors":
      return `${caveat.side}: ${formatCount(caveat.count, "error")} of kind ${caveat.kind}${caveat.message === undefined ? "" : `: ${caveat.message}`}`;
  }
}

function unfairInWords({
  side,
  scenario,
  warmedShare,
  hitRatio,
  modes,
}: Extract<Caveat, { code: "unfair" }>): string {
  const parts = [
    ...(warmedShare === undefined
      ? []
      : [`${formatShare(warmedShare)} of the measured keys are keys that were warmed`]),
    ...(hitRatio === undefined
      ? []
      : [
          `the hit ratio is ${formatShare(hitRatio.worst)} where ${formatShare(hitRatio.min)} is declared (${formatCount(hitRatio.trials, "trial")})`,
        ]),
    ...(modes === undefined
      ? []
      : [
          `two modes, ${formatQuantity(modes.lower, "ns")} and ${formatQuantity(modes.upper, "ns")}, and the minimum, ${formatQuantity(modes.minimum, "ns")}, is far under the median, ${formatQuantity(modes.median, "ns")}`,
        ]),
  ];
  return `${scenario} does not measure what it is said to (${side}): ${parts.join("; ")}`;
}

/** What stands at the top, and is not said again below. */
export function isWarning({ caveat }: Note): boolean {
  return caveat.code === "unfair";
}

const REASONS: Readonly<Record<NotMeasured["reason"], string>> = {
  filtered: "left out by a filter",
  quick: "left out by --quick",
  study: "for studies only (--studies)",
  "other-shard": "measured by another shard",
  time: "no time for its first look in a quick run",
};

/** Of the reasons that a reader may not have had in mind, what stands behind "left out". */
const LEFT_OUT = {
  quick: "by --quick",
  time: "by a quick run for lack of time",
  filtered: "by a filter",
} as const satisfies Partial<Record<NotMeasured["reason"], string>>;

export function notMeasuredInWords({ system, benchmark, scenario, reason }: NotMeasured): string {
  const address = [system, benchmark, scenario].filter((part) => part !== undefined).join("/");
  return `${address}: ${REASONS[reason]}`;
}

/** "3 benchmarks or scenarios were left out: 2 by --quick, 1 by a filter."; nothing where none was. */
function leftOutInWords(all: readonly NotMeasured[]): string[] {
  const counts = Object.entries(LEFT_OUT)
    .map(([why, words]) => ({ words, count: all.filter(({ reason }) => reason === why).length }))
    .filter(({ count }) => count > 0);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const what = `${sum === 1 ? "1 benchmark or scenario was" : `${sum} benchmarks or scenarios were`} left out`;
  if (counts.length === 0) return [];
  if (counts.length === 1) return [`${what} ${counts[0]!.words}.`];
  return [`${what}: ${counts.map(({ words, count }) => `${count} ${words}`).join(", ")}.`];
}

/** What was broken, and how badly; undefined where it holds. */
export function invariantInWords({ limits, unit, state }: InvariantOutcome): string | undefined {
  const limit = `invariant ${limitsInWords(limits, unit)}`;
  switch (state.kind) {
    case "holds":
      return undefined;
    case "broken":
      return `${limit} broken in ${formatCount(state.trials, "trial")}; the worst, ${formatQuantity(state.worst, unit)}, in round ${state.round}`;
    case "unknown":
      return `${limit} can't be judged: round ${state.round} does not report it`;
  }
}

/** More parts than this are not told one by one: nobody can do anything with them. */
const MOST_PARTS = 2;

/** "slower only from P97 up"; undefined where no part can be named. */
export function shiftInWords({ parts }: Pick<ScenarioShift, "parts">): string | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  if (parts.length > MOST_PARTS) return manyPartsInWords(first, parts);
  return parts.map((part) => partInWords(part, others.length === 0)).join(" and ");
}

function partInWords({ direction, from, to }: ScenarioShift["parts"][number], isOnly: boolean): string {
  const how = direction === "up" ? "slower" : "faster";
  if (from === to) return `${how} at ${quantileName(from)}`;
  if (to !== undefined) return `${how} from ${quantileName(from)} to ${quantileName(to)}`;
  if (from === 0.5) return `${how} from the median up`;
  return `${how} ${isOnly ? "only " : ""}from ${quantileName(from)} up`;
}

function manyPartsInWords(first: ScenarioShift["parts"][number], parts: ScenarioShift["parts"]): string {
  const last = parts.at(-1)!;
  const where =
    last.to === undefined
      ? `from ${quantileName(first.from)} up`
      : `between ${quantileName(first.from)} and ${quantileName(last.to)}`;
  if (parts.every(({ direction }) => direction === first.direction)) {
    return `${first.direction === "up" ? "slower" : "faster"} here and there ${where}`;
  }
  return `faster and slower in turns ${where}, so that no one part of it can be named`;
}

export function quantileName(q: number): string {
  return `P${Number((q * 100).toPrecision(12))}`;
}

/** Parts that moved in scenarios of which no verdict tells it. */
export function movedUnseen({ shifts }: Report): string[] {
  return shifts
    .filter(({ explains }) => !explains)
    .map(
      (shift) => `${formatAddress(shift.address)}: ${shiftInWords(shift) ?? ""}, which no verdict hangs on`,
    );
}

/** What a study found, with what it could have. */
export function findingInWords(step: StudyStep): string {
  const could = wouldHaveSeenInWords(step);
  return could === undefined ? step.finding : `${step.finding} (${could})`;
}

export function wouldHaveSeenInWords({ wouldHaveSeen }: StudyStep): string | undefined {
  return wouldHaveSeen === undefined || !Number.isFinite(wouldHaveSeen)
    ? undefined
    : `more than ${formatShare(Number(wouldHaveSeen.toPrecision(2)))} would have been seen`;
}

/** Which phase made it, for the one line of a regression. */
export function grownPhase(phases: readonly PhaseChange[]): string | undefined {
  const [most] = phases;
  if (most === undefined || most.growthNs <= 0) return undefined;
  const share =
    most.share === undefined
      ? ""
      : `, ${formatShare(Math.min(1, Number(most.share.toPrecision(2))))} of the growth`;
  const before = formatQuantity(most.baselineNs, "ns");
  const after = formatQuantity(most.candidateNs, "ns");
  return `phase ${most.phase} grew by ${formatQuantity(most.growthNs, "ns")} (${before} → ${after}${share})`;
}

function storedInWords(
  { runs, otherHosts, unusable = 0 }: NonNullable<Report["stored"]> = { runs: 1, otherHosts: 0 },
): string {
  const others = [
    ...(otherHosts === 0 ? [] : [`${formatCount(otherHosts, "run")} of other hosts`]),
    ...(unusable === 0 ? [] : [`${formatCount(unusable, "run")} that can't be used`]),
  ];
  const left = others.length === 0 ? "" : ` (${others.join(" and ")} left out)`;
  return `Against ${formatCount(runs, "stored run")}${left}: nothing was paired, this is advisory.`;
}

/** Other machines of one label: no pair crosses them, but absolute numbers of two shards can't be compared. */
function shardsInWords(shards: NonNullable<Report["run"]["shards"]>): string[] {
  const models = [...new Set(shards.map(({ host }) => host.cpuModel))];
  return models.length < 2
    ? []
    : [
        `The shards ran on different CPUs (${models.join("; ")}): each comparison is of one machine, but budgets and numbers of different benchmarks are not.`,
      ];
}

function timeEndedInWords(run: Report["run"]): string {
  const building = mostlyBuilding(run);
  const most = building === undefined ? "" : ` Most of it went before the measuring: ${building}.`;
  return `The time budget ended the run before everything was decided.${most}`;
}

/** What must be known before the numbers are believed. Plain text; the order is that of the report. */
export function warningsInWords(report: Report): string[] {
  const { comparison, stored, plan, systems, run, notes } = report;
  return [
    ...notes
      .filter(isWarning)
      .map(
        ({ address, caveat }) =>
          `Unfair: ${address === undefined ? "" : `${address.system}/${address.benchmark}/`}${caveatInWords(caveat)}.`,
      ),
    ...mostlyOpenInWords(report),
    ...blockersInWords(report),
    ...(comparison === "stored" ? [storedInWords(stored)] : []),
    ...(plan.policyFrom === "candidate"
      ? ["The baseline has no policy yet: the candidate's own is used."]
      : []),
    ...systems.flatMap(({ id, harnessChange }) =>
      harnessChange === undefined
        ? []
        : [
            `The harness of ${id} changed, as declared by ${harnessChange}: both sides were measured all the same.`,
          ],
    ),
    ...systems.flatMap(({ id, notMeasurable }) => {
      if (notMeasurable === undefined) return [];
      const { stage, side, failure } = notMeasurable;
      return [
        `${id} could not be measured: ${stage}${side === undefined ? "" : ` of the ${side}`}: ${failureInWords(failure)}`,
      ];
    }),
    ...shardsInWords(run.shards ?? []),
    ...(run.stop === "time-budget" ? [timeEndedInWords(run)] : []),
    ...leftOutInWords(plan.notMeasured),
    ...policyChangesInWords(plan.policyChanges),
  ];
}

/** What shares the error budget of a run, and what it comes to at most. */
export function errorBudget({
  plan,
}: {
  readonly plan: Pick<Report["plan"], "alpha" | "metricsPlanned" | "metricsAdded">;
}): { readonly metrics: string; readonly falseAlarms: string } {
  const { metricsPlanned, metricsAdded = 0 } = plan;
  const added = metricsAdded === 0 ? "" : ` and ${metricsAdded} that only the candidate declares`;
  return {
    metrics: `${formatCount(metricsPlanned, "hypothesis", "hypotheses")} (gated numbers and budgets)${added}`,
    falseAlarms: `${Number((falseAlarms(plan) * 100).toFixed(2))} %`,
  };
}

/** When verdicts were looked for: `looks at 10, 14, 20 rounds; of kv/start at 20, 28, 40`. */
export function looksInWords({ plan, rows }: Pick<Report, "plan" | "rows">): string {
  const own = new Map<string, Set<string>>();
  for (const { looks, address } of rows) {
    if (looks === undefined) continue;
    const at = looks.join(", ");
    own.set(at, (own.get(at) ?? new Set()).add(`${address.system}/${address.benchmark}`));
  }
  const [only] = own.keys();
  if (own.size === 1 && rows.every(({ looks }) => looks !== undefined)) return `looks at ${only!} rounds`;
  const others = [...own].map(([at, benchmarks]) => `; of ${[...benchmarks].join(", ")} at ${at}`);
  return `looks at ${plan.looks.join(", ")} rounds${others.join("")}`;
}

/** The most rounds that a verdict stands on; 0 where nothing was tested. */
export function roundsUsed({ rows }: Report): number {
  return Math.max(
    0,
    ...rows.map(({ judgement }) => ("change" in judgement ? judgement.change.roundsUsed : 0)),
  );
}
