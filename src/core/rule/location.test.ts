import { expect, test } from "@jest/globals";
import { estimateOf, locate } from "./location.js";
import { draws } from "./testing.js";

test.each(["quads", "coin"] as const)(
  "by %s, a shift of all values is the estimate, with the interval around it and without",
  (design) => {
    const random = draws(7);
    const baseline = Float64Array.from({ length: 40 }, () => 9 + 0.02 * random());
    const candidate = baseline.map((value) => value + 0.1 + 0.02 * (random() - 0.5));
    const { estimate, interval95 } = locate(design, baseline, candidate);
    expect(estimate).toBeCloseTo(0.1, 2);
    expect(estimateOf(design, baseline, candidate)).toBe(estimate);
    expect(interval95.low).toBeLessThan(estimate);
    expect(interval95.high).toBeGreaterThan(estimate);
    expect(estimateOf(design, candidate, baseline)).toBeCloseTo(-estimate, 12);
  },
);
