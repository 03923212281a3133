import { looksOf } from "../model/plan.js";
import type { PlannedBenchmark } from "../model/plan.js";
import { stateFor } from "../model/run.js";
import type { BenchmarkFingerprint, BuildInfo, BuiltState, Results } from "../model/run.js";
import { ownOf } from "./index-trials.js";
import type { BenchmarkTrials } from "./index-trials.js";
import { moreTime, TO_ITS_END } from "./faults.js";
import { missingTime } from "./missing-time.js";
import type { Blocked } from "./rows.js";
import { slowCandidate, tooSlowForALook } from "./slow-candidate.js";

/** What a run has of a benchmark, before any number of it is looked at. */
export type MeasuredState =
  | { readonly kind: "measured" }
  /** Nothing of it can be judged. */
  | { readonly kind: "blocked"; readonly blocked: Blocked }
  /**
   * A quick run had no time for its first look. Three minutes were asked for, so this is said and is no fault, unless it
   * is the candidate that used the time up: the slower it is, the surer it would pass.
   */
  | { readonly kind: "no-time" };

export function stateOf(
  results: Results,
  system: string,
  benchmark: PlannedBenchmark,
  trials: BenchmarkTrials,
): MeasuredState {
  const blocked =
    results.plan.sides === "candidate" && benchmark.presence === "both"
      ? CANDIDATE_ALONE
      : whyBlocked(results, system, benchmark, trials);
  if (blocked !== undefined) return { kind: "blocked", blocked };
  switch (benchmark.presence) {
    case "both":
      return byRounds(results, system, benchmark, trials);
    case "added":
      return byTrials(results, trials);
    case "missing":
      return { kind: "measured" };
  }
}

/** By what more rounds would not change. */
function whyBlocked(
  results: Results,
  system: string,
  benchmark: PlannedBenchmark,
  trials: BenchmarkTrials,
): Blocked | undefined {
  const record = results.systems.find(({ id }) => id === system);
  if (record === undefined) return nothingMeasured("The results have no record of this system.");
  const state = stateFor(record.state, benchmark.id);
  if (state.kind === "not-measurable") {
    return { verdict: "invalid", side: state.side, failure: state.failure };
  }
  const [failed] = trials.failed;
  if (failed !== undefined) return { verdict: "invalid", side: failed.side, failure: failed.outcome.failure };
  if (benchmark.presence !== "both" || state.harnessChange !== undefined) return undefined;
  const other = otherWork(state, benchmark, trials);
  const label = results.plan.harnessChange?.label;
  return (
    other && {
      verdict: "incomparable",
      reason: { kind: "workload", ...other, ...(label !== undefined && { label }) },
    }
  );
}

/** What the sides did, by what it is known that it was not the same. */
interface OtherWork {
  readonly baseline: string;
  readonly candidate: string;
  readonly differs?: readonly string[];
}

/** Whether the sides did other work, be that declared or not. */
export function otherWork(
  state: BuiltState,
  benchmark: PlannedBenchmark,
  { pairs }: BenchmarkTrials,
): OtherWork | undefined {
  const [before, after] = [fingerprint(state.baseline, benchmark), fingerprint(state.candidate, benchmark)];
  if (before?.workload !== after?.workload) {
    const differs = after?.differs;
    return {
      baseline: before?.workload ?? NONE,
      candidate: after?.workload ?? NONE,
      ...(differs !== undefined && { differs }),
    };
  }
  // Of a round, because what a harness adds to the work may hang on the seed, which both sides of it have.
  const said = pairs
    .map(({ baseline, candidate }) => ({
      baseline: baseline.outcome.harness.workload ?? NONE,
      candidate: candidate.outcome.harness.workload ?? NONE,
    }))
    .find(({ baseline, candidate }) => baseline !== candidate);
  return (
    said && {
      ...said,
      differs: [`what the harness says of its work (${said.baseline} against ${said.candidate})`],
    }
  );
}

const NONE = "none";

/** Of a benchmark that both sides have. */
function byRounds(
  results: Results,
  system: string,
  benchmark: PlannedBenchmark,
  trials: BenchmarkTrials,
): MeasuredState {
  const { plan, run } = results;
  const { pairs, baseline, candidate } = trials;
  if (isQuickAndOver(results) && pairs.length < looksOf(plan, benchmark)[0]!) {
    const pace = slowCandidate(trials, ownOf(results.warmUps, system, benchmark.id));
    if (pace === undefined) return { kind: "no-time" };
    const failure = tooSlowForALook(pace);
    return { kind: "blocked", blocked: { verdict: "invalid", side: "candidate", failure } };
  }
  if (pairs.length === 0) {
    return {
      kind: "blocked",
      blocked:
        noTimeForALook(results, system, benchmark) ??
        nothingMeasured("No round was measured on both sides.", nextOf(results)),
    };
  }
  return run.stop === "time-budget" && baseline.length + candidate.length <= TRIALS_OF_A_TRY
    ? {
        kind: "blocked",
        blocked: nothingMeasured(
          "There was no time for it: one quad showed what it would take.",
          moreTime([...baseline, ...candidate], looksOf(plan, benchmark)[0]! - pairs.length),
        ),
      }
    : { kind: "measured" };
}

/** Where the time budget is why there is no round, and the warm-up shows what its rounds would take. */
function noTimeForALook(
  { plan, run, warmUps }: Results,
  system: string,
  benchmark: PlannedBenchmark,
): Blocked | undefined {
  if (run.stop !== "time-budget") return undefined;
  const rounds = looksOf(plan, benchmark)[0]!;
  const time = missingTime(ownOf(warmUps, system, benchmark.id), rounds);
  return (
    time &&
    nothingMeasured(
      `The time budget left no room for it: a trial takes ${time.trial}, and the first look needs ${rounds} rounds of two, ${time.all}.`,
      `Give the run ${time.all} more (--time-budget), or let a trial do less.`,
    )
  );
}

/** Of a benchmark that the candidate alone has, and that comes when the others had their first look. */
function byTrials(results: Results, { candidate }: BenchmarkTrials): MeasuredState {
  if (candidate.length > 0) return { kind: "measured" };
  return isQuickAndOver(results)
    ? { kind: "no-time" }
    : { kind: "blocked", blocked: nothingMeasured("No trial was measured.", nextOf(results)) };
}

/** Whether the time of a quick run may be why it has nothing of a benchmark. */
export function isQuickAndOver({ plan, run }: Results): boolean {
  return plan.quick && (run.stop === "time-budget" || run.stop === "rounds");
}

/** One quad: the schedule tries with it what a benchmark costs, where there seems to be no time for a look. */
const TRIALS_OF_A_TRY = 4;

const CANDIDATE_ALONE: Blocked = nothingMeasured(
  "This run measured the candidate alone.",
  "Hold it against stored runs: latency-gate compare STORED… RESULTS.",
);

const MORE_TIME = "Give the run more time, or find out in its log why it stopped.";

function nextOf({ run }: Results): string {
  return run.stop === "interrupted" ? TO_ITS_END : MORE_TIME;
}

function nothingMeasured(message: string, hint = MORE_TIME): Blocked {
  return {
    verdict: "invalid",
    side: undefined,
    failure: { code: "no-output", message, where: undefined, hint, logTail: [] },
  };
}

function fingerprint(
  build: BuildInfo | undefined,
  benchmark: PlannedBenchmark,
): BenchmarkFingerprint | undefined {
  return build?.fingerprints.find((item) => item.benchmark === benchmark.id);
}
