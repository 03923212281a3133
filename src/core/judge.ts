import { benchmarkNotes } from "./compare/benchmark-notes.js";
import { countersOf } from "./compare/counters.js";
import { indexTrials, NO_TRIALS, ownOf } from "./compare/index-trials.js";
import { fairnessNotes } from "./compare/fairness.js";
import { judgeInvariants } from "./compare/invariants.js";
import { otherWork, stateOf } from "./compare/measured-state.js";
import { finishRow, openRows } from "./compare/rows.js";
import type { BenchmarkCase, OpenRow } from "./compare/rows.js";
import { scenarioShifts } from "./compare/shifts.js";
import { judgeStudies } from "./compare/studies.js";
import { withAdded } from "./model/error-budget.js";
import { hasOneBenchmark, isAskedFor } from "./model/plan.js";
import type { NotMeasured, PlannedSystem } from "./model/plan.js";
import type { Note, Report, Row, SystemOutcome } from "./model/report.js";
import { changedHarnesses } from "./model/run.js";
import type { BuiltState, Results, SystemRecord } from "./model/run.js";
import { decide } from "./rule/index.js";
import type { Cut, Decision, Decisions } from "./rule/index.js";
import { joinOutcome } from "./verdicts.js";

/**
 * Judges a run: every planned metric gets a verdict, whatever became of its trials. Pure and
 * deterministic: the same results give the same report to the byte, in whatever order the trials come. The rule
 * and its sources are in docs/statistics.md.
 *
 * @param results a whole run: what `readResultsFile` gives. Latencies in nanoseconds, other values in their own unit
 * @returns one row for each planned metric; it does not throw for what was measured: a trial that failed is a row
 *   with the verdict `invalid`
 */
export function judge(results: Results): Report {
  return judgeLook(results).report;
}

/** A run so far, and the benchmarks (`system/benchmark`) of which more rounds could still settle something. */
export interface Look {
  readonly report: Report;
  /** `passes`: each of its open numbers passes by the rounds so far, and more of them could only say more. */
  readonly open: ReadonlyMap<string, "undecided" | "passes">;
}

/** The same in the midst of a run. */
export function judgeLook(results: Results): Look {
  const { run, host, baseline, candidate, plan } = results;
  const { cases, noTime } = casesOf(results);
  const notMeasured = [...plan.notMeasured, ...noTime];
  const open = cases.map((one) => ({ one, rows: openRows(one) }));
  const decisions = decideAll(
    open.flatMap(({ rows }) => rows),
    results,
  );
  const judged = open.map(({ one, rows: own }) => ({
    one,
    rows: own.map((row) => (row.kind === "settled" ? row.row : finishRow(row, decisions, one))),
    passing: own.map((row) => row.kind === "open" && passesSoFar(decisions.get(row.key)!)),
    waits: own.some((row) => row.kind === "open" && waitsForRounds(row, decisions.get(row.key)!)),
  }));
  const rows = judged.flatMap(({ rows: own }) => own);
  const invariants = cases.flatMap(({ system, benchmark, trials }) =>
    judgeInvariants(system, benchmark, trials),
  );
  const systems = plan.systems.map((system) => systemOutcome(system, recordOf(results, system.id), cases));
  const report: Report = {
    outcome: joinOutcome({ rows, invariants, systems, run, plan: { notMeasured } }, plan.inconclusive),
    run,
    host,
    baseline,
    candidate,
    plan: {
      seed: plan.seed,
      quick: plan.quick,
      looks: plan.looks,
      timeBudgetMs: plan.timeBudgetMs,
      alpha: plan.alpha,
      ...(plan.accept !== undefined && { accept: plan.accept }),
      metricsPlanned: plan.metricsPlanned,
      ...(plan.metricsAdded !== undefined && { metricsAdded: plan.metricsAdded }),
      policyFrom: plan.policyFrom,
      policyChanges: plan.policyChanges,
      notMeasured,
    },
    comparison: "paired",
    systems,
    rows,
    shifts: judged.flatMap(({ one, rows: own }) => scenarioShifts(one, own, plan)),
    invariants,
    counters: cases.flatMap(({ system, benchmark, trials }) => countersOf(system, benchmark, trials)),
    studies: judgeStudies(results),
    notes: [
      ...fairnessOf(results),
      ...cases.flatMap(({ system, benchmark, trials }): Note[] =>
        benchmarkNotes(trials, ownOf(results.serviceCaveats, system, benchmark.id)).map((caveat) => ({
          address: { system, benchmark: benchmark.id },
          caveat,
        })),
      ),
    ],
  };
  const openOnes = judged.flatMap(({ one, rows: own, passing, waits }) => {
    const passes = passing.filter((_, i) => isOpen(own[i]!));
    const key = `${one.system}/${one.benchmark.id}`;
    if (waits) return [[key, "undecided"] as const];
    return passes.length === 0 ? [] : [[key, passes.every(Boolean) ? "passes" : "undecided"] as const];
  });
  return { report, open: new Map(openOnes) };
}

/**
 * Whether more rounds could still settle something of this row. A pass that no look has decided may yet
 * be an improvement: the rule waits for that, and so does the measuring.
 */
export function isOpen({ gated, judgement, budget }: Row): boolean {
  const undecided = "change" in judgement && judgement.decidedAtLook === undefined;
  return (gated && undecided) || budget?.state === "undecided";
}

interface Cases {
  readonly cases: readonly BenchmarkCase[];
  readonly noTime: readonly NotMeasured[];
}

/** The gate's benchmarks, in the order of the plan. Those of studies are judged apart. */
function casesOf(results: Results): Cases {
  const trials = indexTrials(results);
  const unbroken = hasOneBenchmark(results.plan);
  const interrupted = results.run.stop === "interrupted";
  const noTime: NotMeasured[] = [];
  const cases = results.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks
      .filter((benchmark) => benchmark.role === "gate")
      .flatMap((benchmark): BenchmarkCase[] => {
        const own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS;
        const state = stateOf(results, system, benchmark, own);
        if (state.kind === "no-time") {
          noTime.push({ system, benchmark: benchmark.id, scenario: undefined, reason: "time" });
          return [];
        }
        const blocked = state.kind === "blocked" ? state.blocked : undefined;
        const { seed } = results.plan;
        return [{ system, benchmark, trials: own, blocked, unbroken, seed, interrupted }];
      }),
  );
  return { cases, noTime };
}

/** Of studies too: they take no part in the verdict, and must be as fair. */
function fairnessOf(results: Results): Note[] {
  const trials = indexTrials(results);
  return results.plan.systems.flatMap(({ id: system, benchmarks }) =>
    benchmarks.flatMap((benchmark) =>
      fairnessNotes(benchmark, trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS).map((caveat) => ({
        address: { system, benchmark: benchmark.id },
        caveat,
      })),
    ),
  );
}

function recordOf(results: Results, system: string): SystemRecord | undefined {
  return results.systems.find((record) => record.id === system);
}

type Open = Extract<OpenRow, { kind: "open" }>;

/**
 * Where the time ran out, what is still undecided is decided with what is left of its error rates. A
 * benchmark that passes so far may have made room for others for that: it is judged by what it passed by.
 */
function decideAll(rows: readonly OpenRow[], { run, plan }: Results): Decisions {
  const open = rows.filter((row) => row.kind === "open");
  const decisions = decideOpen(open, plan);
  if (run.stop !== "time-budget") return decisions;
  const cuts = new Map<string, Cut>();
  for (const row of open) {
    const decision = decisions.get(row.key)!;
    const stillOpen = (row.row.gated && isUndecided(decision)) || decision.budget.kind === "undecided";
    if (!stillOpen) continue;
    const before = cuts.get(benchmarkOf(row)) ?? "passing";
    cuts.set(benchmarkOf(row), passesSoFar(decision) ? before : "undecided");
  }
  return decideOpen(
    open.map((row) => cutOff(row, cuts.get(benchmarkOf(row)))),
    plan,
  );
}

function benchmarkOf({ row }: Open): string {
  return `${row.address.system}/${row.address.benchmark}`;
}

function isUndecided(decision: Decision): boolean {
  return decision.kind !== "insufficient" && decision.decidedAtLook === undefined;
}

/** Whether more rounds would bring a first value of what is asked for. */
function waitsForRounds({ metric }: Open, decision: Decision): boolean {
  return isAskedFor(metric.planned) && decision.kind === "insufficient" && decision.fault?.kind === "time";
}

function passesSoFar(decision: Decision): boolean {
  return decision.kind !== "insufficient" && decision.passesSoFar && decision.budget.kind !== "undecided";
}

function cutOff(row: Open, cut: Cut | undefined): Open {
  if (cut === undefined) return row;
  const { metric } = row;
  return { ...row, metric: { ...metric, series: { ...metric.series, cut } } };
}

/**
 * What is not gated is decided by itself, so that it takes nothing of the gate's error budget, and so is what only
 * the candidate declares: with many limits that nothing breaks, it would leave nothing for the others.
 */
function decideOpen(open: readonly Open[], plan: Results["plan"]): Decisions {
  const asked = open.filter(({ metric }) => isAskedFor(metric.planned));
  const isAdded = ({ metric }: Open): boolean => metric.planned.added === true;
  const decideAmong = (some: readonly Open[], metricsPlanned: number): Decisions =>
    decide(
      some.map(({ metric }) => metric.series),
      {
        alpha: plan.alpha,
        beta: plan.beta,
        looks: plan.looks,
        metricsPlanned: Math.max(1, metricsPlanned, some.length),
      },
    );
  return new Map([
    ...decideAmong(
      asked.filter((row) => !isAdded(row)),
      plan.metricsPlanned,
    ),
    ...decideAmong(asked.filter(isAdded), withAdded(plan)),
    ...decideAmong(
      open.filter((row) => !asked.includes(row)),
      0,
    ),
  ]);
}

function systemOutcome(
  { id, title }: PlannedSystem,
  record: SystemRecord | undefined,
  cases: readonly BenchmarkCase[],
): SystemOutcome {
  const state = record?.state;
  return {
    id,
    title,
    notMeasurable:
      state?.kind === "not-measurable"
        ? { stage: state.stage, side: state.side, failure: state.failure }
        : undefined,
    harnessChange: state?.kind === "built" ? declaredChange(state, id, cases) : undefined,
  };
}

/** A declaration is for all systems of the run, and says something of those that did other work. */
function declaredChange(state: BuiltState, id: string, cases: readonly BenchmarkCase[]): string | undefined {
  const { harnessChange } = state;
  if (harnessChange === undefined) return undefined;
  const hasOtherWork =
    changedHarnesses(state).length > 0 ||
    cases.some(
      ({ system, benchmark, trials }) =>
        system === id && benchmark.presence === "both" && otherWork(state, benchmark, trials) !== undefined,
    );
  return hasOtherWork ? harnessChange : undefined;
}
