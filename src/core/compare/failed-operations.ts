import type { Side } from "../model/ids.js";
import type { Failure, SampleSeries } from "../model/trial.js";
import { isShort } from "../rule/insufficient.js";
import { median, sorted } from "../stats/quantile.js";
import { studentUpperTail } from "../stats/student.js";
import type { MeasuredTrial, TrialPair } from "./index-trials.js";
import { countErrors, quantileOf } from "./observations.js";
import type { PairedMetric } from "./paired-metric.js";

/** Of the share that lies beyond a quantile: if all that failed were slow, so much of the tail would be gone from sight. */
const HIDDEN_TAIL = 0.5;
/** What is gone at the slow end moves a median and a mean as well: no more than P95 may lack. */
const MOST_HIDDEN = 0.025;
/** One-sided, over rounds: a burst of errors in a few trials is no property of the candidate. */
const CHANCE = 0.001;

/** Of fewer than these, all trials may have as many by chance, be they as long as they take. */
const LEAST_FIXED = 20;
/** So many operations, by which trials of a fixed time would differ in number if those of a fixed number do in time. */
const APART = 2;

interface Operations {
  readonly ok: number;
  readonly failed: number;
}

/**
 * An operation that failed has no latency, nor has one that was given up and is told nowhere. Where the candidate has so many more of them than the baseline that they
 * could be the tail that a statistic is about, what is left can't show it to be no slower. Undefined elsewhere.
 */
export function hiddenTail(
  { planned, series }: PairedMetric,
  pairs: readonly TrialPair[],
): Failure | undefined {
  const { scenario, metric } = planned;
  const limit = mostHidden(planned, series);
  if (scenario === undefined || limit === undefined) return undefined;
  const of = (side: Side): Operations[] =>
    pairs.flatMap((pair) => operationsOf(pair[side], scenario, metric, series.statistic.kind === "value"));
  const [before, reported] = [of("baseline"), of("candidate")];
  if (before.length < pairs.length || reported.length < pairs.length) return undefined;
  const lost = lostIn(scenario, pairs, before, reported);
  if (lost !== undefined) return lost;
  const isFewer = reported.some((trial, round) => operationsIn(trial) < operationsIn(before[round]!));
  const each = metric === "latency" && isFewer ? fixedCount(scenario, pairs, before) : undefined;
  const after = each === undefined ? reported : reported.map((trial) => withMissing(trial, each));
  if (!isMoreThan(limit, before, after)) return undefined;
  const [baseline, candidate] = [before, after].map(inWords);
  const hidden = `They have no ${metric}, so a slow-down may be hidden in them.`;
  const missing = total(after).failed - total(reported).failed;
  if (missing > 0) {
    return {
      code: "no-output",
      message: `Operations of ${scenario} are missing in the candidate: each trial of the baseline has ${each}, and ${candidate} of the candidate's failed or are told nowhere. ${hidden}`,
      where: undefined,
      hint: "Let the harness report each operation that it begins: one that fails or is given up as an error of its scenario. Where a trial is meant to have fewer, merge that by itself: from then on both sides have it.",
      logTail: [],
    };
  }
  return {
    code: "no-output",
    message: `Operations of ${scenario} failed in the candidate, ${candidate}, more than in the baseline, ${baseline}. ${hidden}`,
    where: undefined,
    hint: "Let them succeed in the candidate. An invariant (errors: { max: 0 }) says so at the first one. Where they are meant to fail, merge that by itself: from then on both sides have it.",
    logTail: [],
  };
}

/** None where a trial does not say how many there were. */
function operationsOf(
  trial: MeasuredTrial,
  scenario: string,
  metric: string,
  isSummary: boolean,
): Operations[] {
  const { series, values, harness } = trial.outcome;
  const errors = countErrors(trial, scenario);
  if (isSummary) {
    // The harness counts its operations, and not those of each scenario.
    const isAlone = [...series, ...values].every((one) => one.scenario === scenario);
    const ok = isAlone ? harness.operations : undefined;
    return ok === undefined ? [] : [{ ok, failed: errors }];
  }
  const all = latenciesOf(trial, scenario, metric);
  const count = (some: typeof all): number =>
    some.reduce((sum, one) => sum + one.values.length * one.batch, 0);
  return [
    {
      ok: count(all.filter(({ outcome }) => outcome === "ok")),
      failed: count(all.filter(({ outcome }) => outcome !== "ok")) + errors,
    },
  ];
}

/**
 * How many operations each trial of the baseline has, where that is a number of the work's and not of its speed. Trials of
 * a fixed time may all have as many as well, while they are as fast as each other; then their latencies come to the
 * same sum, which those of a fixed number do not. Batches are sized by speed.
 */
function fixedCount(
  scenario: string,
  pairs: readonly TrialPair[],
  trials: readonly Operations[],
): number | undefined {
  const [each, ...others] = trials.map(operationsIn);
  if (each === undefined || each < LEAST_FIXED || others.some((one) => one !== each)) return undefined;
  const own = pairs.map(({ baseline }) => latenciesOf(baseline, scenario, "latency"));
  if (own.some((all) => all.some(({ batch }) => batch > 1))) return undefined;
  const sums = sorted(
    Float64Array.from(own, (all) =>
      all.reduce((sum, { values }) => values.reduce((longer, one) => longer + one, sum), 0),
    ),
  );
  // One stall is no speed.
  const [least, most] = [sums[1], sums.at(-2)];
  if (least === undefined || most === undefined) return undefined;
  return ((most - least) / median(sums)) * each >= APART ? each : undefined;
}

function withMissing({ ok, failed }: Operations, each: number): Operations {
  return { ok, failed: Math.max(failed, each - ok) };
}

/** What was measured of a scenario's operations, whatever became of them. */
function latenciesOf({ outcome }: MeasuredTrial, scenario: string, metric: string): readonly SampleSeries[] {
  return outcome.series.filter(
    (one) => one.scenario === scenario && one.metric === metric && one.phase === undefined && !one.warmup,
  );
}

/** Where what failed may be missing from the results altogether, operations that are missing may have failed. */
function lostIn(
  scenario: string,
  pairs: readonly TrialPair[],
  before: readonly Operations[],
  after: readonly Operations[],
): Failure | undefined {
  const isLost = pairs.some(({ candidate }) =>
    candidate.outcome.caveats.some((one) => one.code === "errors-lost" && one.scenario === scenario),
  );
  const usual = (trials: readonly Operations[]): number => median(Float64Array.from(trials, operationsIn));
  const [baseline, candidate] = [usual(before), usual(after)];
  if (!isLost || !isShort(candidate, baseline)) return undefined;
  return {
    code: "no-output",
    message: `The candidate usually reports ${candidate} operations of ${scenario}, the baseline ${baseline}, and what the tool wrote leaves out those that failed in some way: a slow-down may be hidden in them.`,
    where: undefined,
    hint: "See in the tool's own summary how many failed. A fixed number of operations in each trial tells those that failed from those that took longer.",
    logTail: [],
  };
}

function operationsIn({ ok, failed }: Operations): number {
  return ok + failed;
}

function failedShare({ ok, failed }: Operations): number {
  return failed === 0 ? 0 : failed / (ok + failed);
}

/** Undefined where a number says nothing of single operations: a throughput, a size, a counter. */
function mostHidden(
  { metric }: PairedMetric["planned"],
  { statistic, better }: PairedMetric["series"],
): number | undefined {
  const beyond = (q: number): number => Math.min(MOST_HIDDEN, HIDDEN_TAIL * (better === "lower" ? 1 - q : q));
  if (statistic.kind === "quantile") return beyond(statistic.q);
  if (statistic.kind === "mean" || metric === "latency-mean") return MOST_HIDDEN;
  const told = toldQuantile(metric);
  return told && beyond(told);
}

/** What tools that keep no samples tell of their operations (docs/importing.md): `latency-p97-5` is 0.975. */
function toldQuantile(metric: string): number | undefined {
  const [, whole, part = "0"] = /^latency-p(\d{1,2})(?:-(\d{1,6}))?$/.exec(metric) ?? [];
  return whole === undefined ? undefined : quantileOf(`p${whole}.${part}`);
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
