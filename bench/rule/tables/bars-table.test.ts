import { expect, test } from "@jest/globals";
import { higherByChance } from "../proportion.js";
import type { PowerRow, RuleResult } from "../summary.js";
import { POWER_BARS } from "../power-bars.js";
import { betterRows, powerRow } from "./bars-table.js";

test("Fisher's exact test, one-sided", () => {
  // One of the 20 ways to have three of six.
  expect(higherByChance({ successes: 3, of: 3 }, { successes: 0, of: 3 })).toBeCloseTo(1 / 20, 12);
  // All but that in which the other has all three.
  expect(higherByChance({ successes: 1, of: 3 }, { successes: 2, of: 3 })).toBeCloseTo(19 / 20, 12);
  expect(higherByChance({ successes: 0, of: 1000 }, { successes: 0, of: 1000 })).toBeCloseTo(1, 9);
});

const row = (byName: number, more: Partial<PowerRow> = {}): PowerRow => ({
  effect: 0.1,
  where: "all",
  quantile: 0.95,
  workload: "mem",
  roundsMax: 20,
  runs: 1000,
  byName,
  inRun: byName,
  passed: 0,
  roundsMean: 20,
  ...more,
});

function rule(name: string, alarmed: number, power: readonly PowerRow[]): RuleResult {
  return {
    name,
    source: "",
    ours: name === "ours",
    runs: 1000,
    metricsPerRun: 20,
    falseAlarmsPerRun: alarmed / 1000,
    falseAlarmsPerRunUpper95: 1,
    falseAlarmsPerMetric: 0,
    power,
    unchanged: { pass: 1, widerPass: 0, inconclusive: 0, regression: 0, improvement: 0 },
    coverage: null,
  };
}

const ours = rule("ours", 0, [row(0.4), row(0.9, { workload: "http" })]);
const found = (alarmed: number, ...power: PowerRow[]): ReturnType<typeof betterRows> =>
  betterRows(rule("peer", alarmed, power), ours, 0.03);

test("a peer that alarms as rarely as ours and finds more in a row is better there, even where ours never alarms", () => {
  const power = [row(0.6), row(0.1, { workload: "http" })];
  expect(found(0, ...power)).toEqual({ name: "peer", rows: 1, of: 2 });
  // Four of 1000 is what chance does to one that is as good as ours with none (p = 0.06), five is not (0.03).
  expect(found(4, ...power)).toEqual({ name: "peer", rows: 1, of: 2 });
  expect(found(5, ...power)).toBeUndefined();
});

test("a peer that finds more by chance alone is not better", () => {
  expect(found(0, row(0.4))).toBeUndefined();
  expect(found(0, row(0.43))).toBeUndefined();
  expect(found(0, row(0.6, { runs: 10 }))).toBeUndefined();
});

test("rows that are not to be found, or that ours does not judge, are not compared", () => {
  expect(found(0, row(1, { quantile: 0.5, where: "tail" }))).toBeUndefined();
  expect(found(0, row(1, { workload: "another" }))).toBeUndefined();
  const atTolerance = betterRows(rule("peer", 0, [row(1)]), ours, 0.1);
  expect(atTolerance).toBeUndefined();
});

test("a requirement of power says its average and the worst workload, and where nothing is judged, that", () => {
  const parts = { real: new Set(["mem", "http"]), generated: new Set<string>() };
  expect(powerRow(ours, parts, POWER_BARS[0]!)).toMatchObject({
    measured: "65.0 %, worst mem 40.0 %",
    real: "65.0 %",
    generated: "–",
    met: false,
  });
  expect(powerRow(rule("ours", 0, []), parts, POWER_BARS[0]!)).toMatchObject({
    measured: "P95 is judged in no workload",
    real: "–",
    met: false,
  });
});
