import { expect, test } from "@jest/globals";
import { judge } from "../judge.js";
import type { SampleSeries } from "../model/trial.js";
import { gated, latencies, makeRun, measured, samples } from "./testing.js";

/** Codes of the caveats of each statistic of a scenario whose clock takes 100 ns to read. */
function caveatsOf(
  statistics: readonly string[],
  seriesOf: (values: Float64Array) => readonly SampleSeries[],
): [string, string[]][] {
  const results = makeRun({
    rounds: 10,
    plan: { looks: [10] },
    benchmarks: [
      {
        id: "crud",
        metrics: statistics.map((statistic) => gated({ statistic })),
        measure: (context) => {
          const outcome = measured({ series: seriesOf(latencies(context, { medianNs: 2e6, count: 500 })) });
          return { ...outcome, harness: { ...outcome.harness, timerFloorNs: 100 } };
        },
      },
    ],
  });
  return judge(results).rows.map(({ statistic, caveats }) => [
    statistic,
    caveats.map(({ code }) => code).filter((code) => code === "timer-floor"),
  ]);
}

const SHORT = samples([500, 500, 500], { warmup: true });
const coarse = (values: Float64Array): SampleSeries[] => [samples(values.map((value) => value / 1000))];

test.each<
  [string, readonly string[], (values: Float64Array) => readonly SampleSeries[], [string, string[]][]]
>([
  ["operations of 2 ms", ["p50"], (values) => [samples(values)], [["p50", []]]],
  ["with a warm-up of 500 ns before them", ["p50"], (values) => [SHORT, samples(values)], [["p50", []]]],
  ["with an operation that failed at once", ["p50"], failed, [["p50", []]]],
  ["operations of 2 µs", ["p50"], coarse, [["p50", ["timer-floor"]]]],
  ["of which no median is asked", ["p95"], coarse, [["p95", ["timer-floor"]]]],
  [
    "once a scenario",
    ["p95", "p50"],
    coarse,
    [
      ["p95", ["timer-floor"]],
      ["p50", []],
    ],
  ],
  [
    "timed in batches",
    ["p50"],
    (values) => coarse(values).map((one) => ({ ...one, batch: 9 })),
    [["p50", []]],
  ],
])("a clock that is slow for what it times: %s", (_name, statistics, seriesOf, expected) => {
  expect(caveatsOf(statistics, seriesOf)).toEqual(expected);
});

function failed(values: Float64Array): SampleSeries[] {
  return [samples([500], { outcome: "error" }), samples(values)];
}
