import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { axisPosition, quantileCurve, quantilesOf } from "./quantile-curve.js";

const trial = (values: readonly number[]): Float64Array => Float64Array.from(values);
const numbered = (count: number): Float64Array => trial(Array.from({ length: count }, (_, i) => i));

test("the slowest operations are all there: beyond P99, at least 100 and at most 1000 of them", () => {
  for (const [count, kept] of [
    [50, 50],
    [5_000, 100],
    [40_000, 400],
    [1_000_000, 1_000],
  ] as const) {
    const curve = quantileCurve([numbered(count)])!;
    expect([count, count - curve.tailFrom]).toEqual([count, kept]);
    expect(curve.values.slice(-kept)).toEqual(Array.from({ length: kept }, (_, i) => count - kept + i));
  }
});

test("what is drawn was measured: every value stands at its own rank, whatever the trials", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 400 }), {
        minLength: 1,
        maxLength: 6,
      }),
      (trials) => {
        const all = trials.flat().sort((a, b) => a - b);
        const curve = quantileCurve(trials.map(trial));
        if (all.length === 0) {
          expect(curve).toBeUndefined();
          return;
        }
        const quantiles = quantilesOf(curve!);
        curve!.values.forEach((value, i) => {
          expect(value).toBe(all[Math.round(quantiles[i]! * all.length - 0.5)]);
        });
        expect([curve!.values[0], curve!.values.at(-1)]).toEqual([all[0], all.at(-1)]);
      },
    ),
    { seed: 1 },
  );
});

test("the body is thinned evenly on the axis: no gap is larger than a step and a rank", () => {
  const count = 200_000;
  const curve = quantileCurve([numbered(count)])!;
  const positions = quantilesOf(curve).map(axisPosition);
  const gaps = positions.slice(1, curve.bodyRanks.length).map((at, i) => at - positions[i]!);
  expect(curve.bodyRanks.length).toBeLessThanOrEqual(150);
  expect(Math.max(...gaps)).toBeLessThan((1.5 * axisPosition(curve.tailFrom / count)) / 150);
});
