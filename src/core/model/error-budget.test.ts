import { expect, test } from "@jest/globals";
import { defaultAlpha } from "./error-budget.js";

test.each([
  [0, 0.05],
  [1, 0.05],
  [20, 0.05],
  [80, 0.025],
  [2000, 0.005],
])("a run of %p hypotheses has α = %p by default", (metrics, alpha) => {
  expect(defaultAlpha(metrics)).toBeCloseTo(alpha, 12);
});
