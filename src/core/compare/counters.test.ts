import { expect, test } from "@jest/globals";
import { countersOf } from "./counters.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";
import { gated, makeRun, measured, value } from "./testing.js";
import type { TrialValue } from "../model/trial.js";

const BENCHMARK = makeRun({
  benchmarks: [
    {
      id: "crud",
      metrics: [gated({ scenario: undefined, metric: "size", statistic: "value" })],
      measure: () => measured({}),
    },
  ],
}).plan.systems[0]!.benchmarks[0]!;

/** A trial for each list of values. */
function trials(baseline: TrialValue[][], candidate: TrialValue[][]): BenchmarkTrials {
  const of = (all: TrialValue[][]): MeasuredTrial[] =>
    all.map((values) => ({ outcome: measured({ values }) }) as MeasuredTrial);
  return { baseline: of(baseline), candidate: of(candidate), failed: [], pairs: [] };
}

const shown = (all: BenchmarkTrials): unknown[] =>
  countersOf("kv", BENCHMARK, all).map(({ metric, baseline, candidate }) => [metric, baseline, candidate]);

test("a counter is the median over all trials of a side", () => {
  const of = (...amounts: number[]): TrialValue[][] => amounts.map((amount) => [value("flushes", amount)]);
  expect(shown(trials(of(1, 9, 4), of(7, 2, 5)))).toEqual([["flushes", 4, 5]]);
});

test("what only one side has is shown, in the order of the names, and what is judged is not", () => {
  const all = trials([[value("old", 1), value("size", 3)]], [[value("new", 2), value("size", 3)]]);
  expect(shown(all)).toEqual([
    ["new", undefined, 2],
    ["old", 1, undefined],
  ]);
});

test.each<Partial<TrialValue>>([{ scenario: "read" }, { phase: "apply" }, { labels: { cpu: "1" } }])(
  "a value that differs in %j is another counter",
  (own) => {
    expect(shown(trials([[value("flushes", 1), value("flushes", 2, own)]], []))).toHaveLength(2);
  },
);
