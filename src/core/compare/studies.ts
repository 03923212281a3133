import type { PlannedMetric, PlannedStudy } from "../model/plan.js";
import type { StudyChange, StudyOutcome, StudyStep } from "../model/report.js";
import type { Results } from "../model/run.js";
import type { Better, Unit } from "../model/trial.js";
import { compareStudy } from "../rule/index.js";
import type { RoundPair, StudyComparison } from "../rule/index.js";
import { indexTrials, NO_TRIALS } from "./index-trials.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { observe, ruleStatistic } from "./observations.js";
import type { Observation } from "./observations.js";

/** A study that would not have seen a difference of this size says nothing of small ones. */
const UNCLEAR_ABOVE = 0.02;

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
  const benchmarks = results.plan.systems.find(({ id }) => id === system)?.benchmarks ?? [];
  const look = (path: string): Rung => {
    const [benchmark, scenario] = path.split("/") as [string, string];
    const launches = benchmarks.find(({ id }) => id === benchmark)?.kind === "command";
    return { scenario, launches, trials: (trials.get(`${system}/${benchmark}`) ?? NO_TRIALS).candidate };
  };
  return {
    system,
    id: study.id,
    title: study.title,
    metric: study.metric,
    reference,
    steps: others.flatMap((scenario) =>
      study.statistics.map((statistic) => ({
        scenario,
        statistic,
        ...judgeStep(study, look(reference), look(scenario), statistic),
      })),
    ),
  };
}

/** A scenario on the ladder, with its trials. */
interface Rung {
  readonly scenario: string;
  readonly launches: boolean;
  readonly trials: readonly MeasuredTrial[];
}

function judgeStep(
  study: PlannedStudy,
  before: Rung,
  after: Rung,
  statistic: string,
): Omit<StudyStep, "scenario" | "statistic"> {
  const { rounds, unit, sampled, better } = pairRungs(study.metric, before, after, statistic);
  const nothing = { unit, change: undefined, wouldHaveSeen: undefined, recommendation: undefined };
  if (rounds.length === 0) return { ...nothing, finding: "not measured" };
  const compared = compareStudy(rounds, {
    statistic: ruleStatistic(asPlanned(study.metric, after.scenario, statistic), sampled),
    launches: before.launches && after.launches,
  });
  if (compared === undefined) return { ...nothing, finding: "unclear" };
  const change = toStudyChange(compared);
  const { statement } = compared;
  return {
    unit,
    change,
    finding: findingOf(compared, better === "lower"),
    wouldHaveSeen: statement.kind === "no-difference-seen" ? statement.noMoreThan : undefined,
    recommendation: study.recommend && recommend(change, study.recommend, better === "lower"),
  };
}

/** Rounds that both have, side by side; none where their units differ. */
function pairRungs(
  metric: string,
  before: Rung,
  after: Rung,
  statistic: string,
): {
  readonly rounds: readonly RoundPair[];
  readonly unit: Unit | undefined;
  readonly sampled: boolean;
  readonly better: Better;
} {
  const partners = new Map(after.trials.map((trial) => [trial.round, trial]));
  let first: Observation | undefined;
  const rounds = before.trials.flatMap((trial): RoundPair[] => {
    const partner = partners.get(trial.round);
    const a = observe(trial, asPlanned(metric, before.scenario, statistic));
    const b = partner && observe(partner, asPlanned(metric, after.scenario, statistic));
    if (a === undefined || a.unit !== b?.unit || a.sampled !== b.sampled) return [];
    first ??= a;
    const { round } = trial;
    return [{ round, quad: Math.floor(round / 2), baseline: a.values, candidate: b.values }];
  });
  return { rounds, unit: first?.unit, sampled: first?.sampled ?? true, better: first?.better ?? "lower" };
}

function asPlanned(metric: string, scenario: string, statistic: string): PlannedMetric {
  return {
    scenario,
    metric,
    statistic,
    gated: false,
    tolerance: 0,
    floor: 0,
    budget: undefined,
    exact: false,
  };
}

function toStudyChange(compared: StudyComparison): StudyChange {
  return {
    baseline: compared.baselineValue,
    candidate: compared.candidateValue,
    relative: compared.estimate,
    relativeInterval: compared.interval95,
    absolute: compared.estimateAbsolute,
    absoluteInterval: compared.interval95Absolute,
    rounds: compared.rounds,
  };
}

function findingOf({ statement }: StudyComparison, lowerIsBetter: boolean): StudyStep["finding"] {
  switch (statement.kind) {
    case "lower":
      return lowerIsBetter ? "faster" : "slower";
    case "higher":
      return lowerIsBetter ? "slower" : "faster";
    case "no-difference-seen":
      return statement.noMoreThan <= UNCLEAR_ABOVE ? "no difference" : "unclear";
  }
}

/** From the bound that is nearer to no gain: what is recommended has to hold there. */
function recommend(
  change: StudyChange,
  { adopt, consider }: NonNullable<PlannedStudy["recommend"]>,
  lowerIsBetter: boolean,
): NonNullable<StudyStep["recommendation"]> {
  const sureGain = lowerIsBetter ? -change.relativeInterval.high : change.relativeInterval.low;
  if (sureGain >= adopt) return "adopt";
  return sureGain >= consider ? "consider" : "skip";
}
