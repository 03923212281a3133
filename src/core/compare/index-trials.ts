import type { Side } from "../model/ids.js";
import type { Results } from "../model/run.js";
import { joined } from "../stats/joined.js";
import type { SampleSeries, Trial, TrialOutcome } from "../model/trial.js";

export type MeasuredTrial = Trial & { readonly outcome: Extract<TrialOutcome, { kind: "ok" }> };
export type FailedTrial = Trial & { readonly outcome: Extract<TrialOutcome, { kind: "failed" }> };

/** The trials of one benchmark, by side in the order of rounds. */
export interface BenchmarkTrials {
  readonly baseline: readonly MeasuredTrial[];
  readonly candidate: readonly MeasuredTrial[];
  readonly failed: readonly FailedTrial[];
  /** Rounds that both sides have, ascending. */
  readonly pairs: readonly TrialPair[];
}

export interface TrialPair {
  readonly round: number;
  readonly baseline: MeasuredTrial;
  readonly candidate: MeasuredTrial;
}

/** Trials by `system/benchmark`. */
export function indexTrials(results: Results): ReadonlyMap<string, BenchmarkTrials> {
  const groups = new Map<string, Trial[]>();
  for (const trial of results.trials) {
    const key = `${trial.system}/${trial.benchmark}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [trial]);
    else group.push(trial);
  }
  return new Map([...groups].map(([key, trials]) => [key, arrange(trials)]));
}

/** What a run tells of one benchmark beside its trials. */
export function ownOf<T extends { readonly system: string; readonly benchmark: string }>(
  all: readonly T[] = [],
  system: string,
  benchmark: string,
): T[] {
  return all.filter((one) => one.system === system && one.benchmark === benchmark);
}

export const NO_TRIALS: BenchmarkTrials = { baseline: [], candidate: [], failed: [], pairs: [] };

function arrange(trials: readonly Trial[]): BenchmarkTrials {
  const of = (side: Side): MeasuredTrial[] =>
    trials
      .filter((trial): trial is MeasuredTrial => trial.side === side && trial.outcome.kind === "ok")
      .sort((a, b) => a.round - b.round);
  const [baseline, candidate] = [of("baseline"), of("candidate")];
  const partners = new Map(candidate.map((trial) => [trial.round, trial]));
  const pairs = baseline.flatMap((before): TrialPair[] => {
    const after = partners.get(before.round);
    return after === undefined ? [] : [{ round: before.round, baseline: before, candidate: after }];
  });
  const failed = trials
    .filter((trial): trial is FailedTrial => trial.outcome.kind === "failed")
    .sort((a, b) => a.round - b.round || a.side.localeCompare(b.side));
  return { baseline, candidate, failed, pairs };
}

/** Which samples: the latency's own, or one phase of it. Only `ok` is ever judged, and never the warm-up. */
export interface SampleChoice {
  readonly scenario: string;
  readonly metric: string;
  readonly phase: string | undefined;
}

export function chosenSeries(
  trial: MeasuredTrial,
  { scenario, metric, phase }: SampleChoice,
): SampleSeries[] {
  return trial.outcome.series.filter(
    (series) =>
      series.scenario === scenario &&
      series.metric === metric &&
      series.phase === phase &&
      !series.warmup &&
      series.outcome === "ok",
  );
}

/**
 * The union over labels and batches. Each part keeps its order and is spread evenly over the whole, so that all first
 * samples of a trial, and all slices of it, have the parts in the proportions of the trial: a trial that is cut to another's
 * length loses of each part alike. Behind one another, what is cut off would be of the last part alone.
 */
export function joinValues(parts: readonly SampleSeries[]): Float64Array {
  const [first] = parts;
  if (first === undefined) return new Float64Array(0);
  if (parts.length === 1) return first.values;
  const known = joinedBefore.get(first);
  if (known?.parts.length === parts.length && known.parts.every((part, i) => part === parts[i])) {
    return known.values;
  }
  const values = spread(parts.map((part) => part.values));
  joinedBefore.set(first, { parts, values });
  return values;
}

/** A run is judged at each look; the same array is sorted once. */
const joinedBefore = new WeakMap<
  SampleSeries,
  { readonly parts: readonly SampleSeries[]; readonly values: Float64Array }
>();

/** One behind the other, as they were written: a phase of operations that are in parts may be in none. */
export function inTurn(parts: readonly SampleSeries[]): Float64Array {
  return joined(parts.map(({ values }) => values));
}

/** By a sort of places, of which a part of n of N samples has each (N/n)th. */
function spread(parts: readonly Float64Array[]): Float64Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const placeOf = (part: Float64Array, at: number): number => Math.floor(((at + 0.5) * length) / part.length);
  const starts = new Uint32Array(length + 1);
  for (const part of parts) for (let at = 0; at < part.length; at++) starts[placeOf(part, at) + 1]! += 1;
  for (let place = 0; place < length; place++) starts[place + 1]! += starts[place]!;
  const all = new Float64Array(length);
  for (const part of parts) {
    for (let at = 0; at < part.length; at++) all[starts[placeOf(part, at)]!++] = part[at]!;
  }
  return all;
}

/**
 * The stronger reading of a pair's two trials. Steal alone says that somebody else had the CPU: the
 * kernel's pressure counts the tasks of the trial itself, and a server under load always waits.
 */
export function pairReadings(pair: TrialPair): { stealShare?: number } {
  const known = [pair.baseline.host.stealShare, pair.candidate.host.stealShare].filter(
    (share) => share !== undefined,
  );
  return known.length === 0 ? {} : { stealShare: Math.max(...known) };
}
