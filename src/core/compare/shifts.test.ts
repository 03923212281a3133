import { expect, test } from "@jest/globals";
import { judge } from "../judge.js";
import type { ScenarioShift } from "../model/report.js";
import { sharedLevels } from "./shifts.js";
import { gated, latencies, makeRun, measured, reads, samples } from "./testing.js";

/** What is said of a scenario whose slowest operations take `factor` times as long. */
function shiftsOf(
  factor: number,
  { from = 0, statistics = ["p50", "p95"], metricsPlanned = 3, rounds = 20 } = {},
): readonly ScenarioShift[] {
  const run = makeRun({
    rounds,
    plan: { metricsPlanned },
    benchmarks: [
      reads(1, {
        metrics: statistics.map((statistic) => gated({ statistic })),
        measure: (context) => {
          const values = latencies(context, { count: 1000 });
          const threshold = from === 0 ? 0 : values.slice().sort()[Math.floor(1000 * from)]!;
          const slower = context.side === "candidate" ? factor : 1;
          return measured({ series: [samples(values.map((x) => (x >= threshold ? x * slower : x)))] });
        },
      }),
    ],
  });
  return judge(run).shifts;
}

test("a slower tail is named with where it begins, and explains the verdict", () => {
  const [shift, ...more] = shiftsOf(1.3, { from: 0.93 });
  expect(more).toEqual([]);
  expect(shift).toMatchObject({ explains: true, rounds: 20, level: 0.01 });
  expect(shift!.parts).toEqual([{ direction: "up", from: 0.95, to: undefined }]);
  expect(shift!.quantiles.map(({ quantile, moved }) => [quantile, moved]).slice(4, 7)).toEqual([
    [0.9, "no"],
    [0.95, "up"],
    [0.97, "up"],
  ]);
});

test("what moved beyond everything gated is told at the level that all scenarios share", () => {
  const [shift] = shiftsOf(1.3, { from: 0.975, statistics: ["p50"] });
  expect(shift).toMatchObject({ explains: false, parts: [{ direction: "up", from: 0.98, to: undefined }] });
  // The last of three looks adds 1 − (14/20)² of 1 %, shared by three.
  expect(shift!.level).toBeCloseTo((0.01 * (1 - 0.49)) / 3, 12);
});

test("nothing is said of unchanged code, nor before the first look", () => {
  expect(shiftsOf(1)).toEqual([]);
  expect(shiftsOf(1.3, { rounds: 8 })).toEqual([]);
});

test.each([
  // Five quads have no p-value below 2/6^5, and 100 000 draws none below 1/100 001.
  ["three metrics", 3, [0.0025, 0.0024, 0.0051]],
  ["twenty", 20, [0, 0.0049, 0.0051]],
  ["too many for the second look", 600, [0, 0, 0.01]],
  ["too many for any", 2000, [0, 0, 0]],
])("what no p-value of a look can come to is left for the next look: %s", (_, hypotheses, shares) => {
  const levels = sharedLevels([10, 14, 20], hypotheses);
  levels.forEach((level, look) => {
    expect(level * hypotheses).toBeCloseTo(shares[look]!, 12);
  });
});
