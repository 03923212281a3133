import { median } from "simple-statistics";
import type { PhaseChange } from "../model/report.js";
import { sortedSamples } from "../stats/quantile.js";
import { chosenSeries, inTurn } from "./index-trials.js";
import type { MeasuredTrial, TrialPair } from "./index-trials.js";

/** Below this share of the latency itself, a growth is too small to be shared out. */
const LEAST_GROWTH = 0.001;

/** The latency of the operations that make a statistic, and its phases. */
export interface PhaseStack {
  readonly whole: { readonly baselineNs: number; readonly candidateNs: number };
  /** The one that grew most first. */
  readonly phases: readonly PhaseChange[];
}

/**
 * Which phase grew, among the operations that make the statistic: those whose latency ranks within
 * q ± min(1 − q, 1/4), so that a P99 is explained by the slowest 2 % and a median by the middle half.
 * Only phases that are aligned with the latency can say which operations they belong to.
 *
 * @returns undefined where nothing was split into phases
 */
export function phaseStack(pairs: readonly TrialPair[], scenario: string, q: number): PhaseStack | undefined {
  const phases = new Set(
    pairs.flatMap(({ candidate }) =>
      candidate.outcome.series
        .filter((series) => series.scenario === scenario && series.metric === "latency")
        .flatMap((series) => (series.phase === undefined ? [] : [series.phase])),
    ),
  );
  if (phases.size === 0) return undefined;
  const rounds = pairs.map((pair) => ({
    baseline: meansOfWindow(pair.baseline, scenario, q, phases),
    candidate: meansOfWindow(pair.candidate, scenario, q, phases),
  }));
  const growthOf = (phase: string): number | undefined => {
    const differences = rounds.flatMap(({ baseline, candidate }) => {
      const [before, after] = [baseline.get(phase), candidate.get(phase)];
      return before === undefined || after === undefined ? [] : [after - before];
    });
    return differences.length === 0 ? undefined : median(differences);
  };
  const levelOf = (phase: string, side: "baseline" | "candidate"): number => {
    const levels = rounds.map((round) => round[side].get(phase)).filter((level) => level !== undefined);
    return levels.length === 0 ? 0 : median(levels);
  };
  const total = growthOf(WHOLE) ?? 0;
  const whole = { baselineNs: levelOf(WHOLE, "baseline"), candidateNs: levelOf(WHOLE, "candidate") };
  const told = Math.abs(total) > LEAST_GROWTH * whole.baselineNs;
  const changes = [...phases]
    .flatMap((phase): PhaseChange[] => {
      const growthNs = growthOf(phase);
      if (growthNs === undefined) return [];
      return [
        {
          phase,
          baselineNs: levelOf(phase, "baseline"),
          candidateNs: levelOf(phase, "candidate"),
          growthNs,
          share: told ? growthNs / total : undefined,
        },
      ];
    })
    .sort((a, b) => Math.abs(b.growthNs) - Math.abs(a.growthNs));
  return { whole, phases: changes };
}

/** The phases alone; none where nothing was split into phases. */
export function phaseChanges(
  pairs: readonly TrialPair[],
  scenario: string,
  q: number,
): readonly PhaseChange[] {
  return phaseStack(pairs, scenario, q)?.phases ?? [];
}

/** Stands for the latency itself beside its phases; no phase has an empty name. */
const WHOLE = "";

function meansOfWindow(
  trial: MeasuredTrial,
  scenario: string,
  q: number,
  phases: ReadonlySet<string>,
): Map<string, number> {
  const pick = (phase: string | undefined): Float64Array =>
    inTurn(chosenSeries(trial, { scenario, metric: "latency", phase }));
  const latency = pick(undefined);
  const half = Math.min(q, 1 - q, 0.25);
  const from = Math.floor((q - half) * latency.length);
  const members = indicesOfRanks(latency, from, Math.ceil((q + half) * latency.length));
  const means = new Map<string, number>();
  if (members.length === 0) return means;
  const mean = (values: Float64Array): number => {
    let sum = 0;
    for (const index of members) sum += values[index]!;
    return sum / members.length;
  };
  means.set(WHOLE, mean(latency));
  for (const phase of phases) {
    const values = pick(phase);
    if (values.length === latency.length) means.set(phase, mean(values));
  }
  return means;
}

/** Where the values of the ranks `from` to before `to` stand; of equal values the first has the lower rank. */
function indicesOfRanks(values: Float64Array, from: number, to: number): number[] {
  const ascending = sortedSamples(values);
  const [least, most] = [ascending[from], ascending[to - 1]];
  if (least === undefined || most === undefined) return [];
  const first = (value: number): number => {
    let [low, high] = [0, ascending.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ascending[middle]! < value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let [rankOfLeast, rankOfMost] = [first(least), first(most)];
  const members: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (value < least || value > most) continue;
    const rank = value === least ? rankOfLeast++ : value === most ? rankOfMost++ : from;
    if (rank >= from && rank < to) members.push(index);
  }
  return members;
}
