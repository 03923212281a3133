import { expect, test } from "@jest/globals";
import type { Drawn } from "../draw.js";
import type { Finding, Rule } from "../rules.js";
import { UNCHANGED, Workload } from "../workload.js";
import { ALTERNATING } from "./alternating.js";
import { changesOf, E_DIVISIVE } from "./e-divisive.js";
import { BENCHSTAT, GOOGLE_BENCHMARK } from "./mann-whitney.js";
import { AUTO_SAMPLING, BEYOND_DEVIATION, WELCH } from "./mean-tests.js";

/** Each expected verdict is computed by hand from the formula of the tool's own source. */

/** Trials of these values, five samples each that are all the same unless they are given. */
function drawnOf(
  baseline: readonly (number | readonly number[])[],
  candidate: readonly (number | readonly number[])[],
  history: readonly number[] = [],
): Drawn {
  const trials = [...baseline, ...candidate, ...history].map((trial) =>
    Float64Array.from(typeof trial === "number" ? [trial, trial, trial, trial, trial] : trial),
  );
  const padding = Array.from({ length: (4 - (trials.length % 4)) % 4 }, () => trials[0]!);
  const workload = new Workload({
    name: "by hand",
    kind: "generated",
    samplesPerTrial: 5,
    trials: [...trials, ...padding],
    sides: undefined,
  });
  const from = (start: number, length: number): number[] => Array.from({ length }, (_, i) => start + i);
  return {
    workload,
    effect: UNCHANGED,
    baseline: from(0, baseline.length),
    candidate: from(baseline.length, candidate.length),
    history: from(baseline.length + candidate.length, history.length),
  };
}

function judge(rule: Rule, drawn: Drawn): Finding {
  return rule.judge(drawn, drawn.baseline.length, 20)[0]!;
}

const verdict = (rule: Rule, drawn: Drawn): Finding["verdict"] => judge(rule, drawn).verdict;

/** Two values in turns. */
const turns = (length: number, even: number, odd: number): number[] =>
  Array.from({ length }, (_, i) => (i % 2 === 0 ? even : odd));

test("hyperfine's script: Welch's t of runs, by its degrees of freedom", () => {
  // t = 3 / √(1 + 1) = 2.12 with 2 degrees: p = 1 − t / √(2 + t²) = 0.168. By the normal law it is 0.034.
  expect(verdict(WELCH, drawnOf([100, 102], [103, 105]))).toBe("pass");
  // t = 13 / √2 = 9.19: p = 0.012.
  expect(verdict(WELCH, drawnOf([100, 102], [113, 115]))).toBe("regression");
  expect(verdict(WELCH, drawnOf([113, 115], [100, 102]))).toBe("improvement");
});

test("tachometer: Student's interval with n − 1 degrees", () => {
  // Variances 10/9, so the difference of 1 is 1 / √(2/9) = 2.12 errors: beyond 1.96, and within t(9) = 2.26.
  expect(verdict(AUTO_SAMPLING, drawnOf(turns(10, 99, 101), turns(10, 100, 102)))).toBe("inconclusive");
  // 2 / √(2/9) = 4.24.
  expect(verdict(AUTO_SAMPLING, drawnOf(turns(10, 99, 101), turns(10, 101, 103)))).toBe("regression");
});

test("tachometer: it looks after batches of ten", () => {
  // The same for ten, then 4 more. After 20: 2 / √((20/19 + 100/19) / 20) = 3.56 errors, t(19) = 2.09;
  // a look at 17 would be beyond t(16) already.
  const candidate = [...turns(10, 99, 101), ...turns(10, 103, 105)];
  expect(judge(AUTO_SAMPLING, drawnOf(turns(20, 99, 101), candidate))).toEqual({
    quantile: "mean",
    verdict: "regression",
    rounds: 20,
  });
});

test("criterion-compare: the means are farther apart than a standard deviation of either", () => {
  // Deviations of √(4 · 20/19) = 2.05.
  expect(verdict(BEYOND_DEVIATION, drawnOf(turns(20, 98, 102), turns(20, 99, 103)))).toBe("pass");
  expect(verdict(BEYOND_DEVIATION, drawnOf(turns(20, 98, 102), turns(20, 101, 105)))).toBe("regression");
  expect(verdict(BEYOND_DEVIATION, drawnOf(turns(20, 101, 105), turns(20, 98, 102)))).toBe("improvement");
  // 1.5 is less than the 2.05 of one side, and more than the 0 of the other.
  expect(verdict(BEYOND_DEVIATION, drawnOf(turns(20, 98, 102), turns(20, 101.5, 101.5)))).toBe("regression");
});

test("criterion-compare: by the numbers that critcmp prints", () => {
  // 2.0±0.00µs both.
  expect(verdict(BEYOND_DEVIATION, drawnOf([2040, 2040], [2049, 2049]))).toBe("pass");
  // 2.0±0.00µs and 2.1±0.00µs.
  expect(verdict(BEYOND_DEVIATION, drawnOf([2040, 2040], [2051, 2051]))).toBe("regression");
  // 1940.0±0.00ns and 1949.0±0.00ns.
  expect(verdict(BEYOND_DEVIATION, drawnOf([1940, 1940], [1949, 1949]))).toBe("regression");
});

test("benchstat: the exact U test of one number a run", () => {
  // The most extreme of 20 arrangements on either side: p = 0.1. By the plain normal law it is 0.0495.
  expect(verdict(BENCHSTAT, drawnOf([1, 2, 3], [4, 5, 6]))).toBe("pass");
  // Of 70: p = 0.029.
  expect(verdict(BENCHSTAT, drawnOf([1, 2, 3, 4], [5, 6, 7, 8]))).toBe("regression");
  expect(verdict(BENCHSTAT, drawnOf([5, 6, 7, 8], [1, 2, 3, 4]))).toBe("improvement");
  // U = 15 of 16: p = 2 · (1 + 1) / 70 = 0.057.
  expect(verdict(BENCHSTAT, drawnOf([1, 2, 3, 5], [4, 6, 7, 8]))).toBe("pass");
});

test("Google Benchmark: the U test of one number a repetition, with the correction for continuity", () => {
  // z = (4.5 − 0.5) / √5.25 = 1.75: p = 0.081. All 15 samples a side would be significant.
  expect(verdict(GOOGLE_BENCHMARK, drawnOf([1, 2, 3], [4, 5, 6]))).toBe("pass");
  // z = (8 − 0.5) / √12 = 2.17: p = 0.030.
  expect(verdict(GOOGLE_BENCHMARK, drawnOf([1, 2, 3, 4], [5, 6, 7, 8]))).toBe("regression");
});

test("Tachometer.jl: every pass must agree, by its minimum, beyond 5 % and a microsecond", () => {
  const baseline = turns(15, 100_000, 100_000);
  // Passes of five rounds. Two of three are slower; so are three of five.
  const two = [...turns(10, 106_000, 106_000), ...turns(5, 104_000, 104_000)];
  expect(verdict(ALTERNATING, drawnOf(baseline, two))).toBe("pass");
  expect(verdict(ALTERNATING, drawnOf(baseline, turns(15, 106_000, 106_000)))).toBe("regression");
  expect(verdict(ALTERNATING, drawnOf(baseline, turns(15, 94_000, 94_000)))).toBe("improvement");
  // Only the minimum counts, and only of the pass.
  const slowBut = (least: number): number[][] =>
    Array.from({ length: 15 }, (_, i) => [i % 5 === 0 ? least : 200_000, 200_000, 200_000, 200_000, 200_000]);
  expect(verdict(ALTERNATING, drawnOf(baseline, slowBut(104_000)))).toBe("pass");
  expect(verdict(ALTERNATING, drawnOf(baseline, slowBut(106_000)))).toBe("regression");
  // 9 % of 10 µs is 0.9 µs.
  expect(verdict(ALTERNATING, drawnOf(turns(15, 10_000, 10_000), turns(15, 10_900, 10_900)))).toBe("pass");
  expect(verdict(ALTERNATING, drawnOf(turns(15, 10_000, 10_000), turns(15, 11_000, 11_000)))).toBe(
    "regression",
  );
});

test("Otava: Student's t with pooled variance and n − 2 degrees", () => {
  // Deviations of 1 by n, pooled 1: t = 4 / √(1/4 + 1/2) = 4.62 with 4 degrees, p = 0.0099 above 0.001.
  // Welch's by the normal law is 4 / √(4/3/4 + 2/2) = 3.46, p = 0.0005.
  expect(changesOf([10, 12, 10, 12, 14, 16])).toEqual([]);
  // t = 14 / √(3/4) = 16.2: p = 0.00009.
  expect(changesOf([10, 12, 10, 12, 24, 26])).toEqual([{ at: 4, up: true }]);
  expect(changesOf([24, 26, 24, 26, 10, 12])).toEqual([{ at: 4, up: false }]);
});

test("Otava: changes of the history are split off before the new points are judged", () => {
  const calm = [10, 10.1, 10, 10.1, 10, 10.1];
  const higher = calm.map((x) => 10 * x);
  expect(changesOf([...calm, ...higher, ...calm.map((x) => 2 * x)])).toEqual([
    { at: 6, up: true },
    { at: 12, up: false },
  ]);
});

test("Otava: what counts is a change where the new points begin", () => {
  // Four trials a point; a history is given with the latest first.
  const points = (values: readonly number[]): number[] => values.flatMap((x) => [x, x, x, x]);
  const before = points([12, 10, 12, 10]);
  const candidate = (values: readonly number[]): Drawn =>
    drawnOf(turns(4 * values.length, 10, 12), points(values), before);
  expect(verdict(E_DIVISIVE, candidate([14, 16]))).toBe("pass");
  expect(verdict(E_DIVISIVE, candidate([24, 26]))).toBe("regression");
  expect(verdict(E_DIVISIVE, candidate([1, 3]))).toBe("improvement");
});
