import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../../src/core/model/looks.js";
import { defaultOptions } from "../../src/core/rule/constants.js";
import { describe } from "../../src/core/rule/describe.js";
import { judge, type Judgement } from "../../src/core/rule/judge.js";
import { prepare, type PreparedSeries, type SideValues } from "../../src/core/rule/prepare.js";
import { neighboursOf, samplesNeeded, trialsPerValue, type Neighbour } from "../../src/core/rule/blocks.js";
import type { Decision, MetricSeries, RuleOptions } from "../../src/core/rule/types.js";
import type { Drawn } from "./draw.js";
import { memo } from "./memo.js";
import { looksUpTo, type Finding, type Rule } from "./rules.js";
import {
  QUANTILES,
  UNCHANGED,
  type BodyEffect,
  type Effect,
  type Quantile,
  type Workload,
} from "./workload.js";

export const OURS: Rule = {
  name: "latency-gate",
  source: "docs/statistics.md",
  ours: true,
  every: 1,
  judge: findingsOf,
};

/** What the rule says of the workload's quantiles together, as a part of a run of so many metrics. */
export function findingsOf(
  drawn: Drawn<Effect | BodyEffect>,
  rounds: number,
  metrics: number,
): (Finding & { readonly quantile: Quantile })[] {
  const { options, prepared } = setUp(drawn, rounds, metrics);
  const judgements = judge([...prepared.values()], options);
  return [...prepared].map(([quantile, series]) => {
    const judgement = judgements.get(series)!;
    const wider = judgement.kind === "pass" && judgement.wider;
    return { quantile, verdict: judgement.kind, wider, rounds: roundsOf(judgement, rounds) };
  });
}

function roundsOf(judgement: Judgement, rounds: number): number {
  return judgement.kind === "insufficient" ? rounds : (judgement.decidedAtLook ?? rounds);
}

/** The full decisions, with interval and smallest detectable change. */
export function decisionsOf(
  drawn: Drawn,
  rounds: number,
  metrics: number,
  looks?: readonly number[],
): Map<Quantile, Decision> {
  const { options, prepared } = setUp(drawn, rounds, metrics, looks);
  const judgements = judge([...prepared.values()], options);
  return new Map(
    [...prepared].map(([quantile, series]) => [quantile, describe(series, judgements.get(series)!, options)]),
  );
}

/** What is allowed of a metric, in place of the defaults. */
export type Allowed = Pick<PreparedSeries, "tolerance" | "passWithin">;

/** A quantile by itself, with something else allowed and a clock that resolves everything. */
export function judgedAlone(drawn: Drawn, quantile: Quantile, rounds: number, allowed: Allowed): Judgement {
  const alone = { ...preparedOf(drawn, quantile, rounds), ...allowed, resolution: 0, doubt: 0 };
  return judge([alone], optionsOf(drawn, rounds, 1)).get(alone)!;
}

/** All metrics of a workload together at tolerance 0, as a part of a run: the kinds of those judged. */
export function kindsAtZero(drawn: Drawn, rounds: number, metrics: number): string[] {
  const { options, prepared } = setUp(drawn, rounds, metrics);
  const judgements = judge(
    [...prepared.values()].map((series) => ({
      ...series,
      tolerance: 0,
      passWithin: 0,
      resolution: 0,
      doubt: 0,
    })),
    options,
  );
  return [...judgements.values()].map(({ kind }) => kind).filter((kind) => kind !== "insufficient");
}

function setUp(
  drawn: Drawn<Effect | BodyEffect>,
  rounds: number,
  metrics: number,
  looks?: readonly number[],
): { options: RuleOptions; prepared: Map<Quantile, PreparedSeries> } {
  const options = optionsOf(drawn, rounds, metrics);
  return {
    options: looks === undefined ? options : { ...options, looks },
    prepared: new Map(quantilesOf(drawn.workload).map((q) => [q, preparedOf(drawn, q, rounds)])),
  };
}

function optionsOf(drawn: Drawn<Effect | BodyEffect>, rounds: number, metrics: number): RuleOptions {
  const looks = looksUpTo(drawn.workload.launches ? LAUNCH_LOOKS : DEFAULT_LOOKS, rounds);
  return { ...defaultOptions(metrics), looks };
}

/** Those that the rule is asked for. */
export function quantilesOf({ launches }: Workload): readonly Quantile[] {
  return launches ? QUANTILES.slice(0, 1) : QUANTILES;
}

/**
 * The same as `prepare` makes of the samples (a test keeps it so), from values that are computed
 * once for each trial. Where several trials make a value, it is `prepare` itself, unless there are too
 * few samples to judge, whatever is planned: then their values are never looked at.
 */
export function preparedOf(drawn: Drawn<Effect | BodyEffect>, q: Quantile, rounds: number): PreparedSeries {
  const { workload, effect } = drawn;
  const statistic = { kind: "quantile", q } as const;
  const perValue = trialsPerValue(statistic, workload.n, workload.launches);
  const isJudged = workload.n * DEFAULT_LOOKS.at(-1)! >= samplesNeeded(statistic, workload.launches);
  if (perValue > 1 && isJudged) {
    return prepare(seriesOf(drawn, q, rounds), DEFAULT_LOOKS[0]);
  }
  const baselineTrials = drawn.baseline.slice(0, rounds);
  const candidateTrials = drawn.candidate.slice(0, rounds);
  const values = valuesOf(workload, q, effect);
  const gathered = (of: SideValues): SideValues => ({
    baseline: gather(drawn.baseline, of.baseline, rounds),
    candidate: gather(drawn.candidate, of.candidate, rounds),
  });
  const { baseline, candidate } = gathered(values.own);
  const neighbours = values.neighbours.map(({ neighbour, ...of }) => ({ ...neighbour, ...gathered(of) }));
  const middle = middleOf(baseline);
  const resolutionAt = (value: number): number =>
    workload.n > 1 && value > 0 ? Math.log1p(workload.tick / value) : 0;
  return {
    key: `${workload.name} p${q * 100}`,
    family: workload.name,
    distribution: workload.name,
    statistic,
    better: "lower",
    tolerance: workload.tolerance,
    passWithin: workload.passWithinOf(q),
    floor: 0,
    budget: undefined,
    launches: workload.launches,
    looks: undefined,
    cut: undefined,
    baseline,
    candidate,
    neighbours,
    order:
      perValue === 1 ? { places: placesOf(drawn, rounds), follows: followsOf(workload, rounds) } : undefined,
    roundsMeasured: rounds,
    rounds,
    roundsPerStratum: perValue * 2,
    firstValues: DEFAULT_LOOKS[0] / perValue,
    firstRounds: baselineTrials.map((_, i) => i),
    samplesPerTrial: workload.n,
    resolution: resolutionAt(middle),
    doubt: resolutionAt(Math.min(middle, ...neighbours.map((one) => middleOf(one.baseline)))),
    invalid: 0,
    trials: () =>
      baselineTrials.flatMap((_, round) =>
        SIDES.map((side) => ({ side, round, samples: workload.n, invalid: false })),
      ),
    samples: (stratum) => ({
      baseline: baselineTrials
        .slice(2 * stratum, 2 * stratum + 2)
        .map((trial) => workload.sortedTrial(trial, UNCHANGED)),
      candidate: candidateTrials
        .slice(2 * stratum, 2 * stratum + 2)
        .map((trial) => workload.sortedTrial(trial, effect)),
    }),
    caveats: [],
  };
}

const SIDES = ["baseline", "candidate"] as const;

/** Of each trial of a workload, were it the baseline's and were it the candidate's. */
interface QuantileValues {
  readonly own: SideValues;
  readonly neighbours: readonly (SideValues & { readonly neighbour: Neighbour })[];
}

const knownValues = new WeakMap<Workload, Map<string, QuantileValues>>();

/** Of the quantile and of what speaks for it, looked up once for all draws. */
function valuesOf(workload: Workload, q: Quantile, effect: Effect | BodyEffect): QuantileValues {
  return memo(
    memo(knownValues, workload, () => new Map<string, QuantileValues>()),
    `${q} ${effect.effect} ${effect.where}`,
    () => {
      const of = (around: number, parts?: number, rank?: number): SideValues => ({
        baseline: workload.quantiles(around, UNCHANGED, parts, rank),
        candidate: workload.quantiles(around, effect, parts, rank),
      });
      const neighbours = neighboursOf({ kind: "quantile", q }, workload.launches, workload.n);
      return {
        own: of(q),
        neighbours: neighbours.map((neighbour) => ({
          neighbour,
          ...of(neighbour.q, neighbour.parts, neighbour.rank),
        })),
      };
    },
  );
}

const knownGathered = new WeakMap<readonly number[], Map<Float64Array, Map<number, Float64Array>>>();

/** The values of the drawn trials of the first rounds. Looked up once for all effects. */
function gather(trials: readonly number[], values: Float64Array, rounds: number): Float64Array {
  const ofTrials = memo(knownGathered, trials, () => new Map<Float64Array, Map<number, Float64Array>>());
  const ofValues = memo(ofTrials, values, () => new Map<number, Float64Array>());
  return memo(ofValues, rounds, () => {
    const own = new Float64Array(Math.min(rounds, trials.length));
    for (let i = 0; i < own.length; i++) own[i] = values[trials[i]!]!;
    return own;
  });
}

const knownMiddles = new WeakMap<Float64Array, number>();

function middleOf(values: Float64Array): number {
  return memo(knownMiddles, values, () => values.slice().sort()[values.length >> 1]!);
}

const knownPlaces = new WeakMap<readonly number[], Map<number, Uint8Array>>();

function followsOf({ unbroken }: Workload, rounds: number): boolean[] {
  return Array.from({ length: rounds >> 1 }, (_, quad) => unbroken && quad > 0);
}

/** A trace's trials are in the order of time, whole quads of four. */
function placesOf({ baseline, candidate }: Drawn<Effect | BodyEffect>, rounds: number): Uint8Array {
  const ofDraw = memo(knownPlaces, baseline, () => new Map<number, Uint8Array>());
  return memo(ofDraw, rounds, () => {
    const places = new Uint8Array(2 * rounds);
    for (let i = 0; i < rounds; i += 2) {
      places.set(
        [baseline[i]!, baseline[i + 1]!, candidate[i]!, candidate[i + 1]!].map((t) => t % 4),
        2 * i,
      );
    }
    return places;
  });
}

/** The samples themselves, as the pipeline would hand them over. */
export function seriesOf(drawn: Drawn<Effect | BodyEffect>, q: Quantile, rounds: number): MetricSeries {
  const { workload, effect } = drawn;
  return {
    key: `${workload.name} p${q * 100}`,
    family: workload.name,
    distribution: workload.name,
    statistic: { kind: "quantile", q },
    better: "lower",
    tolerance: workload.tolerance,
    passWithin: workload.passWithinOf(q),
    floor: 0,
    launches: workload.launches,
    unbroken: workload.unbroken,
    rounds: drawn.baseline.slice(0, rounds).map((trial, round) => ({
      round,
      quad: round >> 1,
      slots: { baseline: trial % 4, candidate: drawn.candidate[round]! % 4 },
      baseline: workload.trialInTime(trial, UNCHANGED),
      candidate: workload.trialInTime(drawn.candidate[round]!, effect),
    })),
  };
}
