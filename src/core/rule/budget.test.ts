import { describe, expect, test } from "@jest/globals";
import { judgeBudget } from "./budget.js";
import { prepare } from "./prepare.js";
import { series } from "./testing.js";
import type { BudgetVerdict, MetricSeries, RuleOptions } from "./types.js";

/** The verdict on a candidate whose trials have these values, one each, beside a baseline of 1000. */
function judged(
  values: readonly number[],
  budget: NonNullable<MetricSeries["budget"]>,
  own: Partial<RuleOptions> = {},
): BudgetVerdict {
  const options: RuleOptions = { alpha: 0.05, beta: 0.05, looks: [10], metricsPlanned: 1, ...own };
  const pairs = values.map((value, round) => ({
    round,
    quad: round >> 1,
    baseline: Float64Array.of(1000),
    candidate: Float64Array.of(value),
  }));
  const one = series({ statistic: { kind: "value" }, budget, rounds: pairs });
  return judgeBudget(prepare(one, options.looks[0]!), options);
}

/** Values of which so many are beyond a limit of 5, one way or the other. */
const of = (beyond: number, all = 10): number[] =>
  Array.from({ length: all }, (_, i) => (i < beyond ? 6 : 4));

/** Of ten values, all are on one side by chance once in 1024, nine or more 11 times, and eight or more 56 times. */
describe("a budget of ten trials", () => {
  test.each<[number, Partial<RuleOptions>, BudgetVerdict["kind"]]>([
    [10, {}, "broken"],
    [9, {}, "broken"],
    [8, {}, "undecided"],
    [9, { metricsPlanned: 10 }, "undecided"],
    [10, { metricsPlanned: 10 }, "broken"],
    [10, { alpha: 1 / 1024 }, "broken"],
    [10, { alpha: 0.99 / 1024 }, "undecided"],
    [2, {}, "undecided"],
    [1, {}, "holds"],
    [1, { metricsPlanned: 10 }, "holds"],
    [1, { beta: 0.01 }, "undecided"],
    [0, { beta: 1 / 1024 }, "holds"],
    [0, { beta: 0.99 / 1024 }, "undecided"],
  ])("of which %d are beyond, %j: %s", (beyond, options, kind) => {
    expect(judged(of(beyond), { max: 5 }, options)).toMatchObject({ kind });
    expect(judged(of(10 - beyond), { min: 5 }, options)).toMatchObject({ kind });
  });

  test.each([{ min: 5 }, { max: 5 }, { min: 5, max: 5 }])("holds at the limit itself: %j", (budget) => {
    expect(judged(Array<number>(10).fill(5), budget).kind).toBe("holds");
  });

  test("names the limit that is broken, and holds between both alone", () => {
    const budget = { min: 3, max: 5 };
    expect(judged(of(10), budget)).toMatchObject({ kind: "broken", limit: "max" });
    expect(judged(of(10), { min: 8, max: 9 })).toMatchObject({ kind: "broken", limit: "min" });
    expect(judged(of(0), budget).kind).toBe("holds");
    expect(judged([2, 2, 2, 2, 2, 4, 4, 4, 4, 4], budget).kind).toBe("undecided");
  });

  test("has the interval of its median, at 95 %, and none of four", () => {
    const values = [7, 3, 10, 1, 9, 5, 2, 8, 4, 6];
    expect(judged(values, { max: 5.5 }).kind).toBe("undecided");
    expect(judged(values, { max: 5.5 })).toMatchObject({ interval: { low: 2, high: 9 }, rounds: 10 });
    const open = { low: -Infinity, high: Infinity };
    expect(judged(values.slice(0, 4), { max: 5 }, { looks: [4] })).toMatchObject({
      interval: open,
      rounds: 4,
    });
  });

  test("of which one can't be a value says nothing", () => {
    const interval = { low: -Infinity, high: Infinity };
    const values = of(10).map((value, i) => (i === 3 ? -1 : value));
    expect(judged(values, { max: 5 })).toEqual({ kind: "undecided", interval, rounds: 10 });
  });

  test("is none without a limit", () => {
    expect(judged(of(10), {})).toEqual({ kind: "none" });
  });
});

describe("a budget over two looks", () => {
  const looks = [10, 20];

  test.each<[readonly number[], Partial<RuleOptions>, BudgetVerdict["kind"], number]>([
    [[...of(10), ...of(0)], {}, "broken", 10],
    [[...of(0), ...of(10)], {}, "holds", 10],
    [[...of(7), ...of(10)], {}, "broken", 20],
    [[...of(3), ...of(0)], {}, "holds", 20],
    [[...of(5), ...of(5)], {}, "undecided", 20],
    // Each look has half of the level: nine of ten are 1.07 %.
    [[...of(9), ...of(5)], { alpha: 0.0216 }, "broken", 10],
    [[...of(9), ...of(5)], { alpha: 0.0212 }, "undecided", 20],
    [[...of(1), ...of(5)], { beta: 0.0216 }, "holds", 10],
    [[...of(1), ...of(5)], { beta: 0.0212 }, "undecided", 20],
    // What the time was over before is looked at by the looks that were reached.
    [[...of(5), ...of(8, 8)], {}, "undecided", 10],
  ])("%j, %j: %s after %d rounds", (values, options, kind, rounds) => {
    expect(judged(values, { max: 5 }, { looks, ...options })).toMatchObject({ kind, rounds });
  });

  test("has no say of trials that come after it, where it splits a quad", () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 100];
    expect(judged(values, { max: 5.5 }, { looks: [11] })).toMatchObject({ interval: { low: 2, high: 9 } });
  });
});
