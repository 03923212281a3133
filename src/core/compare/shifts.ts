import { withAdded } from "../model/error-budget.js";
import { looksOf } from "../model/plan.js";
import type { Plan } from "../model/plan.js";
import type { Row, ScenarioShift } from "../model/report.js";
import { leastShiftPValue, SHIFT_ALPHA, shiftFunction } from "../rule/index.js";
import type { RoundPair } from "../rule/index.js";
import { spendingWeights } from "../rule/spending.js";
import { chosenSeries, joinValues } from "./index-trials.js";
import type { TrialPair } from "./index-trials.js";
import type { BenchmarkCase } from "./rows.js";

/**
 * Which part of a scenario's latency moved: of those with a verdict of a change, which it explains, and
 * of those where a part moved that no verdict tells of.
 *
 * The first are looked at behind their verdict (a serial gatekeeper), each at 1 %: nothing is said of
 * unchanged code there unless its verdict was wrong already. The others share 1 % of a run, over all
 * scenarios of the plan and over the looks at which measuring may have stopped.
 */
export function scenarioShifts(
  { system, benchmark, trials, blocked }: BenchmarkCase,
  rows: readonly Row[],
  plan: Plan,
): ScenarioShift[] {
  const judgeable = blocked === undefined && benchmark.kind === "harness" && benchmark.presence === "both";
  if (!judgeable) return [];
  const measured = trials.pairs.length;
  const looks = looksOf(plan, benchmark);
  const look = looks.findLastIndex((rounds) => rounds <= measured);
  if (look < 0) return [];
  const rounds = looks[look]!;
  // Every scenario has a hypothesis of its own at least: there are no fewer than scenarios, on every shard.
  const shared = sharedLevels(looks, withAdded(plan))[look]!;
  return benchmark.scenarios.flatMap(({ id, presence }): ScenarioShift[] => {
    const own = rows.filter(
      (row) =>
        row.gated && row.metric === "latency" && row.address.scenario === id && row.statistic !== "value",
    );
    if (presence !== "both" || own.length === 0) return [];
    const changed = own.some(
      ({ judgement: { verdict } }) => verdict === "regression" || verdict === "improvement",
    );
    const level = changed ? SHIFT_ALPHA : shared;
    if (level === 0) return [];
    const { quantiles, parts } = shiftFunction(latencyRounds(trials.pairs.slice(0, rounds), id), level);
    if (!changed && parts.length === 0) return [];
    return [
      {
        address: { system, benchmark: benchmark.id, scenario: id },
        rounds,
        level,
        explains: changed,
        quantiles: quantiles.map(({ q, estimate, interval95, moved }) => ({
          quantile: q,
          relative: estimate,
          relativeInterval: interval95,
          moved,
        })),
        parts,
      },
    ];
  });
}

function latencyRounds(pairs: readonly TrialPair[], scenario: string): RoundPair[] {
  return pairs.map(({ round, baseline, candidate }) => {
    const of = (trial: typeof baseline): Float64Array =>
      joinValues(chosenSeries(trial, { scenario, metric: "latency", phase: undefined }));
    return { round, quad: Math.floor(round / 2), baseline: of(baseline), candidate: of(candidate) };
  });
}

/** What a look is too early to spend, because hardly a p-value of its rounds is so small, is left for the next one. */
export function sharedLevels(looks: readonly number[], hypotheses: number): number[] {
  let left = 0;
  return spendingWeights(looks).map((weight, look) => {
    left += (SHIFT_ALPHA * weight) / hypotheses;
    if (left < leastShiftPValue(looks[look]!)) return 0;
    const level = left;
    left = 0;
    return level;
  });
}
