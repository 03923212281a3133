import { indexTrials, NO_TRIALS } from "../../../core/compare/index-trials.js";
import type { BenchmarkTrials } from "../../../core/compare/index-trials.js";
import { levelOf } from "../../../core/compare/level.js";
import { quantileOf } from "../../../core/compare/observations.js";
import { pairMetric } from "../../../core/compare/paired-metric.js";
import { phaseStack } from "../../../core/compare/phases.js";
import { looksOf } from "../../../core/model/plan.js";
import type { PlannedBenchmark, PlannedMetric } from "../../../core/model/plan.js";
import type { Counter, Report, Row } from "../../../core/model/report.js";
import type { Results } from "../../../core/model/run.js";
import type { RoundPair } from "../../../core/rule/types.js";
import { allowedRange } from "../../allowed-range.js";
import { levelsOf } from "../../levels.js";
import { formatShare } from "../../text/quantity.js";
import { quantileName, rowName } from "../../text/words.js";
import { boundsOf, finiteOrNull } from "./panel-data.js";
import type { CounterLine, PhaseStack, RoundPoint, RowData } from "./panel-data.js";

/** A row with the trials that it was judged from, where it was planned and measured. */
export interface TracedRow {
  readonly row: Row;
  readonly trials: BenchmarkTrials;
  readonly planned: PlannedMetric | undefined;
  /** Empty where the sides can't be laid side by side. */
  readonly rounds: readonly RoundPair[];
}

/** Finds the samples behind each row of a report. */
export function traceRows(report: Report, results: Results): TracedRow[] {
  const trials = indexTrials(results);
  const benchmarks = new Map<string, PlannedBenchmark>(
    results.plan.systems.flatMap(({ id, benchmarks: own }) =>
      own.map((benchmark): [string, PlannedBenchmark] => [`${id}/${benchmark.id}`, benchmark]),
    ),
  );
  return report.rows.map((row) => {
    const { system, benchmark: id, scenario } = row.address;
    const key = `${system}/${id}`;
    const benchmark = benchmarks.get(key);
    const own = trials.get(key) ?? NO_TRIALS;
    const planned = benchmark?.metrics.find(
      (metric) =>
        metric.scenario === scenario && metric.metric === row.metric && metric.statistic === row.statistic,
    );
    const pairing =
      planned &&
      pairMetric(planned, own.pairs, {
        key,
        system,
        benchmark: id,
        launches: benchmark?.kind === "command",
        looks: benchmark?.looks,
      });
    return {
      row,
      trials: own,
      planned,
      rounds: pairing?.kind === "paired" ? pairing.metric.series.rounds : [],
    };
  });
}

/** What the panel of a row shows besides the distribution. */
export function rowData(traced: TracedRow, report: Report, series: number | null): RowData {
  const { row } = traced;
  const { judgement, statistic } = row;
  const change = "change" in judgement ? judgement.change : undefined;
  const { baseline } = levelsOf(judgement);
  const sampled = statistic !== "value" && statistic !== "mean";
  return {
    name: rowName(row),
    unit: row.unit ?? null,
    statistic,
    q: sampled ? quantileOf(statistic) : null,
    allowed: row.gated && baseline !== undefined ? allowedRange(row, row.tolerance, baseline) : null,
    budget: row.budget
      ? { min: finiteOrNull(row.budget.limits.min), max: finiteOrNull(row.budget.limits.max) }
      : null,
    verdict: judgement.verdict,
    rounds: roundPoints(traced),
    differences: change?.differences.filter(({ relative }) => Number.isFinite(relative)) ?? [],
    estimate:
      change && Number.isFinite(change.relative)
        ? { relative: change.relative, ...boundsOf(change.relativeInterval) }
        : null,
    roundsUsed: change?.roundsUsed ?? 0,
    looks: looksOf(report.plan, row),
    decidedAtLook: ("decidedAtLook" in judgement ? judgement.decidedAtLook : undefined) ?? null,
    phases: phasesOf(traced) ?? null,
    counters: report.counters
      .filter(
        ({ address }) =>
          address.system === row.address.system &&
          address.benchmark === row.address.benchmark &&
          (address.scenario === undefined || address.scenario === row.address.scenario),
      )
      .map(counterLine),
    series,
  };
}

export function counterLine({ metric, phase, labels, unit, baseline, candidate }: Counter): CounterLine {
  const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return {
    name: [metric, phase, ...label].filter((part) => part !== undefined).join(" "),
    unit,
    baseline: finiteOrNull(baseline),
    candidate: finiteOrNull(candidate),
  };
}

function roundPoints({ planned, rounds, trials }: TracedRow): RoundPoint[] {
  if (planned === undefined) return [];
  const pairs = new Map(trials.pairs.map((pair) => [pair.round, pair]));
  return rounds.flatMap((round): RoundPoint[] => {
    const [baseline, candidate] = [levelOf(round.baseline, planned), levelOf(round.candidate, planned)];
    const pair = pairs.get(round.round);
    if (pair === undefined || !Number.isFinite(baseline) || !Number.isFinite(candidate)) return [];
    return [
      {
        round: round.round,
        first: pair.baseline.slot < pair.candidate.slot ? "baseline" : "candidate",
        startedAtMs: Math.round(Math.min(pair.baseline.startedAtMs, pair.candidate.startedAtMs)),
        baseline,
        candidate,
      },
    ];
  });
}

function phasesOf({ row, trials }: TracedRow): PhaseStack | undefined {
  const { scenario } = row.address;
  if (row.metric !== "latency" || scenario === undefined || row.statistic === "value") return undefined;
  const q = row.statistic === "mean" ? 0.5 : quantileOf(row.statistic);
  const stack = phaseStack(trials.pairs, scenario, q);
  if (stack === undefined) return undefined;
  return {
    whole: stack.whole,
    phases: stack.phases.map(({ phase, baselineNs, candidateNs, growthNs }) => ({
      phase,
      baselineNs,
      candidateNs,
      growthNs,
    })),
    operations:
      q > 0.75
        ? `the slowest ${formatShare(Number((2 * (1 - q)).toPrecision(3)))} of the operations`
        : q === 0.5
          ? "the middle half of the operations"
          : `the operations around ${quantileName(q)}`,
  };
}
