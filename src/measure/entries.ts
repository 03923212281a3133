import { looksOf } from "../core/model/plan.js";
import type { Arrangement, Plan, PlannedBenchmark, PlannedMetric, PlannedStudy } from "../core/model/plan.js";

/** Why a benchmark is measured no further. */
export type EntryEnd = "decided" | "rounds" | "failed" | "time-budget";

/** One benchmark in the schedule, and how far it is. */
export interface Entry {
  /** `system/benchmark`. */
  readonly key: string;
  readonly system: string;
  readonly benchmark: string;
  /** Absent: only the candidate is measured. */
  readonly arrangements: readonly Arrangement[] | undefined;
  /** Takes part in the looks. */
  readonly gated: boolean;
  /** The change brings it: nothing of it is compared, and it takes no time that comparing needs. */
  readonly added: boolean;
  /** Its numbers that a look can settle. */
  readonly metrics: number;
  /** Ascending. */
  readonly looks: readonly number[];
  readonly roundsMax: number;
  /** A study needs so many, decided or not. */
  readonly roundsMin: number;
  readonly trialsPerQuad: number;
  roundsDone: number;
  /** Of what its mean trial takes: the warm-up alone, until there is a trial of its rounds. */
  timedBy: "warm-up" | "rounds";
  trialsTimed: number;
  timedMs: number;
  decided: boolean;
  /** Passes so far: its next rounds come when the others have theirs. */
  rests: boolean;
  /** Did not fit beside the others; it begins when they have had their first look, if there is time then. */
  waiting: boolean;
  end: EntryEnd | undefined;
}

/** What is to be measured, and how often; a benchmark that the candidate no longer has is not. */
export function entriesOf(plan: Plan): Entry[] {
  return plan.systems.flatMap((system) =>
    system.benchmarks
      .filter((benchmark) => benchmark.presence !== "missing" && system.presence !== "missing")
      .map((benchmark) => entryOf(plan, system.id, benchmark, studyRounds(system.studies, benchmark.id))),
  );
}

function entryOf(plan: Plan, system: string, benchmark: PlannedBenchmark, forStudies: number): Entry {
  const gated = benchmark.role === "gate";
  const paired = gated && benchmark.presence === "both" && plan.sides !== "candidate";
  const looks = looksOf(plan, benchmark);
  const [first, last] = [looks[0]!, looks.at(-1)!];
  // What is measured on one side has no partner to be tested against: one look's rounds show what it is like.
  const wanted = paired ? last : gated ? Math.max(first, forStudies) : forStudies || first;
  return {
    key: `${system}/${benchmark.id}`,
    system,
    benchmark: benchmark.id,
    arrangements: paired ? benchmark.arrangements : undefined,
    gated: paired,
    added: gated && benchmark.presence === "added" && forStudies === 0,
    metrics: benchmark.metrics.filter((metric) => isOpenToLooks(benchmark, metric)).length,
    looks,
    roundsMax: wanted,
    roundsMin: paired ? Math.min(last, forStudies) : wanted,
    trialsPerQuad: paired ? 4 : 2,
    roundsDone: 0,
    timedBy: "warm-up",
    trialsTimed: 0,
    timedMs: 0,
    decided: false,
    rests: false,
    waiting: false,
    end: undefined,
  };
}

/** That it runs at all is worth to know of what no round could settle. */
export function triedOnly(entry: Entry): Entry {
  return { ...entry, roundsMax: 0, roundsMin: 0, decided: true };
}

/** A look can settle it: it varies, is on both sides, and is gated or has a budget. */
function isOpenToLooks(
  { scenarios }: PlannedBenchmark,
  { scenario, gated, budget, exact }: PlannedMetric,
): boolean {
  const presence = scenarios.find(({ id }) => id === scenario)?.presence ?? "both";
  return !exact && presence === "both" && (gated || budget !== undefined);
}

/** Rounds that the studies need of a benchmark; even, because rounds come in quads of two. */
function studyRounds(studies: readonly PlannedStudy[], benchmark: string): number {
  const rounds = studies
    .filter(({ ladder }) => ladder.some((scenario) => scenario.split("/")[0] === benchmark))
    .map((study) => study.rounds + (study.rounds % 2));
  return Math.max(0, ...rounds);
}

export function meanTrialMs(entry: Entry): number {
  return entry.trialsTimed === 0 ? 0 : entry.timedMs / entry.trialsTimed;
}

/** Estimated time until the entry has `rounds` rounds. */
export function costToMs(entry: Entry, rounds: number): number {
  const left = Math.max(0, Math.min(rounds, entry.roundsMax) - entry.roundsDone);
  return (left / 2) * entry.trialsPerQuad * meanTrialMs(entry);
}
