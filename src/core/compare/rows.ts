import { median } from "simple-statistics";
import { isAskedFor } from "../model/plan.js";
import type { PlannedBenchmark, PlannedMetric, Presence } from "../model/plan.js";
import type { BudgetOutcome, Caveat, Change, Incomparable, Judgement, Row } from "../model/report.js";
import type { Better, Failure } from "../model/trial.js";
import type { BudgetVerdict, Decision, Decisions, Evidence, RuleCaveat } from "../rule/types.js";
import { median as middleOf } from "../stats/quantile.js";
import { judgeExact } from "./exact.js";
import { faulty, notReported } from "./faults.js";
import { hiddenTail } from "./failed-operations.js";
import { chosenSeries, joinValues } from "./index-trials.js";
import type { BenchmarkTrials, MeasuredTrial, TrialPair } from "./index-trials.js";
import { levelOf } from "./level.js";
import { trialsAreLong } from "./long-trials.js";
import { observe, quantileOf } from "./observations.js";
import type { Observation } from "./observations.js";
import { pairMetric } from "./paired-metric.js";
import type { PairedMetric } from "./paired-metric.js";
import { phaseChanges } from "./phases.js";
import { shapeCaveats } from "./shape.js";

/** Why nothing of a benchmark can be judged. */
export type Blocked =
  | { readonly verdict: "incomparable"; readonly reason: Incomparable }
  | {
      readonly verdict: "invalid";
      readonly side: "baseline" | "candidate" | undefined;
      readonly failure: Failure;
    };

export interface BenchmarkCase {
  readonly system: string;
  readonly benchmark: PlannedBenchmark;
  readonly trials: BenchmarkTrials;
  readonly blocked: Blocked | undefined;
  /** Whether nothing else is measured between two of its quads; absent: something is. */
  readonly unbroken?: boolean;
  /** Of the plan, for what is drawn besides the orders; absent: always the same. */
  readonly seed?: string;
  /** Whether the run was ended from outside; absent: it came to its end. */
  readonly interrupted?: boolean;
}

/** A row, or the series that the rule has still to decide. */
export type OpenRow =
  | { readonly kind: "settled"; readonly row: Row }
  | { readonly kind: "open"; readonly key: string; readonly metric: PairedMetric; readonly row: RowHead };

type RowHead = Pick<Row, "address" | "metric" | "statistic" | "gated" | "tolerance" | "floor" | "looks">;

/** Every planned metric of a benchmark, settled where no test is needed. */
export function openRows(one: BenchmarkCase): OpenRow[] {
  const presences = new Map(one.benchmark.scenarios.map((scenario) => [scenario.id, scenario.presence]));
  return one.benchmark.metrics.map((planned) => {
    const presence =
      planned.scenario === undefined ? one.benchmark.presence : (presences.get(planned.scenario) ?? "both");
    return openRow(one, planned, joinPresence(one.benchmark.presence, presence));
  });
}

function joinPresence(benchmark: Presence, scenario: Presence): Presence {
  return benchmark === "both" ? scenario : benchmark;
}

function openRow(
  { system, benchmark, trials, blocked, unbroken, seed }: BenchmarkCase,
  planned: PlannedMetric,
  presence: Presence,
): OpenRow {
  const { scenario, metric, statistic, gated, tolerance, floor } = planned;
  const row: RowHead = {
    address: { system, benchmark: benchmark.id, scenario },
    metric,
    statistic,
    gated,
    tolerance,
    floor,
    ...(benchmark.looks !== undefined && { looks: benchmark.looks }),
  };
  const settle = (judgement: Judgement, unit?: Row["unit"], better?: Row["better"]): OpenRow => ({
    kind: "settled",
    row: { ...row, unit, better: better ?? "lower", judgement, budget: undefined, caveats: [], phases: [] },
  });
  if (presence === "missing") return settle({ verdict: "missing" });
  if (blocked !== undefined) return settle(blocked);
  if (presence === "added") return openAdded(planned, trials.candidate, settle);
  const key = JSON.stringify([system, benchmark.id, scenario ?? null, metric, statistic]);
  const pairing = pairMetric(planned, trials.pairs, {
    key,
    system,
    benchmark: benchmark.id,
    launches: benchmark.kind === "command",
    looks: benchmark.looks,
    ...(unbroken === undefined ? {} : { unbroken }),
    ...(seed === undefined ? {} : { seed }),
  });
  switch (pairing.kind) {
    case "incomparable":
      return settle({ verdict: "incomparable", reason: pairing.reason });
    case "unreported":
      if (pairing.by === "candidate") return settle({ verdict: "missing" });
      if (pairing.by === "both") {
        const [first] = trials.pairs;
        const both = first === undefined ? [] : [first.baseline, first.candidate];
        return settle(notReported(planned, undefined, first?.round ?? 0, both));
      }
      return openAdded(planned, trials.candidate, settle);
    case "gap":
      return settle(
        isAskedFor(planned)
          ? notReported(
              planned,
              pairing.side,
              pairing.round,
              trials[pairing.side].filter(({ round }) => round === pairing.round),
            )
          : {
              verdict: "insufficient",
              reason: "rounds",
              needed: trials.pairs.length,
              have: trials.pairs.length - pairing.rounds,
              values: undefined,
            },
      );
    case "paired":
      if (!planned.exact) return { kind: "open", key, metric: pairing.metric, row };
      return {
        kind: "settled",
        row: finishExact(row, pairing.metric),
      };
  }
}

/** What is new has no baseline to hold it to, but its budget holds from the first day. */
function openAdded(
  planned: PlannedMetric,
  candidate: readonly MeasuredTrial[],
  settle: (judgement: Judgement, unit?: Row["unit"], better?: Row["better"]) => OpenRow,
): OpenRow {
  const seen: Observation[] = [];
  for (const trial of candidate) {
    const one = observe(trial, planned);
    if (one === undefined) return settle(notReported(planned, "candidate", trial.round, [trial]));
    seen.push(one);
  }
  const [first] = seen;
  if (first === undefined) return settle({ verdict: "added", value: undefined });
  const levels = seen.map(({ values }) => levelOf(values, planned));
  const settled = settle({ verdict: "added", value: median(levels) }, first.unit, first.better);
  const budget = budgetAlone(planned, levels);
  return settled.kind === "settled" ? { kind: "settled", row: { ...settled.row, budget } } : settled;
}

/** Of a candidate that is compared with nothing, or with what it can't be paired with: all its trials are on one side of a limit. */
export function budgetAlone({ budget }: PlannedMetric, levels: readonly number[]): BudgetOutcome | undefined {
  if (budget === undefined || levels.length === 0) return undefined;
  const { min = -Infinity, max = Infinity } = budget;
  const interval = { low: Math.min(...levels), high: Math.max(...levels) };
  const state =
    interval.low > max || interval.high < min
      ? "broken"
      : interval.high <= max && interval.low >= min
        ? "holds"
        : "undecided";
  return { limits: budget, state, interval, rounds: levels.length };
}

function finishExact(row: RowHead, metric: PairedMetric): Row {
  const judgement = judgeExact(metric);
  const varies = "exact" in judgement && judgement.exact.varies;
  const { min = -Infinity, max = Infinity } = metric.planned.budget ?? {};
  const value = "exact" in judgement ? judgement.exact.candidate : NaN;
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: metric.planned.budget && {
      limits: metric.planned.budget,
      state: value >= min && value <= max ? "holds" : "broken",
      interval: { low: value, high: value },
      rounds: metric.series.rounds.length,
    },
    caveats: varies ? [{ code: "varies" }] : [],
    phases: [],
  };
}

/** A row that the rule has decided. */
export function finishRow(
  open: Extract<OpenRow, { kind: "open" }>,
  decisions: Decisions,
  { benchmark, trials, interrupted = false }: Pick<BenchmarkCase, "benchmark" | "trials" | "interrupted">,
): Row {
  const { metric, row } = open;
  const decision = decisions.get(open.key)!;
  const judgement = withFailures(toJudgement(decision, metric, trials, interrupted), metric, trials.pairs);
  const budget = toBudget(decision.budget, metric);
  const changed = judgement.verdict === "regression" || judgement.verdict === "improvement";
  const isLatency = row.metric === "latency" && row.address.scenario !== undefined;
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: judgement.verdict === "invalid" ? brokenOnly(budget) : budget,
    caveats: [
      ...decision.caveats.map((code) => ruleCaveat(code, metric)),
      ...(isLatency && isFirstOf(metric, benchmark.metrics) ? latencyCaveats(metric, trials) : []),
      ...(isLatency && judgement.verdict === "inconclusive" ? lengthCaveats(metric, benchmark.metrics) : []),
    ],
    phases:
      changed && isLatency ? phaseChanges(trials.pairs, row.address.scenario, centerOf(row.statistic)) : [],
  };
}

function ruleCaveat(code: RuleCaveat, { planned }: PairedMetric): Caveat {
  if (code !== "wider-pass") return { code };
  const { tolerance, passWithin = tolerance, floor } = planned;
  return { code, passWithin, tolerance, floor };
}

function centerOf(statistic: string): number {
  return statistic === "mean" || statistic === "value" ? 0.5 : quantileOf(statistic);
}

function toJudgement(
  decision: Decision,
  metric: PairedMetric,
  { baseline, candidate }: BenchmarkTrials,
  interrupted: boolean,
): Judgement {
  const { planned } = metric;
  if (decision.kind === "insufficient") {
    const { reason, needed, have, fault, baselineValue, candidateValue } = decision;
    if (fault !== undefined && isAskedFor(planned))
      return faulty(fault, planned, decision, interrupted, [...baseline, ...candidate]);
    const known = baselineValue !== undefined && candidateValue !== undefined;
    return {
      verdict: "insufficient",
      reason,
      needed,
      have,
      values: known ? { baseline: baselineValue, candidate: candidateValue } : undefined,
    };
  }
  return {
    verdict: decision.kind,
    change: toChange(decision, metric.better),
    decidedAtLook: decision.decidedAtLook,
  };
}

/** A regression is one in spite of what may be hidden. Everything else could be one. */
function withFailures(judgement: Judgement, metric: PairedMetric, pairs: readonly TrialPair[]): Judgement {
  if (judgement.verdict === "regression" || judgement.verdict === "invalid" || !isAskedFor(metric.planned)) {
    return judgement;
  }
  const failure = hiddenTail(metric, pairs);
  return failure === undefined ? judgement : { verdict: "invalid", side: "candidate", failure };
}

/** A rate gets worse by falling, and by no more than all of it: to a third is −67 %, as three times as long is +200 %. */
function forTheWorse(smallest: number, better: Better): number {
  return better === "lower" || smallest === Infinity ? smallest : smallest / (1 + smallest);
}

function toChange(evidence: Evidence, better: Better): Change {
  return {
    baseline: evidence.baselineValue,
    candidate: evidence.candidateValue,
    relative: evidence.estimate,
    relativeInterval: evidence.interval95,
    absolute: evidence.estimateAbsolute,
    absoluteInterval: evidence.interval95Absolute,
    pValue: evidence.pValue,
    pValueAdjusted: evidence.pValueAdjusted,
    roundsUsed: evidence.roundsUsed,
    samplesPerSide: evidence.samplesPerSide,
    smallestDetectable: forTheWorse(evidence.smallestDetectableChange, better),
    differences: evidence.differences,
    ...(evidence.around.length > 0 && { around: evidence.around }),
  };
}

function toBudget(verdict: BudgetVerdict, { planned }: PairedMetric): BudgetOutcome | undefined {
  if (verdict.kind === "none" || planned.budget === undefined) return undefined;
  const { kind: state, interval, rounds } = verdict;
  return { limits: planned.budget, state, interval, rounds };
}

/** What has a fault may break a limit, and holds none. */
function brokenOnly(budget: BudgetOutcome | undefined): BudgetOutcome | undefined {
  return budget?.state === "broken" ? budget : undefined;
}

/** Where a number stays undecided that shorter trials could decide. */
function lengthCaveats({ planned, series }: PairedMetric, metrics: readonly PlannedMetric[]): Caveat[] {
  const quantiles = metrics
    .filter(
      ({ scenario, metric, gated }) => gated && scenario === planned.scenario && metric === planned.metric,
    )
    .filter(({ statistic }) => statistic !== "mean" && statistic !== "value")
    .map(({ statistic }) => quantileOf(statistic));
  return trialsAreLong(series, quantiles) ? [{ code: "long-trials" }] : [];
}

/** Once a scenario: with the first of its statistics. */
function latencyCaveats({ planned, series }: PairedMetric, trials: BenchmarkTrials): Caveat[] {
  const last = series.rounds.at(-1);
  if (last === undefined) return [];
  return [
    ...shapeCaveats(last.baseline, "baseline"),
    ...shapeCaveats(last.candidate, "candidate"),
    ...timerCaveats(planned, trials),
  ];
}

/** Of a scenario's statistics of the latency. */
function isFirstOf({ planned }: PairedMetric, metrics: readonly PlannedMetric[]): boolean {
  const first = metrics.find(
    ({ scenario, metric }) => scenario === planned.scenario && metric === planned.metric,
  );
  return first?.statistic === planned.statistic;
}

/** An operation should take at least fifty reads of the clock, or be timed in batches. */
const LEAST_TIMER_READS = 50;

function timerCaveats(planned: PlannedMetric, trials: BenchmarkTrials): Caveat[] {
  const trial = trials.candidate.at(-1);
  const timerFloorNs = trial?.outcome.harness.timerFloorNs;
  if (trial === undefined || timerFloorNs === undefined || planned.scenario === undefined) return [];
  const own = chosenSeries(trial, { scenario: planned.scenario, metric: "latency", phase: undefined });
  const values = joinValues(own);
  if (values.length === 0 || own.some(({ batch }) => batch > 1)) return [];
  const medianNs = middleOf(values);
  return medianNs < LEAST_TIMER_READS * timerFloorNs ? [{ code: "timer-floor", timerFloorNs, medianNs }] : [];
}
