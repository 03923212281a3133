import type { Side } from "../model/ids.js";
import type { Failure } from "../model/trial.js";
import { studentUpperTail } from "../stats/student.js";
import type { MeasuredTrial, SampleChoice, TrialPair } from "./index-trials.js";
import { countErrors } from "./observations.js";
import type { PairedMetric } from "./paired-metric.js";

/** Of the share that lies beyond a quantile: if all that failed were slow, so much of the tail would be gone from sight. */
const HIDDEN_TAIL = 0.5;
/** What is gone at the slow end moves a median and a mean as well: no more than P95 may lack. */
const MOST_HIDDEN = 0.025;
/** One-sided, over rounds: a burst of errors in a few trials is no property of the candidate. */
const CHANCE = 0.001;

interface Operations {
  readonly ok: number;
  readonly failed: number;
}

/**
 * An operation that failed has no latency. Where the candidate has so many more of them than the baseline that they
 * could be the tail that a statistic is about, what is left can't show it to be no slower. Undefined elsewhere.
 */
export function hiddenTail(
  { planned, series }: PairedMetric,
  pairs: readonly TrialPair[],
): Failure | undefined {
  const { scenario, metric } = planned;
  if (scenario === undefined || series.statistic.kind === "value") return undefined;
  const choice = { scenario, metric, phase: undefined };
  const of = (side: Side): Operations[] => pairs.map((pair) => operationsOf(pair[side], choice));
  const [before, after] = [of("baseline"), of("candidate")];
  if (!isMoreThan(mostHidden(series), before, after)) return undefined;
  const [baseline, candidate] = [before, after].map(inWords);
  return {
    code: "no-output",
    message: `Operations of ${scenario} failed in the candidate, ${candidate}, more than in the baseline, ${baseline}. They have no ${metric}, so a slow-down may be hidden in them.`,
    where: undefined,
    hint: "Let them succeed in the candidate. An invariant (errors: { max: 0 }) says so at the first one. Where they are meant to fail, merge that by itself: from then on both sides have it.",
    logTail: [],
  };
}

function operationsOf(trial: MeasuredTrial, choice: SampleChoice): Operations {
  const all = trial.outcome.series.filter(
    ({ scenario, metric, phase, warmup }) =>
      scenario === choice.scenario && metric === choice.metric && phase === undefined && !warmup,
  );
  const count = (some: typeof all): number =>
    some.reduce((sum, { values, batch }) => sum + values.length * batch, 0);
  return {
    ok: count(all.filter(({ outcome }) => outcome === "ok")),
    failed: count(all.filter(({ outcome }) => outcome !== "ok")) + countErrors(trial, choice.scenario),
  };
}

function failedShare({ ok, failed }: Operations): number {
  return failed === 0 ? 0 : failed / (ok + failed);
}

function mostHidden({ statistic, better }: PairedMetric["series"]): number {
  if (statistic.kind !== "quantile") return MOST_HIDDEN;
  return Math.min(MOST_HIDDEN, HIDDEN_TAIL * (better === "lower" ? 1 - statistic.q : statistic.q));
}

/** Whether the mean excess of rounds is, and is no chance: Student's t, with no less noise than single operations have. */
function isMoreThan(limit: number, before: readonly Operations[], after: readonly Operations[]): boolean {
  const excess = after.map((own, i) => failedShare(own) - failedShare(before[i]!));
  const rounds = excess.length;
  const mean = excess.reduce((sum, one) => sum + one, 0) / rounds;
  if (rounds < 2 || !(mean > limit)) return false;
  const seen = excess.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (rounds - 1);
  const all = total([...before, ...after]);
  const share = failedShare(all);
  const least = (2 * share * (1 - share)) / ((all.ok + all.failed) / (2 * rounds));
  const error = Math.sqrt(Math.max(seen, least) / rounds);
  return studentUpperTail(mean / error, rounds - 1) <= CHANCE;
}

function total(trials: readonly Operations[]): Operations {
  return trials.reduce((sum, { ok, failed }) => ({ ok: sum.ok + ok, failed: sum.failed + failed }), {
    ok: 0,
    failed: 0,
  });
}

function inWords(trials: readonly Operations[]): string {
  const { ok, failed } = total(trials);
  return `${failed} of ${ok + failed} (${(100 * failedShare({ ok, failed })).toPrecision(2)} %)`;
}
