import { expect, test } from "@jest/globals";
import { judge } from "../judge.js";
import type { PlannedBenchmark } from "../model/plan.js";
import { gated, latencies, makeRun, measured, samples, value } from "./testing.js";
import { leavesNothing, unjudgeableOf } from "./plan-lacks.js";

interface Case {
  readonly rounds: number;
  readonly samples: number;
  readonly own?: Partial<PlannedBenchmark>;
  readonly lacks: Readonly<Record<string, string>>;
}

const METRICS = ["p50", "p95", "p99", "mean"].map((statistic) => gated({ statistic }));
const VALUE = gated({ scenario: undefined, metric: "throughput", statistic: "value" });

test.each<[string, Case]>([
  ["enough of everything", { rounds: 20, samples: 400, lacks: {} }],
  [
    "too few samples for what is far out",
    { rounds: 20, samples: 100, lacks: { p99: "samples: 2000 of 5000" } },
  ],
  [
    "too few rounds for anything",
    {
      rounds: 4,
      samples: 2000,
      lacks: {
        p50: "rounds: 4 of 10",
        p95: "rounds: 4 of 10",
        p99: "rounds: 4 of 10",
        mean: "rounds: 4 of 10",
        value: "rounds: 4 of 10",
      },
    },
  ],
  [
    "one launch a trial",
    {
      rounds: 20,
      samples: 1,
      own: { kind: "command", launches: 1 },
      lacks: { p95: "samples: 20 of 1000", p99: "samples: 20 of 5000" },
    },
  ],
])(
  "%s: what the plan lacks is what the verdicts then say",
  (_name, { rounds, samples: count, own, lacks }) => {
    const results = makeRun({
      rounds,
      plan: { looks: [rounds] },
      benchmarks: [
        {
          id: "crud",
          metrics: [...METRICS, VALUE],
          scenarios: [
            {
              id: "read",
              title: undefined,
              presence: "both",
              parameters: {},
              samples: count,
              warmupOperations: 0,
            },
          ],
          ...own,
          measure: (context) =>
            measured({
              values: [value("throughput", 100 + context.random())],
              series: [samples(latencies(context, { count }))],
            }),
        },
      ],
    });
    const known = unjudgeableOf(results.plan).map(({ metric, lack }) => [
      metric.statistic,
      `${lack.reason}: ${lack.have} of ${lack.needed}`,
    ]);
    expect(Object.fromEntries(known)).toEqual(lacks);
    const said = judge(results).rows.flatMap(({ statistic, judgement }) =>
      judgement.verdict === "insufficient"
        ? [[statistic, `${judgement.reason}: ${judgement.have} of ${judgement.needed}`]]
        : [],
    );
    expect(Object.fromEntries(said)).toEqual(lacks);
    // What is said beforehand of the run's end is what it then is.
    expect(leavesNothing(results.plan, unjudgeableOf(results.plan))).toBe(
      judge(results).outcome.exitCode === 2,
    );
  },
);

test("a harness that decides by itself how many samples it takes has enough of them", () => {
  const of = (rounds: number): number =>
    unjudgeableOf(
      makeRun({
        rounds,
        plan: { looks: [rounds] },
        benchmarks: [{ id: "crud", metrics: METRICS, measure: () => undefined }],
      }).plan,
    ).length;
  expect([of(20), of(8)]).toEqual([0, METRICS.length]);
});
