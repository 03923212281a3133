import { expect, test } from "@jest/globals";
import { readCriterion } from "./criterion.js";

test.each([
  ["ns", 1],
  ["us", 1_000],
  ["ms", 1e6],
])("messages in %s, with cargo's own lines between them", (unit, factor) => {
  const message = {
    reason: "benchmark-complete",
    id: "sort",
    unit,
    iteration_count: [2, 4],
    measured_values: [6, 8],
  };
  const text = `   Compiling sort v0.1.0\n${JSON.stringify({ reason: "group-complete" })}\n${JSON.stringify(message)}\n`;
  expect(readCriterion([{ path: "out", text }], false)).toMatchObject([
    {
      name: "sort",
      latency: [
        { valuesNs: [3 * factor], batch: 2 },
        { valuesNs: [2 * factor], batch: 4 },
      ],
    },
  ]);
});
