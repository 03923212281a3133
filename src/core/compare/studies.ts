import type { PlannedStudy } from "../model/plan.js";
import type { Change, StudyOutcome, StudyStep } from "../model/report.js";
import type { Results } from "../model/run.js";
import type { Unit } from "../model/trial.js";
import { decide } from "../rule/index.js";
import type { Decision, MetricSeries, RoundPair } from "../rule/index.js";
import { indexTrials, NO_TRIALS } from "./index-trials.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { observe, ruleStatistic } from "./observations.js";
import { toChange } from "./rows.js";

/** Differences below this are no difference to a study. */
const STUDY_TOLERANCE = 0.02;

/** Scenarios of one build compared with each other. Never part of the gate's error budget. */
export function judgeStudies(results: Results): StudyOutcome[] {
  const trials = indexTrials(results);
  return results.plan.systems.flatMap((system) =>
    system.studies.map((study) => judgeStudy(results, system.id, study, trials)),
  );
}

function judgeStudy(
  results: Results,
  system: string,
  study: PlannedStudy,
  trials: ReadonlyMap<string, BenchmarkTrials>,
): StudyOutcome {
  const [reference, ...others] = study.ladder as [string, ...string[]];
  const comparisons = others.flatMap((scenario) =>
    study.statistics.map((statistic) => ({
      scenario,
      statistic,
      ...pairScenarios(system, study, reference, scenario, statistic, trials),
    })),
  );
  const { alpha, beta, looks } = results.plan;
  const series = comparisons.flatMap((comparison) =>
    comparison.series === undefined ? [] : [comparison.series],
  );
  const decisions = decide(series, { alpha, beta, looks, metricsPlanned: Math.max(1, series.length) });
  return {
    system,
    id: study.id,
    title: study.title,
    metric: study.metric,
    reference,
    steps: comparisons.map(({ scenario, statistic, series: own, unit }): StudyStep => {
      const decision = own && decisions.get(own.key);
      const change =
        decision === undefined || decision.kind === "insufficient" ? undefined : toChange(decision);
      const lowerIsBetter = own?.better !== "higher";
      return {
        scenario,
        statistic,
        unit,
        change,
        finding: findingOf(decision, change, lowerIsBetter),
        recommendation: change && study.recommend && recommend(change, study.recommend, lowerIsBetter),
      };
    }),
  };
}

function pairScenarios(
  system: string,
  study: PlannedStudy,
  reference: string,
  scenario: string,
  statistic: string,
  trials: ReadonlyMap<string, BenchmarkTrials>,
): { readonly series: MetricSeries | undefined; readonly unit: Unit | undefined } {
  const look = (path: string): { trials: readonly MeasuredTrial[]; scenario: string } => {
    const [benchmark, id] = path.split("/") as [string, string];
    return { trials: (trials.get(`${system}/${benchmark}`) ?? NO_TRIALS).candidate, scenario: id };
  };
  const [before, after] = [look(reference), look(scenario)];
  const planned = (id: string): Parameters<typeof observe>[1] => ({
    scenario: id,
    metric: study.metric,
    statistic,
    gated: false,
    tolerance: STUDY_TOLERANCE,
    floor: 0,
    budget: undefined,
    exact: false,
  });
  const partners = new Map(after.trials.map((trial) => [trial.round, trial]));
  let unit: Unit | undefined;
  let sampled = true;
  let better: "lower" | "higher" = "lower";
  const rounds = before.trials.flatMap((trial): RoundPair[] => {
    const partner = partners.get(trial.round);
    const [a, b] = [
      observe(trial, planned(before.scenario)),
      partner && observe(partner, planned(after.scenario)),
    ];
    if (a === undefined || a.unit !== b?.unit) return [];
    ({ unit, sampled, better } = a);
    const order = trial.startedAtMs <= (partner?.startedAtMs ?? 0) ? "baseline-first" : "candidate-first";
    return [
      {
        round: trial.round,
        quad: Math.floor(trial.round / 2),
        order,
        baseline: a.values,
        candidate: b.values,
      },
    ];
  });
  if (rounds.length === 0) return { series: undefined, unit };
  return {
    unit,
    series: {
      key: JSON.stringify([study.id, scenario, statistic]),
      system,
      statistic: ruleStatistic(planned(after.scenario), sampled),
      better,
      tolerance: STUDY_TOLERANCE,
      floor: 0,
      design: "coin",
      rounds,
    },
  };
}

function findingOf(
  decision: Decision | undefined,
  change: Change | undefined,
  lowerIsBetter: boolean,
): StudyStep["finding"] {
  if (decision === undefined) return "not measured";
  if (change === undefined) return "unclear";
  const { low, high } = change.relativeInterval;
  if (high < 0) return lowerIsBetter ? "faster" : "slower";
  if (low > 0) return lowerIsBetter ? "slower" : "faster";
  // A pass of the gate says "not slower"; here a difference is ruled out in both directions.
  return Math.max(-low, high) <= STUDY_TOLERANCE ? "no difference" : "unclear";
}

/** From the bound that is nearer to no gain: what is recommended has to hold there. */
function recommend(
  change: Change,
  { adopt, consider }: NonNullable<PlannedStudy["recommend"]>,
  lowerIsBetter: boolean,
): NonNullable<StudyStep["recommendation"]> {
  const sureGain = lowerIsBetter ? -change.relativeInterval.high : change.relativeInterval.low;
  if (sureGain >= adopt) return "adopt";
  return sureGain >= consider ? "consider" : "skip";
}
