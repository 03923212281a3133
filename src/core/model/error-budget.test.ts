import { expect, test } from "@jest/globals";
import { defaultAlpha, falseAlarms } from "./error-budget.js";

test.each([
  [0, 0.05],
  [1, 0.05],
  [20, 0.05],
  [80, 0.025],
  [2000, 0.005],
])("a run of %p hypotheses has α = %p by default", (metrics, alpha) => {
  expect(defaultAlpha(metrics)).toBeCloseTo(alpha, 12);
});

test.each([
  [20, undefined, 0.05],
  [20, 0, 0.05],
  [0, 0, 0.05],
  [15, 5, 0.0625],
  [0, 5, 0.1],
])(
  "of %p hypotheses and %p that only the candidate declares, false alarms are %p at most",
  (metricsPlanned, metricsAdded, chance) => {
    expect(falseAlarms({ alpha: 0.05, metricsPlanned, metricsAdded })).toBeCloseTo(chance, 12);
  },
);
