import { describe, expect, test } from "@jest/globals";
import { calmed, GOLDEN_CASES } from "../report/testing.js";
import { decisionsInWords } from "../report/decisions.js";
import { warningsInWords } from "../report/text/words.js";
import { renderJson } from "../report/json.js";
import { validateReport } from "../generated/report-1.validator.js";
import { gated, makeRun, measured, value } from "./compare/testing.js";
import { acceptRegressions } from "./accept.js";
import { confirmRegressions, flagged } from "./confirm.js";
import { judge } from "./judge.js";
import { defaultAlpha } from "./model/error-budget.js";
import type { Acceptance, Report } from "./model/report.js";
import type { BuildInfo, Results } from "./model/run.js";
import type { TrialOutcome } from "./model/trial.js";

const COMMIT = "a".repeat(40);
const results = (name: string): Results => GOLDEN_CASES[name]!();
const regressed = judge(results("regression"));
const FIRST = results("regression");
const PLAN = FIRST.plan;

function accept(rows: Report["rows"]): Acceptance[] {
  return rows.map(({ address, metric, statistic }) => ({
    address,
    metric,
    statistic,
    how: "label",
    by: "maintainer",
    reason: "latency-gate: accept",
    commit: COMMIT,
  }));
}

describe("acceptance", () => {
  test("of all regressions lets the run pass; they stay regressions, on record", () => {
    const report = acceptRegressions(regressed, accept(flagged(regressed)), "pass");
    expect(report.outcome).toMatchObject({ verdict: "passed", exitCode: 0 });
    expect(report.outcome.counts).toEqual(regressed.outcome.counts);
    expect(report.rows).toEqual(regressed.rows);
    expect(decisionsInWords(report)).toHaveLength(flagged(regressed).length);
    expect(validateReport(JSON.parse(renderJson(report)))).toBe(true);
  });

  test("of all but one does not", () => {
    const report = acceptRegressions(regressed, accept(flagged(regressed).slice(1)), "pass");
    expect(report.outcome).toMatchObject({ verdict: "regression", exitCode: 1 });
  });

  test.each(["budget-broken", "invariant-broken", "missing", "invalid", "incomparable", "not-measurable"])(
    "does not help against %s",
    (name) => {
      const report = judge(results(name));
      const all = accept(report.rows);
      expect(acceptRegressions(report, all, "pass").outcome.exitCode).toBe(report.outcome.exitCode);
      expect(report.outcome.exitCode).toBeGreaterThan(0);
    },
  );

  test.each<[string, (one: Acceptance) => Acceptance]>([
    ["system", (one) => ({ ...one, address: { ...one.address, system: "other" } })],
    ["benchmark", (one) => ({ ...one, address: { ...one.address, benchmark: "other" } })],
    ["scenario", (one) => ({ ...one, address: { ...one.address, scenario: "other" } })],
    ["metric", (one) => ({ ...one, metric: "other" })],
    ["statistic", (one) => ({ ...one, statistic: "p42" })],
  ])("of a number that differs in its %s alone does not", (_, other) => {
    const report = acceptRegressions(regressed, accept(flagged(regressed)).map(other), "pass");
    expect(report).toEqual(regressed);
  });

  test("of a value that is compared exactly lets the run pass, too", () => {
    const metrics = [gated({ scenario: undefined, metric: "size", statistic: "value", exact: true })];
    const measure = ({ side }: { side: string }): TrialOutcome =>
      measured({ values: [value("size", side === "baseline" ? 100 : 200)] });
    const grown = judge(makeRun({ benchmarks: [{ id: "build", metrics, measure }] }));
    expect(grown.outcome.exitCode).toBe(1);
    expect(acceptRegressions(grown, accept(flagged(grown)), "pass").outcome.exitCode).toBe(0);
  });

  test("of what is not gated is not recorded", () => {
    const rows = regressed.rows.map((row, i) => (i === 0 ? { ...row, gated: false } : row));
    const { accepted } = acceptRegressions({ ...regressed, rows }, accept(flagged(regressed)), "pass");
    expect(accepted).toHaveLength(flagged(regressed).length - 1);
  });

  test("of what did not regress is not recorded", () => {
    expect(
      acceptRegressions(judge(results("pass")), accept(regressed.rows), "pass").accepted,
    ).toBeUndefined();
  });
});

describe("confirmation by a second run", () => {
  const confirm = (second: Results, first = regressed): Report => {
    const confirmed = confirmRegressions(first, FIRST, second);
    if (confirmed.kind !== "report") throw new Error(confirmed.reason);
    return confirmed.report;
  };

  test("that there was none of leaves the report as it is", () => {
    expect(confirmRegressions(regressed, FIRST, undefined)).toEqual({ kind: "report", report: regressed });
  });

  test("that finds them again leaves the verdict", () => {
    const report = confirm(results("regression"));
    expect(report.outcome).toEqual(regressed.outcome);
    expect(report.confirmation?.rows.every(({ confirmed }) => confirmed)).toBe(true);
    expect(validateReport(JSON.parse(renderJson(report)))).toBe(true);
  });

  test("that does not makes them inconclusive, with both runs in the report", () => {
    const first = judge(results("regression"));
    const report = confirm(calmed(results("regression")), first);
    expect(report.outcome).toMatchObject({ verdict: "passed", exitCode: 0 });
    expect(report.outcome.counts.inconclusive).toBe(flagged(first).length);
    expect(decisionsInWords(report)[0]).toMatch(/not confirmed, so inconclusive/);
  });

  test("that could not judge clears nothing", () => {
    const calm = results("regression");
    expect(confirm({ ...calm, trials: [] }).outcome.exitCode).toBe(1);
  });

  test("that was interrupted clears nothing: in a few rounds of a noisy machine, nothing is found", () => {
    const run = calmed(results("regression"));
    const report = confirm({ ...run, run: { ...run.run, stop: "interrupted" } });
    expect(report.outcome).toEqual(regressed.outcome);
    expect(decisionsInWords(report)[0]).toMatch(/stands, it could not be judged there/);
  });

  test.each([
    [20, false],
    [28, true],
  ])("of twenty rounds, in which it is open, leaves a regression that took %d: %p", (roundsUsed, stands) => {
    const rows = regressed.rows.map((row) =>
      "change" in row.judgement
        ? { ...row, judgement: { ...row.judgement, change: { ...row.judgement.change, roundsUsed } } }
        : row,
    );
    const run = results("regression");
    const { trials } = results("inconclusive");
    const second: Results = { ...run, run: { ...run.run, stop: "time-budget" }, trials };
    const report = confirm(second, { ...regressed, rows });
    const open = report.confirmation!.rows.filter(({ verdict }) => verdict === "inconclusive");
    expect(open.map(({ confirmed }) => confirmed)).toEqual(open.map(() => stands));
    expect(open.length).toBeGreaterThan(0);
    const said = decisionsInWords(report).filter((words) => / (P50|P95) /.test(words));
    const words = stands
      ? /stands, undecided after 20 rounds, which are fewer than it was found in, [^ ]+ % there \(/
      : /not confirmed, so inconclusive, [^ ]+ % there \(/;
    expect(said.filter((one) => words.test(one))).toHaveLength(open.length);
    expect(said.join()).not.toContain(" confirmed, +");
  });

  test.each([
    [110, "confirmed, +10.0 % there (exact)"],
    [100, "stands, ±0.0 % there: it is declared not to vary, so what one run found another does not clear"],
  ])("of a value that is compared exactly, %d against 100 there, clears nothing", (again, words) => {
    const sized = (candidate: number): Results =>
      makeRun({
        benchmarks: [
          {
            id: "build",
            metrics: [gated({ scenario: undefined, metric: "size", statistic: "value", exact: true })],
            measure: ({ side }) =>
              measured({ values: [value("size", side === "baseline" ? 100 : candidate, { unit: "B" })] }),
          },
        ],
      });
    const first = sized(110);
    const confirmed = confirmRegressions(judge(first), first, sized(again));
    if (confirmed.kind !== "report") throw new Error(confirmed.reason);
    expect(confirmed.report.outcome.exitCode).toBe(1);
    expect(decisionsInWords(confirmed.report)[0]).toBe(`second run: kv/build size ${words}`);
    expect(validateReport(JSON.parse(renderJson(confirmed.report)))).toBe(true);
  });

  test("asks of what only the candidate declares beside the rest, and not among it", () => {
    const declaring = (added: boolean): Results => {
      const run = results("regression");
      const systems = run.plan.systems.map((system) => ({
        ...system,
        benchmarks: system.benchmarks.map((benchmark) => ({
          ...benchmark,
          metrics: benchmark.metrics.map((metric) =>
            metric.statistic === "p50" ? metric : { ...metric, added },
          ),
        })),
      }));
      return { ...run, plan: { ...run.plan, systems } };
    };
    const [among, beside] = [false, true].map(
      (added) =>
        confirm(declaring(added)).confirmation!.rows.flatMap((row) =>
          row.statistic === "p50" && "change" in row ? [row.change] : [],
        )[0],
    );
    expect(among!.pValueAdjusted).toBeGreaterThan(among!.pValue);
    expect(beside!.pValueAdjusted).toBe(beside!.pValue);
  });

  describe("by another plan", () => {
    type Planned = Results["plan"]["systems"][number]["benchmarks"][number];
    const planned = (change: Partial<Results["plan"]>): Results => {
      const run = calmed(results("regression"));
      return { ...run, run: { ...run.run, id: "run-2" }, plan: { ...run.plan, ...change } };
    };
    const benchmarks = (change: (benchmark: Planned) => Partial<Planned>): Results =>
      planned({
        systems: PLAN.systems.map((system) => ({
          ...system,
          benchmarks: system.benchmarks.map((one) => ({ ...one, ...change(one) })),
        })),
      });
    const metrics = (change: Partial<Planned["metrics"][number]>): Results =>
      benchmarks((one) => ({ metrics: one.metrics.map((metric) => ({ ...metric, ...change })) }));

    test.each<[string, Results, RegExp]>([
      [
        "a wider tolerance",
        metrics({ tolerance: 0.5 }),
        /tolerance of kv\/crud\/read p50: 0\.5 against 0\.05;/,
      ],
      ["a wider pass", metrics({ passWithin: 0.9 }), /passWithin of kv\/crud\/read p50: 0\.9 against none;/],
      ["a higher floor", metrics({ floor: 1e9 }), /floor of kv\/crud throughput: 1000000000 against 0/],
      ["numbers that are not gated", metrics({ gated: false }), /gated of .*: false against true/],
      ["fewer rounds", planned({ looks: [4] }), /rounds of kv\/crud\/read p50: 4 against 10, 14, 20/],
      [
        "fewer rounds of one benchmark",
        benchmarks(() => ({ looks: [4] })),
        /rounds of kv\/crud\/read p50: 4/,
      ],
      [
        "fewer samples",
        benchmarks(({ scenarios }) => ({ scenarios: scenarios.map((one) => ({ ...one, samples: 10 })) })),
        /samples of kv\/crud\/read p95: 10 against/,
      ],
      ["less time, by --quick", planned({ quick: true }), /quick run: true against false/],
      ["the candidate's policy", planned({ policyFrom: "candidate" }), /side of the policy: candidate/],
      ["another alpha", planned({ alpha: 1e-9 }), /alpha: 1e-9 against 0\.05/],
      ["another beta", planned({ beta: 0.5 }), /beta: 0\.5 against 0\.05/],
      ["one side alone", planned({ sides: "candidate" }), /measured sides: candidate against both/],
      [
        "another policy for what is open",
        planned({ inconclusive: "fail" }),
        /policy for what is inconclusive: fail against pass/,
      ],
    ])("with %s is refused: it says which runs, what differs and what to do", (_, second, says) => {
      const refused = confirmRegressions(regressed, FIRST, second);
      const reason = refused.kind === "refused" ? refused.reason : "";
      expect(reason).toMatch(/run run-2\).*another plan.*\(run-1\)/);
      expect(reason).toMatch(says);
      expect(reason).toMatch(/Measure it again with the same configuration/);
      expect(reason.length).toBeLessThan(1000);
    });

    test.each(["p50", "p95"])("that allows more of %s alone is refused for that one alone", (statistic) => {
      const second = benchmarks((one) => ({
        metrics: one.metrics.map((metric) => ({
          ...metric,
          ...(metric.statistic === statistic && metric.scenario === "read" && { tolerance: 0.5 }),
        })),
      }));
      const refused = confirmRegressions(regressed, FIRST, second);
      const reason = refused.kind === "refused" ? refused.reason : "";
      expect(reason.match(/tolerance of [^:]+/g)).toEqual([`tolerance of kv/crud/read ${statistic}`]);
    });

    test("with the default α where the first run had a smaller one is refused", () => {
      const first = { ...FIRST, plan: { ...PLAN, alpha: 1e-9 } };
      const refused = confirmRegressions(regressed, first, planned({}));
      expect(refused).toMatchObject({ reason: expect.stringMatching(/: alpha: 0\.05 against 1e-9\. /) });
    });

    test("that is its own where it is asked about a part of the first one is not refused", () => {
      const part = benchmarks((one) => ({ metrics: one.metrics.slice(0, 1) }));
      const many = { metricsPlanned: 100, alpha: defaultAlpha(100) };
      const own = { seed: "f".repeat(32), timeBudgetMs: 60_000, alpha: defaultAlpha(1), metricsPlanned: 1 };
      expect(many.alpha).toBeLessThan(own.alpha);
      const first = { ...results("regression"), plan: { ...PLAN, ...many } };
      const second = { ...part, plan: { ...part.plan, ...own } };
      const confirmed = confirmRegressions(judge(first), first, second);
      const rows = confirmed.kind === "report" ? confirmed.report.confirmation!.rows : [];
      expect(rows.map((row) => row.confirmed)).toEqual([false, true, true]);
    });
  });

  test("of other commits is refused", () => {
    const other = { ...results("pass"), candidate: { commit: COMMIT, ref: "x", dirty: false } };
    expect(confirmRegressions(regressed, FIRST, other)).toMatchObject({ kind: "refused" });
    const calm = calmed(results("regression"));
    const changed = { ...calm, candidate: { ...calm.candidate, dirty: true } };
    expect(confirmRegressions(regressed, FIRST, changed)).toMatchObject({ kind: "refused" });
  });
});

test.each<[string, readonly [string, string], boolean]>([
  ["another source of a system that regressed", ["kv", "c"], true],
  ["the same source of it", ["kv", "b"], false],
  ["another source of a system that did not", ["other", "c"], false],
])("a confirmation of the same commits that built %s", (_, [system, candidate], isRefused) => {
  const built = (id: string, source: string): Results["systems"] => {
    const side = (name: string): BuildInfo => ({
      key: name.repeat(40),
      source: `sha256:${name.repeat(64)}`,
      cached: false,
      durationMs: 1,
      fingerprints: [],
    });
    const state = { baseline: side("a"), candidate: side(source), harnessChange: undefined };
    return [{ id, state: { kind: "built", ...state } }];
  };
  const first = { ...FIRST, systems: built(system, "b") };
  const second = { ...calmed(FIRST), systems: built(system, candidate) };
  const confirmed = confirmRegressions(regressed, first, second);
  expect(confirmed).toMatchObject(
    isRefused
      ? { kind: "refused", reason: expect.stringMatching(/built another source of kv .*, candidate: /) }
      : { kind: "report" },
  );
});

test("shards on different CPUs are warned of; on equal ones not", () => {
  const { run, host } = regressed;
  const shards = (models: readonly string[]) =>
    models.map((cpuModel, index) => ({
      index: index + 1,
      count: models.length,
      host: { ...host, cpuModel },
    }));
  const warned = (models: readonly string[]): string =>
    warningsInWords({ ...regressed, run: { ...run, shards: shards(models) } }).join("\n");
  expect(warned(["EPYC", "Xeon"])).toContain("different CPUs (EPYC; Xeon)");
  expect(warned(["EPYC", "EPYC"])).not.toContain("different CPUs");
});
