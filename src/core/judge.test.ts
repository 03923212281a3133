import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { compareRuns } from "./compare/two-runs.js";
import {
  built,
  draws,
  gated,
  latencies,
  makeRun,
  measured,
  reads,
  samples,
  value,
} from "./compare/testing.js";
import type { MadeBenchmark, MadeRun, TrialContext } from "./compare/testing.js";
import { isOpen, judge, judgeLook } from "./judge.js";
import { mergeResults } from "./merge.js";
import type { NotMeasured, Plan, PlannedMetric } from "./model/plan.js";
import type { Report, Row } from "./model/report.js";
import type { Results, RunInfo, ServiceCaveat, WarmUp } from "./model/run.js";
import type { TrialOutcome } from "./model/trial.js";
import { blockersOf } from "./verdicts.js";
import { weightedHolm } from "./stats/holm.js";

const verdicts = ({ rows }: Report): string[] => rows.map(({ judgement }) => judgement.verdict);

const slower = makeRun({ benchmarks: [reads(1.2)] });

test("the report does not depend on the order of the trials, and is the same each time", () => {
  const expected = JSON.stringify(judge(slower));
  expect(JSON.stringify(judge(slower))).toBe(expected);
  fc.assert(
    fc.property(fc.shuffledSubarray([...slower.trials], { minLength: slower.trials.length }), (trials) => {
      expect(JSON.stringify(judge({ ...slower, trials }))).toBe(expected);
    }),
    { numRuns: 8, seed: 1 },
  );
});

test("nor do its notes and counters depend on the order of the trials and of what each of them tells", () => {
  const errors = ["timeout", "refused"].map((kind) => ({
    kind,
    count: 1,
    message: undefined,
    scenario: undefined,
  }));
  const caveats = ["swap", "clock"].map((code) => ({ code, message: code, scenario: undefined }));
  const values = ["writes", "flushes"].map((metric) => value(metric, 1));
  const told = (reversed: boolean): Report => {
    const order = <T>(all: readonly T[]): T[] => (reversed ? [...all].reverse() : [...all]);
    const measure = (context: TrialContext): TrialOutcome =>
      measured({
        series: [samples(latencies(context))],
        errors: order(errors),
        caveats: order(caveats),
        values: order(values),
      });
    const run = makeRun({ benchmarks: [reads(1, { measure })] });
    return judge({ ...run, trials: order(run.trials) });
  };
  expect(JSON.stringify(told(true))).toBe(JSON.stringify(told(false)));
  expect(told(false).notes.length).toBeGreaterThan(3);
  expect(told(false).counters).toHaveLength(2);
});

test("samples that a harness wrote in parts, by labels, are judged as one", () => {
  const inParts = (parts: number): Report =>
    judge(
      makeRun({
        benchmarks: [
          reads(1, {
            measure: (context) => {
              const medianNs = 2e6 * (context.side === "candidate" ? 1.2 : 1);
              const all = latencies(context, { medianNs });
              return measured({
                series: Array.from({ length: parts }, (_, part) =>
                  samples(
                    all.filter((_, at) => at % parts === part),
                    { labels: { part: `${part}` } },
                  ),
                ),
              });
            },
          }),
        ],
      }),
    );
  expect(inParts(4).rows).toEqual(inParts(1).rows);
  expect(verdicts(inParts(4))).toEqual(["regression", "regression"]);
});

test.each(["write", "read"])(
  "of trials that end after a time, a slower candidate loses of each label alike, be %s the first one written",
  (first) => {
    const { rows } = judge(
      makeRun({
        benchmarks: [
          reads(1, {
            metrics: [gated({ statistic: "mean" })],
            measure: (context) => {
              const factor = context.side === "candidate" ? 1.2 : 1;
              // Reads take 1 ms and writes 10 ms, in turns, as many as the time has room for.
              const count = Math.floor(600 / factor);
              const ofEach = (medianNs: number): Float64Array =>
                latencies(context, { medianNs: medianNs * factor, count });
              const [reading, writing] = [
                samples(ofEach(1e6), { labels: { op: "read" } }),
                samples(ofEach(1e7), { labels: { op: "write" } }),
              ];
              return measured({ series: first === "read" ? [reading, writing] : [writing, reading] });
            },
          }),
        ],
      }),
    );
    expect(rows.map(({ statistic, judgement }) => [statistic, judgement.verdict])).toEqual([
      ["mean", "regression"],
    ]);
    const [{ judgement }] = rows as [Row];
    expect("change" in judgement && judgement.change.relative).toBeCloseTo(0.2, 1);
  },
);

/** The same measurements with the names of the sides exchanged. */
function swapped(results: Results): Results {
  return {
    ...results,
    trials: results.trials.map((trial) => ({
      ...trial,
      side: trial.side === "baseline" ? "candidate" : "baseline",
    })),
  };
}

test.each([
  [1.2, "regression", "improvement"],
  [0.8, "improvement", "regression"],
  [1, "pass", "pass"],
])("a factor of %p is a %s; with the sides swapped, a %s", (factor, there, back) => {
  const run = makeRun({ benchmarks: [reads(factor)] });
  expect(verdicts(judge(run))).toEqual([there, there]);
  expect(verdicts(judge(swapped(run)))).toEqual([back, back]);
});

test("measuring that stops when no row is open comes to the verdicts of all rounds", () => {
  let [stoppedEarly, waited] = [0, 0];
  for (const factor of [0.9, 0.94, 0.97, 1, 1.03, 1.06, 1.1]) {
    for (const luck of [0.01, 0.03, 0.05]) {
      const run = makeRun({
        benchmarks: [
          reads(1, {
            metrics: [gated(), gated({ statistic: "p95" }), gated({ statistic: "mean" })],
            measure: (context) => {
              const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
              return measured({ series: [samples(latencies(context, { medianNs, luck }))] });
            },
          }),
        ],
      });
      const whole = judge(run);
      for (const look of run.plan.looks) {
        const trials = run.trials.filter(({ round }) => round < look);
        const { rows } = judge({ ...run, trials });
        waited += rows.filter((row) => row.judgement.verdict === "pass" && isOpen(row)).length;
        if (rows.some(isOpen) && look < run.plan.looks.at(-1)!) continue;
        expect(rows.map(({ judgement }) => judgement)).toEqual(whole.rows.map(({ judgement }) => judgement));
        stoppedEarly += Number(look < run.plan.looks.at(-1)!);
        break;
      }
    }
  }
  // Both kinds of look are among these runs.
  expect(Math.min(stoppedEarly, waited)).toBeGreaterThan(0);
});

test("a benchmark passes so far when each of its open numbers does, and passes if the time is over", () => {
  const seen = new Set<string>();
  for (const factor of [0.95, 1, 1.05, 1.1]) {
    for (const luck of [0.005, 0.03, 0.08, 0.2]) {
      const run = makeRun({
        benchmarks: [
          reads(1, {
            metrics: [gated({ passWithin: 0.1 }), gated({ statistic: "p95", passWithin: 0.1 })],
            measure: (context) => {
              const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
              return measured({ series: [samples(latencies(context, { medianNs, luck }))] });
            },
          }),
        ],
      });
      // Four rounds after its last look.
      const soFar = { ...run, trials: run.trials.filter(({ round }) => round < 18) };
      const { report, open } = judgeLook(soFar);
      expect([...open.keys()]).toEqual(report.rows.some(isOpen) ? ["kv/crud"] : []);
      const state = open.get("kv/crud") ?? "decided";
      seen.add(state);
      if (state !== "passes") continue;
      const cut = judge({ ...soFar, run: { ...run.run, stop: "time-budget" } });
      const ofOpen = verdicts(cut).filter((_, row) => isOpen(report.rows[row]!));
      expect(new Set(ofOpen)).toEqual(new Set(["pass"]));
    }
  }
  expect([...seen].sort()).toEqual(["decided", "passes", "undecided"]);
});

test.each<[string, Readonly<Record<string, [luck: number, factor?: number]>>, string | undefined]>([
  ["all is decided", { calm: [0.01] }, undefined],
  ["what is open passes so far", { busy: [0.05] }, "passes"],
  ["all that is open passes so far", { busy: [0.05], loud: [0.04] }, "passes"],
  ["one of the open numbers does not", { busy: [0.05], wild: [0.3] }, "undecided"],
  ["the first of the open numbers does not", { wild: [0.3], busy: [0.05] }, "undecided"],
  ["what is decided is a regression", { slow: [0.01, 2], busy: [0.05] }, "passes"],
])("a benchmark passes so far by its open numbers alone, and by all of them: %s", (_, numbers, state) => {
  const names = Object.keys(numbers);
  const own = { scenario: undefined, statistic: "value", tolerance: 0.03, passWithin: 0.1 };
  const run = makeRun({
    rounds: 14,
    plan: { looks: [10, 14, 20] },
    benchmarks: [
      {
        id: "crud",
        metrics: names.map((metric) => gated({ ...own, metric })),
        measure: ({ side, normal }) =>
          measured({
            values: Object.entries(numbers).map(([metric, [luck, factor = 1]]) =>
              value(metric, (side === "candidate" ? factor : 1) * 100 * Math.exp(luck * normal())),
            ),
          }),
      },
    ],
  });
  expect(judgeLook(run).open.get("kv/crud")).toBe(state);
});

test("what stopped a benchmark stands, whatever the others of its system come to, here or on another shard", () => {
  const values = Array.from({ length: 20 }, (_, i) => `v${i}`);
  let stopped = 0;
  for (const factor of [1.04, 1.06, 1.08, 1.1, 1.15]) {
    for (const luck of [0.02, 0.03, 0.05]) {
      const slower = reads(1, {
        metrics: [gated(), gated({ statistic: "p95" })],
        measure: (context) => {
          const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
          return measured({ series: [samples(latencies(context, { medianNs, luck }))] });
        },
      });
      const sizes = reads(1, {
        id: "sizes",
        metrics: values.map((metric) => gated({ scenario: undefined, metric, statistic: "value" })),
        measure: ({ normal }) =>
          measured({ values: values.map((metric) => value(metric, 100 * Math.exp(0.01 * normal()))) }),
      });
      const both = makeRun({ benchmarks: [slower, sizes] });
      const upTo = (look: number): Results => ({
        ...both,
        trials: both.trials.filter(({ benchmark, round }) => benchmark === "crud" && round < look),
      });
      const ofCrud = (run: Results): readonly Row[] =>
        judge(run).rows.filter(({ address }) => address.benchmark === "crud");
      for (const look of both.plan.looks) {
        const live = ofCrud(upTo(look));
        if (live.some(isOpen)) continue;
        const others = both.trials.filter(({ benchmark }) => benchmark === "sizes");
        expect(ofCrud({ ...both, trials: [...upTo(look).trials, ...others] })).toEqual(live);
        stopped += Number(live.some(({ judgement }) => judgement.verdict === "regression"));
        break;
      }
    }
  }
  expect(stopped).toBeGreaterThan(3);
});

test("the quantiles of one scenario share the level by weight, and a benchmark's scenarios share it alike", () => {
  const factors = { read: 1.2, scan: 1, walk: 1 };
  const scenario = (name: string, statistics: readonly PlannedMetric["statistic"][]): PlannedMetric[] =>
    statistics.map((statistic) => gated({ scenario: name, statistic }));
  const three = reads(1, {
    metrics: [
      ...scenario("read", ["p50", "p95"]),
      ...scenario("scan", ["p50", "p95"]),
      ...scenario("walk", ["p50"]),
    ],
    measure: (context) =>
      measured({
        series: Object.entries(factors).map(([name, factor]) => {
          const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
          return samples(latencies(context, { medianNs }), { scenario: name });
        }),
      }),
  });
  const { rows } = judge(
    makeRun({ rounds: 10, plan: { looks: [10], metricsPlanned: 30 }, benchmarks: [three] }),
  );
  const [p50, p95] = rows.map(({ judgement }) => ("change" in judgement ? judgement.change : undefined));
  const ofFiveInThirty = 30 / 5;
  const threeScenarios = 3;
  const inScenario = weightedHolm([p50!.pValue, p95!.pValue], [3, 6]);
  [p50, p95].forEach((change, i) => {
    expect(change!.pValueAdjusted).toBeCloseTo(inScenario[i]! * threeScenarios * ofFiveInThirty, 12);
  });
});

test("what only the candidate declares changes no verdict of the others, and its own limits hold", () => {
  const limit = (name: string, max: number): PlannedMetric =>
    gated({ metric: name, statistic: "value", gated: false, budget: { min: undefined, max }, added: true });
  const own = [gated(), gated({ statistic: "p95" })];
  const rowsWith = (added: readonly PlannedMetric[]): readonly Row[] =>
    judge(
      makeRun({
        rounds: 10,
        plan: { looks: [10], metricsPlanned: own.length, metricsAdded: added.length },
        benchmarks: [
          reads(1, {
            metrics: [...own, ...added],
            measure: (context) => {
              const medianNs = context.side === "candidate" ? 2.4e6 : 2e6;
              return measured({
                series: [samples(latencies(context, { medianNs }))],
                values: added.map(({ metric }) => value(metric, 1000, { scenario: "read" })),
              });
            },
          }),
        ],
      }),
    ).rows;
  const alone = rowsWith([]);
  const diluted = rowsWith([
    ...Array.from({ length: 60 }, (_, i) => limit(`never-${i}`, 1e9)),
    limit("always", 1),
  ]);
  expect(alone.map(({ judgement }) => judgement.verdict)).toEqual(["regression", "regression"]);
  expect(diluted.slice(0, 2)).toEqual(alone);
  expect(rowsWith([limit("always", 1)]).at(-1)!.budget?.state).toBe("broken");
  // Among 63 they are too few rounds to break it: what the candidate adds makes its own share smaller.
  expect(diluted.slice(2).map(({ budget }) => budget?.state)).toEqual([
    ...Array.from({ length: 60 }, () => "holds"),
    "undecided",
  ]);
});

test("a higher throughput is an improvement, a lower one a regression", () => {
  const run = (rate: number): Results =>
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated({ scenario: undefined, metric: "throughput", statistic: "value" })],
          measure: ({ side, normal }) =>
            measured({
              values: [
                value("throughput", (side === "candidate" ? rate : 1000) * (1 + 0.003 * normal()), {
                  unit: "op/s",
                  better: "higher",
                }),
              ],
            }),
        }),
      ],
    });
  expect(verdicts(judge(run(1200)))).toEqual(["improvement"]);
  expect(verdicts(judge(run(800)))).toEqual(["regression"]);
});

test("the smallest change that would have been seen is one for the worse: of a rate, by how much it falls", () => {
  const smallest = (of: "rate" | "time"): number => {
    const seen = (luck: number): number => (of === "rate" ? 1000 * luck : 1000 / luck);
    const own = { unit: "1", better: of === "rate" ? "higher" : "lower" } as const;
    const run = makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated({ scenario: undefined, metric: of, statistic: "value" })],
          measure: ({ normal }) => measured({ values: [value(of, seen(Math.exp(0.4 * normal())), own)] }),
        }),
      ],
    });
    const { judgement } = judge(run).rows[0]!;
    return "change" in judgement ? judgement.change.smallestDetectable : NaN;
  };
  const longer = smallest("time");
  expect(longer).toBeGreaterThan(0.3);
  expect(smallest("rate")).toBeCloseTo(longer / (1 + longer), 10);
});

test("phases name the one that grew", () => {
  for (const planted of ["parse", "lookup", "send"]) {
    const run = makeRun({
      benchmarks: [
        reads(1, {
          measure: (context) => {
            const phases = ["parse", "lookup", "send"].map((phase) => ({
              phase,
              values: latencies(context, {
                medianNs: phase === planted && context.side === "candidate" ? 1.5e6 : 1e6,
              }),
            }));
            const whole = phases[0]!.values.map((_, index) =>
              phases.reduce((sum, { values }) => sum + values[index]!, 0),
            );
            return measured({
              series: [samples(whole), ...phases.map(({ phase, values }) => samples(values, { phase }))],
            });
          },
        }),
      ],
    });
    for (const row of judge(run).rows) {
      expect(row.judgement.verdict).toBe("regression");
      expect(row.phases[0]?.phase).toBe(planted);
      expect(row.phases[0]!.growthNs).toBeGreaterThan(3e5);
      expect(row.phases[0]!.share!).toBeGreaterThan(0.8);
      expect(row.phases[0]!.share!).toBeLessThan(1.2);
    }
  }
});

type Exact = readonly [
  before: number,
  after: number,
  better: "lower" | "higher",
  tolerance: number,
  floor: number,
  verdict: string,
];

test.each<Exact>([
  [1000, 1000, "lower", 0, 0, "pass"],
  [1000, 1001, "lower", 0, 0, "regression"],
  [1000, 999, "lower", 0, 0, "improvement"],
  [1000, 1040, "lower", 0.05, 0, "pass"],
  [1000, 1060, "lower", 0.05, 0, "regression"],
  [100, 105, "lower", 0.05, 0, "pass"],
  [1000, 1030, "lower", 0.03, 0, "pass"],
  [1000, 1001, "lower", 0.001, 0, "pass"],
  [1000, 1060, "lower", 0.05, 100, "pass"],
  [1000, 1100, "lower", 0.05, 100, "pass"],
  [1000, 1101, "lower", 0.05, 100, "regression"],
  [1000, 900, "higher", 0.05, 0, "regression"],
  [1000, 1100, "higher", 0.05, 0, "improvement"],
  [0, 1, "lower", 0.05, 0, "regression"],
  [0, 0, "lower", 0, 0, "pass"],
  [1, 0, "lower", 0.05, 0, "improvement"],
])(
  "exact: %p to %p, %s is better, tolerance %p, floor %p: %s",
  (before, after, better, tolerance, floor, verdict) => {
    const run = makeRun({
      rounds: 2,
      benchmarks: [
        reads(1, {
          metrics: [
            gated({ scenario: undefined, metric: "size", statistic: "value", exact: true, tolerance, floor }),
          ],
          measure: ({ side }) =>
            measured({
              values: [value("size", side === "candidate" ? after : before, { unit: "B", better })],
            }),
        }),
      ],
    });
    expect(verdicts(judge(run))).toEqual([verdict]);
  },
);

test.each<[{ min?: number; max?: number }, string, number]>([
  [{ max: 1000 }, "holds", 0],
  [{ max: 999 }, "broken", 1],
  [{ min: 1000 }, "holds", 0],
  [{ min: 1001 }, "broken", 1],
  [{ min: 900, max: 1100 }, "holds", 0],
])("exact: 1000 with the limit %j: it %s", (limits, state, exitCode) => {
  const budget = { min: limits.min, max: limits.max };
  const size = { scenario: undefined, metric: "size", statistic: "value", exact: true, budget };
  const measure = (): TrialOutcome => measured({ values: [value("size", 1000, { unit: "B" })] });
  const report = judge(makeRun({ rounds: 2, benchmarks: [reads(1, { metrics: [gated(size)], measure })] }));
  expect(report.rows[0]?.budget).toMatchObject({ state, interval: { low: 1000, high: 1000 } });
  expect(report.outcome.exitCode).toBe(exitCode);
});

test.each([
  ["on both sides", ["baseline", "candidate"], true],
  ["on one side alone", ["candidate"], true],
  ["on the other alone", ["baseline"], true],
  ["on neither", [], false],
])("what is declared exact and varies %s says so", (_, sides, varies) => {
  const run = makeRun({
    rounds: 2,
    benchmarks: [
      reads(1, {
        metrics: [gated({ scenario: undefined, metric: "size", statistic: "value", exact: true })],
        measure: ({ side, round }) =>
          measured({ values: [value("size", 1000 + (sides.includes(side) ? round : 0), { unit: "B" })] }),
      }),
    ],
  });
  expect(judge(run).rows[0]?.caveats).toEqual(varies ? [{ code: "varies" }] : []);
});

function withInvariant(hitRatio: (round: number) => number | undefined): Report {
  const limits = { min: 0.99, max: undefined };
  return judge(
    makeRun({
      benchmarks: [
        reads(1, {
          invariants: [{ scenario: undefined, metric: "hit-ratio", limits }],
          measure: (context) => {
            const ratio = context.side === "baseline" ? 0.5 : hitRatio(context.round);
            return measured({
              series: [samples(latencies(context))],
              values:
                ratio === undefined ? [] : [value("hit-ratio", ratio, { unit: "ratio", better: "higher" })],
            });
          },
        }),
      ],
    }),
  );
}

test.each([
  ["holds in every trial of the candidate", () => 0.99, { kind: "holds", worst: 0.99 }, 0],
  [
    "is broken in one",
    (round: number) => (round === 3 ? 0.2 : 1),
    { kind: "broken", worst: 0.2, round: 3, trials: 1 },
    1,
  ],
  [
    "is not reported in one",
    (round: number) => (round === 3 ? undefined : 1),
    { kind: "unknown", round: 3 },
    2,
  ],
])("an invariant that %s", (_, hitRatio, state, exitCode) => {
  const report = withInvariant(hitRatio);
  expect(report.invariants[0]).toMatchObject({ state, unit: "ratio" });
  expect(report.outcome.exitCode).toBe(exitCode);
});

test.each([
  ["the benchmark, whichever scenario they name", undefined, undefined, 14],
  ["a scenario, those that name none as well", "read", undefined, 6],
  ["a scenario that has a value of that name, which is less", "read", 0, 6],
  ["a scenario that has a value of that name, which is more", "read", 9, 9],
])("errors count as an invariant of %s", (_, scenario, reported, count) => {
  const run = makeRun({
    benchmarks: [
      reads(1, {
        invariants: [{ scenario, metric: "errors", limits: { min: undefined, max: 0 } }],
        measure: (context) =>
          measured({
            series: [samples(latencies(context))],
            values:
              reported === undefined || context.round !== 4 ? [] : [value("errors", reported, { scenario })],
            errors:
              context.round === 4
                ? [
                    { scenario: "read", kind: "timeout", count: 2, message: undefined },
                    { scenario: "write", kind: "timeout", count: 8, message: undefined },
                    { scenario: undefined, kind: "refused", count: 4, message: undefined },
                  ]
                : [],
          }),
      }),
    ],
  });
  expect(judge(run).invariants[0]?.state).toEqual({ kind: "broken", worst: count, round: 4, trials: 1 });
});

test("a metric that one side alone reports is missing or added", () => {
  const only = (side: string): Results =>
    makeRun({
      benchmarks: [
        reads(1, {
          measure: (context) =>
            measured({ series: context.side === side ? [samples(latencies(context))] : [] }),
        }),
      ],
    });
  expect(verdicts(judge(only("baseline")))).toEqual(["missing", "missing"]);
  expect(verdicts(judge(only("candidate")))).toEqual(["added", "added"]);
  expect(verdicts(judge(only("none")))).toEqual(["invalid", "invalid"]);
});

test("other units, other work and failed trials are never judged", () => {
  const seconds = makeRun({
    benchmarks: [
      reads(1, {
        measure: (context) =>
          measured({
            series: [
              samples(latencies(context), { better: context.side === "baseline" ? "lower" : "higher" }),
            ],
          }),
      }),
    ],
  });
  expect(judge(seconds).rows[0]?.judgement).toMatchObject({
    verdict: "incomparable",
    reason: { kind: "unit" },
  });
  const oneIsSampled = makeRun({
    benchmarks: [
      reads(1, {
        metrics: [gated({ metric: "rate", statistic: "value" })],
        measure: ({ side }) =>
          measured(
            side === "baseline"
              ? { values: [value("rate", 1000, { scenario: "read" })] }
              : { series: [samples([1010, 500, 500], { metric: "rate", unit: "1" })] },
          ),
      }),
    ],
  });
  expect(judge(oneIsSampled).rows[0]?.judgement).toEqual({
    verdict: "incomparable",
    reason: {
      kind: "unit",
      baseline: "1, lower is better, one value a trial",
      candidate: "1, lower is better, samples",
    },
  });
  const otherWork = makeRun({
    benchmarks: [reads(1)],
    state: built([{ id: "crud" }], { candidateWorkload: "9" }),
  });
  expect(judge(otherWork).rows[0]?.judgement).toMatchObject({
    verdict: "incomparable",
    reason: { kind: "workload" },
  });
  expect(judge({ ...slower, systems: [] }).outcome.exitCode).toBe(2);
  expect(judge({ ...slower, trials: [] }).outcome.exitCode).toBe(2);
});

test("sides whose harness says that it did other work are incomparable, unless the change is declared", () => {
  const harness = (workload: string | undefined) => ({ ...measured({}).harness, workload });
  const saying = (candidate: string | undefined, state = built([{ id: "crud" }])) => {
    const made = reads(1);
    const measure: typeof made.measure = (context) => ({
      ...(made.measure(context) as ReturnType<typeof measured>),
      // What it adds may hang on the seed of the round, which both sides have.
      harness: harness(
        `round=${context.round} ${(context.side === "candidate" ? candidate : "rate=100") ?? ""}`,
      ),
    });
    return judge(makeRun({ benchmarks: [{ ...made, measure }], state }));
  };
  expect(saying("rate=100").outcome.exitCode).toBe(0);
  const other = saying("rate=10");
  expect(other.rows[0]?.judgement).toMatchObject({
    verdict: "incomparable",
    reason: {
      kind: "workload",
      differs: ["what the harness says of its work (round=0 rate=100 against round=0 rate=10)"],
    },
  });
  expect(other.outcome.exitCode).toBe(2);
  const declared = built([{ id: "crud" }], { harnessChange: "the rate is lower now" });
  expect(saying("rate=10", declared).outcome.exitCode).toBe(0);
  expect(saying("rate=10", declared).systems).toMatchObject([{ harnessChange: "the rate is lower now" }]);
  // What is declared for a change that is none is no news.
  expect(saying("rate=100", declared).systems[0]?.harnessChange).toBeUndefined();
});

test("a run that was cut short before anything could be judged does not pass", () => {
  const short = judge(makeRun({ rounds: 6, run: { stop: "time-budget" }, benchmarks: [reads(1)] }));
  expect(verdicts(short)).toEqual(["invalid", "invalid"]);
  expect(short.outcome.exitCode).toBe(2);
});

/** A benchmark beside a healthy one, so that a run which lacks data of everything is not what fails it. */
function besideHealthy(benchmark: MadeBenchmark, own: Partial<MadeRun> = {}): Report {
  return judge(makeRun({ benchmarks: [{ ...benchmark, id: "other" }, reads(1)], ...own }));
}

const failuresOf = ({ rows }: Report): string[] =>
  rows.flatMap(({ judgement }) => (judgement.verdict === "invalid" ? [judgement.failure.message] : []));

function readsOf(values: (context: TrialContext) => Float64Array | readonly number[]): MadeBenchmark {
  return reads(1, { measure: (context) => measured({ series: [samples(values(context))] }) });
}

type Values = (all: Float64Array, context: TrialContext) => Float64Array | readonly number[];
const FEW: Values = (all) => all.slice(0, 40);
const ofCandidate =
  (change: Values): Values =>
  (all, context) =>
    context.side === "candidate" ? change(all, context) : all;

test.each<[string, Values, RegExp | undefined]>([
  ["the candidate's trials are cut short", ofCandidate(FEW), /too few samples: 40, .* usually have 100/],
  [
    "a trial has no samples",
    (all, { round }) => (round === 3 ? [] : all),
    /^In round 3 .* too few samples: 0,/,
  ],
  [
    "many trials of the candidate have none",
    ofCandidate((all, { round }) => (round % 3 === 1 ? [] : all)),
    /^In round 1 .* too few samples: 0,/,
  ],
  ["the candidate reports zeros", ofCandidate((all) => all.map(() => 0)), /is 0; no trial of the baseline/],
  [
    "the candidate reports a negative number",
    ofCandidate((all, { round }) => (round === 2 ? all.map((x) => -x) : all)),
    /^In round 2 .* negative or no number/,
  ],
  [
    "all trials of the candidate are, and one of the baseline, too",
    (all, { side, round }) => all.slice(0, side === "candidate" ? 45 : round === 3 ? 41 : 80),
    /too few samples: 45,/,
  ],
  ["all trials have few samples", FEW, undefined],
  [
    "the candidate has one less than is needed, by chance",
    (all, { side, normal }) =>
      all.slice(0, (side === "candidate" ? 49 : 50) + Math.min(2, Math.round(normal()))),
    undefined,
  ],
  [
    "a coarse clock shows 0 now and then, as chance has it in the candidate",
    (all, { side, round }) =>
      all.map((ns) => (side === "candidate" && round === 4 ? 0 : Math.round(ns / 1e6) * 1e6)),
    undefined,
  ],
  ["both sides report zeros", (all) => all.map(() => 0), undefined],
])(
  "too little to judge by, since %s: a fault can't be judged, a plan is insufficient",
  (_, change, message) => {
    const report = besideHealthy(readsOf((context) => change(latencies(context), context)));
    const p95 = report.rows[1]!.judgement;
    expect(p95.verdict).toBe(message === undefined ? "insufficient" : "invalid");
    expect(report.outcome.exitCode).toBe(message === undefined ? 0 : 2);
    if (message !== undefined) expect(failuresOf(report).at(-1)).toMatch(message);
  },
);

test("a benchmark whose time ends before its first look can't be judged, beside one that is", () => {
  const cut = reads(1, {
    measure: (context) => (context.round < 8 ? reads(2).measure(context) : undefined),
  });
  const report = besideHealthy(cut, { run: { stop: "time-budget" } });
  expect(verdicts(report)).toEqual(["invalid", "invalid", "pass", "pass"]);
  expect(failuresOf(report)[0]).toMatch(/ended after 8 rounds.* first look needs 10/);
  expect(report.outcome.exitCode).toBe(2);
});

/** What a tool tells that keeps no samples, of 1 000 operations a trial and of those that failed beside them. */
function toldBy(failed: number, operations: number | undefined): Report {
  const metrics = ["latency-p99", "latency-p50", "latency-mean", "throughput"] as const;
  return judge(
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: metrics.map((metric) => gated({ metric, statistic: "value" })),
          measure: (context) => {
            const noise = draws(`told ${context.side} ${context.round}`);
            const count = context.side === "candidate" ? failed : 0;
            const own = measured({
              values: metrics.map((metric) =>
                value(metric, 1e6 * Math.exp(0.002 * noise.normal()), { scenario: "read" }),
              ),
              errors: count === 0 ? [] : [{ scenario: "read", kind: "500", count, message: undefined }],
            });
            return { ...own, harness: { ...own.harness, operations } };
          },
        }),
      ],
    }),
  );
}

test.each<[number, number | undefined, readonly string[]]>([
  [0, 1000, ["pass", "pass", "pass", "pass"]],
  [1, 1000, ["pass", "pass", "pass", "pass"]],
  [12, 1000, ["invalid", "pass", "pass", "pass"]],
  [300, 1000, ["invalid", "invalid", "invalid", "pass"]],
  // Who does not say how many there were can't be told what share failed.
  [300, undefined, ["pass", "pass", "pass", "pass"]],
])("a summary of a candidate of which %d operations fail beside %p", (failed, operations, expected) => {
  expect(verdicts(toldBy(failed, operations))).toEqual(expected);
});

test("a value of so many trials that the first looks have none waits for more, and is never thrown at", () => {
  const few = (rounds: number): Report => {
    const benchmark = readsOf((context) => latencies(context, { count: 30 }));
    const made = { ...benchmark, metrics: [gated(), gated({ statistic: "p99" })] };
    const plan = { looks: [10, 20, 200] };
    return judge(makeRun({ rounds, benchmarks: [made], plan, run: { stop: "time-budget" } }));
  };
  expect(verdicts(few(10))).toEqual(["pass", "invalid"]);
  expect(verdicts(few(200))).toEqual(["pass", "pass"]);
});

test("a few trials that a stall has left few samples are no reason to give up the others", () => {
  const stalled: Values = (all, { round }) => (round % 14 === 5 ? all.slice(0, 1) : all);
  const run = (factor: number): Report =>
    besideHealthy(
      readsOf((context) => {
        const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
        return stalled(latencies(context, { medianNs }), context);
      }),
    );
  expect(verdicts(run(1)).slice(0, 2)).toEqual(["pass", "pass"]);
  expect(verdicts(run(1.2)).slice(0, 2)).toEqual(["regression", "regression"]);
  const many = besideHealthy(readsOf((context) => (context.round % 4 === 1 ? [2e6] : latencies(context))));
  expect(many.rows[1]!.judgement).toMatchObject({ verdict: "insufficient", have: 20 });
});

test("a benchmark of which a number has no value yet at a look goes on", () => {
  const benchmark = readsOf((context) => latencies(context, { count: 30 }));
  const made = { ...benchmark, metrics: [gated({ statistic: "p99" })] };
  const open = (rounds: number): Iterable<unknown> =>
    judgeLook(makeRun({ rounds, benchmarks: [made], plan: { looks: [10, 20, 200] } })).open;
  expect([...open(10)]).toEqual([["kv/crud", "undecided"]]);
  expect([...open(200)]).toEqual([]);
});

test.each<[string, Values, Partial<RunInfo>]>([
  ["has a fault", ofCandidate((all) => all.slice(0, 3)), {}],
  ["is negative", ofCandidate((all) => all.map((ns) => -ns)), {}],
  ["is zero", ofCandidate((all) => all.map(() => 0)), {}],
  ["ended before its first look", (all, { round }) => (round < 8 ? all : []), { stop: "time-budget" }],
])("a limit alone, of what %s, does not hold", (_, change, run) => {
  const budget = { min: undefined, max: 5e6 };
  const limited = reads(1, {
    metrics: [gated({ statistic: "p95", gated: false, budget })],
    measure: (context) => {
      const values = change(latencies(context), context);
      return run.stop !== undefined && values.length === 0
        ? undefined
        : measured({ series: [samples(values)] });
    },
  });
  const report = besideHealthy(limited, { run });
  expect(report.rows[0]).toMatchObject({ judgement: { verdict: "invalid" }, budget: undefined });
  expect(report.outcome.exitCode).toBe(2);
});

test.each([0, 2, 4, 8])(
  "a quick run that has time for %d rounds of a benchmark leaves it out, and says so",
  (rounds) => {
    const cut = reads(1, {
      measure: (context) => (context.round < rounds ? reads(1).measure(context) : undefined),
    });
    const report = besideHealthy(cut, { plan: { quick: true }, run: { stop: "time-budget" } });
    expect(report.plan.notMeasured).toMatchObject([{ benchmark: "other", reason: "time" }]);
    expect(report.outcome.exitCode).toBe(0);
  },
);

test("a gap in what is only shown holds nothing up", () => {
  const shown = reads(1, {
    metrics: [gated({ gated: false })],
    measure: (context) =>
      context.round === 7 && context.side === "candidate" ? measured({}) : reads(1).measure(context)!,
  });
  const report = besideHealthy(shown);
  expect(report.rows[0]!.judgement).toMatchObject({ verdict: "insufficient", needed: 20, have: 19 });
  expect(report.outcome.exitCode).toBe(0);
});

test("what both sides report, and not in each trial, is neither new nor gone", () => {
  const gap = (side: "baseline" | "candidate"): Report =>
    besideHealthy(
      reads(1, {
        measure: (context) => {
          const slow = { medianNs: context.side === "candidate" ? 9e6 : 2e6 };
          const outcome = context.side === side && context.round === 7 ? "timeout" : "ok";
          return measured({ series: [samples(latencies(context, slow), { outcome })] });
        },
      }),
    );
  for (const side of ["baseline", "candidate"] as const) {
    const report = gap(side);
    expect(report.rows[0]!.judgement).toMatchObject({ verdict: "invalid", side });
    expect(failuresOf(report)[0]).toMatch(/does not report latency of read in round 7/);
    expect(report.outcome.exitCode).toBe(2);
  }
});

test("what neither side reports is a fault of the manifest", () => {
  const report = besideHealthy(reads(1, { measure: () => measured({}) }));
  expect(report.rows[0]!.judgement).toMatchObject({ verdict: "invalid", side: undefined });
  expect(failuresOf(report)[0]).toBe("Neither side reports latency of read in round 0.");
});

test("where operations failed, what is not reported says so", () => {
  const errors = [
    { scenario: "read", kind: "5xx", count: 90, message: undefined },
    { scenario: "other", kind: "4xx", count: 7, message: undefined },
    { scenario: undefined, kind: "5xx", count: 10, message: undefined },
  ];
  const never = besideHealthy(reads(1, { measure: () => measured({ errors }) }));
  expect(failuresOf(never)[0]).toBe(
    "Neither side reports latency of read in round 0, where operations failed (200 × 5xx).",
  );
  const once = besideHealthy(
    reads(1, {
      measure: (context) =>
        context.side === "candidate" && context.round === 7
          ? measured({ errors })
          : measured({ series: [samples(latencies(context))] }),
    }),
  );
  expect(failuresOf(once)[0]).toMatch(
    /does not report latency of read in round 7, where operations failed \(100 × 5xx\)\.$/,
  );
});

test("what is new holds its budget, whether the manifest or the harness brings it, and must be reported", () => {
  const budget = { min: undefined, max: 1e6 };
  const added = (own: Partial<MadeBenchmark>): Report =>
    besideHealthy(reads(1, { metrics: [gated({ budget })], ...own }));
  const candidateAlone = (context: TrialContext) =>
    measured(context.side === "candidate" ? { series: [samples(latencies(context))] } : {});
  const byHarness = added({ measure: candidateAlone });
  expect(byHarness.rows[0]).toMatchObject({
    judgement: { verdict: "added" },
    budget: { state: "broken" },
  });
  expect(byHarness.outcome.exitCode).toBe(1);
  const silent = added({
    presence: "added",
    measure: ({ side }) => (side === "candidate" ? measured({}) : undefined),
  });
  expect(silent.rows[0]!.judgement).toMatchObject({ verdict: "invalid", side: "candidate" });
  expect(silent.outcome.exitCode).toBe(2);
});

test("a benchmark that is held to nothing but invariants, and fails, can't be judged", () => {
  const limits = { min: undefined, max: 0 };
  const guard = (measure: MadeBenchmark["measure"]): Report =>
    besideHealthy({
      ...reads(1),
      metrics: [],
      invariants: [{ scenario: undefined, metric: "errors", limits }],
      measure,
    });
  const failure = {
    code: "exit-code",
    message: "exit 1",
    where: undefined,
    hint: undefined,
    logTail: [],
  } as const;
  expect(guard(() => measured({})).outcome.exitCode).toBe(0);
  const crashed = guard(({ side, round }) =>
    side === "candidate" && round === 4 ? { kind: "failed", failure } : measured({}),
  );
  expect(crashed.invariants[0]?.state).toEqual({ kind: "unknown", round: 4 });
  expect(crashed.outcome.exitCode).toBe(2);
  const never = guard(({ side }) => (side === "candidate" ? undefined : measured({})));
  expect(never.invariants[0]?.state).toEqual({ kind: "unknown", round: 0 });
  expect(never.outcome.exitCode).toBe(2);
});

test("a run that was interrupted can't be judged, whatever passed until then; what regressed has", () => {
  const codes = (factor: number): number[] =>
    (["rounds", "interrupted"] as const).map(
      (stop) => judge(makeRun({ run: { stop }, benchmarks: [reads(factor)] })).outcome.exitCode,
    );
  expect(codes(1)).toEqual([0, 2]);
  expect(codes(1.3)).toEqual([1, 1]);
});

test.each<[RunInfo["stop"], number, RegExp]>([
  [
    "interrupted",
    2,
    /^The measuring was interrupted after 2 rounds.* Run it again and let it go on to its end/,
  ],
  ["interrupted", 0, /^No round was measured on both sides\. Run it again and let it go on to its end/],
  [
    "time-budget",
    6,
    /^The measuring ended after 6 rounds.* A trial takes 0\.90 s, and the 4 rounds of two that are missing 7\.2 s: give the run so much more/,
  ],
  [
    "time-budget",
    2,
    /^There was no time for it: .* the 8 rounds of two that are missing 14 s: give the run so much more/,
  ],
])("a run that ended (%s) after %i rounds is told what would help", (stop, rounds, told) => {
  const { rows } = judge(makeRun({ rounds, run: { stop }, benchmarks: [reads(1)] }));
  const said = rows.map(({ judgement }) =>
    judgement.verdict === "invalid" ? `${judgement.failure.message} ${judgement.failure.hint}` : "",
  );
  expect(said).toEqual(rows.map(() => expect.stringMatching(told)));
});

test("a run whose time left no round is told what a look takes, by the warm-up", () => {
  const run = makeRun({ rounds: 0, run: { stop: "time-budget" }, benchmarks: [reads(1)] });
  const warmUps = (["baseline", "candidate"] as const).map((side, at) => ({
    system: run.systems[0]!.id,
    benchmark: "crud",
    side,
    durationMs: 14_000 + at * 2_000,
  }));
  const said = (results: typeof run): unknown[] =>
    judge(results).rows.map(({ judgement }) => "failure" in judgement && judgement.failure);
  const told = {
    message:
      "The time budget left no room for it: a trial takes 15 s, and the first look needs 10 rounds of two, 5 min.",
    hint: "Give the run 5 min more (--time-budget), or let a trial do less.",
  };
  expect(said({ ...run, warmUps })).toEqual([expect.objectContaining(told), expect.objectContaining(told)]);
  expect(said(run)[0]).toMatchObject({ message: "No round was measured on both sides." });
});

test("a run whose time is over decides what it can with the rounds that there are, and what was decided stays", () => {
  const noisy = reads(1, {
    id: "noisy",
    measure: (context) => {
      const medianNs = 2e6 * (context.side === "candidate" ? 1.11 : 1);
      return measured({ series: [samples(latencies(context, { medianNs, luck: 0.05 }))] });
    },
  });
  const run = (stop: RunInfo["stop"]): Report =>
    judge(
      makeRun({ rounds: 10, plan: { looks: [10, 14, 20] }, run: { stop }, benchmarks: [noisy, reads(1)] }),
    );
  const kinds = ({ rows }: Report): string[] =>
    rows.map(({ address, judgement }) => `${address.benchmark} ${judgement.verdict}`);
  expect(kinds(run("interrupted"))).toEqual([
    "noisy inconclusive",
    "noisy inconclusive",
    "crud pass",
    "crud pass",
  ]);
  expect(kinds(run("time-budget"))).toEqual([
    "noisy regression",
    "noisy regression",
    "crud pass",
    "crud pass",
  ]);
  const untouched = ({ rows }: Report): unknown[] =>
    rows.filter(({ address }) => address.benchmark === "crud");
  expect(untouched(run("time-budget"))).toEqual(untouched(run("interrupted")));
});

test("a quantile that stays undecided says where shorter trials would do, and one that is decided does not", () => {
  const noisy = (luck: number, sigma: number, factor: number): string[] => {
    const benchmark = reads(factor, {
      metrics: [gated({ statistic: "p95" })],
      measure: (context) => {
        const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
        return measured({ series: [samples(latencies(context, { medianNs, luck, sigma, count: 400 }))] });
      },
    });
    const { rows } = judge(makeRun({ benchmarks: [benchmark] }));
    return rows.flatMap(({ judgement, caveats }) => [judgement.verdict, ...caveats.map(({ code }) => code)]);
  };
  expect(noisy(0.12, 0.1, 1.1)).toEqual(["inconclusive", "long-trials"]);
  expect(noisy(0, 1.2, 1.1)).toEqual(["inconclusive"]);
  expect(noisy(0.12, 0.1, 1.6)).toEqual(["regression"]);
});

test("one quad that showed what a benchmark takes is no measurement of it", () => {
  const run = makeRun({ run: { stop: "time-budget" }, benchmarks: [reads(1), reads(1, { id: "scan" })] });
  const tried = {
    ...run,
    trials: run.trials.filter(({ benchmark, round }) => benchmark !== "scan" || round < 2),
  };
  expect(verdicts(judge(tried))).toEqual(["pass", "pass", "invalid", "invalid"]);
  expect(judge(tried).outcome.exitCode).toBe(2);
  const quick = judge({ ...tried, plan: { ...run.plan, quick: true } });
  expect(verdicts(quick)).toEqual(["pass", "pass"]);
  expect(quick.plan.notMeasured).toContainEqual(
    expect.objectContaining({ benchmark: "scan", reason: "time" }),
  );
});

test("what a quick run had no time to begin is left out and said; any other run can't be judged by it", () => {
  const run = makeRun({ run: { stop: "time-budget" }, benchmarks: [reads(1), reads(1, { id: "scan" })] });
  const begun = { ...run, trials: run.trials.filter(({ benchmark }) => benchmark !== "scan") };
  expect(judge(begun).outcome.exitCode).toBe(2);
  const quick = judge({ ...begun, plan: { ...run.plan, quick: true } });
  expect(verdicts(quick)).toEqual(["pass", "pass"]);
  expect(quick.plan.notMeasured).toEqual([
    { system: "kv", benchmark: "scan", scenario: undefined, reason: "time" },
  ]);
  expect(quick.outcome.exitCode).toBe(0);
  const byRounds = judge({
    ...begun,
    run: { ...run.run, stop: "rounds" },
    plan: { ...run.plan, quick: true },
  });
  expect(byRounds.plan.notMeasured).toEqual(quick.plan.notMeasured);
  const nothing = judge({ ...begun, trials: [], plan: { ...run.plan, quick: true } });
  expect(nothing.outcome.exitCode).toBe(2);
  expect(blockersOf(nothing)).toEqual(["no-data"]);
});

test("what a change adds and a quick run had no time for is left out; any other run can't be judged by it", () => {
  const added = reads(1, { id: "new", presence: "added" });
  const run = makeRun({ run: { stop: "time-budget" }, benchmarks: [reads(1), added] });
  const begun = { ...run, trials: run.trials.filter(({ benchmark }) => benchmark !== "new") };
  expect(verdicts(judge(begun))).toEqual(["pass", "pass", "invalid", "invalid"]);
  expect(judge(begun).outcome.exitCode).toBe(2);
  const quick = judge({ ...begun, plan: { ...run.plan, quick: true } });
  expect(verdicts(quick)).toEqual(["pass", "pass"]);
  expect(quick.plan.notMeasured).toMatchObject([{ benchmark: "new", reason: "time" }]);
  expect(quick.outcome.exitCode).toBe(0);
});

type Side = "baseline" | "candidate";

/** A quick run in which `scan` has so many rounds and warm-ups, of which each trial takes as long as `takes` says. */
function quickRun(rounds: number, warmedUp: boolean, takes: (side: Side, trial: number) => number): Report {
  const run = makeRun({
    plan: { quick: true, looks: [10] },
    rounds: 10,
    run: { stop: "time-budget" },
    benchmarks: [reads(1), reads(1, { id: "scan" })],
  });
  const trials = run.trials
    .filter(({ benchmark, round }) => benchmark !== "scan" || round < rounds)
    .map((trial) => ({
      ...trial,
      durationMs: trial.benchmark === "scan" ? takes(trial.side, trial.round + 1) : 900,
    }));
  const warmUps = (["baseline", "candidate"] as const).map((side) => ({
    ...{ system: "kv", benchmark: "scan", side },
    durationMs: takes(side, 0),
  }));
  return judge({ ...run, trials, ...(warmedUp && { warmUps }) });
}

const times =
  (factor: number) =>
  (side: Side): number =>
    side === "candidate" ? 900 * factor : 900;

test.each<[string, Parameters<typeof quickRun>, "left out" | "can't be judged"]>([
  ["nothing of it was measured", [0, false, times(100)], "left out"],
  ["its warm-up was, both sides alike", [0, true, times(1)], "left out"],
  ["its warm-up was, and the candidate took half as long again", [0, true, times(1.5)], "left out"],
  ["its warm-up was, and the baseline's took longer", [0, true, times(0.01)], "left out"],
  [
    "its warm-up was, and the candidate took a hundred times as long",
    [0, true, times(100)],
    "can't be judged",
  ],
  ["its first quad was, both sides alike", [2, true, times(1)], "left out"],
  ["its first quad was, and the candidate took three times as long", [2, true, times(3)], "can't be judged"],
  ["so it is where nobody wrote the warm-up down", [2, false, times(3)], "can't be judged"],
  ["eight rounds were, both sides alike", [8, true, times(1)], "left out"],
  ["eight rounds were, and the candidate took three times as long", [8, true, times(3)], "can't be judged"],
  [
    "the candidate hung once in eight rounds, for longer than all the rest took",
    [8, true, (side, trial) => (side === "candidate" && trial === 5 ? 60_000 : 900)],
    "can't be judged",
  ],
  [
    "a stall made one of many trials take three times as long",
    [8, true, (side, trial) => (side === "candidate" && trial === 5 ? 2_700 : 900)],
    "left out",
  ],
])("a quick run had no time for a benchmark's first look: %s", (_, [rounds, warmedUp, takes], expected) => {
  const report = quickRun(rounds, warmedUp, takes);
  const isLeftOut = expected === "left out";
  expect(report.plan.notMeasured.map(({ benchmark }) => benchmark)).toEqual(isLeftOut ? ["scan"] : []);
  expect(verdicts(report)).toEqual(["pass", "pass", ...(isLeftOut ? [] : ["invalid", "invalid"])]);
  expect(report.outcome.exitCode).toBe(isLeftOut ? 0 : 2);
  if (!isLeftOut)
    expect(failuresOf(report)[0]).toMatch(/the candidate used it up: .* of the baseline 0.90 s/);
});

test.each(["time-budget", "rounds", "decided"] as const)(
  "what a quick run finds to be no measurement stays one, though no round of it was measured (stop: %s)",
  (stop) => {
    const run = makeRun({
      plan: { quick: true, looks: [10] },
      rounds: 10,
      run: { stop },
      benchmarks: [reads(1), reads(1, { id: "scan" })],
    });
    const trials = run.trials.filter(({ benchmark }) => benchmark !== "scan");
    const state = built([{ id: "crud" }, { id: "scan" }]);
    if (state.kind !== "built") throw new Error("not built");
    const fingerprints = [
      ...state.candidate!.fingerprints.slice(0, 1),
      { benchmark: "scan", workload: "sha256:9" },
    ];
    const otherWork = { ...state, candidate: { ...state.candidate!, fingerprints } };
    const failure = {
      code: "exit-code",
      message: "no",
      where: undefined,
      hint: undefined,
      logTail: [],
    } as const;
    const notBuilt = { kind: "not-measurable", stage: "build", side: "candidate", failure } as const;
    const report = judge({ ...run, trials, systems: [{ id: "kv", state: otherWork }] });
    expect(verdicts(report)).toEqual(["pass", "pass", "incomparable", "incomparable"]);
    expect(report.outcome.exitCode).toBe(2);
    expect(report.plan.notMeasured).toEqual([]);
    const lost = judge({ ...run, trials: [], systems: [{ id: "kv", state: notBuilt }] });
    expect(verdicts(lost)).toEqual(Array(4).fill("invalid"));
    const alone = judge({ ...run, trials: [], plan: { ...run.plan, sides: "candidate" } });
    expect(failuresOf(alone)[0]).toBe("This run measured the candidate alone.");
  },
);

test("a quick run that had time for nothing but sizes judges nothing that varies", () => {
  const run = makeRun({
    plan: { quick: true, looks: [10] },
    rounds: 10,
    run: { stop: "time-budget" },
    benchmarks: [
      reads(1, {
        metrics: [gated({ scenario: undefined, metric: "size", statistic: "value", exact: true })],
        measure: () => measured({ values: [value("size", 7)] }),
      }),
      reads(1, { id: "scan" }),
    ],
  });
  const trials = run.trials.filter(({ benchmark }) => benchmark !== "scan");
  const report = judge({ ...run, trials });
  expect(verdicts(report)).toEqual(["pass"]);
  expect(report.plan.notMeasured).toEqual([
    { system: "kv", benchmark: "scan", scenario: undefined, reason: "time" },
  ]);
  expect(report.outcome.exitCode).toBe(2);
  // What the policy leaves out of quick runs is no lack of time.
  const planned: NotMeasured = { system: "kv", benchmark: "scan", scenario: undefined, reason: "quick" };
  const systems = run.plan.systems.map((system) => ({
    ...system,
    benchmarks: system.benchmarks.slice(0, 1),
  }));
  const asPlanned = judge({ ...run, trials, plan: { ...run.plan, systems, notMeasured: [planned] } });
  expect(asPlanned.outcome.exitCode).toBe(0);
});

test("a slow candidate that reaches its first look in a quick run is judged by that", () => {
  expect(verdicts(quickRun(10, true, times(3)))).toEqual(["pass", "pass", "pass", "pass"]);
});

test("what is said of services is joined as the trials are", () => {
  const of = (side: Side): ServiceCaveat => ({
    ...{ system: "kv", benchmark: "crud", side },
    ...{ code: "service-stop", message: "It did not stop." },
  });
  const merged = mergeResults([{ ...shard(2), serviceCaveats: [of("candidate")] }, shard(1)]);
  expect(merged).toMatchObject({ results: { serviceCaveats: [of("candidate")] } });
  const both = { ...slower, serviceCaveats: [of("baseline"), of("candidate")] };
  expect(compareRuns([both], both)).toMatchObject({ results: { serviceCaveats: both.serviceCaveats } });
});

test("what the warm-up took is joined as the trials are, of shards and of the files of one run", () => {
  const warmUp = (side: Side, benchmark = "crud"): WarmUp => ({
    ...{ system: "kv", benchmark, side },
    durationMs: 900,
  });
  const merged = mergeResults([
    { ...shard(2), warmUps: [warmUp("candidate", "scan")] },
    { ...shard(1), warmUps: [warmUp("baseline")] },
  ]);
  expect(merged).toMatchObject({
    results: { warmUps: [warmUp("baseline"), warmUp("candidate", "scan")] },
  });
  const [first, second] = [warmUp("baseline"), warmUp("candidate")];
  const compared = compareRuns([{ ...slower, warmUps: [first] }], { ...slower, warmUps: [second] });
  expect(compared).toMatchObject({ results: { warmUps: [first, second] } });
});

test.each([
  [[1000, 3000], 3000],
  [[3000, 1000], 3000],
  [[undefined, 1000], 1000],
  [[undefined, undefined], undefined],
])("what shards of %j ms took to build is what the slowest took: %j", (each, durationMs) => {
  const parts = each.map((tookMs, at) => {
    const part = shard(at + 1);
    return tookMs === undefined ? part : { ...part, run: { ...part.run, builds: { durationMs: tookMs } } };
  });
  const merged = mergeResults(parts);
  if (merged.kind === "refused") throw new Error(merged.reasons.join());
  expect(merged.results.run.builds?.durationMs).toBe(durationMs);
});

// Operations that fail

interface Failing {
  /** Of so many operations of a trial. */
  readonly count?: number;
  readonly factor?: number;
  /** How those that fail are told of. */
  readonly as?:
    "errors" | "errors of no scenario" | "outcome" | "nothing" | "left out, of trials of a fixed time";
}

/** P50, P95 and P99 where so large a share of operations fails, the slowest of them all, and is slow without that. */
function failing(
  share: (context: TrialContext) => number,
  { count = 1000, factor = 1, as = "errors" }: Failing = {},
): Report {
  const statistics = ["p50", "p95", "p99"] as const;
  return judge(
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: statistics.map((statistic) => gated({ statistic })),
          measure: (context) => {
            const medianNs = 2e6 * (context.side === "candidate" ? factor : 1);
            const isTimed = as === "left out, of trials of a fixed time";
            const more = isTimed ? (7 * context.round + (context.side === "candidate" ? 3 : 0)) % 11 : 0;
            const all = latencies(context, { medianNs, count: count + more });
            const draw = draws(`failing ${context.side} ${context.round}`).random;
            const fails = Array.from(all, () => draw() < share(context));
            const ok = samples(all.filter((_, i) => !fails[i]));
            const lost = all.filter((_, i) => fails[i]);
            const error = { kind: "500", count: lost.length, message: undefined };
            if (as === "outcome") return measured({ series: [ok, samples(lost, { outcome: "busy" })] });
            const caveat = { scenario: "read", code: "errors-lost", message: "what failed is not here" };
            if (as === "nothing") return measured({ series: [ok] });
            if (isTimed) return measured({ series: [ok], caveats: [caveat] });
            const scenario = as === "errors" ? "read" : undefined;
            return measured({ series: [ok], errors: lost.length === 0 ? [] : [{ ...error, scenario }] });
          },
        }),
      ],
    }),
  );
}

const inCandidate =
  (share: number, isIn: (round: number) => boolean = () => true) =>
  ({ side, round }: TrialContext): number =>
    side === "candidate" && isIn(round) ? share : 0;

test.each<[string, Report, readonly string[]]>([
  ["the candidate's do, every twelfth", failing(inCandidate(1 / 12)), ["invalid", "invalid", "invalid"]],
  [
    "they do, and what is left is faster",
    failing(inCandidate(1 / 12), { factor: 0.6 }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "they are samples of another outcome",
    failing(inCandidate(1 / 12), { as: "outcome" }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "they are errors of no scenario",
    failing(inCandidate(1 / 12), { as: "errors of no scenario" }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "the tool leaves them out, every sixth",
    failing(inCandidate(1 / 6), { as: "left out, of trials of a fixed time" }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "the tool leaves them out, every twentieth, as one may that takes longer",
    failing(inCandidate(1 / 20), { as: "left out, of trials of a fixed time" }),
    ["pass", "pass", "pass"],
  ],
  [
    "the tool leaves them out on both sides",
    failing(() => 1 / 6, { as: "left out, of trials of a fixed time" }),
    ["pass", "pass", "pass"],
  ],
  [
    "they do in every other round",
    failing(inCandidate(1 / 12, (round) => round % 2 === 0)),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "what is left is slower all the same",
    failing(inCandidate(1 / 12), { factor: 1.3 }),
    ["regression", "regression", "regression"],
  ],
  ["one in a hundred does: P99 could be among them", failing(inCandidate(0.01)), ["pass", "pass", "invalid"]],
  ["one in 20 000 does", failing(inCandidate(0.00005)), ["pass", "pass", "pass"]],
  [
    "a stall made most of one trial fail",
    failing(inCandidate(0.6, (round) => round === 7)),
    ["pass", "pass", "pass"],
  ],
  [
    "they are told nowhere, where each trial has as many as the other",
    failing(inCandidate(1 / 12), { as: "nothing" }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "they are told nowhere, and what is left is faster",
    failing(inCandidate(1 / 12), { as: "nothing", factor: 0.6 }),
    ["invalid", "invalid", "invalid"],
  ],
  [
    "they are told nowhere, and what is left is slower all the same",
    failing(inCandidate(1 / 12), { as: "nothing", factor: 1.3 }),
    ["regression", "regression", "regression"],
  ],
  [
    "one in a hundred is told nowhere: P99 could be among them",
    failing(inCandidate(0.01), { as: "nothing" }),
    ["pass", "pass", "invalid"],
  ],
  [
    "of a stalled trial most are told nowhere",
    failing(
      inCandidate(0.6, (round) => round === 7),
      { as: "nothing" },
    ),
    ["pass", "pass", "pass"],
  ],
  ["as many fail on both sides", failing(() => 1 / 12), ["pass", "pass", "pass"]],
  [
    "the candidate mends those of the baseline",
    failing(({ side }) => (side === "baseline" ? 1 / 12 : 0)),
    ["pass", "pass", "pass"],
  ],
])("operations fail: %s", (name, report, expected) => {
  expect(verdicts(report)).toEqual(expected);
  expect(report.outcome.exitCode).toBe(
    expected.includes("regression") ? 1 : expected.includes("invalid") ? 2 : 0,
  );
  if (report.outcome.exitCode !== 2 || name.startsWith("the tool")) return;
  expect(failuresOf(report)[0]).toMatch(
    name.includes("told nowhere")
      ? /^Operations of read are missing in the candidate: each trial of the baseline has 1000, and \d+ of 20000 /
      : /^Operations of read failed .*, \d+ of 20000 .* baseline, 0 of 20000/,
  );
});

interface Timed {
  readonly operationNs: number;
  readonly trialNs: number;
  /** Operations of a sample: as many as a tool has found to fit. */
  readonly batch?: number;
}

/** A candidate that is slower within its tolerance comes to fewer operations in a trial of a fixed time. */
test.each<[string, Timed]>([
  ["a loop of 3 s", { operationNs: 74.3e6, trialNs: 3e9 }],
  ["a loop of 1 s", { operationNs: 30e6, trialNs: 1e9 }],
  ["a tool of 0.1 s a benchmark", { operationNs: 3.1e6, trialNs: 0.1e9 }],
  ["batches of a tool's choice", { operationNs: 88e6, trialNs: 20e9, batch: 13 }],
])("trials of a fixed time lack nothing, though those of the baseline have as many: %s", (_, timed) => {
  const { operationNs, trialNs, batch = 1 } = timed;
  const report = judge(
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated({ statistic: "p50", tolerance: 0.1 })],
          measure: ({ side, normal }) => {
            const level = operationNs * (side === "candidate" ? 1.045 : 1) * Math.exp(0.003 * normal());
            const size = side === "candidate" ? batch - Math.sign(batch - 1) : batch;
            const values: number[] = [];
            for (let spentNs = 0; spentNs < trialNs; spentNs += size * values.at(-1)!) {
              values.push(level * Math.exp(0.01 * normal()));
            }
            return measured({ series: [samples(values, { batch: size })] });
          },
        }),
      ],
    }),
  );
  expect(verdicts(report)).toEqual(["pass"]);
});

test("samples of what is no latency need not be one an operation: fewer pauses are no operations that are missing", () => {
  const report = judge(
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated({ metric: "gc-pause" })],
          measure: (context) => {
            const pauses = latencies(context, { count: context.side === "candidate" ? 700 : 1000 });
            return measured({
              series: [samples(latencies(context)), samples(pauses, { metric: "gc-pause" })],
            });
          },
        }),
      ],
    }),
  );
  expect(verdicts(report)).toEqual(["pass"]);
});

test("operations that fail count in batches as they were measured, and those of a warm-up not at all", () => {
  const failed = (own: Partial<Parameters<typeof samples>[1]>, count: number): Report =>
    judge(
      makeRun({
        benchmarks: [
          reads(1, {
            metrics: [gated({ statistic: "p95" })],
            measure: (context) => {
              const lost = latencies(context, { count: context.side === "candidate" ? count : 0 });
              return measured({ series: [samples(latencies(context, { count: 1000 })), samples(lost, own)] });
            },
          }),
        ],
      }),
    );
  const verdictOf = (report: Report): string => report.rows[0]!.judgement.verdict;
  expect(verdictOf(failed({ outcome: "busy" }, 12))).toBe("pass");
  expect(verdictOf(failed({ outcome: "busy", batch: 20 }, 12))).toBe("invalid");
  expect(verdictOf(failed({ outcome: "busy", batch: 20, warmup: true }, 12))).toBe("pass");
});

test("where more is better, the slowest operations are the low quantiles: those that fail could be them", () => {
  const rates = (statistic: "p1" | "p50" | "p99"): Report =>
    judge(
      makeRun({
        benchmarks: [
          reads(1, {
            metrics: [gated({ statistic })],
            measure: (context) => {
              const count = context.side === "candidate" ? 20 : 0;
              return measured({
                series: [samples(latencies(context, { count: 2000 }), { better: "higher" })],
                errors: count === 0 ? [] : [{ scenario: "read", kind: "500", count, message: undefined }],
              });
            },
          }),
        ],
      }),
    );
  const verdictsOf = (["p1", "p50", "p99"] as const).map((one) => rates(one).rows[0]!.judgement.verdict);
  expect(verdictsOf).toEqual(["invalid", "pass", "pass"]);
});

test("operations that fail alike on both sides, in few samples, hold nothing up", () => {
  for (const share of [0.005, 0.02, 0.1, 0.3]) {
    const counts = [100, 200, 400].map((count) => failing(() => share, { count }).outcome.counts.invalid);
    expect(counts).toEqual([0, 0, 0]);
  }
});

test("operations that fail can't leave the candidate too few samples to be judged by, unnoticed", () => {
  const report = besideHealthy(
    reads(1, {
      metrics: [gated({ statistic: "p95" })],
      measure: (context) => {
        const count = context.side === "candidate" ? 46 : 50;
        const errors = [{ scenario: "read", kind: "500", count: 50 - count, message: undefined }];
        return measured({
          series: [samples(latencies(context, { count }))],
          errors: count < 50 ? errors : [],
        });
      },
    }),
  );
  expect(report.rows[0]!.judgement.verdict).toBe("invalid");
  expect(report.outcome.exitCode).toBe(2);
});

// Order in time

test("ends of quads count against each other only where one benchmark is planned, on all shards", () => {
  const noisy = reads(1.05, {
    measure: (context) =>
      measured({
        series: [
          samples(latencies(context, { medianNs: context.side === "candidate" ? 2.1e6 : 2e6, luck: 0.05 })),
        ],
      }),
  });
  const alone = makeRun({ benchmarks: [noisy] });
  const leaving = (reason: "other-shard" | "filtered"): Results => ({
    ...alone,
    plan: {
      ...alone.plan,
      notMeasured: [{ system: "kv", benchmark: "scan", scenario: undefined, reason }],
    },
  });
  const beside = makeRun({ benchmarks: [noisy, reads(1, { id: "scan" })] });
  const pValues = (run: Results): unknown[] =>
    judge(run)
      .rows.filter(({ address }) => address.benchmark === "crud")
      .map(({ judgement }) => "change" in judgement && judgement.change.pValue);
  expect(pValues(leaving("filtered"))).toEqual(pValues(alone));
  expect(pValues(leaving("other-shard"))).not.toEqual(pValues(alone));
  expect(pValues(leaving("other-shard"))).toEqual(pValues(beside));
});

// Shards

const two: MadeRun = { benchmarks: [reads(1.2), reads(1, { id: "scan" })] };
const whole = makeRun(two);

function shard(index: number, count = 2): Results {
  const benchmark = two.benchmarks![index - 1]!;
  const own = makeRun({ ...two, benchmarks: [benchmark] });
  return {
    ...own,
    run: { ...own.run, id: `shard-${index}`, shards: [{ index, count, host: own.host }] },
    plan: {
      ...own.plan,
      metricsPlanned: whole.plan.metricsPlanned,
      notMeasured: [
        {
          system: "kv",
          benchmark: index === 1 ? "scan" : "crud",
          scenario: undefined,
          reason: "other-shard",
        },
      ],
    },
  };
}

describe("a machine on which a system could not be built", () => {
  const failure = {
    code: "exit-code",
    message: "npm ci: ECONNRESET",
    ...{ where: undefined, hint: undefined, logTail: [] },
  } as const;
  const notBuilt = { kind: "not-measurable", stage: "build", side: undefined, failure } as const;
  const unbuilt = (part: Results): Results => ({
    ...part,
    systems: [{ id: "kv", state: notBuilt }],
    trials: [],
  });
  test.each([
    ["first", [unbuilt(shard(1)), shard(2)]],
    ["last", [shard(1), unbuilt(shard(2))]],
  ])("takes none of what another measured (%s)", (_, dealt) => {
    const merged = mergeResults(dealt);
    if (merged.kind === "refused") throw new Error(merged.reasons.join());
    const report = judge(merged.results);
    const alone = judge(dealt.find(({ trials }) => trials.length > 0)!);
    const of = ({ rows }: Report, id: string): Row[] =>
      rows.filter(({ address }) => address.benchmark === id);
    const [measuredId, lostId] = dealt[0]!.trials.length > 0 ? ["crud", "scan"] : ["scan", "crud"];
    expect(of(report, measuredId)).toEqual(of(alone, measuredId));
    expect(of(report, lostId).map(({ judgement }) => judgement.verdict)).toEqual(
      of(report, lostId).map(() => "invalid"),
    );
    expect(report.systems[0]!.notMeasurable?.failure).toBe(failure);
  });
});

test("shards that are joined are judged as one machine's run, in whatever order they come", () => {
  for (const parts of [
    [shard(1), shard(2)],
    [shard(2), shard(1)],
  ]) {
    const merged = mergeResults(parts);
    if (merged.kind === "refused") throw new Error(merged.reasons.join());
    const [joined, single] = [judge(merged.results), judge(whole)];
    expect(joined.rows).toEqual(single.rows);
    expect(joined.outcome).toEqual(single.outcome);
    expect(joined.plan.notMeasured).toEqual([]);
  }
});

test("a harness that only one shard knows to have changed, and declares, is declared of the whole", () => {
  const declaredIn = (index: number): Results => {
    const part = shard(index);
    const systems = part.systems.map(({ id, state }) => {
      if (state.kind !== "built" || state.candidate === undefined) throw new Error("nothing was built");
      const fingerprints = state.candidate.fingerprints.map((own) => ({ ...own, workload: "sha256:other" }));
      const candidate = { ...state.candidate, fingerprints };
      return { id, state: { ...state, candidate, harnessChange: 'the label "meant"' } };
    });
    return { ...part, systems };
  };
  for (const parts of [
    [declaredIn(1), shard(2)],
    [shard(1), declaredIn(2)],
  ]) {
    const merged = mergeResults(parts);
    if (merged.kind === "refused") throw new Error(merged.reasons.join());
    expect(judge(merged.results).systems[0]!.harnessChange).toBe('the label "meant"');
  }
});

/** As built of a checkout with changes that are not committed. */
const ofSource = (part: Results, candidate: string | undefined): Results => ({
  ...part,
  candidate: { ...part.candidate, dirty: true },
  systems: part.systems.map(({ id, state }) => {
    if (state.kind !== "built" || state.candidate === undefined) throw new Error("nothing was built");
    return { id, state: { ...state, candidate: { ...state.candidate, source: candidate } } };
  }),
});

test.each([
  ["one source", "sha256:1", "sha256:1"],
  ["a source that an older gate did not write down", "sha256:1", undefined],
])("shards of %s are joined", (_, one, other) => {
  expect(mergeResults([ofSource(shard(1), one), ofSource(shard(2), other)]).kind).toBe("merged");
});

const interrupted = { ...shard(2), run: { ...shard(2).run, stop: "interrupted" as const } };
const foreign = { ...shard(2), plan: { ...shard(2).plan, seed: "f".repeat(32) } };
const withPlan = (part: Results, plan: Partial<Plan>): Results => ({
  ...part,
  plan: { ...part.plan, ...plan },
});
const filtered = (benchmark: string, scenario?: string): NotMeasured => ({
  system: "kv",
  benchmark,
  scenario,
  reason: "filtered",
});
/** Each was asked for another benchmark, and the second one's was dealt to the first. */
const asked = [
  withPlan(shard(1), { notMeasured: [filtered("scan")] }),
  withPlan(shard(2), { systems: [], notMeasured: [filtered("crud"), ...shard(1).plan.notMeasured] }),
];
test.each<[string, readonly Results[], RegExp]>([
  ["nothing", [], /no results were given/],
  ["a lost shard", [shard(1)], /shard 2\/2 is missing/],
  ["a shard twice", [shard(1), shard(1), shard(2)], /shard 1\/2 is there more than once/],
  ["a shard of another run", [shard(1), foreign], /another seed/],
  [
    "a shard of other changes that are not committed",
    [ofSource(shard(1), "sha256:1"), ofSource(shard(2), "sha256:2")],
    /built another source of kv than run .*, candidate: measure all shards from one/,
  ],
  ["a shard that was interrupted", [shard(1), interrupted], /shard 2\/2 was interrupted: run its job again/],
  ["a shard of another deal", [shard(1), shard(2, 3)], /belongs to another deal/],
  ["a run that is no shard", [shard(1), whole], /is no shard/],
  [
    "a shard that was asked for something else",
    asked,
    /another plan.*differ in kv\/scan, kv\/crud, kv\/crud \(filtered\)/,
  ],
  [
    "a shard that was asked for less",
    [shard(1), withPlan(shard(2), { notMeasured: [...shard(2).plan.notMeasured, filtered("scan", "read")] })],
    /another plan.*differ in kv\/scan\/read \(filtered\)/,
  ],
  [
    "a benchmark in two shards",
    [withPlan(shard(1), { notMeasured: [], systems: whole.plan.systems }), shard(2)],
    /more than one shard has kv\/scan: measure all/,
  ],
  [
    "a benchmark that is left to another shard by both",
    [
      shard(1),
      withPlan(shard(2), {
        systems: [],
        notMeasured: [...shard(1).plan.notMeasured, ...shard(2).plan.notMeasured],
      }),
    ],
    /no shard has kv\/scan: measure all/,
  ],
  ["a shard with another policy", [shard(1), withPlan(shard(2), { inconclusive: "fail" })], /another policy/],
  ["a shard of a quick run", [shard(1), withPlan(shard(2), { quick: true })], /another setting of --quick/],
  ["a shard of one side", [shard(1), withPlan(shard(2), { sides: "candidate" })], /another choice of sides/],
  ["a shard with another α", [shard(1), withPlan(shard(2), { alpha: 0.5 })], /another alpha/],
  ["a shard with another β", [shard(1), withPlan(shard(2), { beta: 0.5 })], /another beta/],
  ["a shard with other looks", [shard(1), withPlan(shard(2), { looks: [10] })], /another looks/],
  [
    "a shard with the candidate's policy",
    [shard(1), withPlan(shard(2), { policyFrom: "candidate" })],
    /another policy's side/,
  ],
  [
    "a shard with another label to accept by",
    [shard(1), withPlan(shard(2), { accept: { label: "mine", trailer: true } })],
    /another way to accept a regression/,
  ],
  [
    "a shard that counts other numbers",
    [shard(1), withPlan(shard(2), { metricsPlanned: 99 })],
    /another number of gated numbers/,
  ],
  [
    "a shard that counts other added numbers",
    [shard(1), withPlan(shard(2), { metricsAdded: 99 })],
    /another number of metrics that only the candidate/,
  ],
  ...(["baseline", "candidate"] as const).flatMap((side): [string, Results[], RegExp][] => {
    const two = shard(2);
    const other = (own: Partial<Results["baseline"]>): Results => ({
      ...two,
      [side]: { ...two[side], ...own },
    });
    return [
      [
        `a shard of another ${side}`,
        [shard(1), other({ commit: "c".repeat(40) })],
        RegExp(`another ${side} commit`),
      ],
      [
        `a shard of a ${side} with changes`,
        [shard(1), other({ dirty: !two[side].dirty })],
        RegExp(`another state of the ${side}`),
      ],
    ];
  }),
  [
    "a shard that another version measured",
    [shard(1), { ...shard(2), run: { ...shard(2).run, gateVersion: "9.9.9" } }],
    /another gate version/,
  ],
  [
    "a shard of no commit",
    [shard(1), { ...shard(2), candidate: { ...shard(2).candidate, commit: undefined } }],
    /another candidate commit than run shard-1: none against [0-9a-f]{40}$/,
  ],
  [
    "a shard with another label for what is meant",
    [shard(1), withPlan(shard(2), { harnessChange: { label: "mine" } })],
    /another label for a change of the harness/,
  ],
])("%s is refused", (_, parts, reason) => {
  const merged = mergeResults(parts);
  expect(merged.kind === "refused" ? merged.reasons.join("\n") : "merged").toMatch(reason);
});

// Two files

test("files of one run are paired, whichever side each of them brings", () => {
  const side = (name: string): Results => ({
    ...slower,
    trials: slower.trials.filter((trial) => trial.side === name),
  });
  const compared = compareRuns([side("baseline")], side("candidate"));
  expect(compared.kind === "report" && compared.report.comparison).toBe("paired");
  expect(compared.kind === "report" && compared.report.rows).toEqual(judge(slower).rows);
});

test("a run of the same host is shown and never judged; of another host, incomparable", () => {
  const later: Results = { ...slower, run: { ...slower.run, id: "run-2" } };
  const same = compareRuns([slower], later);
  if (same.kind === "refused") throw new Error(same.reason);
  expect(same.report.comparison).toBe("stored");
  for (const { judgement } of same.report.rows) {
    expect(judgement).toMatchObject({ verdict: "insufficient", reason: "stored" });
    const { values } = judgement as Extract<typeof judgement, { verdict: "insufficient" }>;
    expect(values?.baseline).toBe(values?.candidate);
  }
  expect(same.report.outcome.exitCode).toBe(0);
  const elsewhere = compareRuns(
    [{ ...slower, host: { ...slower.host, fingerprint: "sha256:other" } }],
    later,
  );
  if (elsewhere.kind === "refused") throw new Error(elsewhere.reason);
  expect(verdicts(elsewhere.report)).toEqual(["incomparable", "incomparable"]);
  expect(elsewhere.report.outcome.exitCode).toBe(2);
});

test("files that claim one run and differ in their plan are refused", () => {
  const other = { ...slower, plan: { ...slower.plan, seed: "f".repeat(32) } };
  expect(compareRuns([slower], other)).toMatchObject({ kind: "refused" });
});

test("draws are the same for the same text", () => {
  expect(draws("a").random()).toBe(draws("a").random());
  expect(draws("a").random()).not.toBe(draws("b").random());
});
