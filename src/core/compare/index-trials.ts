import type { Side } from "../model/ids.js";
import type { Results } from "../model/run.js";
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

/** The union over labels, in the order written. Copies only where there is more than one part. */
export function joinValues(parts: readonly SampleSeries[]): Float64Array {
  const [first] = parts;
  if (first === undefined) return new Float64Array(0);
  if (parts.length === 1) return first.values;
  const joined = new Float64Array(parts.reduce((sum, part) => sum + part.values.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part.values, offset);
    offset += part.values.length;
  }
  return joined;
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
