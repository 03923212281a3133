import { median } from "simple-statistics";
import { indexTrials, NO_TRIALS } from "./index-trials.js";
import { judgeInvariants } from "./invariants.js";
import { openRows } from "./rows.js";
import type { BenchmarkCase, OpenRow } from "./rows.js";
import { levelOf } from "./level.js";
import { judge } from "../judge.js";
import type { Incomparable, Report, Row } from "../model/report.js";
import type { Results } from "../model/run.js";
import type { Trial } from "../model/trial.js";
import { joinOutcome } from "../verdicts.js";

export type TwoRuns =
  /** `results` is what was compared: the baseline's trials of one file, the candidate's of the other. */
  | { readonly kind: "report"; readonly report: Report; readonly results: Results }
  | { readonly kind: "refused"; readonly reason: string };

/** Stored runs of the baseline that a regression against them would have to stand out from. */
export const STORED_RUNS_NEEDED = 10;

/**
 * Compares the baseline of one results file with the candidate of another.
 *
 * Files of one run are paired round by round. Files of two runs are not: another hour, often another
 * machine. On the same host their change is shown and not judged, because one stored run has no spread
 * to judge by; on different hosts, or with other work, they are incomparable.
 */
export function compareRuns(before: Results, after: Results): TwoRuns {
  if (before.run.id === after.run.id) return pairOneRun(before, after);
  const stored: Results = {
    ...after,
    baseline: before.candidate,
    trials: [...relabel(before.trials), ...after.trials.filter(({ side }) => side === "candidate")],
  };
  const otherHost = before.host.fingerprint !== after.host.fingerprint;
  const cases = casesOf(stored, before, otherHost ? hostReason(before, after) : undefined);
  const rows = cases.flatMap((one) => openRows(one).map(showRow));
  const invariants = cases.flatMap(({ system, benchmark, trials }) =>
    judgeInvariants(system, benchmark, trials.candidate),
  );
  const base = judge({ ...stored, trials: [] });
  return {
    kind: "report",
    results: stored,
    report: {
      ...base,
      comparison: "stored",
      rows,
      invariants,
      outcome: joinOutcome({ rows, invariants, systems: base.systems }, after.plan.inconclusive),
    },
  };
}

function pairOneRun(before: Results, after: Results): TwoRuns {
  const disagreement = (["seed", "metricsPlanned"] as const).find(
    (key) => before.plan[key] !== after.plan[key],
  );
  if (disagreement !== undefined) {
    return {
      kind: "refused",
      reason: `Both files are of run ${after.run.id}, but their plans differ in ${disagreement}.`,
    };
  }
  const trials = [
    ...before.trials.filter(({ side }) => side === "baseline"),
    ...after.trials.filter(({ side }) => side === "candidate"),
  ];
  const results: Results = { ...after, baseline: before.baseline, trials };
  return { kind: "report", report: judge(results), results };
}

/** What was measured of the earlier run's candidate is the baseline of the later one. */
function relabel(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ side }) => side === "candidate").map((trial) => ({ ...trial, side: "baseline" }));
}

function hostReason(before: Results, after: Results): Incomparable {
  const show = ({ host }: Results): string => `${host.cpuModel}, ${host.cpuCount} CPUs, ${host.kernel}`;
  return { kind: "host", baseline: show(before), candidate: show(after) };
}

function casesOf(stored: Results, before: Results, host: Incomparable | undefined): BenchmarkCase[] {
  const trials = indexTrials(stored);
  return stored.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter(({ role }) => role === "gate")
      .map((benchmark): BenchmarkCase => {
        const reason = host ?? workloadReason(system, benchmark.id, before, stored);
        const own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS;
        const here = {
          ...benchmark,
          presence: own.baseline.length === 0 ? ("added" as const) : benchmark.presence,
        };
        return {
          system,
          benchmark: here,
          trials: own,
          blocked: reason && { verdict: "incomparable", reason },
        };
      }),
  );
}

function workloadReason(
  system: string,
  benchmark: string,
  before: Results,
  after: Results,
): Incomparable | undefined {
  const of = ({ systems }: Results): string | undefined => {
    const state = systems.find(({ id }) => id === system)?.state;
    if (state?.kind !== "built") return undefined;
    return state.candidate?.fingerprints.find((item) => item.benchmark === benchmark)?.workload;
  };
  const [baseline, candidate] = [of(before), of(after)];
  if (baseline === candidate || baseline === undefined) return undefined;
  return { kind: "workload", baseline, candidate: candidate ?? "none" };
}

function showRow(open: OpenRow): Row {
  if (open.kind === "settled") return open.row;
  const { metric, row } = open;
  const level = (side: "baseline" | "candidate"): number =>
    median(metric.series.rounds.map((round) => levelOf(round[side], metric.planned)));
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement: {
      verdict: "insufficient",
      reason: "stored",
      needed: STORED_RUNS_NEEDED,
      have: 1,
      values: { baseline: level("baseline"), candidate: level("candidate") },
    },
    budget: undefined,
    caveats: [],
    phases: [],
  };
}
