import { expect, test } from "@jest/globals";
import type { PlannedBenchmark } from "../model/plan.js";
import { fairnessNotes } from "./fairness.js";
import { indexTrials } from "./index-trials.js";
import { makeRun, measured, reads, samples, SYSTEM, value } from "./testing.js";

interface Found {
  readonly cache: "hot" | "any";
  readonly warmedShare?: number | ((round: number) => number);
  readonly hitRatio?: number;
  /** What the hit ratio of `read` is held to, or another number, or another scenario's. */
  readonly held?: { readonly scenario: string; readonly metric: string };
  readonly wrongSide?: "baseline" | "candidate";
  /** Share of operations at 78 ms; the others take 33 ms. */
  readonly slow?: number;
  /** In how many of the four rounds. */
  readonly slowRounds?: number;
  readonly role?: "gate" | "study";
}

/** What is said of a benchmark of which one side finds this, and the other is in order. */
function notes({
  cache,
  warmedShare = 1,
  hitRatio = 1,
  held = { scenario: "read", metric: "hit-ratio" },
  wrongSide = "candidate",
  slow = 0,
  slowRounds = 4,
  role = "gate",
}: Found) {
  const made = reads(1, {
    role,
    metrics: [],
    scenarios: [
      {
        id: "read",
        title: undefined,
        presence: "both",
        parameters: { cache },
        samples: 200,
        warmupOperations: 1,
      },
    ],
    invariants: [{ ...held, limits: { min: 0.99, max: undefined } }],
    measure: ({ side, round, random, normal }) => {
      const wrong = side === wrongSide;
      const warmed = typeof warmedShare === "number" ? warmedShare : warmedShare(round);
      const own = { scenario: "read", unit: "ratio", better: "higher" } as const;
      const level = (): number => (wrong && round < slowRounds && random() < slow ? 78e6 : 33e6);
      return measured({
        series: [samples(Array.from({ length: 200 }, () => Math.round(level() * Math.exp(0.05 * normal()))))],
        values: [
          value("warmed-share", wrong ? warmed : 1, own),
          value("hit-ratio", wrong ? hitRatio : 1, own),
        ],
      });
    },
  });
  const results = makeRun({ rounds: 4, benchmarks: [made] });
  const [benchmark] = results.plan.systems[0]!.benchmarks as [PlannedBenchmark];
  return fairnessNotes(benchmark, indexTrials(results).get(`${SYSTEM}/${benchmark.id}`)!);
}

const UNFAIR = { code: "unfair", side: "candidate", scenario: "read" };

test.each([
  ["measures other keys than it warmed", { warmedShare: 0 }, { warmedShare: 0 }],
  ["measures some keys that it did not warm", { warmedShare: 0.9 }, { warmedShare: 0.9 }],
  [
    "hits less than its invariant",
    { hitRatio: 0.4458 },
    { hitRatio: { min: 0.99, worst: 0.4458, trials: 4 } },
  ],
])("a scenario that is declared hot and %s is unfair", (_, found, said) => {
  expect(notes({ cache: "hot", ...found })).toEqual([{ ...UNFAIR, ...said }]);
  expect(notes({ cache: "hot", role: "study", ...found })).toEqual([{ ...UNFAIR, ...said }]);
  expect(notes({ cache: "any", ...found })).toEqual([]);
});

test("two modes with a minimum far under the median are unfair whatever is declared", () => {
  const [note] = notes({ cache: "any", slow: 0.7 });
  expect(note).toMatchObject({ ...UNFAIR, modes: { lower: expect.any(Number), upper: expect.any(Number) } });
  // The lower mode holds the median: the minimum is not far under it.
  expect(notes({ cache: "any", slow: 0.3 })).toEqual([]);
  // Somebody else had the machine in half of the rounds.
  expect(notes({ cache: "any", slow: 0.7, slowRounds: 2 })).toEqual([]);
  expect(notes({ cache: "any", slow: 0.7, slowRounds: 3 })).toHaveLength(1);
});

test("of several trials the worst is told, and how many there are", () => {
  const warmedShare = (round: number): number => [1, 0.9, 0.5, 0.8][round]!;
  expect(notes({ cache: "hot", warmedShare })).toEqual([{ ...UNFAIR, warmedShare: 0.5 }]);
});

test("what the baseline alone finds is told of the baseline", () => {
  const said = { side: "baseline", warmedShare: 0.9 };
  expect(notes({ cache: "hot", warmedShare: 0.9, wrongSide: "baseline" })).toEqual([{ ...UNFAIR, ...said }]);
  const [note] = notes({ cache: "any", slow: 0.7, wrongSide: "baseline" });
  expect(note).toMatchObject({ side: "baseline", modes: { lower: expect.any(Number) } });
});

test.each([
  { scenario: "write", metric: "hit-ratio" },
  { scenario: "read", metric: "warmed-share" },
])("a hit ratio is held to no limit of another's: %j", (held) => {
  expect(notes({ cache: "hot", hitRatio: 0.4, held })).toEqual([]);
});

test("a minimum far under the median is not unfair where there are no two modes", () => {
  expect(notes({ cache: "any", slow: 0.985 })).toEqual([]);
});

test("a scenario that is in order says nothing", () => {
  expect(notes({ cache: "hot" })).toEqual([]);
});
