import { expect, test } from "@jest/globals";
import { estimateOf, locate, locateInPairs } from "./location.js";
import { draws } from "./testing.js";

test.each([
  ["quads", locate],
  ["pairs", locateInPairs],
])("in %s, a shift of all values is the estimate, with the interval around it", (_, of) => {
  const random = draws(7);
  const baseline = Float64Array.from({ length: 40 }, () => 9 + 0.02 * random());
  const candidate = baseline.map((value) => value + 0.1 + 0.02 * (random() - 0.5));
  const { estimate, interval95 } = of(baseline, candidate);
  expect(estimate).toBeCloseTo(0.1, 2);
  expect(interval95.low).toBeLessThan(estimate);
  expect(interval95.high).toBeGreaterThan(estimate);
  expect(of(candidate, baseline).estimate).toBeCloseTo(-estimate, 12);
  expect(estimateOf(baseline, candidate)).toBe(locate(baseline, candidate).estimate);
});
