import { expect, test } from "@jest/globals";
import { gated, latencies, makeRun, measured, reads, samples, value } from "../../core/compare/testing.js";
import { judge } from "../../core/judge.js";
import type { PlannedMetric } from "../../core/model/plan.js";
import type { Results } from "../../core/model/run.js";
import { rowData, traceRows } from "./data/collect-rows.js";
import type { RowData } from "./data/panel-data.js";
import { intervalMark } from "./interval-mark.js";

const P50: Partial<PlannedMetric> = {};
const RATE: Partial<PlannedMetric> = { scenario: undefined, metric: "throughput", statistic: "value" };

/** A P50 of 2 ms and a throughput of 1 000 a second, both a fifth slower. */
function slower(metric: Partial<PlannedMetric>): Results {
  return makeRun({
    benchmarks: [
      reads(1, {
        metrics: [gated(metric)],
        measure: (context) => {
          const factor = context.side === "candidate" ? 1.2 : 1;
          return measured({
            series: [samples(latencies(context, { medianNs: 2e6 * factor }))],
            values: [value("throughput", 1000 / factor, { unit: "op/s", better: "higher" })],
          });
        },
      }),
    ],
  });
}

/** What the box of the mark covers, where the scale goes from −50 % to +50 %. */
function boxOf(markup: string): readonly [number, number] {
  const [x, width] = [/x="([\d.]+)"\s+y="2"/, /width="([\d.]+)"\s+height="14"/].map((part) =>
    Number(part.exec(markup)![1]),
  ) as [number, number];
  const changeAt = (at: number): number => (at - 6) / 120 - 0.5;
  return [changeAt(x), changeAt(x + width)];
}

test.each<[string, Partial<PlannedMetric>, readonly [number, number]]>([
  ["the tolerance, as ratios either way", { ...P50, tolerance: 0.25 }, [-0.2, 0.25]],
  ["a floor of 0.8 ms in 2 ms", { ...P50, tolerance: 0.03, floor: 0.8e6 }, [-0.4, 0.4]],
  ["the tolerance of a throughput", { ...RATE, tolerance: 0.25 }, [-0.2, 0.25]],
  ["a floor of 300 a second", { ...RATE, tolerance: 0.03, floor: 300 }, [-0.3, 0.3]],
])("the box of the mark and the lines of the plots are what is allowed: %s", (_, metric, [low, high]) => {
  const results = slower(metric);
  const report = judge(results);
  expect(report.rows[0]!.judgement.verdict).toBe("pass");
  const box = boxOf(intervalMark(report.rows[0]!, 0.5)!.text);
  expect(box[0]).toBeCloseTo(low, 2);
  expect(box[1]).toBeCloseTo(high, 2);
  const { allowed } = rowData(traceRows(report, results)[0]!, report, null);
  expect(allowed!.low).toBeCloseTo(low, 2);
  expect(allowed!.high).toBeCloseTo(high, 2);
});

test("what is not gated is allowed anything, and what has no baseline can't be drawn", () => {
  const drawn = (results: Results): RowData["allowed"] => {
    const report = judge(results);
    return rowData(traceRows(report, results)[0]!, report, null).allowed;
  };
  expect(drawn(slower({ gated: false }))).toBeNull();
  expect(drawn(makeRun({ benchmarks: [reads(1, { presence: "added" })] }))).toBeNull();
});
