import { describe, expect, test } from "@jest/globals";
import { validateReport } from "../../generated/report-1.validator.js";
import { renderJson } from "../../report/json.js";
import { reasonOf } from "../../report/text/words.js";
import { judge } from "../judge.js";
import type { Report } from "../model/report.js";
import type { Results } from "../model/run.js";
import { built, gated, latencies, makeRun, measured, reads, samples, value } from "./testing.js";
import type { MadeBenchmark } from "./testing.js";
import { compareRuns } from "./two-runs.js";

const FAILURE = {
  code: "exit-code",
  message: "boom",
  where: undefined,
  hint: undefined,
  logTail: [],
} as const;
const NOT_BUILT = { kind: "not-measurable", stage: "build", side: "candidate", failure: FAILURE } as const;

const SCENARIOS = ["a", "b", "c", "d", "e"];

/** Run number `index`: its hour makes everything slower or faster, and `slower` one scenario besides. */
function run(index: number, slower = 1, own: { host?: string; workload?: string } = {}): Results {
  const hour = 1 + 0.3 * Math.sin(index * 7.3);
  const made = makeRun({
    rounds: 10,
    run: { id: `run-${index}`, startedAt: `2026-11-${10 + index}T07:00:00.000Z` },
    state: built([{ id: "crud" }], { candidateWorkload: own.workload ?? "22", harnessChange: "label" }),
    benchmarks: [
      reads(1, {
        metrics: SCENARIOS.map((scenario) => gated({ scenario })),
        measure: (context) =>
          measured({
            series: SCENARIOS.map((scenario) => {
              const luck = 1 + 0.01 * Math.sin(index * 91 + scenario.charCodeAt(0));
              const medianNs = 2e6 * hour * luck * (scenario === "c" ? slower : 1);
              return samples(latencies(context, { medianNs }), { scenario });
            }),
          }),
      }),
    ],
  });
  return own.host === undefined ? made : { ...made, host: { ...made.host, fingerprint: own.host } };
}

const stored = Array.from({ length: 12 }, (_, index) => run(index));

function compared(before: readonly Results[], candidate: Results): Report {
  const result = compareRuns(before, candidate);
  if (result.kind === "refused") throw new Error(result.reason);
  return result.report;
}

const advice = ({ rows }: Report): unknown[] =>
  rows.map(({ judgement }) => ("advice" in judgement ? judgement.advice.kind : judgement.verdict));

test("the hour is taken out, and what stands out of the stored runs is told, never judged", () => {
  const same = compared(stored, run(15));
  expect(advice(same)).toEqual(["within", "within", "within", "within", "within"]);
  const slower = compared(stored, run(15, 1.2));
  expect(advice(slower)).toEqual(["within", "within", "above", "within", "within"]);
  expect(advice(compared(stored, run(15, 0.8)))).toEqual(["within", "within", "below", "within", "within"]);
  expect(slower).toMatchObject({ comparison: "stored", stored: { runs: 12, otherHosts: 0 } });
  expect(slower.outcome).toMatchObject({ exitCode: 0, counts: { regression: 0, insufficient: 5 } });
});

test("of few metrics the hour is not taken out: it could be the change itself", () => {
  const few = (one: Results): Results => {
    const systems = one.plan.systems.map((system) => ({
      ...system,
      benchmarks: system.benchmarks.map((own) => ({ ...own, metrics: own.metrics.slice(2, 4) })),
    }));
    return { ...one, plan: { ...one.plan, systems } };
  };
  const { rows } = compared(stored.map(few), few(run(15, 1.2)));
  const spread = rows.map(({ judgement }) => ("advice" in judgement ? judgement.advice.spread.high : NaN));
  for (const high of spread) expect(high).toBeGreaterThan(0.3);
});

test("the order of the stored runs does not matter", () => {
  expect(compared([...stored].reverse(), run(15, 1.2))).toEqual(compared(stored, run(15, 1.2)));
});

test("fewer than ten runs of this host advise nothing, and runs of other hosts do not count", () => {
  const elsewhere = stored.map((one, index) => (index < 3 ? run(index, 1, { host: "sha256:other" }) : one));
  const report = compared(elsewhere, run(15, 1.2));
  expect(report.stored).toEqual({ runs: 9, otherHosts: 3 });
  for (const { judgement } of report.rows) {
    expect(judgement).toMatchObject({ verdict: "insufficient", reason: "stored", needed: 10, have: 9 });
    expect(judgement).not.toHaveProperty("advice");
  }
});

test("runs of other work do not count", () => {
  const changed = stored.map((one, index) => (index < 3 ? run(index, 1, { workload: "33" }) : one));
  for (const { judgement } of compared(changed, run(15)).rows) {
    expect(judgement).toMatchObject({ reason: "stored", have: 9 });
  }
});

test.each([
  ["a run that is given twice", [...stored, stored[0]!], run(15), /run-0 is there more than once/],
  ["the candidate's own run among others", [...stored, run(15)], run(15), /run-15 can't be among/],
])("%s is refused", (_, before, candidate, reason) => {
  const result = compareRuns(before, candidate);
  expect(result.kind === "refused" ? result.reason : "compared").toMatch(reason);
});

/** As `run --candidate-only` leaves it. */
const alone = (one: Results): Results => ({
  ...one,
  plan: { ...one.plan, sides: "candidate" },
  systems: one.systems.map(({ id, state }) => ({
    id,
    state: state.kind === "built" ? { ...state, baseline: undefined } : state,
  })),
  trials: one.trials.filter(({ side }) => side === "candidate"),
});

test("of a candidate that was measured alone the same is said", () => {
  for (const slower of [1, 1.2]) {
    expect(compared(stored, alone(run(15, slower))).rows).toEqual(compared(stored, run(15, slower)).rows);
  }
  expect(compared(stored.map(alone), alone(run(15))).rows).toEqual(compared(stored, run(15)).rows);
});

test("a candidate that was measured alone can't be judged by itself, and is never paired", () => {
  const { outcome, rows } = judge(alone(run(15)));
  expect(outcome).toMatchObject({ verdict: "cannot-judge", exitCode: 2 });
  expect(rows.map(({ judgement }) => judgement.verdict)).toEqual(Array(5).fill("invalid"));
  const [row] = rows;
  expect(row?.judgement).toMatchObject({ failure: { message: "This run measured the candidate alone." } });
  expect(compared([run(15)], alone(run(15))).outcome.exitCode).toBe(2);
});

test("a changed harness is told to wait for stored runs of it, and no label: it would make nothing alike", () => {
  const report = compared(stored, run(15, 1, { workload: "33" }));
  expect(report.outcome).toMatchObject({ verdict: "cannot-judge", exitCode: 2 });
  const [row] = report.rows;
  const reason = { kind: "stored-workload", baseline: "sha256:22", candidate: "sha256:33" };
  expect(row?.judgement).toMatchObject({ verdict: "incomparable", reason });
  const words = reasonOf(row!);
  expect(words).toMatch(
    /^the latest stored run that measured it did other work: the files that `fingerprint` names/,
  );
  expect(words).toMatch(/No label makes them alike/);
  expect(validateReport(JSON.parse(renderJson(report)))).toBe(true);
});

test("a candidate that failed is invalid, whatever was stored", () => {
  const candidate = alone(run(15));
  const trials = candidate.trials.map((trial) =>
    trial.round === 9 ? { ...trial, outcome: { kind: "failed", failure: FAILURE } as const } : trial,
  );
  const { outcome, rows } = compared(stored, { ...candidate, trials });
  expect(outcome.exitCode).toBe(2);
  expect(rows[0]?.judgement).toMatchObject({ verdict: "invalid", side: "candidate", failure: FAILURE });
});

describe("a stored run in which the benchmark failed, be it the latest one,", () => {
  const failed = (one: Results): Results => ({
    ...one,
    trials: one.trials.map((trial) =>
      trial.side === "candidate" ? { ...trial, outcome: { kind: "failed", failure: FAILURE } } : trial,
    ),
  });

  test("says nothing of it, and leaves the others their say", () => {
    const slower = run(15, 1.2);
    expect(compared([...stored, failed(run(13))], slower).rows).toEqual(compared(stored, slower).rows);
    expect(compared([failed(run(13))], slower).rows[0]?.judgement.verdict).toBe("added");
  });

  test("keeps no number that is exact from being held against the one before", () => {
    const sized = (index: number, bytes: number): Results =>
      makeRun({
        rounds: 10,
        run: { id: `run-${index}`, startedAt: `2026-11-${10 + index}T07:00:00.000Z` },
        benchmarks: [
          reads(1, {
            metrics: [
              gated({ scenario: undefined, metric: "size", statistic: "value", exact: true, tolerance: 0 }),
            ],
            measure: () => measured({ values: [value("size", bytes, { scenario: undefined, unit: "B" })] }),
          }),
        ],
      });
    const before = [sized(1, 100), failed(sized(2, 100))];
    expect(compared(before, sized(3, 300)).outcome).toMatchObject({ verdict: "regression", exitCode: 1 });
  });

  test("of this host does not make what other hosts have new", () => {
    const elsewhere = run(1, 1, { host: "sha256:other" });
    const { judgement } = compared([elsewhere, failed(run(13))], run(15)).rows[0]!;
    const cpu = expect.stringContaining("AMD EPYC 7763 64-Core Processor, 4 CPUs, Linux 6.8");
    const reason = { kind: "host", baseline: cpu, candidate: cpu };
    expect(judgement).toMatchObject({ verdict: "incomparable", reason });
  });
});

test.each([
  [1e6, "broken", "regression", 1],
  [1e9, "holds", "passed", 0],
  [2_246_000, "undecided", "passed", 0],
])("a budget of %i ns needs no stored run to be told that it is %s", (max, state, verdict, exitCode) => {
  const candidate = run(15);
  const systems = candidate.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((own) => ({
      ...own,
      metrics: own.metrics.map((metric) => ({ ...metric, budget: { min: undefined, max } })),
    })),
  }));
  const limited: Results = { ...candidate, plan: { ...candidate.plan, systems } };
  for (const before of [stored, stored.slice(0, 1)]) {
    const { outcome, rows } = compared(before, alone(limited));
    expect([rows[0]?.budget?.state, outcome.verdict, outcome.exitCode]).toEqual([state, verdict, exitCode]);
  }
});

test("of a quick run only what it had no time for is said to be left out by that", () => {
  const of = (id: string): MadeBenchmark => reads(1, { id, metrics: [gated()] });
  const make = (id: string, measuredOnes: readonly string[], quick: boolean): Results =>
    makeRun({
      rounds: 10,
      run: { id, stop: "rounds" },
      plan: { quick, looks: [10] },
      benchmarks: ["crud", "scan"].map((name) =>
        measuredOnes.includes(name) ? of(name) : { ...of(name), measure: () => undefined },
      ),
    });
  const before = make("run-1", ["crud", "scan"], false);
  const told = (report: Report): unknown => ({
    rows: report.rows.map(({ address, judgement }) => [address.benchmark, judgement.verdict]),
    notMeasured: report.plan.notMeasured.map(({ benchmark, reason }) => [benchmark, reason]),
  });
  expect(told(compared([before], make("run-2", ["crud", "scan"], true)))).toEqual({
    rows: [
      ["crud", "insufficient"],
      ["scan", "insufficient"],
    ],
    notMeasured: [],
  });
  expect(told(compared([before], make("run-2", ["crud"], true)))).toEqual({
    rows: [["crud", "insufficient"]],
    notMeasured: [["scan", "time"]],
  });
});

type Trials = Results["trials"];
const withTrials = (one: Results, change: (trials: Trials) => Trials): Results => ({
  ...one,
  trials: change(one.trials),
});

/** A run of two benchmarks, of which a quick one may have had no time for `scan`. */
const pairOf = (index: number, quick = false): Results =>
  makeRun({
    rounds: 10,
    run: { id: `run-${index}`, startedAt: `2026-11-${10 + index}T07:00:00.000Z`, stop: "rounds" },
    plan: { quick, looks: [10] },
    benchmarks: ["crud", "scan"].map((id) => reads(1, { id, metrics: [gated()] })),
  });
const withoutScan = (one: Results): Results =>
  withTrials(one, (trials) => trials.filter(({ benchmark }) => benchmark !== "scan"));
const shown = ({ rows }: Report): string[] =>
  rows.map(({ address, judgement }) => `${address.benchmark} ${judgement.verdict}`);

test.each([
  ["which a stored run measured", pairOf(1)],
  ["which no stored run measured", withoutScan(pairOf(1))],
])("what a run that is not quick did not measure, %s, can't be judged, and is not left out", (_, before) => {
  const report = compared([before], withoutScan(pairOf(2)));
  expect(shown(report)).toEqual(["crud insufficient", "scan invalid"]);
  expect(report.rows[1]?.judgement).toMatchObject({ failure: { message: "No trial was measured." } });
  expect(report.plan.notMeasured).toEqual([]);
  expect(report.outcome.exitCode).toBe(2);
});

test("a benchmark that the candidate no longer has is missing, whether or not a stored run has it", () => {
  const gone = withoutScan(pairOf(2));
  const systems = gone.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((own) =>
      own.id === "scan" ? { ...own, presence: "missing" as const } : own,
    ),
  }));
  for (const before of [pairOf(1), withoutScan(pairOf(1))]) {
    const report = compared([before], { ...gone, plan: { ...gone.plan, systems } });
    expect(shown(report)).toEqual(["crud insufficient", "scan missing"]);
  }
});

test("what failed in a quick run is not what it had no time for", () => {
  const failed = withTrials(pairOf(2, true), (trials) =>
    trials.map((trial) =>
      trial.benchmark === "scan" && trial.side === "candidate"
        ? { ...trial, outcome: { kind: "failed", failure: FAILURE } }
        : trial,
    ),
  );
  const report = compared([pairOf(1)], failed);
  expect(shown(report)).toEqual(["crud insufficient", "scan invalid"]);
  expect(report.plan.notMeasured).toEqual([]);
  expect(report.outcome.exitCode).toBe(2);
});

test("a system that a quick run could not build is not what it had no time for", () => {
  const quick = pairOf(2, true);
  const report = compared([pairOf(1)], {
    ...quick,
    trials: [],
    systems: [
      { id: "kv", state: NOT_BUILT },
      { id: "sql", state: built([]) },
    ],
  });
  expect(report.rows.map(({ judgement }) => judgement)).toMatchObject([
    { failure: FAILURE },
    { failure: FAILURE },
  ]);
  expect(report.plan.notMeasured).toEqual([]);
  expect(report.outcome.exitCode).toBe(2);
});

test("a quick run leaves out no benchmark of the same name in another system, and what its plan leaves out stays", () => {
  const twice = (one: Results): Results => {
    const other = <T extends { readonly id: string }>(all: readonly T[]): T[] => [
      ...all,
      ...all.map((own) => ({ ...own, id: "sql" })),
    ];
    const planned = { system: "kv", benchmark: "bulk", scenario: undefined, reason: "quick" as const };
    return {
      ...one,
      plan: { ...one.plan, systems: other(one.plan.systems), notMeasured: [planned] },
      systems: other(one.systems),
      trials: one.trials.flatMap((trial) => [trial, { ...trial, system: "sql" }]),
    };
  };
  const quick = withTrials(twice(pairOf(2, true)), (trials) =>
    trials.filter(({ system, benchmark }) => system === "kv" || benchmark !== "scan"),
  );
  const { rows, plan } = compared([twice(pairOf(1))], quick);
  expect(rows.map(({ address: { system, benchmark } }) => `${system} ${benchmark}`)).toEqual([
    "kv crud",
    "kv scan",
    "sql crud",
  ]);
  expect(plan.notMeasured.map(({ system, benchmark }) => `${system} ${benchmark}`)).toEqual([
    "kv bulk",
    "sql scan",
  ]);
});

test.each([
  ["is a study", { role: "study" as const }],
  ["the candidate no longer has", { presence: "missing" as const }],
])("a benchmark that %s is none that a quick run left out", (_, own) => {
  const quick = withoutScan(pairOf(2, true));
  const systems = quick.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.map((one) => (one.id === "scan" ? { ...one, ...own } : one)),
  }));
  const report = compared([pairOf(1)], { ...quick, plan: { ...quick.plan, systems } });
  expect(report.plan.notMeasured).toEqual([]);
});

test("a stored run that had no time for a benchmark leaves it to the one before", () => {
  const { rows } = compared([pairOf(1), withoutScan(pairOf(2))], pairOf(3));
  expect(rows.map(({ address, judgement }) => [address.benchmark, judgement.verdict])).toEqual([
    ["crud", "insufficient"],
    ["scan", "insufficient"],
  ]);
  expect(rows.map(({ judgement }) => ("have" in judgement ? judgement.have : undefined))).toEqual([2, 1]);
});

test("a stored run that could not build the system says nothing of it", () => {
  const broken: Results = { ...run(13), trials: [], systems: [{ id: "kv", state: NOT_BUILT }] };
  const unknown: Results = { ...run(14), trials: [], systems: [] };
  expect(compared([...stored, broken, unknown], run(15)).rows).toEqual(compared(stored, run(15)).rows);
});

/** A run of one count, told in a unit. */
const counting = (index: number, amount: number | undefined, unit: "1" | "B" = "1"): Results =>
  makeRun({
    rounds: 10,
    run: { id: `run-${index}`, startedAt: "2026-11-10T07:00:00.000Z" },
    benchmarks: [
      {
        id: "crud",
        metrics: [gated({ scenario: undefined, metric: "retries", statistic: "value" })],
        measure: ({ side }) =>
          measured({
            values:
              amount === undefined ? [] : [value("retries", side === "candidate" ? amount : 1000, { unit })],
          }),
      },
    ],
  });

test.each([2, 11])(
  "of %d stored runs and the candidate the usual numbers are shown, of none another side's",
  (runs) => {
    const before = Array.from({ length: runs }, (_, index) => counting(index, 10 + index));
    const [row] = compared(before, counting(20, 40)).rows;
    expect(row?.judgement).toMatchObject({
      have: runs,
      values: { baseline: 10 + (runs - 1) / 2, candidate: 40 },
    });
  },
);

test("stored runs that tell a number in another unit, or not at all, do not count", () => {
  const before = Array.from({ length: 12 }, (_, index) =>
    index === 3 || index === 4
      ? counting(index, 10, "B")
      : counting(index, index > 4 && index < 8 ? undefined : 10),
  );
  expect(compared(before, counting(20, 10)).rows[0]?.judgement).toMatchObject({ have: 7 });
});

test("of runs that began at once the order does not matter", () => {
  const host = (one: Results, commit: string): Results => ({
    ...one,
    candidate: { ...one.candidate, commit },
  });
  const before = Array.from({ length: 3 }, (_, index) =>
    host(counting(index, index), String(index).repeat(40)),
  );
  const candidate = counting(20, 1);
  expect(compared([...before].reverse(), candidate)).toEqual(compared(before, candidate));
});

test("the baseline is the candidate of the latest stored run of this host, in what is told and what is shown", () => {
  const other = run(14, 1, { host: "sha256:other" });
  const result = compareRuns([run(1), run(3), other, run(2)], run(15));
  if (result.kind === "refused") throw new Error(result.reason);
  const { report, results } = result;
  const told = (one: Results): unknown => [one.candidate.commit, one.candidate.ref];
  expect([report.baseline.commit, report.baseline.ref]).toEqual(told(run(3)));
  const trialsOf = (one: Results, side: "baseline" | "candidate"): Trials =>
    one.trials.filter((trial) => trial.side === side);
  expect(trialsOf(results, "candidate")).toEqual(trialsOf(run(15), "candidate"));
  expect(trialsOf(results, "baseline")).toEqual(
    trialsOf(run(3), "candidate").map((trial) => ({ ...trial, side: "baseline" })),
  );
});

test("of each benchmark the trials of the latest run that has some are shown, and no other's", () => {
  const result = compareRuns([pairOf(1), withoutScan(pairOf(2))], pairOf(3));
  if (result.kind === "refused") throw new Error(result.reason);
  const shownOf = (benchmark: string): number =>
    result.results.trials.filter((trial) => trial.side === "baseline" && trial.benchmark === benchmark)
      .length;
  expect([shownOf("crud"), shownOf("scan")]).toEqual([10, 10]);
});

test("a study has no row beside stored runs", () => {
  const study = (one: Results): Results => ({
    ...one,
    plan: {
      ...one.plan,
      systems: one.plan.systems.map((system) => ({
        ...system,
        benchmarks: system.benchmarks.map((own) => (own.id === "scan" ? { ...own, role: "study" } : own)),
      })),
    },
  });
  expect(shown(compared([study(pairOf(1))], study(pairOf(2))))).toEqual(["crud insufficient"]);
});

test("a count that was zero in all stored runs stands out in every form, and is valid in report.json", () => {
  const retrying = (index: number, retries: number): Results =>
    makeRun({
      rounds: 10,
      run: { id: `run-${index}`, startedAt: `2026-11-${10 + index}T07:00:00.000Z` },
      benchmarks: [
        {
          id: "crud",
          metrics: [gated({ scenario: undefined, metric: "retries", statistic: "value" })],
          measure: () => measured({ values: [value("retries", retries)] }),
        },
      ],
    });
  const report = compared(
    Array.from({ length: 12 }, (_, index) => retrying(index, 0)),
    retrying(15, 50),
  );
  const words = "+∞ against 12 stored runs, which are all alike: above them, measure it side by side";
  expect(report.rows.map((row) => reasonOf(row))).toEqual([words]);
  expect(report.outcome.exitCode).toBe(0);
  expect(validateReport(JSON.parse(renderJson(report)))).toBe(true);
});
