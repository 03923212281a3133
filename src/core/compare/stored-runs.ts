import { median } from "simple-statistics";
import { judge } from "../judge.js";
import type { NotMeasured, PlannedBenchmark, PlannedMetric } from "../model/plan.js";
import type { Incomparable, Judgement, Report, Row } from "../model/report.js";
import { stateFor } from "../model/run.js";
import type { Results } from "../model/run.js";
import type { Trial } from "../model/trial.js";
import { compareWithStored, LEAST_STORED_RUNS } from "../rule/index.js";
import type { RunValues, StoredAdvice } from "../rule/index.js";
import { joinOutcome } from "../verdicts.js";
import { indexTrials, NO_TRIALS } from "./index-trials.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { judgeInvariants } from "./invariants.js";
import { levelOf } from "./level.js";
import { observe } from "./observations.js";
import { isQuickAndOver, stateOf } from "./measured-state.js";
import { budgetAlone, openRows } from "./rows.js";
import type { BenchmarkCase, Blocked, OpenRow } from "./rows.js";

/**
 * Compares a run's candidate with the candidates of stored runs, which is advice: what stands out is to
 * be measured side by side before anything fails. Only runs of the same host and the same work count,
 * and with fewer than ten of them there is no spread to stand out from: then both levels are shown.
 *
 * @returns beside the report what is shown of it: of each benchmark the trials of the latest stored run that has some,
 * and the candidate's
 */
export function compareStored(
  stored: readonly Results[],
  after: Results,
): { readonly report: Report; readonly results: Results } {
  const isHere = ({ host }: Results): boolean => host.fingerprint === after.host.fingerprint;
  const here = stored.filter(isHere);
  const ordered = [...newestFirst(here), ...newestFirst(stored.filter((run) => !isHere(run)))];
  const latest = latestOfEach(after.plan, ordered);
  const joined: Results = {
    ...after,
    baseline: ordered[0]!.candidate,
    trials: [
      ...[...latest].flatMap(([key, run]) => relabel(run.trials.filter((trial) => keyOf(trial) === key))),
      ...after.trials.filter(({ side }) => side === "candidate"),
    ],
  };
  const leftOut = leftOutOf(after);
  const cases = casesOf(joined, latest).filter(
    ({ system, benchmark: { id } }) => !leftOut.some((one) => one.system === system && one.benchmark === id),
  );
  const open = cases.map((one) => ({ one, rows: openRows(one) }));
  const advice = advise(
    here,
    after,
    open.flatMap(({ one, rows }) => rows.flatMap((row) => (row.kind === "open" ? [{ one, row }] : []))),
  );
  const rows = open.flatMap(({ one, rows: own }) =>
    own.map((row) =>
      row.kind === "settled" ? row.row : showRow(row, one.trials.candidate, advice.get(row.key)!),
    ),
  );
  const invariants = cases.flatMap(({ system, benchmark, trials }) =>
    judgeInvariants(system, benchmark, trials),
  );
  const whole = judge({ ...joined, trials: [] });
  // Of a run without trials none came to its first look.
  const base = { ...whole, plan: { ...whole.plan, notMeasured: [...after.plan.notMeasured, ...leftOut] } };
  const report: Report = {
    ...base,
    comparison: "stored",
    stored: { runs: here.length, otherHosts: stored.length - here.length },
    rows,
    shifts: [],
    invariants,
    outcome: joinOutcome({ ...base, rows, invariants }, after.plan.inconclusive),
  };
  return { report, results: joined };
}

/** What a quick run had no time for. */
function leftOutOf(after: Results): NotMeasured[] {
  if (!isQuickAndOver(after)) return [];
  const { plan, systems } = after;
  const trials = indexTrials(after);
  const isTried = (system: string, benchmark: string): boolean => {
    const { candidate, failed } = trials.get(keyOf({ system, benchmark })) ?? NO_TRIALS;
    return candidate.length > 0 || failed.some(({ side }) => side === "candidate");
  };
  const isBuilt = (system: string): boolean =>
    systems.some(({ id, state }) => id === system && state.kind === "built");
  return plan.systems
    .filter(({ id }) => isBuilt(id))
    .flatMap(({ id: system, benchmarks }) =>
      benchmarks
        .filter(({ id, role, presence }) => role === "gate" && presence !== "missing" && !isTried(system, id))
        .map(({ id }) => ({ system, benchmark: id, scenario: undefined, reason: "time" as const })),
    );
}

function newestFirst(runs: readonly Results[]): readonly Results[] {
  return [...runs].sort(
    ({ run: a }, { run: b }) => b.startedAt.localeCompare(a.startedAt) || a.id.localeCompare(b.id),
  );
}

/**
 * Of each benchmark of the plan the first of the runs that has a trial of it which did not fail, by its key. In one
 * whose trials failed, or that had no time for it, the benchmark is no less there than in the others.
 */
function latestOfEach(plan: Results["plan"], runs: readonly Results[]): ReadonlyMap<string, Results> {
  const indexed = runs.map((run) => ({ run, trials: indexTrials(run) }));
  const keys = plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks.map(({ id }) => keyOf({ system, benchmark: id })),
  );
  return new Map(
    keys.flatMap((key): [string, Results][] => {
      const found = indexed.find(({ trials }) => (trials.get(key) ?? NO_TRIALS).candidate.length > 0);
      return found === undefined ? [] : [[key, found.run]];
    }),
  );
}

function keyOf({ system, benchmark }: Pick<Trial, "system" | "benchmark">): string {
  return `${system}/${benchmark}`;
}

interface Advised {
  readonly advice: StoredAdvice;
  readonly baseline: number;
  readonly candidate: number;
}

type Open = Extract<OpenRow, { kind: "open" }>;

/** One number a run and metric: the median over its trials. */
function advise(
  stored: readonly Results[],
  after: Results,
  rows: readonly { readonly one: BenchmarkCase; readonly row: Open }[],
): ReadonlyMap<string, Advised> {
  const valuesOf = (run: Results): RunValues => {
    const trials = indexTrials(run);
    return new Map(
      rows.flatMap(({ one: { system, benchmark }, row }): [string, number][] => {
        if (workloadReason(system, benchmark.id, run, after) !== undefined) return [];
        const own = (trials.get(keyOf({ system, benchmark: benchmark.id })) ?? NO_TRIALS).candidate;
        const value = valueOf(own, row);
        return value === undefined ? [] : [[row.key, value]];
      }),
    );
  };
  const before = stored.map(valuesOf);
  const current = valuesOf(after);
  const usual = (key: string): number => {
    const known = before.flatMap((run) => run.get(key) ?? []);
    return known.length === 0 ? NaN : median(known);
  };
  const allowed = new Map(rows.map(({ row: { key, row } }) => [key, row]));
  const advice = compareWithStored(before, current, {
    alpha: after.plan.alpha,
    metricsPlanned: Math.max(after.plan.metricsPlanned, rows.length),
    allowed: (key) => allowed.get(key)!,
  });
  const none: StoredAdvice = { kind: "insufficient", needed: LEAST_STORED_RUNS, have: 0 };
  return new Map(
    rows.map(({ row: { key } }) => [
      key,
      { advice: advice.get(key) ?? none, baseline: usual(key), candidate: current.get(key) ?? NaN },
    ]),
  );
}

/** Undefined where the run does not report the metric, or in another unit. */
function valueOf(trials: readonly MeasuredTrial[], { metric: { planned, unit } }: Open): number | undefined {
  const levels = levelsOf(trials, planned, unit);
  return levels.length === 0 ? undefined : median(levels);
}

/** One a trial; none where one of them is in another unit. */
function levelsOf(
  trials: readonly MeasuredTrial[],
  planned: PlannedMetric,
  unit: Open["metric"]["unit"],
): readonly number[] {
  const seen = trials.flatMap((trial) => observe(trial, planned) ?? []);
  return seen.some((one) => one.unit !== unit) ? [] : seen.map(({ values }) => levelOf(values, planned));
}

/** What was measured of the earlier run's candidate is the baseline of the later one. */
function relabel(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ side }) => side === "candidate").map((trial) => ({ ...trial, side: "baseline" }));
}

function hostReason(before: Results, after: Results): Incomparable | undefined {
  if (before.host.fingerprint === after.host.fingerprint) return undefined;
  const show = ({ host }: Results): string => `${host.cpuModel}, ${host.cpuCount} CPUs, ${host.kernel}`;
  return { kind: "host", baseline: show(before), candidate: show(after) };
}

function casesOf(joined: Results, latest: ReadonlyMap<string, Results>): BenchmarkCase[] {
  const trials = indexTrials(joined);
  return joined.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter(({ role }) => role === "gate")
      .map((benchmark): BenchmarkCase => {
        const key = keyOf({ system, benchmark: benchmark.id });
        const before = latest.get(key);
        const reason =
          before && (hostReason(before, joined) ?? workloadReason(system, benchmark.id, before, joined));
        const own = trials.get(key) ?? NO_TRIALS;
        const isNew = before === undefined && benchmark.presence !== "missing";
        const here = { ...benchmark, presence: isNew ? ("added" as const) : benchmark.presence };
        return {
          system,
          benchmark: here,
          trials: own,
          blocked:
            candidateBlocked(joined, system, here, own) ?? (reason && { verdict: "incomparable", reason }),
        };
      }),
  );
}

/** Of what has no trial of the candidate, or a failed one, stored runs say nothing. */
function candidateBlocked(
  after: Results,
  system: string,
  benchmark: PlannedBenchmark,
  trials: BenchmarkTrials,
): Blocked | undefined {
  const failed = trials.failed.filter(({ side }) => side === "candidate");
  if (trials.candidate.length > 0 && failed.length === 0) return undefined;
  const alone = { ...benchmark, presence: "added" as const };
  const state = stateOf(after, system, alone, { ...trials, failed });
  return state.kind === "blocked" ? state.blocked : undefined;
}

function workloadReason(
  system: string,
  benchmark: string,
  before: Results,
  after: Results,
): Incomparable | undefined {
  const of = ({ systems }: Results): string | undefined => {
    const record = systems.find(({ id }) => id === system);
    const state = record && stateFor(record.state, benchmark);
    if (state?.kind !== "built") return undefined;
    return state.candidate?.fingerprints.find((item) => item.benchmark === benchmark)?.workload;
  };
  const [baseline, candidate] = [of(before), of(after)];
  if (baseline === candidate || baseline === undefined) return undefined;
  return { kind: "stored-workload", baseline, candidate: candidate ?? "none" };
}

/** Against stored runs there is no verdict; a limit needs none of them. */
function showRow(
  { metric, row }: Open,
  own: readonly MeasuredTrial[],
  { advice, baseline, candidate }: Advised,
): Row {
  const judgement: Judgement = {
    verdict: "insufficient",
    reason: "stored",
    needed: LEAST_STORED_RUNS,
    have: advice.kind === "insufficient" ? advice.have : advice.runs,
    values: { baseline, candidate },
    ...(advice.kind === "insufficient"
      ? {}
      : { advice: { kind: advice.kind, relative: advice.estimate, spread: advice.interval } }),
  };
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: budgetAlone(metric.planned, levelsOf(own, metric.planned, metric.unit)),
    caveats: [],
    phases: [],
  };
}
