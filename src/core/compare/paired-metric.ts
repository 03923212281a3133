import type { Side } from "../model/ids.js";
import type { PlannedMetric } from "../model/plan.js";
import type { Incomparable } from "../model/report.js";
import type { Better, Unit } from "../model/trial.js";
import type { MetricSeries, RoundPair } from "../rule/types.js";
import { pairReadings } from "./index-trials.js";
import type { TrialPair } from "./index-trials.js";
import { observe, ruleStatistic } from "./observations.js";
import type { Observation } from "./observations.js";

export interface PairedMetric {
  readonly planned: PlannedMetric;
  readonly unit: Unit;
  readonly better: Better;
  readonly series: MetricSeries;
}

export type Pairing =
  | { readonly kind: "paired"; readonly metric: PairedMetric }
  | { readonly kind: "incomparable"; readonly reason: Incomparable }
  /** Declared, and not reported by any trial of this side; or by one of them, and by others. */
  | { readonly kind: "unreported"; readonly by: Side | "both" }
  | {
      readonly kind: "gap";
      readonly side: Side;
      /** The first one that lacks it, and how many do on either side. */
      readonly round: number;
      readonly rounds: number;
    };

export interface MetricPlace {
  readonly key: string;
  readonly system: string;
  readonly benchmark: string;
  /** A benchmark of whole commands: each sample is a process of its own. */
  readonly launches: boolean;
  /** Looks of its own, where they are not the plan's. */
  readonly looks: readonly number[] | undefined;
  /** Whether nothing else is measured between two quads; absent: something is. */
  readonly unbroken?: boolean;
  /** Of the plan; absent where nothing is judged. */
  readonly seed?: string;
}

/** Lays the rounds of a metric side by side, for the rule. */
export function pairMetric(
  planned: PlannedMetric,
  pairs: readonly TrialPair[],
  { key, system, benchmark, launches, looks, unbroken = false, seed }: MetricPlace,
): Pairing {
  const rounds: RoundPair[] = [];
  let first: Observation | undefined;
  for (const pair of pairs) {
    const [before, after] = [observe(pair.baseline, planned), observe(pair.candidate, planned)];
    if (before === undefined || after === undefined) return unreported(planned, pairs);
    first ??= before;
    const other = [before, after].find((seen) => !isAlike(seen, first!));
    if (other !== undefined) return { kind: "incomparable", reason: unitReason(first, other) };
    rounds.push({
      round: pair.round,
      quad: Math.floor(pair.round / 2),
      slots: { baseline: pair.baseline.slot, candidate: pair.candidate.slot },
      baseline: before.values,
      candidate: after.values,
      host: pairReadings(pair),
    });
  }
  if (first === undefined) return { kind: "unreported", by: "both" };
  const { tolerance, passWithin = tolerance, floor, budget } = planned;
  const limits = budget && {
    ...(budget.min === undefined ? {} : { min: budget.min }),
    ...(budget.max === undefined ? {} : { max: budget.max }),
  };
  return {
    kind: "paired",
    metric: {
      planned,
      unit: first.unit,
      better: first.better,
      series: {
        key,
        family: JSON.stringify([system, benchmark]),
        distribution: JSON.stringify([planned.scenario ?? null, planned.metric]),
        statistic: ruleStatistic(planned, first.sampled),
        better: first.better,
        tolerance,
        passWithin,
        floor,
        ...(limits === undefined ? {} : { budget: limits }),
        launches,
        unbroken,
        ...(seed === undefined ? {} : { seed }),
        ...(looks === undefined ? {} : { looks }),
        rounds,
      },
    },
  };
}

/** A metric that one side never reports is new or gone; one that it reports now and then is neither. */
function unreported(planned: PlannedMetric, pairs: readonly TrialPair[]): Pairing {
  const lacking = (side: Side): TrialPair[] =>
    pairs.filter((pair) => observe(pair[side], planned) === undefined);
  const [before, after] = [lacking("baseline"), lacking("candidate")];
  for (const [side, lack] of [
    ["candidate", after],
    ["baseline", before],
  ] as const) {
    if (lack.length > 0 && lack.length < pairs.length) {
      return { kind: "gap", side, round: lack[0]!.round, rounds: new Set([...before, ...after]).size };
    }
  }
  const by = before.length === 0 ? "candidate" : after.length === 0 ? "baseline" : "both";
  return { kind: "unreported", by };
}

function isAlike(one: Observation, other: Observation): boolean {
  return one.unit === other.unit && one.better === other.better && one.sampled === other.sampled;
}

function unitReason(first: Observation, other: Observation): Incomparable {
  const form = ({ sampled }: Observation): string => (sampled ? ", samples" : ", one value a trial");
  const show = (seen: Observation): string =>
    `${seen.unit}, ${seen.better} is better${first.sampled === other.sampled ? "" : form(seen)}`;
  return { kind: "unit", baseline: show(first), candidate: show(other) };
}
