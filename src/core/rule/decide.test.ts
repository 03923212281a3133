import { expect, test } from "@jest/globals";
import { LAUNCH_LOOKS } from "../model/looks.js";
import { defaultOptions } from "./constants.js";
import { decide } from "./decide.js";
import { only, rounds, series } from "./testing.js";
import type { MetricSeries } from "./types.js";

test.each([
  ["unchanged code passes", 1, "pass"],
  ["+2 % is within 5 %", 1.02, "pass"],
  ["+10 % is a regression", 1.1, "regression"],
  ["-10 % is an improvement", 0.9, "improvement"],
])("%s", (_, factor, kind) => {
  expect(only(series({ rounds: rounds({ seed: 7, factor }) })).kind).toBe(kind);
});

test("a decision carries what was seen", () => {
  const decision = only(series({ rounds: rounds({ seed: 7, factor: 1.1 }) }));
  expect(decision.kind).toBe("regression");
  if (decision.kind === "insufficient") return;
  expect(decision.decidedAtLook).toBe(10);
  expect(decision.roundsUsed).toBe(10);
  expect(decision.samplesPerSide).toBe(1000);
  expect(decision.estimate).toBeGreaterThan(0.07);
  expect(decision.estimate).toBeLessThan(0.13);
  expect(decision.interval95.low).toBeLessThan(decision.estimate);
  expect(decision.interval95.high).toBeGreaterThan(decision.estimate);
  expect(decision.estimateAbsolute / decision.baselineValue).toBeCloseTo(decision.estimate, 1);
  expect(decision.pValue).toBeLessThan(0.05);
  expect(decision.pValueAdjusted).toBeGreaterThanOrEqual(decision.pValue);
  expect(decision.differences).toHaveLength(10);
});

test("what is plain among twenty metrics is known at the first look", () => {
  const scenarios = Array.from({ length: 7 }, (_, scenario) => {
    const factor = scenario === 3 ? 1.1 : 1;
    const measured = rounds({ seed: 11 + scenario, rounds: 10, n: 400, luck: 0.002, factor });
    return [0.5, 0.95, 0.99].map((q) =>
      series({
        key: `${scenario} ${q}`,
        distribution: `${scenario}`,
        statistic: { kind: "quantile", q },
        tolerance: 0.04,
        rounds: measured,
      }),
    );
  });
  const decisions = decide(scenarios.flat(), defaultOptions(20));
  for (const { key } of scenarios[3]!) {
    expect(decisions.get(key)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  }
});

test("throughput: lower is worse, and the estimate is that of the metric itself", () => {
  const values = rounds({ seed: 3, n: 1, factor: 0.88, luck: 0.005 }).map((round) => ({
    ...round,
    baseline: round.baseline.map((x) => 1e4 + (x - 1e4) / 100),
    candidate: round.candidate.map((x) => 8.8e3 + (x - 8.8e3) / 100),
  }));
  const one = series({ rounds: values, statistic: { kind: "value" }, better: "higher" });
  const decision = only(one);
  expect(decision.kind).toBe("regression");
  expect(decision.estimate).toBeLessThan(-0.1);
  expect(only({ ...one, better: "lower" }).kind).toBe("improvement");
});

test("the floor allows what the tolerance does not", () => {
  const data = rounds({ seed: 7, factor: 1.1 });
  expect(only(series({ rounds: data, floor: 500 })).kind).toBe("regression");
  expect(only(series({ rounds: data, floor: 5_000 })).kind).toBe("pass");
});

test.each([
  ["holds", { max: 15_000 }, "holds"],
  ["is broken above", { max: 11_000 }, "broken"],
  ["is broken below", { min: 13_000 }, "broken"],
  ["is not given", {}, "none"],
])("a budget %s", (_, budget, kind) => {
  const decision = only(series({ rounds: rounds({ seed: 5 }), budget }));
  expect(decision.budget.kind).toBe(kind);
});

test("a budget that all ten trials broke is broken, though forty rounds were planned and the time is over", () => {
  const data = rounds({ seed: 5, rounds: 10 });
  const one = series({ rounds: data, budget: { max: 11_000 }, cut: "undecided" });
  expect(only(one, 8).budget.kind).toBe("broken");
});

test("launches: the median of one launch a trial is judged in 40 rounds", () => {
  const one = (factor: number): MetricSeries =>
    series({
      statistic: { kind: "quantile", q: 0.5 },
      launches: true,
      rounds: rounds({ seed: 8, n: 1, factor }),
    });
  expect(only(one(1)).kind).toBe("pass");
  expect(only(one(1.2)).kind).toBe("regression");
  expect(only({ ...one(1), statistic: { kind: "quantile", q: 0.95 } })).toMatchObject({ reason: "samples" });
});

test("a series with looks of its own is decided at them, beside others of its family", () => {
  const launches = series({
    key: "launch",
    statistic: { kind: "quantile", q: 0.5 },
    launches: true,
    looks: LAUNCH_LOOKS,
    rounds: rounds({ seed: 8, n: 1, factor: 1.3 }),
  });
  const other = series({ rounds: rounds({ seed: 7, factor: 1.1 }) });
  const options = { ...defaultOptions(20), looks: [10, 14, 20] };
  const both = decide([launches, other], options);
  expect(both.get("launch")).toMatchObject({ kind: "regression", decidedAtLook: 20 });
  expect(both.get(other.key)).toMatchObject({ kind: "regression", decidedAtLook: 10 });
  const early = decide([{ ...launches, rounds: launches.rounds.slice(0, 18) }], options).get("launch");
  expect(early).toMatchObject({ kind: "insufficient", reason: "rounds", needed: 20 });
  expect(() => decide([{ ...launches, looks: [20, 10] }], options)).toThrow("looks");
});

test("options and keys that make no sense are refused", () => {
  const one = series({ rounds: rounds({ seed: 1, rounds: 10 }) });
  expect(() => decide([one, one], defaultOptions(20))).toThrow("same key");
  expect(() => decide([one], { ...defaultOptions(20), looks: [20, 10] })).toThrow("looks");
  expect(() => decide([one], { ...defaultOptions(20), alpha: 1 })).toThrow("alpha");
  expect(() => decide([one], defaultOptions(0))).toThrow("metricsPlanned");
});
